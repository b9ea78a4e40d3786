/** Draws the pictures of docs/screenshots from the built shop: `npm run screenshots`. */
import { fileURLToPath } from 'node:url'
import { signIn as signInAs } from '@cartwright/server/testing'
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
/** What a visitor may have: numbers and names of the trade, a choice, and a number that nobody knows. */
const VISITORS_LIST = 'CF259X\t10\nHP 415X cyaan, 2\nTN-321C 2\n12 st TZe-231\nBLK-7700 5'
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
  await expectTypeface(page)
  await drawAsItIs(page, name)
}

async function drawAsItIs(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.cw-skel')).toHaveCount(0)
  // Those below the edge of the window are loaded when someone scrolls there.
  await page.waitForFunction(() =>
    [...document.images].every(image => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  )
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' })
}

/** A picture in the typeface of the machine that draws it would be one of another shop. */
async function expectTypeface(page: Page): Promise<void> {
  const { family, isLoaded } = await page.evaluate(async () => {
    await document.fonts.ready
    const box = document.querySelector('.cw')
    return {
      family: box ? getComputedStyle(box).fontFamily : '',
      isLoaded: [...document.fonts].some(face => face.family.includes('Inter') && face.status === 'loaded'),
    }
  })
  expect(family).toMatch(/^"?Inter/)
  expect(isLoaded).toBe(true)
}

async function fillQuickOrder(page: Page): Promise<void> {
  await page.goto(`${served.shop.url}/my/quickorder`)
  await pasteIntoQuickOrder(page, LIST.join('\n'))
  await expect(page.getByText(/lines to fix\.$/)).toBeVisible()
  await expect(quickOrderGrid(page)).toContainText('CW-CF259X')
}

test('pictures of the shop', async ({ page, browser }) => {
  const { url } = served.shop
  // In a window of its own: the list would be kept through the sign-in.
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${url}/index`)
  await visitor.getByRole('button', { name: 'Accept' }).click()
  await visitor.getByRole('textbox', { name: 'Paste a list, see what we recognise' }).fill(VISITORS_LIST)
  await visitor.getByRole('button', { name: 'Recognise the list' }).click()
  await expect(visitor.getByRole('heading', { name: /^5 lines read/ })).toBeVisible()
  await draw(visitor, 'visitor')
  await visitor.context().close()

  await page.goto(`${url}/login`)
  // Shown once; it would lie over all the others.
  await page.getByRole('button', { name: 'Accept' }).click()
  await draw(page, 'login')
  await signIn(page, 'buyer.nl')
  await expect(page).toHaveURL(`${url}/index`)
  await expect(page.getByRole('heading', { name: 'Most ordered toner' })).toBeVisible()
  await draw(page, 'desk')
  for (const [name, path] of Object.entries(await paths())) {
    await page.goto(url + path)
    await draw(page, name)
  }
  await fillQuickOrder(page)
  await draw(page, 'quick-order')

  for (const [name, path, settings] of [
    ['quick-order-dark', '/my/quickorder', { colorScheme: 'dark', viewport: { width: 1440, height: 900 } }],
    ['quick-order-360', '/my/quickorder', { viewport: { width: 360, height: 800 } }],
    ['desk-360', '/index', { viewport: { width: 360, height: 800 } }],
  ] as const) {
    const context = await browser.newContext({ ...settings, storageState: await page.context().storageState() })
    const other = await context.newPage()
    await other.goto(url + path)
    // The list of before is kept in the browser and checked again.
    if (path === '/my/quickorder') await expect(other.getByText(/lines to fix\.$/)).toBeVisible()
    await draw(other, name)
    await context.close()
  }

  await page.getByRole('button', { name: /^Add ready lines/ }).click()
  await expect(page.getByRole('link', { name: /^Basket.*[1-9] lines in the basket/ })).toBeVisible()
  await page.goto(`${url}/cust/shoppingcart`)
  await draw(page, 'cart')
})

/** Addresses of what the demo shop holds. */
async function paths(): Promise<Record<string, string>> {
  const buyer = await signInAs(served.shop.apiBase, 'buyer.nl')
  const { rows } = await buyer.ask('orders.list', { query: { pageSize: 60 } })
  const all = await Promise.all(rows.map(({ orderNo }) => buyer.ask('orders.get', { params: { orderno: orderNo } })))
  const most = all.toSorted((one, other) => (other.shipments ?? []).length - (one.shipments ?? []).length)[0]
  const returns = await buyer.ask('rma.list', { query: {} })
  const read = await Promise.all(returns.rows.map(({ id }) => buyer.ask('rma.get', { params: { id } })))
  const withPhoto = read.find(
    ({ files, lines }) => files.length > 0 || lines.some(line => (line.files ?? []).length > 0),
  )
  return {
    order: `/hisorder/orderDetails/${most?.orderNo}`,
    return: `/rma/rmadetails?id=${withPhoto?.id}`,
    invoices: '/finance/invoices',
    lists: '/my/lists',
    list: '/list/toner?classId=102',
    product: '/pd/product?sku_id=10063',
    confirm: `/order/confirm?skus=${SKUS}`,
    activity: '/my/account?tab=activity',
  }
}

test('picture of the widgets on the page of a reseller', async ({ page }) => {
  await page.goto(`${served.origin}/intranet.html`)
  await signIn(page, 'buyer.de')
  // Without the number that only buyer.nl has.
  await pasteIntoQuickOrder(page, LIST.filter(line => !line.startsWith('DRK')).join('\n'))
  await expect(page.getByText(/lines to fix\.$/)).toBeVisible()
  // In the typeface of the reseller.
  await drawAsItIs(page, 'embed')
})
