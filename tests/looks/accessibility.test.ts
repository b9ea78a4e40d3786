/** Nothing axe objects to on any route, in light and dark, wide and narrow, the main ones in six languages; and nothing wider than the page. */
import type { RouteName } from '@cartwright/core'
import { expect, type Page } from '@playwright/test'
// By their paths: the tests build the shop, not the library.
import { OFFERED_LANGUAGES } from '../../packages/core/src/contract/languages'
import { routes } from '../../packages/core/src/routing/routes'
import { addAxe, expectAccessible, FOUR_LOOKS, LOOKING } from '../support/accessible'
import { FURTHER_PAGES, openBuyersPage } from '../support/routes'
import { openSettled } from '../support/settled'
import { test } from '../support/shared-shop'

const MAIN: readonly RouteName[] = [
  'home',
  'list',
  'product',
  'quickOrder',
  'cart',
  'confirm',
  'login',
  'register',
  'printers',
  'faq',
]
/** Prices, quantities and the bars of an account. */
const ALSO_FOR_BUYERS: readonly RouteName[] = ['home', 'list', 'product', 'search']

let visitor: Page
let buyer: Page

test.beforeAll(async ({ browser, shop }) => {
  // A reader of a language that is offered nowhere (LANG-010).
  visitor = await (await browser.newContext(LOOKING)).newPage()
  buyer = await openBuyersPage(browser, shop, LOOKING)
  for (const page of [visitor, buyer]) await addAxe(page)
})
test.afterAll(() => Promise.all([visitor, buyer].map(page => page.context().close())))

for (const { name, open } of routes) {
  const languages = MAIN.includes(name) ? (['zh', ...OFFERED_LANGUAGES] as const) : (['zh'] as const)
  test(`${name} is accessible in ${languages.join(' ')}`, ({ shop, paths }) =>
    expectAccessible(open ? visitor : buyer, shop.url + paths[name], languages, FOUR_LOOKS))
}
for (const name of ALSO_FOR_BUYERS) {
  test(`${name} is accessible to buyers`, ({ shop, paths }) =>
    expectAccessible(buyer, shop.url + paths[name], ['zh'], FOUR_LOOKS))
}
for (const name of FURTHER_PAGES) {
  test(`${name} is accessible`, ({ shop, furtherPages }) =>
    expectAccessible(buyer, shop.url + furtherPages[name], ['zh'], FOUR_LOOKS))
}

/** What one can press and is smaller than a finger; words in a sentence are as high as its lines. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.cw-sr'))
      .filter(element => !element.closest('p') && getComputedStyle(element).display !== 'inline')
      .flatMap(element => {
        // A press on the label counts, and one on the frame of a stepper.
        const { width, height } = (element.closest('label, .cw-check, .cw-qty') ?? element).getBoundingClientRect()
        const isSmall = width > 1 && (Math.round(width) < 36 || Math.round(height) < 36)
        return isSmall ? [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`] : []
      }),
  )

test('under a finger nothing is smaller than 36 px', async ({ browser, shop, paths }) => {
  const page = await openBuyersPage(browser, shop, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  for (const name of MAIN) {
    await openSettled(page, shop.url + paths[name])
    expect.soft(await smallTargets(page), name).toEqual([])
  }
  await page.context().close()
})

/** What one can press and a bar covers, though the page cannot be scrolled any further. */
const coveredAtThe = (end: 'top' | 'bottom', page: Page) =>
  page.evaluate(async given => {
    scrollTo({ top: given === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' })
    // Bars that come and go with scrolling are drawn with the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const bars = [...document.querySelectorAll('body *')].filter(element => {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') return false
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && (given === 'top' ? top <= 0 && bottom > 0 : bottom >= innerHeight && top < innerHeight)
    })
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.cw-sr'))
      .filter(element => !bars.some(bar => bar.contains(element)))
      .filter(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const x = (left + right) / 2
        return [top + 1, (top + bottom) / 2, bottom - 1].some(y => {
          const hit = y > 0 && y < innerHeight ? document.elementFromPoint(x, y) : null
          return hit !== null && bars.some(bar => bar.contains(hit))
        })
      })
      .map(element => element.outerHTML.slice(0, 120))
  }, end)

test('no bar at an edge of the window covers what one can press at either end of a page', async ({
  browser,
  shop,
  paths,
}) => {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    const page = await openBuyersPage(browser, shop, { viewport: { width, height }, reducedMotion: 'reduce' })
    for (const name of MAIN) {
      await openSettled(page, shop.url + paths[name])
      for (const end of ['top', 'bottom'] as const)
        expect.soft(await coveredAtThe(end, page), `${name} at the ${end}, ${width} px`).toEqual([])
    }
    await page.context().close()
  }
})
