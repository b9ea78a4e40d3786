/** Nothing axe objects to on any route, in light and dark, wide and narrow, the main ones in six languages; and nothing wider than the page. */
import type { Language, RouteName } from '@cartwright/core'
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
// By their paths: the tests build the shop, not the library.
import { LANGUAGE_LABELS, OFFERED_LANGUAGES } from '../../packages/core/src/contract/languages'
import { routes } from '../../packages/core/src/routing/routes'
import { EVERYTHING, NO_COLOURS, ONLY_COLOURS } from '../support/axe'
import { FURTHER_PAGES, openBuyersPage } from '../support/routes'
import { openSettled, settled } from '../support/settled'
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

const WIDTHS = [1440, 360] as const
/** What sticks to an edge of the window covers nothing; at a height of everyday it may, as long as one can scroll. */
const HEIGHT = 4000

let visitor: Page
let buyer: Page

test.beforeAll(async ({ browser, shop }) => {
  // What fades between two themes would be looked at half way. A reader of a language that is offered nowhere (LANG-010).
  const options = { reducedMotion: 'reduce', locale: 'zh-CN' } as const
  visitor = await (await browser.newContext(options)).newPage()
  buyer = await openBuyersPage(browser, shop, options)
  for (const page of [visitor, buyer]) await page.addInitScript(axe.source)
})
test.afterAll(() => Promise.all([visitor, buyer].map(page => page.context().close())))

/** @param options of axe, which does not look without them */
async function check(page: Page, colorScheme: 'light' | 'dark', options?: RunOptions): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const { language, width, ...found } = await page.evaluate(async given => {
    // What the window's width decides is drawn with the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { violations } = given ? await axe.run(given) : { violations: [] }
    const { lang, scrollWidth } = document.documentElement
    return {
      violations: violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`)),
      tooWide: scrollWidth - innerWidth,
      language: lang,
      width: innerWidth,
    }
  }, options)
  expect.soft(found, `${language}, ${colorScheme}, ${width} px`).toEqual({ violations: [], tooWide: 0 })
}

/** The menu offers no Chinese, with which each page begins. */
async function chooseLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await page.getByRole('banner').getByRole('button', { name: LANGUAGE_LABELS[from] }).click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_LABELS[to] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  await settled(page)
}

async function checkRoute(page: Page, url: string, languages: readonly Language[]): Promise<void> {
  await page.context().clearCookies({ name: /-language$/ })
  await openSettled(page, url)
  for (const [index, language] of languages.entries()) {
    const before = languages[index - 1]
    if (before) await chooseLanguage(page, before, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      if (before) {
        // Other words change what has room, and the names of things, which are the same at each width.
        await check(page, 'light', width === 360 ? NO_COLOURS : undefined)
      } else {
        await check(page, 'light', EVERYTHING)
        await check(page, 'dark', ONLY_COLOURS)
      }
    }
  }
}

for (const { name, open } of routes) {
  const languages = MAIN.includes(name) ? (['zh', ...OFFERED_LANGUAGES] as const) : (['zh'] as const)
  test(`${name} is accessible in ${languages.join(' ')}`, ({ shop, paths }) =>
    checkRoute(open ? visitor : buyer, shop.url + paths[name], languages))
}
for (const name of ALSO_FOR_BUYERS) {
  test(`${name} is accessible to buyers`, ({ shop, paths }) => checkRoute(buyer, shop.url + paths[name], ['zh']))
}
for (const name of FURTHER_PAGES) {
  test(`${name} is accessible`, ({ shop, furtherPages }) => checkRoute(buyer, shop.url + furtherPages[name], ['zh']))
}

/** What one can press and is smaller than a finger; words in a sentence are as high as its lines. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.cw-sr'))
      .filter(element => !element.closest('p') && getComputedStyle(element).display !== 'inline')
      .flatMap(element => {
        // A press on the label counts, and one on the frame of a stepper.
        const { width, height } = (element.closest('label, .cw-qty') ?? element).getBoundingClientRect()
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
