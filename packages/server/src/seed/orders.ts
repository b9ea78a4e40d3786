/** Orders of the demo companies, in every status, of every kind and type, made by the services that make those of buyers. */
import type { OrderBody, OrderStatus } from '@cartwright/core/contract'
import { addDays, round2 } from '@cartwright/core/rules'
import { asc, eq, sql } from 'drizzle-orm'
import { orderHooks } from '../across/order-hooks'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import {
  accounts,
  allocations,
  arrivals,
  idempotencyKeys,
  invoices,
  notifications,
  orderFiles,
  orderLines,
  orders,
  outbox,
} from '../db/schema'
import { issueCreditNote } from '../finance/credit-note'
import { skipReminders } from '../finance/overdue'
import { bookPayment } from '../finance/receivables'
import { moveArrival } from '../orders/arrivals'
import { cancelOrder, cancelRest } from '../orders/cancel-order'
import { createOrder } from '../orders/create-order'
import { draftOrder } from '../orders/order-confirmation'
import { recordEvent } from '../orders/order-status'
import { deliverOrder, type Leaving, shipOrder } from '../orders/ship-order'
import { findPrincipal } from '../session/find-principal'
import { generateNumber } from '../transactions/generate-number'
import { ACCOUNTS, CUSTOMERS, CUSTOMERS_ABROAD } from './companies'
import { codeIn, LAST_ONE, putCoupons, THANKS } from './coupons'
import { demoDay, toWorkday } from './days'
import { randomInteger, randomOf } from './random'
import { applyForFewReturns, applyForReturns } from './returns'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The company that is looked at most. */
const BUSY_COMPANY = 1
/** The company that has used `LAST_ONE`. */
const LAST_ONE_OF = 3

const DAYS_LATER = 4

/**
 * `black`, `colour`, `drum`: as many as wanted are there. `arriving`: none, but some are on their way. `short`: a few, and no more are
 * known. `kit`: one that goes back by part too.
 */
type Supply = 'black' | 'colour' | 'drum' | 'arriving' | 'short' | 'kit'
/** A drum outlives several toners, and more black is printed than colour. */
const PIECES_FOR_ONE: Readonly<Record<Supply, number>> = { black: 1, colour: 3, drum: 6, arriving: 1, short: 1, kit: 4 }

interface Plan {
  /** When it was placed; `overdue` counts from the day its invoice is due. */
  daysAgo: number | { overdue: number }
  orderType: OrderBody['orderType']
  lines: readonly Supply[]
  status: OrderStatus
  /** Whose of the company, where it has one: the main account without it. */
  by?: 'salesRep' | 'clerk'
  /** Parcels of each shipment; the first of two shipments holds the first line. */
  shipments?: readonly number[]
  /** What became of its invoice: paid, paid in part, some pieces credited, or paid and then credited in part. */
  invoice?: 'paid' | 'partly paid' | 'credited' | 'credited later' | undefined
  /** It came with the buyer's own delivery note. */
  hasFile?: true
  /** What had not left is not delivered any more. */
  restCancelled?: true
  /** Counts where the company may use it. */
  coupon?: string
  /** It was placed in another office than the first one, and goes there. */
  office?: Office
  /** It came from a saved list of the company, which one by its id, with this share of the pieces that stand in it. */
  list?: { at: number; share: number }
}

interface Office {
  city: string
  /** Hours of the day at which it orders, in UTC. */
  hours: readonly [from: number, to: number]
}

/** Between four and six in the afternoon, an hour later in summer. */
const NEW_YORK: Office = { city: 'New York', hours: [21, 23] }

/** What every company has, so that each of them shows every status, kind and type of order. */
const PLANS: readonly Plan[] = [
  {
    daysAgo: 46,
    orderType: 'REG',
    lines: ['black', 'colour', 'drum'],
    status: 'all goods delivered',
    shipments: [1],
    invoice: 'credited later',
    coupon: THANKS,
  },
  {
    daysAgo: 31,
    orderType: 'DROP',
    lines: ['black', 'colour'],
    status: 'all goods delivered',
    shipments: [1, 2],
    invoice: 'paid',
  },
  {
    daysAgo: 18,
    orderType: 'REG',
    lines: ['black', 'short'],
    status: 'partly shipped',
    by: 'salesRep',
    shipments: [1],
    invoice: 'paid',
  },
  { daysAgo: 9, orderType: 'REG', lines: ['black'], status: 'cancelled', by: 'clerk' },
  { daysAgo: 6, orderType: 'REG', lines: ['arriving', 'arriving'], status: 'processing' },
  {
    daysAgo: 5,
    orderType: 'DROP',
    lines: ['black', 'short'],
    status: 'shipped',
    by: 'salesRep',
    shipments: [1],
    restCancelled: true,
  },
  { daysAgo: 3, orderType: 'CPDROP', lines: ['black'], status: 'processing', hasFile: true },
]
/** The note of the buyer is still to come: of one company only. */
const NOTE_TO_COME: Plan = { daysAgo: 1, orderType: 'CPDROP', lines: ['black'], status: 'submitted' }
const WITH_NOTE: Plan = { ...NOTE_TO_COME, hasFile: true }

/** Of companies abroad: an invoice with a credit note, one that is overdue, and an order that waits. */
const PLANS_ABROAD: readonly Plan[] = [
  {
    daysAgo: 40,
    orderType: 'REG',
    lines: ['black', 'colour'],
    status: 'all goods delivered',
    shipments: [1],
    invoice: 'credited',
  },
  overdue(12),
  { daysAgo: 2, orderType: 'REG', lines: ['black'], status: 'submitted' },
]

/** An order of which only the invoice is left. */
function delivered(daysAgo: Plan['daysAgo'], more: Partial<Plan> = {}): Plan {
  return {
    daysAgo,
    orderType: 'REG',
    lines: ['black', 'colour'],
    status: 'all goods delivered',
    shipments: [1],
    ...more,
  }
}

/** The same with an invoice that is late by so many days. */
function overdue(days: number, more: Partial<Plan> = {}): Plan {
  return delivered({ overdue: days }, more)
}

const paid = (daysAgo: number, more: Partial<Plan> = {}): Plan => delivered(daysAgo, { invoice: 'paid', ...more })

/** The first saved list of the company, ordered once more. @param share of the pieces that stand in the list */
const monthly = (daysAgo: number, share = 1, more: Partial<Plan> = {}): Plan =>
  paid(daysAgo, { list: { at: 0, share }, lines: [], ...more })

interface Story {
  /** Fewest and most pieces of a line. */
  pieces: readonly [least: number, most: number]
  plans: readonly Plan[]
  /** Hours of the day at which it orders, in UTC, from 24 on those of the next day; the working day of Europe without it. */
  hours?: readonly [from: number, to: number]
}

/** What becomes of each company, in one sentence. */
const STORIES: Readonly<Record<number, Story>> = {
  // The busy one: lists ordered every month with growing quantities, a rep and a clerk, paid in time but one disputed invoice.
  1: {
    pieces: [6, 24],
    plans: [
      NOTE_TO_COME,
      monthly(128, 0.5),
      monthly(99, 0.75),
      monthly(67),
      monthly(37, 1.25),
      paid(26, { list: { at: 1, share: 1 }, lines: [] }),
      paid(55, { list: { at: 2, share: 1 }, lines: [], by: 'salesRep' }),
      paid(19, { list: { at: 3, share: 1 }, lines: [], by: 'salesRep' }),
      paid(110, { lines: ['black', 'kit'] }),
      overdue(38, { invoice: 'partly paid' }),
      delivered(12, { by: 'clerk' }),
    ],
  },
  // The slow payer, near its limit.
  2: {
    pieces: [14, 36],
    plans: [
      WITH_NOTE,
      overdue(121),
      overdue(88, { lines: ['black', 'kit'] }),
      overdue(57, { invoice: 'partly paid' }),
      overdue(23),
      monthly(62, 1, { invoice: undefined }),
    ],
  },
  // The careful one: everything is paid.
  3: {
    pieces: [5, 18],
    plans: [WITH_NOTE, monthly(75), monthly(44), paid(97, { lines: ['black', 'kit'] }), paid(60), paid(25)],
  },
  // Small and new.
  4: { pieces: [4, 9], plans: [WITH_NOTE, monthly(33, 0.25), overdue(6)] },
  // Drop shipments to end customers with own delivery notes.
  5: {
    pieces: [4, 15],
    plans: [
      WITH_NOTE,
      monthly(50),
      paid(70, { orderType: 'DROP' }),
      paid(64, { orderType: 'CPDROP', hasFile: true }),
      overdue(17, { orderType: 'DROP' }),
      delivered(13, { orderType: 'CPDROP', hasFile: true }),
    ],
  },
  // Large orders and back orders; a sales rep and a clerk with a price rule each.
  6: {
    pieces: [30, 90],
    plans: [
      WITH_NOTE,
      monthly(58, 3),
      paid(83, { lines: ['black', 'colour', 'drum'] }),
      overdue(64),
      {
        daysAgo: 8,
        orderType: 'REG',
        lines: ['arriving', 'black', 'arriving'],
        status: 'partly shipped',
        shipments: [1],
      },
    ],
  },
  // Offices in Los Angeles and New York, which order between four and six in the afternoon of their own clocks.
  8: {
    pieces: [5, 20],
    hours: [24, 26],
    plans: [
      { ...WITH_NOTE, daysAgo: 2 },
      monthly(41),
      paid(90, { lines: ['black', 'kit'] }),
      overdue(9, { office: NEW_YORK }),
      paid(29, { office: NEW_YORK }),
      paid(52, { office: NEW_YORK }),
    ],
  },
}
const ABROAD: Story = { pieces: [2, 12], plans: PLANS_ABROAD }

/**
 * For each company with a main account that is confirmed. Ordered pieces come on top of what the seed puts on the shelves, so that the
 * stock of the demo shop is the same with and without orders. Coupons are made before, because some orders use one. No mails are left, and no notifications.
 * @param today day from which they are dated, `yyyy-MM-dd`
 */
export async function placeOrders(db: Database, today: string): Promise<void> {
  const mains = ACCOUNTS.filter(
    account => account.mainAccount && account.roles?.includes('mainCustomer') && account.confirmed,
  )
  const parts: Parts = new Map()
  await putCoupons(db, today)
  const plans = mains.flatMap(({ custId, accountId }) => {
    const termsDays = CUSTOMERS.find(company => company.custId === custId)?.termsDays ?? 30
    const story = STORIES[custId] ?? ABROAD
    return (CUSTOMERS_ABROAD.has(custId) ? story.plans : [...PLANS, ...story.plans]).map((plan, at) => {
      const placer = ACCOUNTS.find(other => other.custId === custId && plan.by && other.roles?.includes(plan.by))
      return {
        plan,
        place: { accountId: placer?.accountId ?? accountId, custId, at, story, daysAgo: daysOf(plan, termsDays) },
      }
    })
  })
  // The oldest first, so that numbers of invoices follow their days: a seller has several companies.
  for (const { plan, place } of plans.toSorted((a, b) => b.place.daysAgo - a.place.daysAgo))
    await placeOne(db, plan, { ...place, today, parts })
  for (const { custId, accountId } of mains) {
    const scope = await scopeOf(db, accountId, new Date(`${today}T10:00:00Z`))
    if (custId === BUSY_COMPANY) {
      await applyForReturns(scope, at => numberFor(`return ${custId} ${at}`))
      await moveOneDate(db, custId, new Date(Date.parse(`${today}T10:00:00Z`) - DAY_MS))
    } else await applyForFewReturns(scope, at => numberFor(`return ${custId} ${at}`))
  }
  // The language of the last order; the seed has none.
  await db.update(accounts).set({ language: null })
  await db.delete(outbox)
  await db.delete(notifications)
  await db.delete(idempotencyKeys)
  // Who has let time pass has been reminded.
  await skipReminders(db, new Date(`${today}T10:00:00Z`))
}

/** What the oldest open line of a company waits for comes some days later than it was promised. */
async function moveOneDate(db: Database, custId: number, now: Date): Promise<void> {
  const [awaited] = await db
    .select({ goodsSkuId: arrivals.goodsSkuId, warehouse: arrivals.warehouse, day: arrivals.etaDate })
    .from(allocations)
    .innerJoin(arrivals, eq(arrivals.arrivalId, allocations.arrivalId))
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(eq(orders.custId, custId))
    .orderBy(asc(allocations.orderLineId), asc(allocations.allocationId))
    .limit(1)
  if (!awaited) throw new Error(`seed: no order of company ${custId} waits for an arrival`)
  const { day, ...place } = awaited
  await moveArrival(db, place, { from: day, to: toWorkday(addDays(day, DAYS_LATER)) }, now)
}

/** The same on every machine. */
function numberFor(key: string): string {
  let letter = 0
  return generateNumber(below => Math.floor(randomOf(`${key} ${letter++}`) * below))
}

/** Goods leave the day after. */
const daysOf = ({ daysAgo }: Plan, termsDays: number): number =>
  typeof daysAgo === 'number' ? daysAgo : daysAgo.overdue + termsDays + 1

interface Place {
  accountId: number
  custId: number
  at: number
  today: string
  daysAgo: number
  story: Story
  parts: Parts
}

interface SuppliedPart extends Record<string, unknown> {
  number: string
  id: number
  arrival: number | null
}
/** By warehouse and supply: each order takes what it has added, so they stay the same. */
type Parts = Map<string, SuppliedPart[]>

async function placeOne(
  db: Database,
  plan: Plan,
  { accountId, custId, at, today, daysAgo, story, parts }: Place,
): Promise<void> {
  const key = `order ${custId} ${at}`
  const [from, to] = plan.office?.hours ?? story.hours ?? [8, 17]
  const day = fromWorkday(addDays(today, -daysAgo))
  const afterMidnight = from * HOUR_MS + randomInteger(`${key} minute`, 0, (to - from) * 60) * 60_000
  const placedAt = new Date(Date.parse(day) + afterMidnight)
  const scope = await scopeOf(db, accountId, placedAt)
  const items: OrderBody['items'] = []
  const [least, most] = story.pieces
  for (const [line, supply] of plan.lines.entries()) {
    const drawn = randomInteger(`${key} ${line} qty`, least, most)
    const qty = Math.max(2, Math.round(drawn / PIECES_FOR_ONE[supply]))
    // What is cancelled goes back by itself.
    const onTop = plan.status === 'cancelled' ? 0 : qty
    items.push({ number: await supplyPart(scope, parts, { supply, qty: onTop, key: `${key} ${line}` }), qty })
  }
  const list = plan.list && (await findList(db, custId, plan.list.at))
  if (list && plan.list) items.push(...(await supplyList(scope, list.entered, plan.list.share)))
  const body: OrderBody = {
    items,
    orderType: plan.orderType,
    backOrderMode: 'shipAvailable',
    poNo: `PO-${placedAt.getUTCFullYear()}-${randomInteger(key, 1000, 9999)}`,
  }
  if (list) body.quickOrderId = list.quickOrderId
  if (plan.office) body.shipTo = await officeIn(db, custId, plan.office.city)
  if (plan.orderType !== 'REG') body.shipTo = await endCustomer(db, custId, key)
  if (plan.coupon) body.couponCode = codeIn(plan.coupon, scope.caller.currency)
  // The one use of a coupon.
  if (custId === LAST_ONE_OF && at === 1) body.couponCode = LAST_ONE
  const { hash } = (await draftOrder(scope, body, { lock: false })).confirmation
  const files = plan.hasFile ? [await keepNote(scope, placedAt)] : []
  const { orderNo } = await createOrder(scope, { ...body, hash, files }, key, orderHooks)
  const drawn = numberFor(key)
  const [order] = await db
    .update(orders)
    .set({ orderNo: `ON-${drawn}`, soNo: `SO-${drawn}` })
    .where(eq(orders.orderNo, orderNo))
    .returning()
  if (!order) throw new Error(`seed: order ${orderNo} was not placed`)
  await carryOn(db, order, plan, { day, afterMidnight })
}

/** When an order was placed: the day in its site, which in the US ends after that of UTC, and milliseconds since that day began in UTC. */
interface Placed {
  day: string
  afterMidnight: number
}

/** Takes an order to the status of its plan, with a working day between the steps. */
async function carryOn(
  db: Database,
  order: typeof orders.$inferSelect,
  plan: Plan,
  { day, afterMidnight }: Placed,
): Promise<void> {
  const later = (days: number, hours = 2) =>
    new Date(Date.parse(afterWorkdays(day, days)) + afterMidnight + hours * HOUR_MS)
  const { status, shipments = [] } = plan
  if (status === 'submitted') return
  if (status === 'cancelled') return cancelOrder(db, order, later(0, 1), order.accountId)
  await db.update(orders).set({ status: 'processing' }).where(eq(orders.orderId, order.orderId))
  await recordEvent(db, order.orderId, 'processing', later(0))
  for (const [at, count] of shipments.entries()) {
    const isFirstOfTwo = at === 0 && shipments.length > 1
    const [line] = isFirstOfTwo ? await firstLine(db, order.orderId) : []
    const contents = contentsOf(line ? [line] : await inStock(db, order.orderId), count)
    const leaving: Leaving = {
      pieces: line ? new Map([[1, line.qty]]) : 'in stock',
      parcels: Array.from({ length: count }, (_, parcel) => ({
        carrier: at === 0 ? 'DHL' : 'UPS',
        trackingNo: `${at === 0 ? 'JVGL' : '1Z'}${randomInteger(`${order.orderNo} ${at} ${parcel}`, 1e9, 9e9)}`,
        weight: randomInteger(`${order.orderNo} ${at} ${parcel} kg`, 12, 184) / 10,
        pieces: contents?.[parcel],
      })),
    }
    await shipOrder(db, order, leaving, later(1 + at), orderHooks)
  }
  if (plan.restCancelled) {
    // On the day of the shipment: two working days after an order need not be over today.
    const rest = { reason: 'The maker has ended this article.', now: later(1, 4) }
    await cancelRest(db, { ...order, status: 'partly shipped' }, rest, orderHooks)
  }
  if (status === 'all goods delivered') await deliverOrder(db, order, later(2 + shipments.length), orderHooks)
  if (plan.invoice) await settleInvoice(db, order, plan.invoice, later(9))
}

async function settleInvoice(
  db: Database,
  { orderId, custId }: typeof orders.$inferSelect,
  fate: NonNullable<Plan['invoice']>,
  now: Date,
): Promise<void> {
  const issued = await db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.invoiceId))
  const [invoice, ...others] = issued
  if (!invoice) throw new Error(`seed: order ${orderId} has no invoice`)
  const { invoiceNo, snapshot } = invoice
  const total = snapshot.sums.grandTotal
  const pay = (amount: number, no = invoiceNo) =>
    bookPayment(db, { custId, reference: `TRF ${no}`, day: demoDay(now), amount, invoiceNos: [no] }, now)
  if (fate === 'partly paid') await pay(round2(total / 2))
  if (fate === 'paid' || fate === 'credited later') {
    await pay(total)
    // Each shipment has an invoice of its own.
    for (const other of others) await pay(other.snapshot.sums.grandTotal, other.invoiceNo)
  }
  const [line] = snapshot.lines
  if (line && fate !== 'paid' && fate !== 'partly paid') {
    await issueCreditNote(db, { invoiceNo, pieces: new Map([[line.lineId, Math.min(2, line.qty)]]) }, now)
  }
}

type LinePieces = { line: number; qty: number }

const firstLine = (db: Database, orderId: number) =>
  readRows<LinePieces>(db, sql`select 1 as line, qty from order_lines where order_id = ${orderId} and position = 0`)

const inStock = (db: Database, orderId: number) =>
  readRows<LinePieces>(
    db,
    sql`select l.position + 1 as line, sum(a.qty - a.shipped)::int as qty
      from order_lines l join allocations a using (order_line_id)
      where l.order_id = ${orderId} and a.kind = 'stock' and a.shipped < a.qty
      group by l.position order by l.position`,
  )

/** Lines in turn into the parcels; undefined where one would be empty. */
function contentsOf(lines: readonly LinePieces[], count: number): Map<number, number>[] | undefined {
  if (lines.length < count) return undefined
  return Array.from(
    { length: count },
    (_, parcel) => new Map(lines.filter((_line, at) => at % count === parcel).map(({ line, qty }) => [line, qty])),
  )
}

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
  scope: RequestContext,
  known: Parts,
  { supply, qty, key }: { supply: Supply; qty: number; key: string },
): Promise<string> {
  const { db, caller } = scope
  const own = caller.warehouse
  const name = `${own} ${supply}`
  const parts = known.get(name) ?? (await listParts(scope, supply))
  known.set(name, parts)
  // Behind those that guides and tests name.
  const part = parts[Math.floor(parts.length / 2 + (randomOf(`${key} part`) * parts.length) / 2)]
  if (!part) throw new Error(`seed: no part has the supply ${supply} in ${own}`)
  if (supply === 'arriving')
    await db.execute(sql`update arrivals set qty = qty + ${qty} where arrival_id = ${part.arrival}`)
  // Of a short part half comes from the shelf.
  const there = supply === 'arriving' ? 0 : supply === 'short' ? Math.floor(qty / 2) : qty
  await db.execute(sql`update stocks set qty = qty + ${there} where goods_sku_id = ${part.id} and warehouse = ${own}`)
  return part.number
}

const TONERS = 102
const TONER_KITS = 103
const DRUMS = 105
const CLASSES: Readonly<Record<Supply, number>> = {
  black: TONERS,
  colour: TONERS,
  drum: DRUMS,
  arriving: TONERS,
  short: TONERS,
  kit: TONER_KITS,
}

function listParts({ db, caller, region }: RequestContext, supply: Supply): Promise<SuppliedPart[]> {
  const own = caller.warehouse
  const condition = {
    black: sql`own.qty > 40 and s.colour = 'black'`,
    colour: sql`own.qty > 40 and s.colour <> 'black'`,
    drum: sql`own.qty > 10`,
    arriving: sql`total.qty = 0 and a.arrival_id is not null`,
    short: sql`total.qty = 0 and a.arrival_id is null`,
    kit: sql`exists (select from kit_parts k where k.kit_sku = s.goods_sku_id)`,
  }[supply]
  return readRows(
    db,
    sql`select s.number, s.goods_sku_id as id, a.arrival_id as arrival
      from skus s
      join stocks own on own.goods_sku_id = s.goods_sku_id and own.warehouse = ${own}
      join lateral (select sum(k.qty)::int as qty from stocks k join warehouses w on w.code = k.warehouse
        where k.goods_sku_id = s.goods_sku_id and w.region = ${region}) as total on true
      left join arrivals a on a.goods_sku_id = s.goods_sku_id and a.warehouse = ${own}
      where not s.disabled and s.market in ('ALL', ${region}) and s.class_id = ${CLASSES[supply]} and ${condition}
      order by s.goods_sku_id`,
  )
}

interface List extends Record<string, unknown> {
  quickOrderId: number
  entered: { input: string; quantity: string }[]
}

async function findList(db: Database, custId: number, at: number): Promise<List> {
  const [list] = await readRows<List>(
    db,
    sql`select quick_order_id as "quickOrderId", entered from quick_orders
      where saved and cust_id = ${custId} order by quick_order_id limit 1 offset ${at}`,
  )
  if (!list) throw new Error(`seed: company ${custId} has no list ${at}`)
  return list
}

/** The articles of a list that are sold where the company orders, with their pieces on top of what is there. */
async function supplyList(
  { db, caller, region }: RequestContext,
  entered: List['entered'],
  share: number,
): Promise<OrderBody['items']> {
  const items: OrderBody['items'] = []
  for (const { input, quantity } of entered) {
    const [part] = await readRows<{ number: string; id: number }>(
      db,
      sql`select number, goods_sku_id as id from skus
        where oem_code = ${input} and not disabled and market in ('ALL', ${region}) order by goods_sku_id limit 1`,
    )
    if (!part) continue
    const qty = Math.max(1, Math.round(Number(quantity) * share))
    await db.execute(
      sql`update stocks set qty = qty + ${qty} where goods_sku_id = ${part.id} and warehouse = ${caller.warehouse}`,
    )
    items.push({ number: part.number, qty })
  }
  return items
}

/** A customer of the company, who gets the goods of its drop shipments. */
async function endCustomer(db: Database, custId: number, key: string): Promise<NonNullable<OrderBody['shipTo']>> {
  const found = await readRows<{ id: number }>(
    db,
    sql`select address_id as id from addresses where cust_id = ${custId} and kind = 'nonRegular' order by address_id`,
  )
  const chosen = found[Math.floor(randomOf(`${key} customer`) * found.length)]
  if (!chosen) throw new Error(`seed: company ${custId} has no customer to ship to`)
  return { addressId: chosen.id }
}

async function officeIn(db: Database, custId: number, city: string): Promise<NonNullable<OrderBody['shipTo']>> {
  const [office] = await readRows<{ id: number }>(
    db,
    sql`select address_id as id from addresses where cust_id = ${custId} and kind = 'shipping' and city = ${city}`,
  )
  if (!office) throw new Error(`seed: company ${custId} has no office in ${city}`)
  return { addressId: office.id }
}

/** The same day, or the Friday before a weekend: offices order on working days. */
function fromWorkday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, -2) : day
}

/** The working day that is so many later. */
function afterWorkdays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0; left -= 1) at = toWorkday(addDays(at, 1))
  return at
}

/** A PDF of one page, as small as one can be. */
const NOTE = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
  '4 0 obj<</Length 57>>stream',
  'BT /F 18 Tf 72 770 Td (Delivery note of the reseller) Tj ET',
  'endstream endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n')

/** @returns reference of a file that waits for the order */
async function keepNote({ db, caller }: RequestContext, createTime: Date): Promise<string> {
  const content = Buffer.from(NOTE)
  const [file] = await db
    .insert(orderFiles)
    .values({
      custId: caller.custId,
      accountId: caller.accountId,
      name: 'delivery-note.pdf',
      type: 'pdf',
      size: content.length,
      content,
      createTime,
    })
    .returning({ fileId: orderFiles.fileId })
  if (!file) throw new Error('seed: an inserted file came back without its id')
  return file.fileId
}
