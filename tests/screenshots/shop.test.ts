/** Draws the pictures of docs/screenshots from the built shop: `npm run screenshots`. */
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { type ShopWithExamples, startShopWithExamples } from '../support/examples'
import { pasteIntoQuickOrder, quickOrderGrid, signIn } from '../support/shop-pages'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
/** Our number, OEM codes, an own number, a barcode, an ambiguous code, a replaced part, a typing error, too many. */
const LIST = [
  'CF259X\t12',
  'W2033X\t4',
  'DRK-80189\t5',
  '2000000100630\t6',
  'CRG-712\t10',
  'TN-2421\t6',
  'MLT-D111S\t20',
  'DR-2400\t200',
]
const SKUS = encodeURIComponent(
  JSON.stringify([
    { number: 'CW-CF259X', custNumber: null, qty: 12 },
    { number: 'CW-TN2420', custNumber: null, qty: 6 },
    { number: 'CW-DR2400', custNumber: null, qty: 200 },
  ]),
)

let served: ShopWithExamples

test.beforeAll(async () => {
  served = await startShopWithExamples()
})
test.afterAll(() => served.close())

async function draw(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.cw-skel')).toHaveCount(0)
  // Those below the edge of the window are loaded when someone scrolls there.
  await page.waitForFunction(() =>
    [...document.images].every(image => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  )
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' })
}

async function fillQuickOrder(page: Page): Promise<void> {
  await page.goto(`${served.shop.url}/my/quickorder`)
  await pasteIntoQuickOrder(page, LIST.join('\n'))
  await expect(page.getByText(/lines are still open\.$/)).toBeVisible()
  await expect(quickOrderGrid(page)).toContainText('CW-CF259X')
}

test('pictures of the shop', async ({ page, browser }) => {
  await page.goto(`${served.shop.url}/login`)
  // Shown once; it would lie over all the others.
  await page.getByRole('button', { name: 'Accept' }).click()
  await draw(page, 'login')
  await page.goto(`${served.shop.url}/ac/register`)
  await draw(page, 'register')
  await page.goto(`${served.shop.url}/help/terms`)
  await draw(page, 'terms')
  await page.goto(`${served.shop.url}/login`)
  await signIn(page, 'buyer.nl')
  await expect(page).toHaveURL(`${served.shop.url}/index`)
  await expect(page.getByRole('heading', { name: 'Most ordered toner' })).toBeVisible()
  await draw(page, 'home')
  for (const [name, path] of [
    ['list', '/list/toner?classId=102'],
    ['product', '/pd/product?sku_id=10063'],
    ['printers', '/printers'],
    ['confirm', `/order/confirm?skus=${SKUS}`],
  ] as const) {
    await page.goto(served.shop.url + path)
    await draw(page, name)
  }
  await fillQuickOrder(page)
  await draw(page, 'quick-order')

  for (const [name, settings] of [
    ['quick-order-dark', { colorScheme: 'dark', viewport: { width: 1440, height: 900 } }],
    ['quick-order-360', { viewport: { width: 360, height: 800 } }],
  ] as const) {
    const context = await browser.newContext({ ...settings, storageState: await page.context().storageState() })
    const other = await context.newPage()
    await other.goto(`${served.shop.url}/my/quickorder`)
    // The list of before is kept in the browser and checked again.
    await expect(other.getByText(/lines are still open\.$/)).toBeVisible()
    await draw(other, name)
    await context.close()
  }

  await page.getByRole('button', { name: /^Add ready lines/ }).click()
  await expect(page.getByRole('link', { name: /^Basket.*[1-9] lines in the basket/ })).toBeVisible()
  await page.goto(`${served.shop.url}/cust/shoppingcart`)
  await draw(page, 'cart')
})

test('picture of the widgets on the page of a reseller', async ({ page }) => {
  await page.goto(`${served.origin}/intranet.html`)
  await signIn(page, 'buyer.de')
  // Without the number that only buyer.nl has.
  await pasteIntoQuickOrder(page, LIST.filter(line => !line.startsWith('DRK')).join('\n'))
  await expect(page.getByText(/lines are still open\.$/)).toBeVisible()
  await draw(page, 'embed')
})
