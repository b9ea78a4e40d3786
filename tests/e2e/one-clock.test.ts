/** N1: wherever the browser is, a moment has the day of the site, and its time names the zone where another one is shown here. */
import { fileURLToPath } from 'node:url'
import { signIn, startTestServer, type TestServer } from '@cartwright/server/testing'
import { expect, type Page, test } from '@playwright/test'
import { placeOrder } from '../support/place-order'

const STOREFRONT = fileURLToPath(new URL('../../packages/storefront/dist', import.meta.url))

/** Saturday, 16:30 on the Pacific and 19:30 in New York, whose clock the US site has. */
const MOMENT = '2027-01-17T00:30:00Z'
const BROWSERS = ['Europe/Amsterdam', 'America/Los_Angeles', 'Pacific/Pago_Pago']

let shop: TestServer
let orderNo: string

test.beforeAll(async () => {
  shop = await startTestServer({ region: 'US', files: { storefront: STOREFRONT } })
  shop.clock.set(new Date(MOMENT))
  const buyer = await signIn(shop.apiBase, 'buyer.us')
  const [part] = (await buyer.ask('catalogue.query', { query: { availability: 'stock' } })).rows
  if (!part) throw new Error('the demo catalogue has nothing in stock')
  orderNo = await placeOrder(buyer, [{ number: part.number, qty: 1 }])
})
test.afterAll(() => shop?.close())

/** The row of the order in the list, as it is filtered by the address. */
async function expectFound(page: Page, days: string, isFound: boolean): Promise<void> {
  await page.goto(`${shop.url}/hisorder/list?${days}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: orderNo })
  if (isFound) await expect(row).toContainText('Jan 16, 2027')
  else {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(row).toHaveCount(0)
  }
}

for (const timezoneId of BROWSERS)
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('N1 W-702 ORD-001 shows the order of Saturday on Saturday, and finds it under that day alone', async ({
      page,
      context,
    }) => {
      await page.clock.setFixedTime(MOMENT)
      await context.addCookies([{ name: 'Client-Token', value: await shop.signIn('buyer.us'), url: shop.url }])
      await expectFound(page, 'from=2027-01-16&to=2027-01-16', true)
      await expectFound(page, 'from=2027-01-17&to=2027-01-17', false)
      await page.goto(`${shop.url}/hisorder/orderDetails/${orderNo}`)
      await expect(page.getByText('Jan 16, 2027, 07:30 PM EST').first()).toBeVisible()
    })
  })
