/** Any ledger, seen from any day: groups, filters, balance and statement say the same. */
import { AGING_GROUPS } from '@cartwright/core/contract'
import { addDays, sum } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readToday } from '../account/billing'
import { type InvoiceSnapshot, invoices, orders, receivables } from '../db/schema'
import type { Principal } from '../http/handler'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { bookPayment, type Entry, matchEntries } from './receivables'
import { readStatement } from './statement'

const RUNS = 40
/** Longer than the oldest group. */
const DAYS = 200

let shop: OrderingShop
let today: string
let order: typeof orders.$inferSelect
beforeAll(async () => {
  shop = await openOrderingShop()
  today = await readToday(shop.db, 1, shop.clock.now())
  const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
  const [placed] = await shop.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!placed) throw new Error('no order')
  order = placed
})
afterAll(() => shop?.close())

const ago = fc.integer({ min: 0, max: DAYS })
const cents = fc.integer({ min: 1, max: 50_000 }).map(amount => amount / 100)
/** In the order in which they are booked, which is not that of their days. `at` chooses among what is there. */
const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('invoice' as const),
      ago,
      terms: fc.constantFrom(0, 14, 30, 60),
      amount: cents,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('credit' as const), ago, at: fc.nat(20), amount: cents }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('payment' as const), ago, at: fc.option(fc.nat(20)), amount: cents }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('match' as const), ago, credit: fc.nat(20), invoice: fc.nat(20) }),
  },
)
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

/** What happened to the account: the amounts by day, invoices above zero. */
type Movements = { day: string; amount: number }[]

const openEntries = (type: Entry['type']) =>
  shop.db
    .select()
    .from(receivables)
    .orderBy(receivables.receivableId)
    .then(rows => rows.filter(row => row.type === type && row.status === 'open'))

async function issue(
  type: Entry['type'],
  number: string,
  day: string,
  dueDate: string,
  amount: number,
  corrects?: number,
) {
  const [issued] = await shop.db
    .insert(invoices)
    .values({
      invoiceNo: number,
      kind: type,
      sellerId: 1,
      custId: 1,
      orderId: order.orderId,
      correctsId: corrects ?? null,
      snapshot: {} as InvoiceSnapshot,
      snapshotHash: '',
      createTime: shop.clock.now(),
    })
    .returning()
  if (!issued) throw new Error('no invoice')
  await shop.db.insert(receivables).values({
    custId: 1,
    type,
    invoiceId: issued.invoiceId,
    number,
    invoiceDate: day,
    dueDate,
    orderId: order.orderId,
    accountId: order.accountId,
    currency: 'EUR',
    amount,
    balance: amount,
    status: 'open' as const,
  })
}

const pick = <T>(rows: readonly T[], at: number): T | undefined => rows[at % Math.max(1, rows.length)]

async function book(events: readonly Event[]): Promise<Movements> {
  await shop.db.execute('truncate invoices, payments cascade')
  const movements: Movements = []
  for (const [at, booked] of events.entries()) {
    const day = addDays(today, -booked.ago)
    if (booked.kind === 'invoice') {
      await issue('invoice', `IN-${at}`, day, addDays(day, booked.terms), booked.amount)
      movements.push({ day, amount: booked.amount })
      continue
    }
    const open = await openEntries('invoice')
    if (booked.kind === 'credit') {
      const invoice = pick(open, booked.at)
      if (!invoice?.invoiceId) continue
      await issue('credit', `CR-${at}`, day, day, -booked.amount, invoice.invoiceId)
      movements.push({ day, amount: -booked.amount })
    } else if (booked.kind === 'payment') {
      const named = booked.at === null ? undefined : pick(open, booked.at)
      await bookPayment(
        shop.db,
        { custId: 1, reference: `P-${at}`, day, amount: booked.amount, ...(named && { invoiceNos: [named.number] }) },
        shop.clock.now(),
      )
      movements.push({ day, amount: -booked.amount })
    } else {
      const credit = pick(await openEntries('credit'), booked.credit)
      const invoice = pick(open, booked.invoice)
      if (credit && invoice) await matchEntries(shop.db, { credit, invoice, day })
    }
  }
  return movements
}

it('API-089 FIN-007 FIN-008 FIN-009 FIN-010 FIN-011 FIN-012 FIN-013 of any ledger and on any day the groups are the open balance, and each filter is its group', async () => {
  const caller = { custId: 1, orgId: 1, mainAccount: true, currency: 'EUR' } as Principal
  const scope = { db: shop.db, caller, region: 'EU', now: shop.clock.now(), language: 'en' } as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 1, maxLength: 14 }),
      fc.array(ago, { minLength: 1, maxLength: 3 }),
      async (events, days) => {
        const movements = await book(events)
        for (const back of [0, ...days]) {
          const asOf = addDays(today, -back)
          const balance = sum(movements.filter(({ day }) => day <= asOf).map(({ amount }) => amount))
          const stat = await shop.nl.ask('finance.stat', { query: { asOf } })
          expect(sum(stat.groups.map(({ amount }) => amount))).toBe(balance)
          expect(stat.total).toBe(balance)
          // Today is read from sums that a trigger keeps, other days from the entries.
          if (back === 0) expect(await shop.nl.ask('finance.stat', { query: {} })).toEqual(stat)
          const { sums, rows: open } = await shop.nl.ask('finance.list', {
            query: { asOf, status: 'open', pageSize: 60 },
          })
          if (back === 0) {
            expect((await shop.nl.ask('finance.list', { query: { status: 'open' } })).sums).toEqual(sums)
            const { sums: ofAll } = await shop.nl.ask('finance.list', { query: { asOf } })
            expect((await shop.nl.ask('finance.list', { query: {} })).sums).toEqual(ofAll)
          }
          expect(sum(open.map(row => row.balance))).toBe(balance)
          for (const { bucket, amount, count } of stat.groups) {
            const own = open.filter(row => row.bucket === bucket)
            expect([sum(own.map(row => row.balance)), own.length]).toEqual([amount, count])
            if (count === 0) continue
            const { rows } = await shop.nl.ask('finance.list', { query: { asOf, bucket, pageSize: 60 } })
            expect(rows).toEqual(own)
          }
          // What is overdue are invoices, and the bars behind today are nothing else.
          const late = stat.groups.filter(({ bucket }) => AGING_GROUPS.indexOf(bucket) > 2)
          expect(stat.overdue?.amount).toBe(sum(late.map(({ amount }) => amount)))
          expect(open.filter(row => row.type === 'credit' && row.bucket !== 'week1')).toEqual([])
          // The statement ends with it, line by line and in sums.
          const period = { from: addDays(asOf, -40), to: asOf }
          const { lines, ...statement } = await readStatement(scope, period.from, period.to)
          expect(statement.closing).toBe(balance)
          expect(statement.groups).toEqual(stat.groups)
          expect(sum([statement.opening, ...lines.map(line => line.amount)])).toBe(balance)
          expect(lines.map(line => line.balance).at(-1) ?? statement.opening).toBe(balance)
          const of = (kind: string) => {
            const own = lines.filter(line => line.kind === kind)
            return { count: own.length, amount: sum(own.map(line => line.amount)) }
          }
          expect(await shop.nl.ask('finance.statement', { query: period })).toEqual({
            ...period,
            currency: 'EUR',
            opening: statement.opening,
            closing: balance,
            invoices: of('invoice'),
            credits: of('credit'),
            payments: of('payment'),
          })
        }
      },
    ),
    { numRuns: RUNS },
  )
}, 600_000)
