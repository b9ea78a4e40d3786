/** How a buyer orders on the page of a host: quick order, and the outlet in which the order is confirmed. */
import { expect } from '@playwright/test'
import type { Tab } from './tab'

/** Where a buyer orders: which shop of the page, in which language. */
export interface Desk {
  /** Of the elements; default `cw`. */
  prefix?: string
  /** Default `en`. */
  language?: keyof typeof NAMES
  /** Selector of what quick order stands in; default: its element. */
  quickOrder?: string
  /** Selector of what the order is confirmed in; default: the outlet. */
  outlet?: string
}

/** What the buyer reads. */
const NAMES = {
  en: {
    number: 'Number, line 1',
    qty: 'Quantity, line 1',
    orderNow: 'Order now',
    placeOrder: 'Place order',
    placed: 'Your order is placed.',
  },
  de: {
    number: 'Nummer, Position 1',
    qty: 'Menge, Position 1',
    orderNow: 'Jetzt bestellen',
    placeOrder: 'Bestellung aufgeben',
    placed: 'Ihre Bestellung ist aufgegeben.',
  },
}

const placesOf = (desk: Desk) => {
  const { prefix = 'cw', language = 'en', quickOrder = `${prefix}-quick-order`, outlet = `${prefix}-outlet` } = desk
  return { quickOrder, outlet, names: NAMES[language] }
}

/** Types into the first line of quick order: the number with a mistake, which the buyer takes back, then the quantity. */
export async function enterFirstLine(
  tab: Tab,
  { number, qty, ...desk }: Desk & { number: string; qty: number },
): Promise<void> {
  const { quickOrder, names } = placesOf(desk)
  await tab.click({ role: 'field', name: names.number, within: quickOrder })
  await tab.type(`${number}x`)
  await tab.press('Backspace')
  await tab.press('Enter')
  await tab.click({ role: 'field', name: names.qty, within: quickOrder })
  await tab.type(String(qty))
  await tab.press('Enter')
}

/** Goes from quick order to the confirmation of what it holds. */
export async function orderNow(tab: Tab, desk: Desk = {}): Promise<void> {
  const { quickOrder, names } = placesOf(desk)
  await tab.click({ role: 'button', name: names.orderNow, within: quickOrder })
}

/** Gives the confirmation a number of the buyer's own, and places the order. */
export async function confirmOrder(tab: Tab, { po, ...desk }: Desk & { po: string }): Promise<void> {
  const { outlet, names } = placesOf(desk)
  await tab.click({ role: 'field', name: /PO#/, within: outlet })
  await tab.type(po)
  await tab.click({ role: 'button', name: names.placeOrder, within: outlet })
  await tab.sees({ role: 'heading', name: names.placed, within: outlet })
}

/** Orders what quick order holds. @returns the number of the order, which the outlet has in its path */
export async function placeOrder(tab: Tab, { po, ...desk }: Desk & { po: string }): Promise<string> {
  await orderNow(tab, desk)
  await confirmOrder(tab, { po, ...desk })
  const path = await tab.read<string>(`document.querySelector('${placesOf(desk).outlet}').path`)
  const [, orderNo] = /^\/order\/checkout\/(.+)$/.exec(path) ?? []
  expect(orderNo, path).toBeDefined()
  return orderNo ?? ''
}
