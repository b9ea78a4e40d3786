/** Parts of an order in words, for mails and documents. */
import type { Address, Order, Promised, When } from '@cartwright/core/contract'
import { cityLine, leaveOn, leftOfOrder, promiseOrder, restOf, shipmentsOf } from '@cartwright/core/rules'
import { localeOf, type Spoken } from '../texts/language'
import type { Say } from '../texts/localize'
import type { orderMailTexts } from './order-mail.texts'

/** By line, what has not left yet. */
export const toCome = (order: Order): Promised[][] => {
  const shipped = (order.shipments ?? []).flatMap(({ lines }) => lines)
  return order.lines.map(({ lineId, promises }) =>
    restOf(
      promises,
      shipped.filter(line => line.lineId === lineId).reduce((sum, { qty }) => sum + qty, 0),
    ),
  )
}

/**
 * What leaves when, the earliest first.
 * @param promises by line; all of the order by default, also what has left
 */
export function schedule(
  order: Order,
  texts: Say<typeof orderMailTexts>,
  day: (day: string) => string,
  promises: readonly Promised[][] = order.lines.map(line => line.promises),
) {
  const { lines, shipments } = promiseOrder(promises, order.backOrderMode)
  const words = (when: When) => whenWords(when, order, texts, day)
  return leaveOn(shipments, order.leavesOn).map(({ when, pieces }) => ({
    when: words(when),
    note: when === 'unknown' ? texts('noDateNote') : '',
    pieces: texts('pieces', { count: pieces }),
    lines: order.lines.flatMap(({ number }, at) => {
      const left = leaveOn(shipmentsOf(lines[at] ?? []), order.leavesOn)
      const qty = left.find(part => part.when === when)?.pieces ?? 0
      return qty > 0 ? [`${qty} × ${number}`] : []
    }),
  }))
}

const whenWords = (
  when: When,
  { leavesOn }: Order,
  texts: Say<typeof orderMailTexts>,
  day: (day: string) => string,
): string => {
  if (when === 'now') return texts('now')
  if (when === '72h') return texts('within72h')
  if (when === 'unknown') return texts('noDate')
  return texts(when === leavesOn ? 'leavesOn' : 'onDay', { day: day(when) })
}

/** When the pieces of one line leave; how many of them where they do not leave together. */
export function promisesInWords(
  promised: readonly Promised[],
  order: Order,
  texts: Say<typeof orderMailTexts>,
  day: (day: string) => string,
): string {
  const pieces = new Map<string, number>()
  for (const { when, qty } of promised) {
    const words = whenWords(when, order, texts, day)
    pieces.set(words, (pieces.get(words) ?? 0) + qty)
  }
  const [[only] = [], ...others] = [...pieces]
  if (only === undefined) return ''
  return others.length === 0 ? only : [...pieces].map(([words, qty]) => `${qty} × ${words}`).join(', ')
}

/** Sums with their names, last the total or what cancellations leave of it; what is nothing is left out, but for the shipping cost that a coupon saved. */
export function sumsOf(
  order: Order,
  texts: Say<typeof orderMailTexts>,
  money: (amount: number) => string,
  locale: string,
) {
  const rate = (order.vatRate / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const { coupon } = order
  const left = leftOfOrder(order)
  const named = (label: string, isOfCoupon: boolean) => (coupon && isOfCoupon ? `${label} (${coupon.code})` : label)
  const optional: [string, number, boolean?][] = [
    [named(texts('discount'), true), -order.discount],
    [named(texts('shipping'), coupon?.type === 'freeShipping'), order.shippingCost, coupon?.type === 'freeShipping'],
    [texts('handling'), order.handlingFee],
  ]
  return [
    [texts('subtotal'), order.subtotal] as const,
    ...optional.filter(([, amount, isKept]) => amount !== 0 || isKept),
    // Set by state and county in the US, and resellers are free of it: a rate would say nothing.
    [order.billTo.countryIso2 === 'US' ? texts('salesTax') : texts('vat', { rate }), order.vat] as const,
    [texts('total'), order.grandTotal] as const,
    ...(left
      ? [
          ...(left.cancelled !== 0 ? [[texts('cancelledPart'), -left.cancelled] as const] : []),
          ...(left.moved !== 0 ? [[texts('movedPart'), -left.moved] as const] : []),
          [order.status === 'cancelled' ? texts('toPay') : texts('leftOfOrder'), left.grandTotal] as const,
        ]
      : []),
  ].map(([label, amount]): [string, string] => [label, money(amount)])
}

/** An address as it stands on an envelope. */
export const addressLines = (
  country: (iso2: string) => string,
  { company, firstName, lastName, address1, address2, countryIso2, ...place }: Address,
) =>
  [
    company,
    `${firstName} ${lastName}`.trim(),
    address1,
    address2,
    cityLine({ ...place, countryIso2 }),
    country(countryIso2),
  ].filter(Boolean)

/** How a language writes amounts, days and countries. */
export function orderFormats(language: Spoken, currency: string) {
  const locale = localeOf(language)
  const key = `${locale} ${currency}`
  const formats = madeFormats.get(key) ?? makeFormats(locale, currency)
  madeFormats.set(key, formats)
  return formats
}

/** Making them takes longer than the rest of an electronic invoice. */
const madeFormats = new Map<string, ReturnType<typeof makeFormats>>()

function makeFormats(locale: string, currency: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const printed = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    locale,
    country: (code: string) => names.of(code) ?? code,
    money: (value: number) => amount.format(value),
    percent: (rate: number) => (rate / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 }),
    /** Of mails, with the day of the week. */
    day: (day: string) => date.format(new Date(`${day}T12:00:00Z`)),
    /** In a narrow column of a document. */
    shortDay: (day: string) => short.format(new Date(`${day}T12:00:00Z`)),
    /** Of documents. */
    printedDay: (day: string) => printed.format(new Date(`${day}T12:00:00Z`)),
  }
}
