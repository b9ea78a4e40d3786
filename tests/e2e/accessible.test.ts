/** Nothing axe objects to on any route, wide in light and narrow in dark, and in German; tests/looks has the other looks and languages. */
import type { Page } from '@playwright/test'
// By its path: the tests build the shop, not the library.
import { routes } from '../../packages/core/src/routing/routes'
import { addAxe, expectAccessible, LOOKING, TWO_LOOKS } from '../support/accessible'
import { openBuyersPage } from '../support/routes'
import { test } from '../support/shared-shop'

let visitor: Page
let buyer: Page

test.beforeAll(async ({ browser, shop }) => {
  visitor = await (await browser.newContext(LOOKING)).newPage()
  buyer = await openBuyersPage(browser, shop, LOOKING)
  for (const page of [visitor, buyer]) await addAxe(page)
})
test.afterAll(() => Promise.all([visitor, buyer].map(page => page.context().close())))

for (const { name, open } of routes) {
  test(`${name} is accessible`, ({ shop, paths }) =>
    expectAccessible(open ? visitor : buyer, shop.url + paths[name], ['zh', 'de'], TWO_LOOKS))
}
