/** Every stop of the focus on the main pages, by keyboard alone. */
import type { RouteName } from '@cartwright/core'
import { tabThrough } from '../support/keyboard'
import { openBuyersPage } from '../support/routes'
import { openSettled } from '../support/settled'
import { test } from '../support/shared-shop'

/** Backwards things come from below the bars of the top, forwards from below those of the foot. */
const WAYS = [
  { width: 1440, height: 900, key: 'Shift+Tab' },
  { width: 360, height: 740, key: 'Tab' },
] as const
const PAGES: readonly RouteName[] = ['home', 'list', 'product', 'faq', 'quickOrder', 'cart', 'confirm']

for (const { width, height, key } of WAYS) {
  test(`the focus is seen at every stop, and no page keeps it, by ${key} at ${width} px`, async ({
    browser,
    shop,
    paths,
  }) => {
    const page = await openBuyersPage(browser, shop, { viewport: { width, height }, locale: 'en-GB' })
    for (const name of PAGES) {
      await openSettled(page, shop.url + paths[name])
      const notice = page.locator('.cw-cookies').getByRole('button')
      if (await notice.isVisible()) await notice.click()
      await test.step(name, () => tabThrough(page, key))
    }
    await page.context().close()
  })
}
