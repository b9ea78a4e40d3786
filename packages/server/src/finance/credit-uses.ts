/** What credits were used for, and what is proposed for the rest of them. */
import type { CallResult } from '@cartwright/core/contract'
import { addDays, sum } from '@cartwright/core/rules'
import { aliasedTable, and, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { invoices, matches, receivables, rmas } from '../db/schema'
import { type View, viewOf, visible } from './list-entries'

type Credit = CallResult<'finance.credits'>['credits'][number]

/** Credits that are shown; the list of credits holds the others. */
const SHOWN = 5
/** A credit that was used whole is news for that long. */
const USED_DAYS = 90
/** Open invoices that proposals look at. */
const PROPOSED_MAX = 60

/**
 * The rest of a credit is proposed for what is due first, as a payment that names no invoice is booked. The supplier matches it: nothing
 * is decided here.
 * @source API-088, FIN-003, FIN-006
 */
export async function readCreditUses(
  scope: RequestContext,
  asOf: string | undefined,
): Promise<CallResult<'finance.credits'>> {
  const view = await viewOf(scope, asOf)
  const isCredit = and(visible(scope), eq(receivables.type, 'credit'), lte(receivables.invoiceDate, view.asOf))
  const [counted] = await scope.db.select({ open: count() }).from(receivables).where(and(isCredit, view.isOpen))
  const open = await select(scope, view, and(isCredit, view.isOpen), asc).limit(SHOWN)
  const isUsed = and(isCredit, sql`${view.balance} = 0`, gte(receivables.invoiceDate, addDays(view.asOf, -USED_DAYS)))
  const used = open.length < SHOWN ? await select(scope, view, isUsed, desc).limit(SHOWN - open.length) : []
  const rows = [...open, ...used]
  const uses = await readUses(scope, rows, view.asOf)
  const returns = await readReturns(scope, rows)
  const propose = await proposals(scope, view, open.length)
  return {
    currency: scope.caller.currency,
    open: counted?.open ?? 0,
    credits: rows.map(row => {
      const left = sum([-Number(row.balance)])
      return {
        invoiceNo: row.number,
        invoiceDate: row.invoiceDate,
        corrects: row.corrects,
        rmaNo: returns.get(row.receivableId) ?? null,
        amount: sum([-row.amount]),
        left,
        uses: uses.flatMap(({ creditId, ...use }) => (creditId === row.receivableId ? [use] : [])),
        proposed: propose(left),
      }
    }),
  }
}

const select = (scope: RequestContext, view: View, condition: SQL | undefined, by: typeof asc) =>
  scope.db
    .select({
      receivableId: receivables.receivableId,
      number: receivables.number,
      amount: receivables.amount,
      invoiceDate: receivables.invoiceDate,
      balance: sql<string>`${view.balance}`,
      corrects: sql<string | null>`${invoices.snapshot} -> 'corrects' ->> 'invoiceNo'`,
    })
    .from(receivables)
    .leftJoin(invoices, eq(invoices.invoiceId, receivables.invoiceId))
    .where(condition)
    .orderBy(by(receivables.invoiceDate), by(receivables.receivableId))
type Row = Awaited<ReturnType<typeof select>>[number]

const readUses = ({ db }: RequestContext, rows: readonly Row[], asOf: string) => {
  const invoice = aliasedTable(receivables, 'invoice')
  const ids = rows.map(({ receivableId }) => receivableId)
  return db
    .select({
      creditId: matches.creditId,
      invoiceNo: invoice.number,
      day: matches.day,
      amount: matches.amount,
    })
    .from(matches)
    .innerJoin(invoice, eq(invoice.receivableId, matches.invoiceId))
    .where(and(inArray(matches.creditId, ids), lte(matches.day, asOf)))
    .orderBy(asc(matches.day), asc(matches.matchId))
}

/** Returns by the ids of the entries of their credit notes: what is left of a payment may have the number of one. */
async function readReturns({ db, caller }: RequestContext, rows: readonly Row[]): Promise<Map<number, string>> {
  const notes = rows.filter(({ corrects }) => corrects !== null)
  if (notes.length === 0) return new Map()
  const wanted = sql.join(
    notes.map(({ number }) => sql`${number}`),
    sql`, `,
  )
  const found = await db
    .select({ rmaNo: rmas.rmaNo, creditNotes: rmas.creditNotes })
    .from(rmas)
    .where(
      and(
        eq(rmas.custId, caller.custId),
        eq(rmas.status, 'refund'),
        sql`exists (select from jsonb_array_elements_text(${rmas.creditNotes}) n (number) where n.number in (${wanted}))`,
      ),
    )
  return new Map(
    notes.flatMap(({ receivableId, number }) => {
      const of = found.find(({ creditNotes }) => creditNotes.includes(number))
      return of ? [[receivableId, of.rmaNo] as const] : []
    }),
  )
}

/** Divides what is left of one credit after the other over the open invoices. */
async function proposals(
  scope: RequestContext,
  view: View,
  credits: number,
): Promise<(left: number) => Credit['proposed']> {
  if (credits === 0) return () => []
  const rows = await scope.db
    .select({ invoiceNo: receivables.number, dueTime: receivables.dueDate, balance: sql<string>`${view.balance}` })
    .from(receivables)
    .where(and(visible(scope), eq(receivables.type, 'invoice'), view.isOpen, lte(receivables.invoiceDate, view.asOf)))
    .orderBy(asc(receivables.dueDate), asc(receivables.receivableId))
    .limit(PROPOSED_MAX)
  const open = rows.map(row => ({ ...row, balance: sum([Number(row.balance)]) }))
  return wanted => {
    const parts: Credit['proposed'] = []
    let left = wanted
    for (const invoice of open) {
      const amount = Math.min(left, invoice.balance)
      if (amount <= 0) continue
      parts.push({ ...invoice, amount })
      invoice.balance = sum([invoice.balance, -amount])
      left = sum([left, -amount])
    }
    return parts
  }
}
