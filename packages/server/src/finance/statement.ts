/** What happened to the account of a company in a period, and what was open at its end. */
import { type CallResult, CODE, type Language } from '@cartwright/core/contract'
import { addDays, sum } from '@cartwright/core/rules'
import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { payments, receivables, sellers } from '../db/schema'
import { drawPaper } from '../documents/document-threads'
import { type Statement, type StatementLine, statementWords } from '../documents/statement.paper'
import type { Cell, Table } from '../documents/write-table'
import { ApiError } from '../http/api-error'
import { localize } from '../http/localize'
import { readSite } from '../site/read-site'
import { toDate } from './export-entries'
import { readStat } from './list-entries'

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
  const { db, caller } = scope
  const opening = await balanceOn(scope, addDays(from, -1))
  const documents = await db
    .select({
      ...{ day: receivables.invoiceDate, number: receivables.number, kind: receivables.type },
      ...{ amount: receivables.amount, poNo: receivables.poNo, dueDate: receivables.dueDate },
    })
    .from(receivables)
    .where(documentsIn(scope, { from, to }))
    .orderBy(asc(receivables.invoiceDate), asc(receivables.receivableId))
  const paid = await db
    .select()
    .from(payments)
    .where(paymentsIn(scope, { from, to }))
    .orderBy(asc(payments.day), asc(payments.paymentId))
  const entries = [
    ...documents.map(({ dueDate, ...entry }) => ({ ...entry, due: entry.kind === 'invoice' ? dueDate : null })),
    ...paid.map(({ day, reference, amount }) => ({
      ...{ day, number: reference, kind: 'payment' as const, amount: sum([-amount]) },
      ...{ poNo: '', due: null },
    })),
  ].sort((a, b) => a.day.localeCompare(b.day))
  const { groups } = await readStat(scope, to)
  return { from, to, currency: caller.currency, ...addUp(opening, entries), groups }
}

/** The balance behind each entry, and at the end. */
export function addUp(
  opening: number,
  entries: readonly Omit<StatementLine, 'balance'>[],
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
    ...{ from, to, currency: caller.currency, opening, invoices: invoiced, credits: credited, payments: received },
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

export function statementTable(statement: Statement, language: Language): Table {
  const { texts, kindOf, name } = statementWords(statement, language)
  async function* rows(): AsyncGenerator<Cell[][]> {
    const { from, to, opening, closing, currency, lines, groups } = statement
    yield [[toDate(from), texts.opening, null, null, opening, currency]]
    yield lines.map(line => [
      ...[toDate(line.day), kindOf(line.kind), line.number, line.amount, line.balance, currency],
      ...[line.poNo || null, line.due === null ? null : toDate(line.due)],
    ])
    yield [[toDate(to), texts.closing, null, null, closing, currency]]
    yield groups.map(({ bucket, amount }) => [null, texts.groups[bucket], null, amount, null, currency])
  }
  return {
    name,
    columns: [
      { head: texts.date, holds: 'day', width: 12 },
      { head: texts.entry, holds: 'text', width: 28 },
      { head: texts.reference, holds: 'text', width: 28 },
      { head: texts.amount, holds: 'amount', width: 14 },
      { head: texts.balance, holds: 'amount', width: 14 },
      { head: localize('Currency')(language), holds: 'text', width: 10 },
      { head: texts.yourOrder, holds: 'text', width: 20 },
      { head: texts.due, holds: 'day', width: 12 },
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
