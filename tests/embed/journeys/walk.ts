/** The journey of a buyer on the page of a host: an order by number, its return and its invoice. */
import { expect, type Page } from '@playwright/test'
import type { BuiltShop } from '../../support/built-shop'
import type { Desk } from '../../support/host-orders'
import { runOps } from '../../support/ops'
import { type Widgets, widgetsOf } from './model'

/** Where a buyer orders on the page. */
export interface OrderingDesk {
  shop: BuiltShop
  desk?: Omit<Desk, 'language'>
  /** From the first number to the confirmation; default: quick order and its "Order now". */
  order?(widgets: Widgets): Promise<void>
  /** What the host shows once the order is placed. */
  placed?(): Promise<void>
}

/** What goes wrong in the pages of a tab: breaches of a policy, errors that no script has caught, and those in the console. */
export async function watchPage(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.exposeBinding('reportBreach', (_, breach: string) => complaints.push(breach))
  await page.addInitScript(`addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportBreach(violatedDirective + ' ' + blockedURI))`)
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}

async function orderByNumber({ quickOrder }: Widgets): Promise<void> {
  await quickOrder.enter('TN-2420', 2)
  await quickOrder.orderNow()
}

/**
 * Orders a cartridge and follows the order to its invoice. The page stays on its origin, asks for no password, and its cookies stay
 * as they are.
 * @param po the buyer's own number of the order
 */
export async function walk(page: Page, { shop, desk, order = orderByNumber, placed }: OrderingDesk, po: string) {
  const widgets = widgetsOf(page, desk)
  const { origin } = new URL(page.url())
  const cookies = await page.evaluate(() => document.cookie)
  const expectOwn = async () => {
    expect(new URL(page.url()).origin).toBe(origin)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    expect(await page.evaluate(() => document.cookie)).toBe(cookies)
  }
  await order(widgets)
  const orderNo = await widgets.confirmation.place(po)
  await widgets.success.isShown()
  await expectOwn()
  await placed?.()
  await runOps(shop, 'order:advance', orderNo, '--yes')
  await runOps(shop, 'order:ship', orderNo, '--parcel', `DHL:${orderNo.slice(-8)}`, '--yes')
  await runOps(shop, 'order:deliver', orderNo, '--yes')

  await widgets.success.openOrder()
  await widgets.order.isShown(orderNo)
  await expectOwn()
  await widgets.order.applyForReturn()
  await widgets.returnForm.isShown()
  await expectOwn()
  await widgets.returnForm.sendBackOne('CW-TN2420')
  await widgets.return.isShown()
  await expectOwn()
  await widgets.return.openOrder(orderNo)
  await widgets.order.isShown(orderNo)
  await widgets.order.openInvoice()
  await widgets.invoice.shows('CW-TN2420')
  await expectOwn()
  await widgets.invoice.close()
}
