/** Invoices and credits of a company: filtered, sorted and paged by the database, seen from any day. */
import type { AgingGroup, CallRead, EInvoiceFormat, Entry, EntrySum, Page } from '@cartwright/core/contract'
import { addDays, bucketOf, dayOfEntry, daysOfGroup, overdueDays, sum } from '@cartwright/core/rules'
import { aliasedTable, and, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { readCredit, readToday } from '../account/billing'
import type { RequestContext } from '../catalogue/request-context'
import { holdsNumber } from '../db/folded-number'
import { invoices, orders, receivableSums, receivables } from '../db/schema'
import { numbersOfEntry } from '../db/schema/finance'
import { orderIdsByNumber } from '../orders/find-by-number'
import { hasSeenPrices } from '../orders/own-prices'
import { readSeenAmounts } from './seen-invoice'

const PAGE_SIZE = 20
/** Rows of an export that are read at once. */
const PIECE = 200

type ListQuery = CallRead<'finance.list'>['query']
/** Without pages: an export has none. */
export type EntryFilter = Omit<ListQuery, 'pageNum' | 'pageSize'>

/** From when entries are seen. */
export interface View {
  asOf: string
  paid: SQL
  balance: SQL
  isOpen: SQL
}

/** What was paid until the evening of a day; of today it is what the rows say themselves. */
export async function viewOf(scope: RequestContext, asOf: string | undefined): Promise<View> {
  const today = await readToday(scope.db, scope.caller.orgId, scope.now)
  if (asOf === undefined || asOf === today) {
    return {
      asOf: today,
      paid: sql`${receivables.paid}`,
      balance: sql`${receivables.balance}`,
      // Indexes and sums have it.
      isOpen: eq(receivables.status, 'open'),
    }
  }
  const paid = sql`(case when ${receivables.amount} < 0
    then -coalesce((select sum(m.amount) from matches m where m.credit_id = ${receivables.receivableId} and m.day <= ${asOf}), 0)
    else coalesce((select sum(m.amount) from matches m where m.invoice_id = ${receivables.receivableId} and m.day <= ${asOf}), 0) end)`
  const balance = sql`(${receivables.amount} - ${paid})`
  return { asOf, paid, balance, isOpen: sql`${balance} <> 0` }
}

/** What the reader may see at all: a sub-account the invoices of what it ordered, as far as it sees the prices. */
export function visible(scope: RequestContext): SQL | undefined {
  const { db, caller } = scope
  const ofCompany = eq(receivables.custId, caller.custId)
  if (caller.mainAccount) return ofCompany
  const seen = db.select({ id: orders.orderId }).from(orders).where(hasSeenPrices(scope))
  return and(ofCompany, eq(receivables.accountId, caller.accountId), inArray(receivables.orderId, seen))
}

/**
 * @source API-088, FIN-001 to FIN-006, VAL-018
 */
export async function listEntries(
  scope: RequestContext,
  query: ListQuery,
): Promise<Page<Entry> & { sums: EntrySum[] }> {
  const view = await viewOf(scope, query.asOf)
  const condition = matching(scope, query, view)
  const { pageNum = 1, pageSize = PAGE_SIZE } = query
  // At the same time: of many entries the sums take as long as the page.
  const [sums, rows] = await Promise.all([
    sumUp(scope, condition, view, query),
    select(scope, condition, view, query)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize),
  ])
  const total = sums.reduce((all, { count: entries }) => all + entries, 0)
  return { rows: await toEntries(scope, rows, view), total, sums }
}

/** In place of `receivables` in a query of what all entries of today come to: conditions of one hold for the other. */
const sumsOfToday = aliasedTable(receivableSums, 'receivables')
const entriesOfToday = sql<number>`sum(${sumsOfToday.entries})::int`

/** What the entries come to as the reader sees them, by currency. */
async function sumUp(
  scope: RequestContext,
  condition: SQL | undefined,
  view: View,
  { asOf, from, to, keyword }: EntryFilter,
): Promise<EntrySum[]> {
  if (!scope.caller.mainAccount) return sumSeen(scope, condition, view)
  const isSummed = asOf === undefined && from === undefined && to === undefined && !keyword?.trim()
  const rows = await scope.db
    .select({
      currency: receivables.currency,
      count: isSummed ? entriesOfToday : count(),
      amount: sql<string>`sum(${receivables.amount})`,
      balance: sql<string>`sum(${view.balance})`,
    })
    .from(isSummed ? sumsOfToday : receivables)
    .where(condition)
    .groupBy(receivables.currency)
    .orderBy(receivables.currency)
  return rows.map(row => ({ ...row, amount: Number(row.amount), balance: Number(row.balance) }))
}

/** A sub-account sees whole amounts at its own prices, see `toEntries`. */
async function sumSeen(scope: RequestContext, condition: SQL | undefined, { balance }: View): Promise<EntrySum[]> {
  const { currency, invoiceId } = receivables
  const rows = await scope.db
    .select({ currency, invoiceId, isOpen: sql<boolean>`${balance} <> 0` })
    .from(receivables)
    .where(condition)
  const seen = await readSeenAmounts(
    scope,
    rows.flatMap(row => row.invoiceId ?? []),
  )
  const amountOf = (row: (typeof rows)[number]) => seen.get(row.invoiceId ?? 0) ?? 0
  return [...new Set(rows.map(row => row.currency))].sort().map(code => {
    const own = rows.filter(row => row.currency === code)
    return {
      currency: code,
      count: own.length,
      amount: sum(own.map(amountOf)),
      balance: sum(own.filter(({ isOpen }) => isOpen).map(amountOf)),
    }
  })
}

export function matching(scope: RequestContext, filter: EntryFilter, { asOf, isOpen }: View): SQL | undefined {
  const { status, type, from, to, aging, bucket } = filter
  const due = bucket && daysOfGroup(bucket, asOf)
  const day = dayColumn(asOf)
  return and(
    visible(scope),
    // What did not exist then.
    filter.asOf === undefined ? undefined : lte(receivables.invoiceDate, asOf),
    status && (status === 'open' ? isOpen : sql`not (${isOpen})`),
    type && eq(receivables.type, type),
    from === undefined ? undefined : gte(receivables.invoiceDate, from),
    to === undefined ? undefined : lte(receivables.invoiceDate, to),
    aging === undefined || aging === 0
      ? undefined
      : and(isOpen, eq(receivables.type, 'invoice'), lte(receivables.dueDate, addDays(asOf, -aging))),
    due && and(isOpen, due.first ? sql`${day} >= ${due.first}::date` : undefined),
    due?.last ? sql`${day} <= ${due.last}::date` : undefined,
    isNamedBy(scope, filter.keyword),
  )
}

/** As `dayOfEntry`. */
const dayColumn = (asOf: string): SQL =>
  sql`(case when ${receivables.type} = 'credit' then greatest(${receivables.dueDate}, ${asOf}::date) else ${receivables.dueDate} end)`

/** By the numbers of the entry and of everything else of its order. */
function isNamedBy(scope: RequestContext, keyword: string | undefined): SQL | undefined {
  const wanted = keyword?.trim()
  if (!wanted) return undefined
  const ofOrder = sql`select receivable_id from ${receivables} where order_id in (${orderIdsByNumber(scope, wanted)})`
  const ofEntry = sql`select receivable_id from ${receivables}
    where cust_id = ${scope.caller.custId} and ${holdsNumber(numbersOfEntry, wanted)}`
  return sql`${receivables.receivableId} in (${ofEntry} union all ${ofOrder})`
}

/** Of an invoice that KSeF has numbered there are two PDFs: the one with the number is downloaded. */
export const pdfBytesOf = sql<number | null>`(select octet_length(f.content) from stored_files f
  where f.invoice_id = ${invoices.invoiceId} and f.format in ('pdf', 'pdf-ksef') order by f.format desc limit 1)`

const select = (
  scope: RequestContext,
  condition: SQL | undefined,
  view: View,
  { sort, order = 'desc' }: EntryFilter,
) => {
  const by = order === 'asc' ? asc : desc
  const key = sort === 'dueTime' ? receivables.dueDate : receivables.invoiceDate
  return (
    scope.db
      .select({
        entry: receivables,
        paid: sql<string>`${view.paid}`,
        balance: sql<string>`${view.balance}`,
        orderNo: orders.orderNo,
        formats: sql<EInvoiceFormat[] | null>`${invoices.snapshot} -> 'formats'`,
        pdfBytes: pdfBytesOf,
      })
      .from(receivables)
      .leftJoin(orders, eq(orders.orderId, receivables.orderId))
      .leftJoin(invoices, eq(invoices.invoiceId, receivables.invoiceId))
      .where(condition)
      // The id last, so that no row stands on two pages or on none.
      .orderBy(by(key), by(receivables.receivableId))
  )
}
type Selected = Awaited<ReturnType<typeof select>>

export async function toEntries(scope: RequestContext, rows: Selected, { asOf }: View): Promise<Entry[]> {
  const ids = rows.flatMap(({ entry }) => entry.invoiceId ?? [])
  const seen = scope.caller.mainAccount ? undefined : await readSeenAmounts(scope, ids)
  return rows.map(({ entry, paid, balance, orderNo, formats, pdfBytes }) => {
    const isOpen = Number(balance) !== 0
    const own = seen?.get(entry.invoiceId ?? 0)
    // Part of an amount would tell the company's amount.
    const amounts =
      own === undefined
        ? { amount: entry.amount, paid: Number(paid), balance: Number(balance) }
        : { amount: own, paid: isOpen ? 0 : own, balance: isOpen ? own : 0 }
    return {
      invoiceNo: entry.number,
      type: entry.type,
      invoiceDate: entry.invoiceDate,
      dueTime: entry.dueDate,
      orderNo,
      poNo: entry.poNo,
      currency: entry.currency,
      ...amounts,
      status: isOpen ? 'open' : 'cleared',
      // A credit is not owed by the company: it waits to be matched.
      aging: isOpen && entry.type === 'invoice' ? overdueDays(entry.dueDate, asOf) : 0,
      bucket: isOpen ? bucketOf(dayOfEntry(entry.type, entry.dueDate, asOf), asOf) : null,
      document: seen || entry.invoiceId === null ? null : entry.type === 'invoice' ? 'invoice' : 'creditNote',
      formats: seen ? [] : (formats ?? []),
      pdfBytes: seen ? null : pdfBytes,
    }
  })
}

/** All entries of a filter, in pieces, each behind the last row of the one before it. */
export async function* readAllEntries(
  scope: RequestContext,
  filter: EntryFilter,
  named: SQL | undefined,
): AsyncGenerator<Entry[]> {
  const view = await viewOf(scope, filter.asOf)
  const condition = and(matching(scope, filter, view), named)
  const key = filter.sort === 'dueTime' ? sql`due_date` : sql`invoice_date`
  const beyond = filter.order === 'asc' ? sql`>` : sql`<`
  for (let last: number | undefined; ; ) {
    const isNext =
      last === undefined
        ? undefined
        : sql`(${receivables}.${key}, ${receivables.receivableId}) ${beyond}
            (select r.${key}, r.receivable_id from receivables r where r.receivable_id = ${last})`
    const rows = await select(scope, and(condition, isNext), view, filter).limit(PIECE)
    if (rows.length > 0) yield toEntries(scope, rows, view)
    last = rows.at(-1)?.entry.receivableId
    if (rows.length < PIECE) return
  }
}

export const countEntries = async (
  scope: RequestContext,
  filter: EntryFilter,
  named: SQL | undefined,
): Promise<number> => {
  const view = await viewOf(scope, filter.asOf)
  const [counted] = await scope.db
    .select({ total: count() })
    .from(receivables)
    .leftJoin(orders, eq(orders.orderId, receivables.orderId))
    .where(and(matching(scope, filter, view), named))
  return counted?.total ?? 0
}

const GROUPS: readonly AgingGroup[] = ['later', 'week2', 'week1', 'd30', 'd60', 'd90', 'd120', 'over120']

/**
 * What is open by group, each entry with what is open of it. Groups without an entry are there with 0.
 * @source API-089, FIN-007 to FIN-013
 */
export async function readStat(scope: RequestContext, asOf: string | undefined) {
  const view = await viewOf(scope, asOf)
  const open = and(
    visible(scope),
    view.isOpen,
    asOf === undefined ? undefined : lte(receivables.invoiceDate, view.asOf),
  )
  const days = scope.caller.mainAccount
    ? await scope.db
        .select({
          type: receivables.type,
          dueDate: sql<string>`min(${receivables.dueDate})::text`,
          amount: sql<string>`sum(${view.balance})`,
          count: asOf === undefined ? entriesOfToday : count(),
        })
        .from(asOf === undefined ? sumsOfToday : receivables)
        .where(open)
        .groupBy(receivables.type, groupColumn(view.asOf))
    : await seenDays(scope, open)
  const buckets = days.map(({ type, dueDate }) => bucketOf(dayOfEntry(type, dueDate, view.asOf), view.asOf))
  const groups = GROUPS.map(bucket => {
    const own = days.filter((_day, at) => buckets[at] === bucket)
    return {
      bucket,
      amount: sum(own.map(({ amount }) => Number(amount))),
      count: own.reduce((total, day) => total + day.count, 0),
    }
  })
  const openCount = groups.reduce((total, group) => total + group.count, 0)
  return {
    asOf: view.asOf,
    currency: scope.caller.currency,
    groups,
    total: sum(groups.map(({ amount }) => amount)),
    count: openCount,
    ...figuresOf(days, view.asOf),
    counts: await countLists(scope, view, openCount, asOf),
    credit: await readCredit(scope),
    isWholeAccount: scope.caller.mainAccount,
  }
}

/** Tells the groups apart, so that a row for each comes back and not one for each day. */
function groupColumn(asOf: string): SQL {
  const cases = GROUPS.flatMap((bucket, at) => {
    const { first } = daysOfGroup(bucket, asOf)
    return first === null ? [] : [sql`when ${dayColumn(asOf)} >= ${first}::date then ${at}::int`]
  })
  return sql`(case ${sql.join(cases, sql` `)} end)`
}

type OpenDay = Pick<Entry, 'type'> & { dueDate: string; amount: string | number; count: number }

/** What is overdue, and what may still be used of credits. */
function figuresOf(days: readonly OpenDay[], asOf: string) {
  const amountOf = (some: readonly OpenDay[]) => ({
    amount: sum(some.map(({ amount }) => Number(amount))),
    count: some.reduce((total, { count: entries }) => total + entries, 0),
  })
  const late = days.filter(({ type, dueDate }) => type === 'invoice' && overdueDays(dueDate, asOf) > 0)
  return {
    overdue: { ...amountOf(late), days: Math.max(0, ...late.map(({ dueDate }) => overdueDays(dueDate, asOf))) },
    credits: amountOf(days.filter(({ type }) => type === 'credit')),
  }
}

/** Entries of each list. What is not open is cleared. */
async function countLists(scope: RequestContext, view: View, open: number, asOf: string | undefined) {
  const isSummed = asOf === undefined && scope.caller.mainAccount
  const rows = await scope.db
    .select({ type: receivables.type, count: isSummed ? entriesOfToday : count() })
    .from(isSummed ? sumsOfToday : receivables)
    .where(and(visible(scope), asOf === undefined ? undefined : lte(receivables.invoiceDate, view.asOf)))
    .groupBy(receivables.type)
  const countOf = (type: Entry['type']) => rows.find(row => row.type === type)?.count ?? 0
  const [invoiceCount, credits] = [countOf('invoice'), countOf('credit')]
  return { open, invoices: invoiceCount, credits, cleared: invoiceCount + credits - open }
}

/** A sub-account sees whole amounts at its own prices. */
async function seenDays(scope: RequestContext, open: SQL | undefined) {
  const rows = await scope.db
    .select({ type: receivables.type, dueDate: receivables.dueDate, invoiceId: receivables.invoiceId })
    .from(receivables)
    .where(open)
  const seen = await readSeenAmounts(
    scope,
    rows.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  return rows.map(({ type, dueDate, invoiceId }) => ({
    type,
    dueDate,
    amount: seen.get(invoiceId ?? 0) ?? 0,
    count: 1,
  }))
}
