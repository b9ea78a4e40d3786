/** Who is notified of what happens to an order, by mail and in the shop. */
import type { ProgressPart } from '@cartwright/core/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import type { OrderEvent, OrderNotice } from '../db/schema'
import { notifications, orders, orgSites, outbox } from '../db/schema'
import { enqueue } from '../outbox/outbox'
import { findPrincipal } from '../session/find-principal'
import { inEveryLanguage } from '../texts/language'
import { textsIn } from '../texts/localize'
import { enqueueCommentMails } from './comment-mail'
import { mainAccountOf } from './mailed-to'
import { orderMailTexts } from './order-mail.texts'
import { orderPath } from './order-path'
import { orderFormats } from './order-texts'
import { progressWords } from './progress-words'
import { readProgress } from './read-progress'

/** Of an order whose dates move often, one mail in this time. */
const DATES_EVERY_MS = 24 * 60 * 60_000
/** Events that the main account of the company hears of too, when another account has ordered. */
const FOR_MAIN: ReadonlySet<OrderEvent | OrderNotice> = new Set([
  'orderPlaced',
  'orderCancelled',
  'orderRestCancelled',
  'orderRestMoved',
])
/** What moves goods: its notification says how far the order has come, as the mail about a shipment does. */
const SAYS_PROGRESS: ReadonlySet<OrderEvent | OrderNotice> = new Set(['orderShipped', 'orderDelivered'])
/** Steps on the way that no mail is written about: its mails have the goods, the dates and what is cancelled. */
const WITHOUT_MAIL: ReadonlySet<OrderEvent | OrderNotice> = new Set(['orderProcessing', 'orderDelivered'])
const isMailed = (event: OrderEvent | OrderNotice): event is OrderEvent => !WITHOUT_MAIL.has(event)

/**
 * Leaves the mails and notifications of an event, in the transaction that makes it true: they are sent when that is committed, and never
 * otherwise.
 * @param more accounts that hear of it besides the one that has ordered; number of the shipment that has left; pieces
 *   that are still to come after a delivery
 */
export async function announce(
  db: Database,
  event: OrderEvent | OrderNotice,
  orderNo: string,
  now: Date,
  { others = [], shipment, toCome = 0 }: { others?: readonly number[]; shipment?: string; toCome?: number } = {},
): Promise<void> {
  const [order] = await db
    .select({
      orderId: orders.orderId,
      orderNo: orders.orderNo,
      accountId: orders.accountId,
      custId: orders.custId,
      poNo: orders.poNo,
      currency: orders.currency,
      region: orgSites.region,
    })
    .from(orders)
    .innerJoin(orgSites, eq(orgSites.orgId, orders.orgId))
    .where(eq(orders.orderNo, orderNo))
  if (!order) throw new Error(`there is no order ${orderNo} to announce`)
  const recipients = new Set([order.accountId, ...others])
  if (FOR_MAIN.has(event)) for (const { accountId } of await mainAccountOf(db, order.custId)) recipients.add(accountId)
  const progress = SAYS_PROGRESS.has(event) ? await progressOf(db, order, now) : []
  const texts = notificationTexts(event, { ...order, progress }, toCome)
  await db
    .insert(notifications)
    .values([...recipients].map(accountId => ({ region: order.region, accountId, texts, createTime: now })))
  if (!isMailed(event)) return
  if (event === 'orderAnswered') return enqueueCommentMails(db, event, { orderNo, accountIds: [...recipients], now })
  const from = event === 'orderDates' ? await nextDatesMail(db, orderNo, now) : now
  if (!from) return
  await enqueue(
    db,
    [...recipients].map(accountId => ({
      kind: event,
      orderNo,
      accountId,
      ...(shipment && { shipment }),
      ...(event === 'orderDates' && { since: formatTime(now) }),
    })),
    from,
  )
}

/** How far the order has come, for the account that has ordered. */
async function progressOf(
  db: Database,
  { orderId, accountId, region }: { orderId: number; accountId: number; region: string },
  now: Date,
): Promise<readonly ProgressPart[]> {
  const reader = await findPrincipal(db, accountId)
  if (!reader) return []
  const scope = {
    db,
    caller: reader.principal,
    region: region as RequestContext['region'],
    now,
    language: reader.language,
  }
  return (await readProgress(scope, [orderId])).get(orderId) ?? []
}

/** @returns undefined when a mail about dates still waits: it will show these as well */
async function nextDatesMail(db: Database, orderNo: string, now: Date): Promise<Date | undefined> {
  const [last] = await db
    .select({ createTime: outbox.createTime, doneAt: outbox.doneAt })
    .from(outbox)
    .where(sql`${outbox.message}->>'kind' = 'orderDates' and ${outbox.message}->>'orderNo' = ${orderNo}`)
    .orderBy(desc(outbox.outboxId))
    .limit(1)
  if (!last) return now
  if (!last.doneAt) return undefined
  return new Date(Math.max(now.getTime(), last.doneAt.getTime() + DATES_EVERY_MS))
}

const notificationTexts = (
  event: OrderEvent | OrderNotice,
  {
    orderNo,
    poNo,
    progress,
    region,
    currency,
  }: { orderNo: string; poNo: string; progress: readonly ProgressPart[]; region: string; currency: string },
  toCome: number,
) =>
  inEveryLanguage(region, language => {
    const texts = textsIn(language, orderMailTexts)
    const said = event === 'orderDelivered' && toCome > 0 ? 'partDelivered' : event
    const title = texts(`${said}Title`, { orderNo })
    const intro = texts(`${said}Intro`, { pieces: texts('pieces', { count: toCome }) })
    const link = `<a href="${orderPath(orderNo, event)}">${texts('open')}</a>`
    const progressed = progressWords(progress, language, orderFormats(language, currency))
    const paragraphs = [intro, progressed, link].filter(Boolean).map(text => `<p>${text}</p>`)
    return { title: poNo ? `${title} (${poNo})` : title, text: paragraphs.join('') }
  })
