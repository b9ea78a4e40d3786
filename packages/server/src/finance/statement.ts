/** What happened to the account of a company in a period, and what was open at its end. */
import { type AgingGroup, type CallResult, CODE, type Language } from '@cartwright/core/contract'
import { addDays, sum } from '@cartwright/core/rules'
import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { payments, receivables, sellers } from '../db/schema'
import { Paper } from '../documents/paper'
import { PAPER_TEXTS, paperLanguage } from '../documents/paper.texts'
import type { Cell, Table } from '../documents/write-table'
import { ApiError } from '../http/api-error'
import { fillText, localize } from '../http/localize'
import { ORDER_MAIL_TEXTS } from '../orders/order-mail.texts'
import { orderFormats } from '../orders/order-texts'
import { readSite } from '../site/read-site'
import { toDate } from './export-entries'
import { INVOICE_TEXTS } from './invoice.texts'
import { readStat } from './list-entries'
import { STATEMENT_TEXTS } from './statement.texts'

interface StatementLine {
  day: string
  /** Number of the document, or reference of the payment. */
  number: string
  kind: 'invoice' | 'credit' | 'payment'
  /** Blank for a payment. */
  poNo: string
  /** Null for what is not owed. */
  due: string | null
  /** Above zero for what the company owes. */
  amount: number
  balance: number
}

export interface Statement {
  from: string
  to: string
  currency: string
  opening: number
  closing: number
  lines: StatementLine[]
  groups: { bucket: AgingGroup; amount: number; count: number }[]
}

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

const namesOf = (statement: Statement, language: Language) => {
  const { yourOrder } = ORDER_MAIL_TEXTS[language]
  const texts = { ...INVOICE_TEXTS[language], ...STATEMENT_TEXTS[language], yourOrder }
  const words = { invoice: texts.invoice, credit: texts.creditNote, payment: texts.payment }
  return { texts, kindOf: (kind: StatementLine['kind']) => words[kind], name: `${texts.statement} ${statement.to}` }
}

export function statementTable(statement: Statement, language: Language): Table {
  const { texts, kindOf, name } = namesOf(statement, language)
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

export async function statementPaper(scope: RequestContext, statement: Statement): Promise<Buffer> {
  const { db, caller } = scope
  const { iso2 } = await readSite(scope)
  const [seller] = await db.select().from(sellers).where(eq(sellers.orgId, caller.orgId))
  return printStatement(statement, { language: scope.language, iso2, seller, customer: caller })
}

interface StatementParties {
  language: Language
  /** Country of the site. */
  iso2: string
  seller:
    | Pick<
        typeof sellers.$inferSelect,
        'name' | 'address1' | 'postcode' | 'city' | 'email' | 'phone' | 'bank' | 'iban' | 'bic'
      >
    | undefined
  customer: { custnum: number; company: string }
}

export function printStatement(
  statement: Statement,
  { language, iso2, seller, customer }: StatementParties,
): Promise<Buffer> {
  const spoken = paperLanguage(language)
  const { texts, kindOf } = namesOf(statement, spoken)
  const { money, printedDay: day } = orderFormats(spoken, iso2, statement.currency)
  const paper = new Paper({
    ...{ language: spoken, title: `${texts.statement} ${day(statement.to)}`, date: toDate(statement.to) },
    size: iso2 === 'US' ? 'LETTER' : 'A4',
    foot: [seller?.name, seller?.email, seller?.phone].filter(Boolean).join(' · '),
    pageOf: PAPER_TEXTS[spoken].pageOf,
  })
  paper.letterhead(
    seller
      ? [seller.name, `${seller.address1}, ${seller.postcode} ${seller.city}`, `${seller.email}, ${seller.phone}`]
      : [],
  )
  paper.title(texts.statement, { label: texts.closing, amount: money(statement.closing) })
  paper.facts([
    [texts.customerNo, `${customer.custnum} · ${customer.company}`],
    [texts.period, fillText(texts.fromTo, { from: day(statement.from), to: day(statement.to) })],
  ])
  paper.space()
  paper.table(
    [
      { head: texts.date, width: 17 },
      { head: texts.entry, width: 17 },
      { head: texts.yourOrder, width: 15 },
      { head: texts.due, width: 17 },
      { head: texts.amount, width: 17, align: 'right' },
      { head: texts.balance, width: 17, align: 'right', isStrong: true },
    ],
    [
      [
        { text: day(statement.from) },
        { text: texts.opening },
        ...['', '', ''].map(text => ({ text })),
        { text: money(statement.opening) },
      ],
      ...statement.lines.map(line => [
        { text: day(line.day) },
        { text: kindOf(line.kind), detail: line.number },
        { text: line.poNo },
        { text: line.due === null ? '' : day(line.due) },
        { text: money(line.amount) },
        { text: money(line.balance) },
      ]),
    ],
    Paper.heightOfSums(1),
  )
  paper.sums([[texts.closing, money(statement.closing)]])
  paper.heading(texts.aging, 2, Paper.heightOfSums(statement.groups.length + 1))
  paper.sums([
    ...statement.groups.map(({ bucket, amount }) => [texts.groups[bucket], money(amount)] as const),
    [texts.closing, money(sum(statement.groups.map(({ amount }) => amount)))],
  ])
  if (seller?.iban || seller?.bank) {
    const account = [seller.bank, seller.iban && `IBAN ${seller.iban}`, seller.bic && `BIC ${seller.bic}`]
    paper.frame(texts.bank, [account.filter(Boolean).join(' · ')])
  }
  return paper.finish()
}
