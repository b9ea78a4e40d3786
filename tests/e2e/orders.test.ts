/** The life of an order as its buyer sees it: placed, listed, shipped in parts, delivered, ordered again and cancelled. */
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { orderNumber, signInByCookie } from '../support/shop-pages'

let shop: BuiltShop

test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())

/** Places an order of some articles by the address of the confirmation. */
async function place(page: Page, items: readonly { number: string; qty: number }[], poNo: string): Promise<string> {
  const skus = encodeURIComponent(JSON.stringify(items.map(item => ({ custNumber: null, ...item }))))
  await page.goto(`${shop.url}/order/confirm?skus=${skus}`)
  await page.getByLabel('PO#').fill(poNo)
  await page.getByRole('button', { name: 'Place order' }).click()
  return orderNumber(page)
}

const ITEMS = [
  { number: 'CW-TN2420', qty: 3 },
  { number: 'CW-CF259X', qty: 2 },
]

test('SITE-013 ORD-001 ORD-009 ORD-013 RT-043 API-071 API-095 an order from placing it to ordering it again', async ({
  page,
}) => {
  await signInByCookie(page.context(), shop, 'buyer.fr')
  const orderNo = await place(page, ITEMS, 'PO-E2E-1')

  // From the page of success to the details, and from the menu to the list, which finds it by PO#.
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page).toHaveURL(`${shop.url}/hisorder/orderDetails/${orderNo}`)
  await expect(page.getByRole('heading', { level: 1, name: orderNo })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('searchbox', { name: 'Find an order' }).fill('po-e2e-1')
  await expect(page).toHaveURL(`${shop.url}/hisorder/list?keyword=po-e2e-1`)
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await expect(row).toContainText('Submitted')
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  // The address shows the same list again.
  await page.reload()
  await expect(row).toContainText('Camille Lefèvre')

  // A part of it leaves.
  await runOps(shop, 'order:ship', orderNo, '--line', '1=3', '--parcel', 'DHL:JVGL0611:12.5', '--yes')
  await page.getByRole('link', { name: orderNo }).click()
  await expect(page.getByText('Partly shipped', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'CW-TN2420' })).toContainText('3 shipped')
  await expect(page.getByRole('link', { name: 'Follow parcel JVGL0611 at DHL' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.dhl\.com\//,
  )
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  // The rest follows, and everything arrives.
  await runOps(shop, 'order:ship', orderNo, '--parcel', 'DHL:JVGL0612', '--yes')
  await runOps(shop, 'order:deliver', orderNo, '--yes')
  await page.reload()
  await expect(page.getByText('All goods delivered', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'CW-CF259X' })).toContainText('2 delivered')

  // Its lines are saved as a file.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Excel file (XLSX)' }).click()
  expect((await saved).suggestedFilename()).toBe(`${orderNo}.xlsx`)

  // Ordered again: first the report, then the basket, in the order of the lines.
  await page.getByRole('button', { name: 'Order again' }).click()
  const report = page.getByRole('dialog', { name: `Order again: ${orderNo}` })
  await expect(report.getByText('Nothing has been added yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Basket.*0 lines in the basket/ })).toBeVisible()
  await report.getByRole('button', { name: 'Add 2 lines to the basket' }).click()
  await expect(report).toHaveCount(0)
  await page.getByRole('link', { name: /Basket.*2 lines in the basket/ }).click()
  const numbers = page.getByRole('main').getByRole('link', { name: /^CW-/ })
  await expect(numbers).toHaveText(ITEMS.map(item => item.number))
})

test('ORD-009 RT-043 a submitted order is cancelled by its buyer, and no one else sees it', async ({
  page,
  browser,
}) => {
  await signInByCookie(page.context(), shop, 'buyer.it')
  const orderNo = await place(page, ITEMS.slice(0, 1), 'PO-E2E-2')
  const path = `${shop.url}/hisorder/orderDetails/${orderNo}`

  const other = await browser.newContext()
  await signInByCookie(other, shop, 'buyer.de')
  const foreign = await other.newPage()
  await foreign.goto(path)
  await expect(foreign.getByText('There is no order with this number.')).toBeVisible()
  await other.close()

  await page.goto(path)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})
