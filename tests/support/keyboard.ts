/** The shop by keyboard alone: at every stop of the focus it can be seen, and not below what sticks to an edge. */
import { expect, type Locator, type Page } from '@playwright/test'

type Key = 'Tab' | 'Shift+Tab'

/** More stops than any page has. */
const STOPS = 300

interface Stop {
  /** What is wrong with where the focus is; nothing while it is outside the page, in the browser's own controls. */
  complaint: string | undefined
  /** The focus is on the target. */
  isThere: boolean
}

/** Looks at the focus in one call: some pages have two hundred stops. */
const lookAt = (target: Locator): Promise<Stop> =>
  target.evaluate(async wanted => {
    // The browser scrolls to what has the focus with the next frame; a task after it finds that frame drawn.
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const FIRST_LINE = 24
    const at = document.activeElement
    const complain = (): string | undefined => {
      if (!at || at === document.body) return
      const name = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)
      const said = `${at.localName}.${at.className} “${name}”`
      const hasRing = [at, at.parentElement].some(element => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element ?? at)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      if (!hasRing) return `${said} has no ring`
      const box = at.getBoundingClientRect()
      const isLarge = box.height > innerHeight / 2
      // Of a text area the browser brings the line with the caret into the window, not the whole field.
      const bottom = at.localName === 'textarea' ? box.top + FIRST_LINE : box.bottom
      // Sideways the browser is content with a part of what scrolls in a row.
      const isIn = box.top >= -1 && bottom <= innerHeight + 1 && box.right > 24 && box.left < innerWidth - 24
      if (!isIn && !isLarge) return `${said} is outside the window`
      // The ring goes along the edges; a field may hold buttons of its own.
      const height = bottom - box.top
      const points = [0.1, 0.5, 0.9].map(part => [box.left + box.width * part, box.top + height / 2] as const)
      const edges = [0.1, 0.9].map(part => [box.left + box.width / 2, box.top + height * part] as const)
      const covers = [...points, ...edges]
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter(element => element && !at.contains(element) && !element.contains(at))
        .filter(element => element?.closest('.shop-header, .cw-rail, .cw-cookies, .cw-qo-bar, .cw-selected'))
      const cover = covers.find(element => !element?.parentElement?.contains(at))
      return cover && !isLarge ? `${said} is below ${cover.localName}.${cover.getAttribute('class')}` : undefined
    }
    return { complaint: complain(), isThere: at === wanted }
  })

/** One step on; the focus can be seen there. @returns whether it is on the target */
async function step(page: Page, target: Locator, key: Key): Promise<boolean> {
  await page.keyboard.press(key)
  const { complaint, isThere } = await lookAt(target)
  expect.soft(complaint).toBeUndefined()
  return isThere
}

/** Goes on to something of the page, and sees the focus at every stop on the way. */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS; stop++) if (await step(page, target, key)) return
  throw new Error(`${target} cannot be reached by ${key}`)
}

/** Goes through the whole page until the focus has left it. */
export async function tabThrough(page: Page, key: Key = 'Tab'): Promise<void> {
  const body = page.locator('body')
  for (let stop = 0; stop < STOPS; stop++) if (await step(page, body, key)) return
  throw new Error(`the focus does not leave ${page.url()}`)
}
