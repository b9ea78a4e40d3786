/** The mail about an order, as its reader sees the order: HTML, and the same in text. */

import { CODE, type Order, type Shipment } from '@cartwright/core/contract'
import { dayIn, leftOfLine, momentOf } from '@cartwright/core/rules'
import { contentText } from '../catalogue/article-text'
import type { RequestContext } from '../catalogue/request-context'
import type { OrderEvent } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Mail } from '../http/handler'
import { mailTexts } from '../mail/mail.texts'
import { type MailDocument, renderHtml, renderText } from '../mail/mail-document'
import { workTimeIn } from '../mail/work-time'
import { readSite, type Site } from '../site/read-site'
import type { Spoken } from '../texts/language'
import { type Say, textsIn } from '../texts/localize'
import { type DatesBefore, dateChanges, readDatesBefore } from './date-changes'
import { type KitContents, readKitContents } from './kit-contents'
import { orderMailTexts } from './order-mail.texts'
import { drawDeliveryPaper, drawOrderConfirmation } from './order-papers'
import { isAboutComment, orderPath, reportsPath } from './order-path'
import { addressLines, orderFormats, schedule, sumsOf, toCome } from './order-texts'
import { progressTexts } from './progress.texts'
import { progressWords } from './progress-words'
import { getOrder } from './read-orders'
import { vatNote } from './vat-note'

interface OrderMail {
  event: OrderEvent
  orderNo: string
  /** Number of the shipment that has left, with `orderShipped`; the last one by default. */
  shipment?: string | undefined
  /** Of a mail about comments or dates: the time of the first one. */
  since?: string | undefined
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
  const before =
    mail.since === undefined || mail.event !== 'orderDates'
      ? undefined
      : await readDatesBefore(scope.db, order.orderNo, mail.since)
  const kits = await readKitContents(scope.db, order.orderNo)
  const document = toDocument(order, { ...mail, before, kits }, scope.language, site)
  const mailed = { subject: document.title, text: renderText(document), html: renderHtml(document) }
  if (mail.event === 'orderPlaced') {
    const content = await drawOrderConfirmation(scope, order, { site, kits })
    return { ...mailed, attachments: [pdf(order.orderNo, content)] }
  }
  const left = mail.event === 'orderShipped' ? leftIn(order, mail.shipment) : undefined
  if (!left) return mailed
  const content = await drawDeliveryPaper(scope, 'packingList', { order, shipment: left, site, kits })
  return { ...mailed, attachments: [pdf(`${left.number}-packing-list`, content)] }
}

const pdf = (name: string, content: Buffer) => ({
  filename: `${name}.pdf`,
  content,
  contentType: 'application/pdf',
})

interface ForReader {
  before: DatesBefore | undefined
  kits: KitContents
}

function toDocument(
  order: Order,
  { event, name, publicUrl, shipment: number, since, before, kits }: OrderMail & ForReader,
  language: Spoken,
  site: Site,
): MailDocument {
  const texts = textsIn(language, orderMailTexts)
  const { orderNo } = order
  const formats = orderFormats(language, order.currency)
  const { locale, day, country } = formats
  const left = event === 'orderShipped' ? leftIn(order, number) : undefined
  const detailOf = (line: Order['lines'][number]) => detailText(line, kits, texts('eachContains'))
  const planned = schedule(order, texts, day, toCome(order))
  // By the time the mail is sent, more may have left.
  const isPart = left && (planned.length > 0 || left !== order.shipments?.at(-1))
  const title = texts(isPart ? 'partShipped' : `${event}Title`, { orderNo })
  const moved = before && dateChanges(order, before, texts, day)
  const parcels = (left?.parcels ?? []).map(({ carrier, trackingNo, trackingUrl }) => {
    const words = `${carrier} ${trackingNo}`.trim()
    return trackingUrl ? { words, url: trackingUrl } : words
  })
  return {
    language,
    title: title + (order.poNo ? ` (${order.poNo})` : ''),
    heading: title,
    greeting: textsIn(language, mailTexts)('greeting', { name }),
    intro: [
      texts(`${event}Intro`),
      ...(event === 'orderPlaced' && order.held ? [texts('held')] : []),
      ...writtenText(order, event, since),
    ],
    facts: [
      [texts('orderNumber'), order.orderNo],
      [texts('salesOrder'), order.soNo],
      [texts('yourOrder'), order.poNo],
      [texts('placedOn'), day(dayIn(site.timeZone, momentOf(order.soDate)))],
      [textsIn(language, progressTexts)('title'), left ? progressWords(order.progress ?? [], language, formats) : ''],
    ].filter((fact): fact is [string, string] => Boolean(fact[1])),
    schedule: scheduleOf(event, texts, planned, moved),
    ...(left && { table: shipmentTable(left, order, texts, locale, detailOf) }),
    ...(SHOWS_LINES.has(event) && {
      table: orderTable(order, texts, formats, detailOf, vatNote(order, language, site.iso2)),
    }),
    blocks: isAboutComment(event)
      ? []
      : [
          ...(moved && moved.changed.length > 0 && moved.others.length > 0
            ? [{ title: texts('unchangedDates'), lines: [moved.others.join(', ')] }]
            : []),
          ...(isPart && planned.length > 0
            ? [
                {
                  title: texts('toCome'),
                  lines: planned.flatMap(({ when, lines }) => lines.map(line => `${line}: ${when}`)),
                },
              ]
            : []),
          ...(parcels.length > 0 ? [{ title: texts('tracking'), lines: parcels }] : []),
          ...(left
            ? [
                {
                  title: texts('notInOrder'),
                  lines: [{ words: texts('report'), url: publicUrl + reportsPath(order.orderNo) }],
                },
              ]
            : []),
          { title: texts('shipTo'), lines: addressLines(country, order.shipTo) },
          { title: texts('shipVia'), lines: [order.shipVia, order.forwarder ?? ''].filter(Boolean) },
        ],
    link: { words: texts('open'), url: `${publicUrl}${orderPath(order.orderNo, event)}` },
    contact: [
      ...(event === 'orderPlaced' ? [texts('attached')] : []),
      texts('questions', { orderNo }),
      [site.serviceEmail, site.hotPhone, workTimeIn(site.workTime, locale)].filter(Boolean).join(', '),
    ],
  }
}

/** Mails about the whole order; the others have what they are about alone. */
const SHOWS_LINES: ReadonlySet<OrderEvent> = new Set([
  'orderPlaced',
  'orderCancelled',
  'orderRestCancelled',
  'orderRestMoved',
])

/** What leaves when; of a mail about dates only what leaves on another day than before, where that is known. */
function scheduleOf(
  event: OrderEvent,
  texts: Say<typeof orderMailTexts>,
  planned: ReturnType<typeof schedule>,
  moved: ReturnType<typeof dateChanges> | undefined,
): MailDocument['schedule'] {
  if (event !== 'orderPlaced' && event !== 'orderDates') return undefined
  if (!moved || moved.changed.length === 0)
    return planned.length > 0 ? { title: texts('schedule'), shipments: planned } : undefined
  const shipments = moved.changed.map(({ number, pieces, from, to }) => ({
    when: number,
    note: '',
    pieces: texts('pieces', { count: pieces }),
    lines: isLong(from) || isLong(to) ? [from, `→ ${to}`] : [`${from} → ${to}`],
  }))
  return { title: texts('changedDates'), shipments }
}

/** Several dates of one article: before and after stand below each other. */
const isLong = (dates: string) => dates.includes(', ') && dates.includes(' × ')

/** The shipment that a mail is about. */
const leftIn = ({ shipments = [] }: Order, number: string | undefined): Shipment | undefined =>
  shipments.find(shipment => shipment.number === number) ?? shipments.at(-1)

type Detail = (line: Order['lines'][number]) => string

/** The buyer's number and that of the maker; of a kit, below them, what it is packed of. */
function detailText(
  { custNumber, brandName, oemCode, lineId }: Order['lines'][number],
  kits: KitContents,
  eachContains: string,
): string {
  const parts = kits.get(lineId ?? 0)
  const numbers = [custNumber, `${brandName} ${oemCode}`].filter(Boolean).join(' ·\u00a0')
  return parts ? `${numbers}\n${contentText(eachContains, parts)}` : numbers
}

function orderTable(
  order: Order,
  texts: Say<typeof orderMailTexts>,
  { locale, money }: ReturnType<typeof orderFormats>,
  detailOf: Detail,
  note: string,
): MailDocument['table'] {
  // Of an order that is cancelled as a whole, the title says so.
  const cancelledOf = (line: Order['lines'][number]) => {
    const pieces = order.status === 'cancelled' ? 0 : leftOfLine(order, line).cancelled
    return pieces > 0 ? `\n${texts('cancelledPart')}: ${texts('pieces', { count: pieces })}` : ''
  }
  return {
    title: texts('lines'),
    heads: [texts('article'), texts('quantity'), texts('unitPrice'), texts('amount')],
    rows: order.lines.map(line => ({
      number: line.number,
      detail: detailOf(line) + cancelledOf(line),
      cells: [line.qty.toLocaleString(locale), money(line.discountPrice ?? line.unitPrice), money(line.price)],
    })),
    sums: sumsOf(order, texts, money, locale),
    ...(note && { note }),
  }
}

/** What has left, without prices: those are in the invoice. */
function shipmentTable(
  { lines }: Shipment,
  order: Order,
  texts: Say<typeof orderMailTexts>,
  locale: string,
  detailOf: Detail,
): MailDocument['table'] {
  return {
    title: texts('inShipment'),
    heads: [texts('article'), texts('quantity')],
    rows: lines.map(({ lineId, number, qty }) => {
      const line = order.lines.find(ordered => ordered.lineId === lineId)
      return { number, detail: line ? detailOf(line) : '', cells: [qty.toLocaleString(locale)] }
    }),
    sums: [],
  }
}

/** Of a mail about comments: what the other side has written since then. */
function writtenText({ comments = [] }: Order, event: OrderEvent, since = ''): string[] {
  if (event !== 'orderAnswered' && event !== 'orderAsked') return []
  return comments
    .filter(({ at, by }) => at >= since && (by === null) === (event === 'orderAnswered'))
    .map(({ by, text }) => (by === null ? text : `${by}: ${text}`))
}
