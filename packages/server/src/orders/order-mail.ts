/** The mail about an order, as its reader sees the order: HTML, and the same in text. */
import { CODE, type Language, type Order } from '@cartwright/core/contract'
import type { RequestContext } from '../catalogue/request-context'
import type { OrderEvent } from '../db/schema'
import { orderConfirmationPaper } from '../documents/order-confirmation.paper'
import { ApiError } from '../http/api-error'
import type { Mail } from '../http/handler'
import { type MailDocument, renderHtml, renderText } from '../mail/mail-document'
import { readSite, type Site } from '../site/read-site'
import { ORDER_MAIL_TEXTS } from './order-mail.texts'
import { addressLines, orderFormats, schedule, sumsOf } from './order-texts'
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
  const site = await readSite(scope)
  const document = toDocument(order, mail, scope.language, site)
  const mailed = { subject: document.title, text: renderText(document), html: renderHtml(document) }
  if (mail.event !== 'orderPlaced') return mailed
  const content = await orderConfirmationPaper(order, scope.language, site)
  return { ...mailed, attachments: [{ filename: `${order.orderNo}.pdf`, content, contentType: 'application/pdf' }] }
}

function toDocument(order: Order, { event, name, publicUrl }: OrderMail, language: Language, site: Site): MailDocument {
  const texts = ORDER_MAIL_TEXTS[language]
  const fill = (text: string, values: Record<string, string> = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, key: string) => ({ orderNo: order.orderNo, ...values })[key] ?? whole)
  const { locale, money, day, country } = orderFormats(language, site.iso2, order.currency)
  const { title, intro } = texts.events[event]
  const hasSchedule = event === 'orderPlaced' || event === 'orderDates'
  return {
    language,
    title: fill(title) + (order.poNo ? ` (${order.poNo})` : ''),
    heading: fill(title),
    greeting: fill(texts.greeting, { name }),
    intro: [intro, ...writtenText(order, event)].join('\n\n'),
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
      ...(event === 'orderPlaced' ? [texts.attached] : []),
      fill(texts.questions),
      [site.serviceEmail, site.hotPhone, site.workTime].filter(Boolean).join(', '),
    ],
  }
}

/** Of a mail about a comment: the last one of who has written. */
function writtenText({ comments = [] }: Order, event: OrderEvent): string[] {
  if (event !== 'orderAnswered' && event !== 'orderAsked') return []
  const last = comments.findLast(({ by }) => (by === null) === (event === 'orderAnswered'))
  return last ? [event === 'orderAsked' ? `${last.by}: ${last.text}` : last.text] : []
}
