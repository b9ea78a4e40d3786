/** Nothing IBM Equal Access, HTML_CodeSniffer or html-validate objects to on any route, wide and narrow. axe looks in accessibility.test.ts. */
import { expect, type Page } from '@playwright/test'
// By its path: the tests build the shop, not the library.
import { routes } from '../../packages/core/src/routing/routes'
import { addCheckers, objectionsTo } from '../support/checkers'
import { FURTHER_PAGES, openBuyersPage } from '../support/routes'
import { openSettled } from '../support/settled'
import { test } from '../support/shared-shop'

const WIDTHS = [1440, 360] as const

let visitor: Page
let buyer: Page

test.beforeAll(async ({ browser, shop }) => {
  visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  buyer = await openBuyersPage(browser, shop, { reducedMotion: 'reduce' })
  for (const page of [visitor, buyer]) await addCheckers(page)
})
test.afterAll(() => Promise.all([visitor, buyer].map(page => page.context().close())))

async function expectNoObjections(page: Page, url: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await openSettled(page, url)
    expect.soft(await objectionsTo(page), `${width} px`).toEqual({ ibm: [], sniffer: [], validate: [] })
  }
}

for (const { name, open } of routes) {
  test(`further checkers object to nothing of ${name}`, ({ shop, paths }) =>
    expectNoObjections(open ? visitor : buyer, shop.url + paths[name]))
}
for (const name of FURTHER_PAGES) {
  test(`further checkers object to nothing of ${name}`, ({ shop, furtherPages }) =>
    expectNoObjections(buyer, shop.url + furtherPages[name]))
}
