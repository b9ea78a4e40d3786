/** The mail about an order, as its reader sees the order: HTML, and the same in text. */
import { type Address, CODE, type Language, type Order } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { OrderEvent } from '../db/schema'
import { orgSites } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Mail } from '../http/handler'
import { type MailDocument, renderHtml, renderText } from '../mail/mail-document'
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './order-mail.texts'
import { getOrder } from './read-orders'

interface OrderMail {
  event: OrderEvent
  orderNo: string
  /** Of the reader. */
  name: string
  /** Without slash at the end. */
  publicUrl: string
}

/** @returns undefined when the reader may not see the order (any more) */
export async function orderMail(scope: RequestContext, mail: OrderMail): Promise<Omit<Mail, 'to'> | undefined> {
  const order = await getOrder(scope, mail.orderNo).catch(error => {
    if (error instanceof ApiError && error.code === CODE.NOT_FOUND) return undefined
    throw error
  })
  if (!order) return undefined
  const [site] = await scope.db.select().from(orgSites).where(eq(orgSites.orgId, scope.caller.orgId))
  const document = toDocument(order, mail, scope.language, site)
  return { subject: document.title, text: renderText(document), html: renderHtml(document) }
}

function toDocument(
  order: Order,
  { event, name, publicUrl }: OrderMail,
  language: Language,
  site: typeof orgSites.$inferSelect | undefined,
): MailDocument {
  const texts = ORDER_MAIL_TEXTS[language]
  const fill = (text: string, values: Record<string, string> = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, key: string) => ({ orderNo: order.orderNo, ...values })[key] ?? whole)
  const { locale, money, day, country } = formatsOf(language, site?.iso2, order.currency)
  const { title, intro } = texts.events[event]
  const hasSchedule = event === 'orderPlaced' || event === 'orderDates'
  return {
    language,
    title: fill(title) + (order.poNo ? ` (${order.poNo})` : ''),
    heading: fill(title),
    greeting: fill(texts.greeting, { name }),
    intro,
    facts: [
      [texts.orderNumber, order.orderNo],
      [texts.salesOrder, order.soNo],
      [texts.yourOrder, order.poNo],
      [texts.placedOn, day(order.soDate.slice(0, 10))],
      [texts.tracking, event === 'orderShipped' ? (order.trackingNo ?? '') : ''],
    ].filter((fact): fact is [string, string] => Boolean(fact[1])),
    schedule: hasSchedule ? { title: texts.schedule, shipments: schedule(order, texts, day) } : undefined,
    table: {
      title: texts.lines,
      heads: [texts.article, texts.quantity, texts.unitPrice, texts.amount],
      rows: order.lines.map(line => ({
        number: line.number,
        detail: [line.custNumber, `${line.brandName} ${line.oemCode}`].filter(Boolean).join(' · '),
        cells: [line.qty.toLocaleString(locale), money(line.discountPrice ?? line.unitPrice), money(line.price)],
      })),
      sums: sumsOf(order, texts, money, locale),
    },
    blocks: [
      { title: texts.shipTo, lines: addressLines(country, order.shipTo) },
      { title: texts.shipVia, lines: [order.shipVia, order.forwarder ?? ''].filter(Boolean) },
    ],
    link: { words: texts.open, url: `${publicUrl}/hisorder/orderDetails/${encodeURIComponent(order.orderNo)}` },
    contact: [
      fill(texts.questions),
      ...(site ? [[site.serviceEmail, site.hotPhone, site.workTime].filter(Boolean).join(', ')] : []),
    ],
  }
}

/** What leaves when, the earliest first. */
function schedule(order: Order, texts: OrderMailTexts, day: (day: string) => string) {
  const byTime = new Map<string, { number: string; qty: number }[]>()
  const add = (when: string, number: string, qty: number) => {
    if (qty > 0) byTime.set(when, [...(byTime.get(when) ?? []), { number, qty }])
  }
  for (const { number, shipNow, backOrdered, etaDate } of order.lines) {
    add('now', number, shipNow)
    add(etaDate ?? 'unknown', number, backOrdered)
  }
  const rank = (when: string) => (when === 'now' ? '0' : when === 'unknown' ? '9' : `1${when}`)
  const words = (when: string) =>
    when === 'now' ? texts.now : when === 'unknown' ? texts.noDate : texts.onDay.replace('{day}', day(when))
  return [...byTime]
    .sort(([a], [b]) => rank(a).localeCompare(rank(b)))
    .map(([when, lines]) => ({
      when: words(when),
      note: when === 'unknown' ? texts.noDateNote : '',
      pieces: texts.pieces(lines.reduce((sum, { qty }) => sum + qty, 0)),
      lines: lines.map(({ number, qty }) => `${qty} × ${number}`),
    }))
}

function sumsOf(order: Order, texts: OrderMailTexts, money: (amount: number) => string, locale: string) {
  const rate = (order.vatRate / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const optional: [string, number][] = [
    [texts.discount, -order.discount],
    [texts.shipping, order.shippingCost],
    [texts.handling, order.handlingFee],
  ]
  return [
    [texts.subtotal, order.subtotal] as const,
    ...optional.filter(([, amount]) => amount !== 0),
    [texts.vat.replace('{rate}', rate), order.vat] as const,
    [texts.total, order.grandTotal] as const,
  ].map(([label, amount]): [string, string] => [label, money(amount)])
}

const addressLines = (
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

function formatsOf(language: Language, iso2: string | undefined, currency: string) {
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
    day: (day: string) => date.format(new Date(`${day}T12:00:00Z`)),
  }
}
