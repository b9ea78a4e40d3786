/** Parts of an order in words, for mails and documents. */
import type { Address, Language, Order, When } from '@cartwright/core/contract'
import { leaveOn, promiseOrder } from '@cartwright/core/rules'
import type { OrderMailTexts } from './order-mail.texts'

/** What leaves when, the earliest first. */
export function schedule(order: Order, texts: OrderMailTexts, day: (day: string) => string) {
  const { lines, shipments } = promiseOrder(
    order.lines.map(({ promises }) => promises),
    order.backOrderMode,
  )
  const words = (when: When) =>
    when === 'now'
      ? texts.now
      : when === '72h'
        ? texts.within72h
        : when === 'unknown'
          ? texts.noDate
          : texts.onDay.replace('{day}', day(when))
  return leaveOn(shipments, order.leavesOn).map(({ when, pieces }) => ({
    when: words(when),
    note: when === 'unknown' ? texts.noDateNote : '',
    pieces: texts.pieces(pieces),
    lines: order.lines.flatMap(({ number }, at) => {
      const left = leaveOn(
        (lines[at] ?? []).map(part => ({ when: part.when, pieces: part.qty })),
        order.leavesOn,
      )
      const qty = left.find(part => part.when === when)?.pieces ?? 0
      return qty > 0 ? [`${qty} × ${number}`] : []
    }),
  }))
}

/** Sums with their names, the total last; what is nothing is left out, but for the shipping cost that a coupon saved. */
export function sumsOf(order: Order, texts: OrderMailTexts, money: (amount: number) => string, locale: string) {
  const rate = (order.vatRate / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const { coupon } = order
  const named = (label: string, isOfCoupon: boolean) => (coupon && isOfCoupon ? `${label} (${coupon.code})` : label)
  const optional: [string, number, boolean?][] = [
    [named(texts.discount, true), -order.discount],
    [named(texts.shipping, coupon?.type === 'freeShipping'), order.shippingCost, coupon?.type === 'freeShipping'],
    [texts.handling, order.handlingFee],
  ]
  return [
    [texts.subtotal, order.subtotal] as const,
    ...optional.filter(([, amount, isKept]) => amount !== 0 || isKept),
    [texts.vat.replace('{rate}', rate), order.vat] as const,
    [texts.total, order.grandTotal] as const,
  ].map(([label, amount]): [string, string] => [label, money(amount)])
}

/** An address as it stands on an envelope. */
export const addressLines = (
  country: (iso2: string) => string,
  { company, firstName, lastName, address1, address2, postcode, city, state, countryIso2 }: Address,
) =>
  [
    company,
    `${firstName} ${lastName}`.trim(),
    address1,
    address2,
    `${postcode} ${city} ${state}`.trim(),
    country(countryIso2),
  ].filter(Boolean)

/** How a language writes amounts, days and countries. */
export function orderFormats(language: Language, iso2: string | undefined, currency: string) {
  const locale = language === 'en' ? (iso2 === 'US' ? 'en-US' : 'en-GB') : language
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    locale,
    country: (code: string) => names.of(code) ?? code,
    money: (value: number) => amount.format(value),
    percent: (rate: number) => (rate / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 }),
    day: (day: string) => date.format(new Date(`${day}T12:00:00Z`)),
  }
}
