/** Orders of the demo companies, in every status, of every kind and type, made by the services that make those of buyers. */
import type { OrderBody, OrderStatus } from '@cartwright/core/contract'
import { eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import { accounts, idempotencyKeys, notifications, orders, outbox } from '../db/schema'
import { cancelOrder } from '../orders/cancel-order'
import { createOrder } from '../orders/create-order'
import { draftOrder } from '../orders/order-confirmation'
import { recordEvent } from '../orders/order-status'
import { deliverOrder, type Leaving, shipOrder } from '../orders/ship-order'
import { findPrincipal } from '../session/find-principal'
import { ACCOUNTS } from './companies'
import { randomInteger, randomOf } from './random'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** As `generateNumber` writes numbers. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `stock`: as many as wanted are there. `arriving`: none, but some are on their way. `short`: a few, and no more are known. */
type Supply = 'stock' | 'arriving' | 'short'

interface Plan {
  daysAgo: number
  orderType: OrderBody['orderType']
  lines: readonly Supply[]
  status: OrderStatus
  /** Whose of the company, where it has one: the main account without it. */
  by?: 'salesRep' | 'clerk'
  /** Parcels of each shipment; the first of two shipments holds the first line. */
  shipments?: readonly number[]
}

const PLANS: readonly Plan[] = [
  { daysAgo: 46, orderType: 'REG', lines: ['stock', 'stock', 'stock'], status: 'all goods delivered', shipments: [1] },
  { daysAgo: 31, orderType: 'DROP', lines: ['stock', 'stock'], status: 'all goods delivered', shipments: [1, 2] },
  {
    daysAgo: 18,
    orderType: 'REG',
    lines: ['stock', 'short'],
    status: 'partly shipped',
    by: 'salesRep',
    shipments: [1],
  },
  { daysAgo: 9, orderType: 'REG', lines: ['stock'], status: 'cancelled', by: 'clerk' },
  { daysAgo: 6, orderType: 'REG', lines: ['arriving', 'arriving'], status: 'processing' },
  { daysAgo: 4, orderType: 'DROP', lines: ['stock', 'stock'], status: 'shipped', by: 'salesRep', shipments: [1] },
  { daysAgo: 1, orderType: 'CPDROP', lines: ['stock'], status: 'submitted' },
]

/**
 * For each company with a main account that is confirmed. Ordered pieces come on top of what the seed puts on the shelves, so that the
 * stock of the demo shop is the same with and without orders. No mails are left, and no notifications.
 * @param today day from which they are dated, `yyyy-MM-dd`
 */
export async function placeOrders(db: Database, today: string): Promise<void> {
  const mains = ACCOUNTS.filter(
    account => account.mainAccount && account.roles?.includes('mainCustomer') && account.confirmed,
  )
  for (const { custId, accountId } of mains) {
    for (const [at, plan] of PLANS.entries()) {
      const role = plan.by
      const placer = ACCOUNTS.find(other => other.custId === custId && role && other.roles?.includes(role))
      await placeOne(db, plan, { accountId: placer?.accountId ?? accountId, custId, at, today })
    }
  }
  // The language of the last order; the seed has none.
  await db.update(accounts).set({ language: null })
  await db.delete(outbox)
  await db.delete(notifications)
  await db.delete(idempotencyKeys)
}

interface Place {
  accountId: number
  custId: number
  at: number
  today: string
}

async function placeOne(db: Database, plan: Plan, { accountId, custId, at, today }: Place): Promise<void> {
  const key = `order ${custId} ${at}`
  const placedAt = new Date(
    Date.parse(`${today}T08:00:00Z`) - plan.daysAgo * DAY_MS + randomInteger(`${key} minute`, 0, 540) * 60_000,
  )
  const scope = await scopeOf(db, accountId, placedAt)
  const items: OrderBody['items'] = []
  for (const [line, supply] of plan.lines.entries()) {
    const qty = randomInteger(`${key} ${line} qty`, 2, 24)
    // What is cancelled goes back by itself.
    const onTop = plan.status === 'cancelled' ? 0 : qty
    items.push({ number: await supplyPart(scope, supply, onTop, `${key} ${line}`), qty })
  }
  const body: OrderBody = {
    items,
    orderType: plan.orderType,
    backOrderMode: 'shipAvailable',
    poNo: `PO-${placedAt.getUTCFullYear()}-${randomInteger(key, 1000, 9999)}`,
  }
  const { hash } = (await draftOrder(scope, body, { lock: false })).confirmation
  const { orderNo } = await createOrder(scope, { ...body, hash }, key)
  const drawn = Array.from({ length: 9 }, (_, letter) => LETTERS[Math.floor(randomOf(`${key} ${letter}`) * 32)]).join(
    '',
  )
  const [order] = await db
    .update(orders)
    .set({ orderNo: `CW-${drawn}`, soNo: `SO-${drawn}` })
    .where(eq(orders.orderNo, orderNo))
    .returning()
  if (!order) throw new Error(`seed: order ${orderNo} was not placed`)
  await carryOn(db, order, plan, placedAt)
}

/** Takes an order to the status of its plan, with a working day between the steps. */
async function carryOn(db: Database, order: typeof orders.$inferSelect, plan: Plan, placedAt: Date): Promise<void> {
  const later = (days: number, hours = 2) => new Date(placedAt.getTime() + days * DAY_MS + hours * HOUR_MS)
  const { status, shipments = [] } = plan
  if (status === 'submitted') return
  if (status === 'cancelled') return cancelOrder(db, order, later(0, 1), order.accountId)
  await db.update(orders).set({ status: 'processing' }).where(eq(orders.orderId, order.orderId))
  await recordEvent(db, order.orderId, 'processing', later(0))
  for (const [at, count] of shipments.entries()) {
    const isFirstOfTwo = at === 0 && shipments.length > 1
    const [line] = isFirstOfTwo ? await firstLine(db, order.orderId) : []
    const leaving: Leaving = {
      pieces: line ? new Map([[1, line.qty]]) : 'in stock',
      parcels: Array.from({ length: count }, (_, parcel) => ({
        carrier: at === 0 ? 'DHL' : 'UPS',
        trackingNo: `${at === 0 ? 'JVGL' : '1Z'}${randomInteger(`${order.orderNo} ${at} ${parcel}`, 1e9, 9e9)}`,
        weight: randomInteger(`${order.orderNo} ${at} ${parcel} kg`, 12, 184) / 10,
      })),
    }
    await shipOrder(db, order, leaving, later(1 + at))
  }
  if (status === 'all goods delivered') await deliverOrder(db, order, later(2 + shipments.length))
}

const firstLine = (db: Database, orderId: number) =>
  readRows<{ qty: number }>(db, sql`select qty from order_lines where order_id = ${orderId} and position = 0`)

async function scopeOf(db: Database, accountId: number, now: Date): Promise<RequestContext> {
  const found = await findPrincipal(db, accountId)
  if (!found) throw new Error(`seed: there is no account ${accountId}`)
  const [site] = await readRows<{ region: 'EU' | 'US' }>(
    db,
    sql`select region from org_sites where org_id = ${found.principal.orgId}`,
  )
  return { db, caller: found.principal, region: site?.region ?? 'EU', now, language: 'en' }
}

/** A part with a supply of the wished kind, and some pieces on top of it. */
async function supplyPart(
  { db, caller, region }: RequestContext,
  supply: Supply,
  qty: number,
  key: string,
): Promise<string> {
  const own = caller.warehouse
  const condition = {
    stock: sql`own.qty > 40`,
    arriving: sql`total.qty = 0 and a.arrival_id is not null`,
    short: sql`total.qty = 0 and a.arrival_id is null`,
  }[supply]
  const parts = await readRows<{ number: string; id: number; arrival: number | null }>(
    db,
    sql`select s.number, s.goods_sku_id as id, a.arrival_id as arrival
      from skus s
      join stocks own on own.goods_sku_id = s.goods_sku_id and own.warehouse = ${own}
      join lateral (select sum(k.qty)::int as qty from stocks k join warehouses w on w.code = k.warehouse
        where k.goods_sku_id = s.goods_sku_id and w.region = ${region}) as total on true
      left join arrivals a on a.goods_sku_id = s.goods_sku_id and a.warehouse = ${own}
      where not s.disabled and s.market in ('ALL', ${region}) and s.class_id = 102 and ${condition}
      order by s.goods_sku_id`,
  )
  // Behind those that guides and tests name.
  const part = parts[Math.floor(parts.length / 2 + (randomOf(`${key} part`) * parts.length) / 2)]
  if (!part) throw new Error(`seed: no part has the supply ${supply} in ${own}`)
  if (supply === 'arriving')
    await db.execute(sql`update arrivals set qty = qty + ${qty} where arrival_id = ${part.arrival}`)
  // Of a short part half comes from the shelf.
  const there = supply === 'stock' ? qty : supply === 'short' ? Math.floor(qty / 2) : 0
  await db.execute(sql`update stocks set qty = qty + ${there} where goods_sku_id = ${part.id} and warehouse = ${own}`)
  return part.number
}
