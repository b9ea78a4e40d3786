/** What happened to the account of a company in a period, and what was open at its end. */

import { type CallResult, CODE } from '@cartwright/core/contract'
import { addDays, sum } from '@cartwright/core/rules'
import { type AnyColumn, and, count, eq, gte, lte, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { readRows } from '../db/rows'
import { payments, receivables, sellers } from '../db/schema'
import { ApiError } from '../http/api-error'
import { orderMailTexts } from '../orders/order-mail.texts'
import { drawPaper } from '../pdf/draw-paper'
import { readSite } from '../site/read-site'
import { tableTexts } from '../tables/table.texts'
import type { Cell } from '../tables/table-bytes'
import type { Table } from '../tables/write-table'
import { localize, textsIn } from '../texts/localize'
import { toDate } from './export-entries'
import { readStat } from './list-entries'
import { type Statement, type StatementLine, type statementPaper, statementWords } from './statement.paper'

declare module '../pdf/draw-paper' {
  interface Papers {
    statement: typeof statementPaper
  }
}

/** Entries that are read at once. */
const PIECE = 200

/** @throws ApiError `BAD_REQUEST` for a period that ends before it begins: its balances would be those of other days */
function assertPeriod(from: string, to: string): void {
  if (from > to) throw new ApiError(CODE.BAD_REQUEST, 'The period ends before it begins.')
}

/**
 * Invoices raise the balance, credit notes and payments lower it: at its end stands what is open then.
 * @throws ApiError `BAD_REQUEST` for a period that ends before it begins
 */
export async function readStatement(scope: RequestContext, from: string, to: string): Promise<Statement> {
  assertPeriod(from, to)
  const opening = await balanceOn(scope, addDays(from, -1))
  const lines: StatementLine[] = []
  for await (const page of readLines(scope, { from, to }, opening)) lines.push(...page)
  const closing = lines.at(-1)?.balance ?? opening
  const { groups } = await readStat(scope, to)
  return { from, to, currency: scope.caller.currency, opening, closing, lines, groups }
}

type StatementEntry = Omit<StatementLine, 'balance'>

/** The entries of a period in pages, each behind the last one of the page before it, with the balance behind each entry. */
async function* readLines(scope: RequestContext, period: Period, opening: number): AsyncGenerator<StatementLine[]> {
  let balance = opening
  for (let last: EntryRow | undefined; ; ) {
    const rows = await readPage(scope, period, last)
    const { lines, closing } = addUp(balance, rows.map(toEntry))
    if (lines.length > 0) yield lines
    balance = closing
    last = rows.at(-1)
    if (rows.length < PIECE) return
  }
}

/** Of a day the documents come before the payments. */
const RANK = { document: 0, payment: 1 } as const

interface EntryRow extends Record<string, unknown> {
  day: string
  rank: number
  id: number
  number: string
  kind: StatementLine['kind']
  amount: string | number
  poNo: string
  due: string | null
}

/** Each half begins where the page begins and is as long as a page at most, so that it is read from the index. */
function readPage(scope: RequestContext, period: Period, last: EntryRow | undefined): Promise<EntryRow[]> {
  const behind = (day: AnyColumn, rank: number, id: AnyColumn) =>
    last && sql`(${day}, ${rank}::int, ${id}) > (${last.day}::date, ${last.rank}::int, ${last.id}::int)`
  const { invoiceDate, receivableId } = receivables
  const { day, paymentId } = payments
  return readRows<EntryRow>(
    scope.db,
    sql`(select ${invoiceDate}::text as day, ${RANK.document}::int as rank, ${receivableId} as id, ${receivables.number} as number,
        ${receivables.type} as kind, ${receivables.amount} as amount, ${receivables.poNo} as "poNo",
        case when ${receivables.type} = 'invoice' then ${receivables.dueDate}::text end as due
      from ${receivables}
      where ${and(documentsIn(scope, period), behind(invoiceDate, RANK.document, receivableId))}
      order by ${invoiceDate}, ${receivableId} limit ${PIECE})
    union all
    (select ${day}::text, ${RANK.payment}::int, ${paymentId}, ${payments.reference}, 'payment', -${payments.amount}, '', null
      from ${payments}
      where ${and(paymentsIn(scope, period), behind(day, RANK.payment, paymentId))}
      order by ${day}, ${paymentId} limit ${PIECE})
    order by day, rank, id limit ${PIECE}`,
  )
}

const toEntry = ({ day, number, kind, amount, poNo, due }: EntryRow): StatementEntry => ({
  day,
  number,
  kind,
  amount: sum([Number(amount)]),
  poNo,
  due,
})

/** The balance behind each entry, and at the end. */
export function addUp(
  opening: number,
  entries: readonly StatementEntry[],
): Pick<Statement, 'opening' | 'closing' | 'lines'> {
  let closing = opening
  const lines = entries.map(entry => {
    closing = sum([closing, entry.amount])
    return { ...entry, balance: closing }
  })
  return { opening, closing, lines }
}

/**
 * The same period in sums.
 * @throws ApiError `BAD_REQUEST` as `readStatement`
 * @source API-089
 */
export async function sumStatement(
  scope: RequestContext,
  from: string,
  to: string,
): Promise<CallResult<'finance.statement'>> {
  assertPeriod(from, to)
  const { db, caller } = scope
  const opening = await balanceOn(scope, addDays(from, -1))
  const documents = await db
    .select({ kind: receivables.type, count: count(), amount: sql<string>`sum(${receivables.amount})` })
    .from(receivables)
    .where(documentsIn(scope, { from, to }))
    .groupBy(receivables.type)
  const [paid] = await db
    .select({ count: count(), amount: sql<string>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(paymentsIn(scope, { from, to }))
  const of = (kind: 'invoice' | 'credit') => {
    const found = documents.find(row => row.kind === kind)
    return { count: found?.count ?? 0, amount: sum([Number(found?.amount ?? 0)]) }
  }
  const [invoiced, credited] = [of('invoice'), of('credit')]
  const received = { count: paid?.count ?? 0, amount: sum([-Number(paid?.amount ?? 0)]) }
  return {
    from,
    to,
    currency: caller.currency,
    opening,
    invoices: invoiced,
    credits: credited,
    payments: received,
    closing: sum([opening, invoiced.amount, credited.amount, received.amount]),
  }
}

interface Period {
  /** Without it from the beginning. */
  from?: string
  to: string
}

/** Invoices and credit notes; what is not matched of a payment is no document. */
const documentsIn = ({ caller }: RequestContext, { from, to }: Period) =>
  and(
    eq(receivables.custId, caller.custId),
    sql`${receivables.invoiceId} is not null`,
    from === undefined ? undefined : gte(receivables.invoiceDate, from),
    lte(receivables.invoiceDate, to),
  )

const paymentsIn = ({ caller }: RequestContext, { from, to }: Period) =>
  and(
    eq(payments.custId, caller.custId),
    from === undefined ? undefined : gte(payments.day, from),
    lte(payments.day, to),
  )

/** Everything until the evening of a day. */
async function balanceOn(scope: RequestContext, day: string): Promise<number> {
  const { db } = scope
  const [owed] = await db
    .select({ amount: sql<string>`coalesce(sum(${receivables.amount}), 0)` })
    .from(receivables)
    .where(documentsIn(scope, { to: day }))
  const [paid] = await db
    .select({ amount: sql<string>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(paymentsIn(scope, { to: day }))
  return sum([Number(owed?.amount ?? 0), -Number(paid?.amount ?? 0)])
}

/**
 * The statement as a table, which is written while its entries are read.
 * @throws ApiError `BAD_REQUEST` as `readStatement`
 */
export async function statementTable(scope: RequestContext, from: string, to: string): Promise<Table> {
  assertPeriod(from, to)
  const { language } = scope
  const { currency } = scope.caller
  const { texts, kindOf, name } = statementWords({ to }, language)
  const opening = await balanceOn(scope, addDays(from, -1))
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [[toDate(from), texts('opening'), null, null, opening, currency]]
    let closing = opening
    for await (const lines of readLines(scope, { from, to }, opening)) {
      yield lines.map(line => [
        toDate(line.day),
        kindOf(line.kind),
        line.number,
        line.amount,
        line.balance,
        currency,
        line.poNo || null,
        line.due === null ? null : toDate(line.due),
      ])
      closing = lines.at(-1)?.balance ?? closing
    }
    yield [[toDate(to), texts('closing'), null, null, closing, currency]]
    const { groups } = await readStat(scope, to)
    yield groups.map(({ bucket, amount }) => [null, texts(bucket), null, amount, null, currency])
  }
  return {
    name,
    columns: [
      { head: texts('date'), holds: 'day', width: 12 },
      { head: texts('entry'), holds: 'text', width: 28 },
      { head: texts('reference'), holds: 'text', width: 28 },
      { head: texts('amount'), holds: 'amount', width: 14 },
      { head: texts('balance'), holds: 'amount', width: 14 },
      { head: localize(tableTexts, 'currency')(language), holds: 'text', width: 10 },
      { head: textsIn(language, orderMailTexts)('yourOrder'), holds: 'text', width: 20 },
      { head: texts('due'), holds: 'day', width: 12 },
    ],
    rows: rows(),
  }
}

/** The statement as a PDF. */
export async function drawStatement(scope: RequestContext, statement: Statement): Promise<Buffer> {
  const { db, caller, language } = scope
  const { iso2 } = await readSite(scope)
  const [seller] = await db.select().from(sellers).where(eq(sellers.orgId, caller.orgId))
  const customer = { custnum: caller.custnum, company: caller.company }
  return drawPaper('statement', [statement, { language, iso2, seller, customer }])
}
