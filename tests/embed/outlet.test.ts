/** Two tags are a shop: from the list to the invoice inside the host's page, on another origin, with each way of keeping the path. */
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages, strictPolicy } from '../support/host-pages'
import { runOps } from '../support/ops'
import { orderNumber, pasteIntoQuickOrder, signInOnHost, tokenOf } from '../support/shop-pages'
import { widgetsOf } from './journeys/model'

let shop: BuiltShop
let host: HostPages

test.beforeAll(async () => {
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  host = await startHostPages(port)
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** The two tags of the guide. */
const tags = (outlet: string) =>
  hostPage(`${strictPolicy(shop.url)}<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>
    <h1>Supplies</h1><cw-quick-order></cw-quick-order><cw-outlet ${outlet}></cw-outlet>`)

type OutletElement = HTMLElement & { path: string | undefined; show(path: string): boolean; back(): void }

const pathOf = (page: Page) => page.locator('cw-outlet').evaluate((outlet: OutletElement) => outlet.path)
const headingOf = (page: Page, name: string | RegExp) =>
  page.locator('cw-outlet').getByRole('heading', { name }).first()

/** What is drawn is kept by the address of the page: a reload, a copied link, and the browser's way back and forward lead to it. */
async function expectKept(page: Page, history: 'none' | 'hash' | 'push') {
  if (history === 'none') return
  const path = await pathOf(page)
  const title = (await page.locator('cw-outlet').getByRole('heading').first().textContent()) ?? ''
  const expectDrawn = async (tab: Page) => {
    await expect(headingOf(tab, title)).toBeVisible()
    expect(await pathOf(tab)).toBe(path)
  }
  await page.reload()
  await expectDrawn(page)
  const copied = await page.context().newPage()
  await copied.goto(page.url())
  await expectDrawn(copied)
  await copied.close()
  await page.goBack()
  await expect.poll(() => pathOf(page)).not.toBe(path)
  await page.goForward()
  await expectDrawn(page)
}

test.describe.configure({ mode: 'default' })

for (const [history, buyer, folder] of [
  ['none', 'buyer.nl', '/none'],
  ['hash', 'buyer.de', '/hash'],
  ['push', 'buyer.fr', '/push'],
] as const)
  test(`ORD-017 RMA-010 from the list to the invoice in the page of a host, history ${history}`, async ({
    page,
    context,
  }) => {
    const complaints: string[] = []
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(String(error)))
    host.put(`${folder}/*`, tags(`history="${history}" base="${folder}"`))
    await signInOnHost(context, shop, { token: await tokenOf(shop, buyer), origin: host.origin })
    await page.goto(`${host.origin}${folder}/`)
    const widgets = widgetsOf(page)
    await pasteIntoQuickOrder(page, 'CF259X\t3\nTN-2420\t2')
    await widgets.quickOrder.orderNow()
    await expect(headingOf(page, 'Confirm your order')).toBeFocused()
    expect(await pathOf(page)).toMatch(/^\/order\/confirm\?/)
    await expectKept(page, history)
    const orderNo = await widgets.confirmation.place(`history ${history}`)
    await widgets.success.isShown()
    expect(await pathOf(page)).toBe(`/order/checkout/${orderNo}`)
    await expectKept(page, history)

    await widgets.success.openOrder()
    await expect(headingOf(page, new RegExp(orderNo))).toBeFocused()
    await expectKept(page, history)
    // Back leads to the success, and from there to no confirmation of an order that is placed.
    await page.locator('cw-outlet').getByRole('button', { name: 'Back' }).click()
    await widgets.success.isShown()
    await widgets.success.openOrder()
    await expect(headingOf(page, new RegExp(orderNo))).toBeFocused()

    await runOps(shop, 'order:advance', orderNo, '--yes')
    await runOps(shop, 'order:ship', orderNo, '--parcel', `DHL:${orderNo.slice(-8)}`, '--yes')
    await runOps(shop, 'order:deliver', orderNo, '--yes')
    if (history === 'none') {
      await page.reload()
      // The loader defines it after the page has loaded.
      await page.evaluate(() => customElements.whenDefined('cw-outlet').then(() => undefined))
      await page
        .locator('cw-outlet')
        .evaluate((outlet: OutletElement, path) => void outlet.show(path), await orderPath(orderNo))
    } else await page.reload()
    await widgets.order.applyForReturn()
    await expect.poll(() => pathOf(page)).toContain('/rma/applyforreturn?')
    await expect(page.locator('cw-outlet').getByRole('heading').first()).toBeFocused()
    await expectKept(page, history)
    await widgets.returnForm.sendBackOne('CW-CF259X')
    await expect.poll(() => pathOf(page)).toMatch(/^\/rma\/rmadetails\?/)
    await widgets.return.isShown()
    await expectKept(page, history)
    await page
      .locator('cw-outlet')
      .evaluate((outlet: OutletElement, path) => void outlet.show(path), await orderPath(orderNo))
    await widgets.order.openInvoice()
    await expect.poll(() => pathOf(page)).toContain('/finance/invoices?')
    await widgets.invoice.shows('CW-CF259X')
    await expectKept(page, history)
    await widgets.invoice.shows('CW-CF259X')

    expect(new URL(page.url()).origin).toBe(host.origin)
    expect(await page.locator('input[type=password]').count()).toBe(0)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(complaints).toEqual([])
  })

const orderPath = async (orderNo: string) => `/hisorder/orderDetails/${orderNo}`

test('ORD-017 what the markup of a page names is ordered once: a reload shows the order, and no form', async ({
  page,
  context,
}) => {
  const skus = JSON.stringify([{ custNumber: null, number: 'CW-TN2420', qty: 3 }])
  host.put(
    '/skus',
    hostPage(`<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>
      <cw-order-confirm skus='${skus}'></cw-order-confirm>`),
  )
  await signInOnHost(context, shop, { token: await tokenOf(shop, 'buyer.it'), origin: host.origin })
  await page.goto(`${host.origin}/skus`)
  const place = page.getByRole('button', { name: 'Place order' })
  await place.click()
  const orderNo = await orderNumber(page)
  await page.reload()
  await expect(page.locator('cw-order-confirm').getByText(orderNo)).toBeVisible()
  await expect(place).toHaveCount(0)
  await page.getByRole('button', { name: 'Order the same once more' }).click()
  await expect(place).toBeVisible()
})

test('the host takes a step before the outlet, and the title of the window follows what is drawn', async ({
  page,
  context,
}) => {
  host.put(
    '/title',
    hostPage(`<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>
      <cw-cart-button opens="page"></cw-cart-button><cw-outlet></cw-outlet><script>
      addEventListener('cw-outlet-change', ({ detail }) => { document.title = detail.title })
      document.addEventListener('cw-navigate', event => { if (window.taken) event.preventDefault() })
      </script>`),
  )
  await signInOnHost(context, shop, { token: await tokenOf(shop, 'buyer.it'), origin: host.origin })
  await page.goto(`${host.origin}/title`)
  const button = page.locator('cw-cart-button').getByRole('button')
  await button.click()
  await expect(page).toHaveTitle('Basket')
  await page.locator('cw-outlet').evaluate((outlet: OutletElement) => outlet.back())
  await expect.poll(() => pathOf(page)).toBeUndefined()
  await page.evaluate('window.taken = true')
  await page.evaluate(() => {
    const link = document.querySelector('cw-cart-button')
    link?.dispatchEvent(
      new CustomEvent('cw-navigate', {
        bubbles: true,
        composed: true,
        cancelable: true,
        detail: { path: '/cust/shoppingcart' },
      }),
    )
  })
  expect(await pathOf(page)).toBeUndefined()
})
