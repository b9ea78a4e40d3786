/** Nothing axe objects to on any route, in light and dark, wide and narrow, the main ones in six languages; and nothing wider than the page. */
import type { Language, RouteName } from '@cartwright/core'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
// By their paths: the tests build the shop, not the library.
import { LANGUAGE_LABELS, OFFERED_LANGUAGES } from '../../packages/core/src/i18n/languages'
import { routes } from '../../packages/core/src/routing/routes'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { openBuyersPage, prepareRoutes } from '../support/routes'

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

const LIGHT = { width: 1440, colorScheme: 'light' } as const
const NARROW_DARK = { width: 360, colorScheme: 'dark' } as const
const ALL_LOOKS = [
  LIGHT,
  { width: 1440, colorScheme: 'dark' },
  NARROW_DARK,
  { width: 360, colorScheme: 'light' },
] as const
type Look = (typeof ALL_LOOKS)[number]

let shop: BuiltShop
let paths: Record<RouteName, string>
let visitor: Page
let buyer: Page

test.beforeAll(async ({ browser }) => {
  shop = await startBuiltShop()
  paths = await prepareRoutes(shop)
  // What fades between two themes would be looked at half way. A reader of a language that is offered nowhere (LANG-010).
  const options = { reducedMotion: 'reduce', locale: 'zh-CN' } as const
  visitor = await (await browser.newContext(options)).newPage()
  buyer = await openBuyersPage(browser, shop, options)
  for (const page of [visitor, buyer]) await page.addInitScript(axe.source)
})
test.afterAll(() => shop.close())

async function isLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

async function check(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  const found = await page.evaluate(async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const language = await page.evaluate(() => document.documentElement.lang)
  expect.soft({ found, tooWide }, `${language}, ${colorScheme}, ${width} px`).toEqual({ found: [], tooWide: 0 })
}

/** The menu offers no Chinese, with which each page begins. */
async function chooseLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: LANGUAGE_LABELS[from] }).click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_LABELS[to] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  await isLoaded(page)
}

async function checkRoute(page: Page, name: RouteName, languages: readonly Language[]): Promise<void> {
  await page.context().clearCookies({ name: /-language$/ })
  await page.goto(shop.url + paths[name])
  await isLoaded(page)
  for (const [index, language] of languages.entries()) {
    const before = languages[index - 1]
    if (before) await chooseLanguage(page, before, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // Words change what has room, and no colour.
    for (const look of before ? [LIGHT, NARROW_DARK] : ALL_LOOKS) await check(page, look)
  }
}

for (const { name, open } of routes) {
  const languages = MAIN.includes(name) ? (['zh', ...OFFERED_LANGUAGES] as const) : (['zh'] as const)
  test(`${name} is accessible in ${languages.join(' ')}`, () => checkRoute(open ? visitor : buyer, name, languages))
}
for (const name of ALSO_FOR_BUYERS) {
  test(`${name} is accessible to buyers`, () => checkRoute(buyer, name, ['zh']))
}
