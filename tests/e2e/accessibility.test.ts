/** Nothing axe objects to on the main pages, in light and dark, wide and narrow, and nothing wider than the page. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { signIn } from '../support/shop-pages'

let shop: BuiltShop
test.beforeAll(async () => {
  shop = await startBuiltShop()
})
test.afterAll(() => shop.close())

const SKUS = encodeURIComponent(JSON.stringify([{ number: 'CW-CF259X', custNumber: null, qty: 12 }]))
const FOR_ALL = [
  '/index',
  '/list/toner?classId=102',
  '/pd/product?sku_id=10063',
  '/search?keyword=TN-2421',
  '/printers?modelId=402',
  '/login',
  '/ac/register',
  '/ac/password',
  '/404',
]
const FOR_BUYERS = ['/index', '/my/quickorder', '/cust/shoppingcart', `/order/confirm?skus=${SKUS}`]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test(`every main page is accessible in ${colorScheme} at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, locale: 'en-GB' })
      const page = await context.newPage()
      const check = async (path: string) => {
        await page.goto(shop.url + path)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
        expect.soft(found, path).toEqual([])
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect.soft(tooWide, path).toBeLessThanOrEqual(0)
      }
      for (const path of FOR_ALL) await check(path)
      await page.goto(`${shop.url}/login`)
      await signIn(page, 'buyer.nl')
      await expect(page).toHaveURL(`${shop.url}/index`)
      for (const path of FOR_BUYERS) await check(path)
      await context.close()
    })
  }
}
