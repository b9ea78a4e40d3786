/** The shop by keyboard alone: at every stop of the focus it can be seen, and not below what sticks to an edge. */
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'

type Key = 'Tab' | 'Shift+Tab'

/** More stops than any page has. */
const STOPS = 300

interface Stop {
  /** What is wrong with where the focus is; nothing while it is outside the page, in the browser's own controls. */
  complaint: string | undefined
  /** The focus is on the target. */
  isThere: boolean
  /** The page does not hold the target any more. */
  isGone: boolean
}

/** Looks at the focus in one call: some pages have two hundred stops. */
const lookAt = (page: Page, target: ElementHandle | null): Promise<Stop> =>
  page.evaluate(async wanted => {
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
    return { complaint: complain(), isThere: at === wanted, isGone: !wanted?.isConnected }
  }, target)

/**
 * Goes on until the focus is on the target; it can be seen at every stop. The target is looked for once, and again when the page has
 * drawn it again: to find a role and a name the whole page is gone through, which takes longer than the stop.
 * @returns whether it gets there
 */
async function reach(page: Page, target: Locator, key: Key): Promise<boolean> {
  let element = await target.elementHandle()
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press(key)
    let seen = await lookAt(page, element)
    if (seen.isGone) {
      element = await target.elementHandle()
      seen = await lookAt(page, element)
    }
    expect.soft(seen.complaint).toBeUndefined()
    if (seen.isThere) return true
  }
  return false
}

/** Goes on to something of the page, and sees the focus at every stop on the way. */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  if (!(await reach(page, target, key))) throw new Error(`${target} cannot be reached by ${key}`)
}

/** Goes through the whole page until the focus has left it. */
export async function tabThrough(page: Page, key: Key = 'Tab'): Promise<void> {
  if (!(await reach(page, page.locator('body'), key))) throw new Error(`the focus does not leave ${page.url()}`)
}
