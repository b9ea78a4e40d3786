/**
 * The same order on the page of every kind of host: from a number to the invoice, under the sign-in of the host.
 * `HOST_KIND=react` runs one of them.
 */
import { expect, type Page, test } from '@playwright/test'
import { runOps } from '../../support/ops'
import { HOSTS, type Shops, startShops } from './hosts'
import { type Widgets, widgetsOf } from './model'

const { HOST_KIND } = process.env
const wanted = HOSTS.filter(({ kind }) => HOST_KIND === undefined || kind === HOST_KIND)
if (wanted.length === 0)
  throw new Error(`HOST_KIND=${HOST_KIND} is no kind of host. There are: ${HOSTS.map(({ kind }) => kind).join(', ')}.`)

let shops: Shops
test.beforeAll(async () => {
  shops = await startShops()
})
test.afterAll(() => shops.close())
test.describe.configure({ mode: 'default' })

/** What goes wrong in the pages of a tab: breaches of a policy, errors that no script has caught, and those in the console. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.exposeBinding('reportBreach', (_, breach: string) => complaints.push(breach))
  await page.addInitScript(`addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportBreach(violatedDirective + ' ' + blockedURI))`)
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}

/** From the order that is placed to its return and its invoice. */
async function followOrder(widgets: Widgets, orderNo: string, atEachStep: () => Promise<void>): Promise<void> {
  await widgets.success.openOrder()
  await widgets.order.isShown(orderNo)
  await atEachStep()
  await widgets.order.applyForReturn()
  await widgets.returnForm.isShown()
  await atEachStep()
  await widgets.returnForm.sendBackOne('CW-TN2420')
  await widgets.return.isShown()
  await atEachStep()
  await widgets.return.openOrder(orderNo)
  await widgets.order.isShown(orderNo)
  await widgets.order.openInvoice()
  await widgets.invoice.shows('CW-TN2420')
  await atEachStep()
  await widgets.invoice.close()
}

for (const { kind, name, missing, start } of wanted)
  test(`ORD-017 RMA-010 ${kind}: ${name}, from the number to the invoice`, async ({ page }) => {
    test.skip(missing !== undefined, missing)
    const host = await start(shops)
    try {
      const complaints = await watch(page)
      await host.open(page)
      const { origin } = new URL(page.url())
      const cookies = await page.evaluate(() => document.cookie)
      const expectOwn = async () => {
        expect(new URL(page.url()).origin).toBe(origin)
        await expect(page.locator('input[type=password]')).toHaveCount(0)
        expect(await page.evaluate(() => document.cookie)).toBe(cookies)
      }
      for (const { shop, desk, order } of host.desks) {
        const widgets = widgetsOf(page, desk)
        await expectOwn()
        await order(widgets)
        const orderNo = await widgets.confirmation.place(`${kind}-1`)
        await widgets.success.isShown()
        await expectOwn()
        await runOps(shop, 'order:advance', orderNo, '--yes')
        await runOps(shop, 'order:ship', orderNo, '--parcel', `DHL:${orderNo.slice(-8)}`, '--yes')
        await runOps(shop, 'order:deliver', orderNo, '--yes')
        await followOrder(widgets, orderNo, expectOwn)
      }
      await host.expectKept?.(page)
      expect(complaints).toEqual([])
    } finally {
      await host.close?.()
    }
  })
