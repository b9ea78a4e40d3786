/** The shop by keyboard alone: at every stop of the focus it can be seen, and not below what sticks to an edge. */
import { expect, type Locator, type Page } from '@playwright/test'

type Key = 'Tab' | 'Shift+Tab'

/** More stops than any page has. */
const STOPS = 300

/** What is wrong with where the focus is; nothing while it is outside the page, in the browser's own controls. */
const complaint = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // The browser scrolls to what has the focus with the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const at = document.activeElement
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
    // Sideways the browser is content with a part of what scrolls in a row.
    const isIn = box.top >= -1 && box.bottom <= innerHeight + 1 && box.right > 24 && box.left < innerWidth - 24
    if (!isIn && !isLarge) return `${said} is outside the window`
    // The ring goes along the edges; a field may hold buttons of its own.
    const points = [0.1, 0.5, 0.9].map(part => [box.left + box.width * part, box.top + box.height / 2] as const)
    const edges = [0.1, 0.9].map(part => [box.left + box.width / 2, box.top + box.height * part] as const)
    const covers = [...points, ...edges]
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter(element => element && !at.contains(element) && !element.contains(at))
      .filter(element => element?.closest('.shop-header, .cw-rail, .cw-cookies, .cw-qo-bar, .cw-selected'))
    const cover = covers.find(element => !element?.parentElement?.contains(at))
    return cover && !isLarge ? `${said} is below ${cover.localName}.${cover.getAttribute('class')}` : undefined
  })

/** One step on; the focus can be seen there. */
export async function tab(page: Page, key: Key = 'Tab'): Promise<void> {
  await page.keyboard.press(key)
  expect.soft(await complaint(page)).toBeUndefined()
}

/** Goes on to something of the page, and sees the focus at every stop on the way. */
export async function tabTo(page: Page, target: Locator, key?: Key): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS; stop++) {
    await tab(page, key)
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`${target} cannot be reached by ${key ?? 'Tab'}`)
}

/** Goes through the whole page until the focus has left it. */
export async function tabThrough(page: Page, key?: Key): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    await tab(page, key)
    if (await page.evaluate(() => document.activeElement === document.body)) return
  }
  throw new Error(`the focus does not leave ${page.url()}`)
}
