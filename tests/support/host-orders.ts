/** How a buyer orders on the page of a host: quick order, and the outlet in which the order is confirmed. */
import { expect } from '@playwright/test'
import type { Tab } from './tab'

/** @param prefix of the elements of the shop that is ordered from */
export async function enterFirstLine(
  tab: Tab,
  { number, qty, prefix = 'cw' }: { number: string; qty: number; prefix?: string },
): Promise<void> {
  await tab.click({ role: 'field', name: 'Number, line 1', within: `${prefix}-quick-order` })
  await tab.type(number)
  await tab.press('Enter')
  await tab.click({ role: 'field', name: 'Quantity, line 1', within: `${prefix}-quick-order` })
  await tab.type(String(qty))
  await tab.press('Enter')
}

/** Orders what quick order holds. @returns the number of the order, which the outlet shows in its path */
export async function placeOrder(tab: Tab, { po, prefix = 'cw' }: { po: string; prefix?: string }): Promise<string> {
  const outlet = `${prefix}-outlet`
  await tab.click({ role: 'button', name: 'Order now', within: `${prefix}-quick-order` })
  await tab.click({ role: 'field', name: /^PO#/, within: outlet })
  await tab.type(po)
  await tab.click({ role: 'button', name: 'Place order', within: outlet })
  await tab.sees({ role: 'heading', name: 'Your order is placed.', within: outlet })
  const path = await tab.read<string>(`document.querySelector('${outlet}').path`)
  const [, orderNo] = /^\/order\/checkout\/(.+)$/.exec(path) ?? []
  expect(orderNo, path).toBeDefined()
  return orderNo ?? ''
}
