/**
 * Entries taken apart: each row is a line of an invoice with its order line and what was credited of it, a charge, an allowance, the tax,
 * or what has cleared the entry. Of each entry the amounts less the cleared amounts are its balance.
 */
import type { Entry } from '@cartwright/core/contract'
import { sum } from '@cartwright/core/rules'
import { aliasedTable, and, asc, eq, inArray, lte, or } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { intArray, textArray } from '../db/rows'
import {
  type AllowanceKind,
  type ChargeKind,
  type InvoiceSnapshot,
  invoices,
  matches,
  orderLines,
  payments,
  receivables,
} from '../db/schema'
import type { Cell } from '../tables/table-bytes'
import type { Table } from '../tables/write-table'
import { ENTRY_TYPES, type EntryColumns, type EntryText, tableOfEntries, toDate } from './export-entries'
import type { EntryFilter } from './list-entries'

const COLUMNS: EntryColumns = [
  ['number', 'text', 20],
  ['type', 'text', 14],
  ['invoiceDate', 'day', 12],
  ['due', 'day', 12],
  ['corrects', 'text', 20],
  ['orderNo', 'text', 16],
  ['soNo', 'text', 16],
  ['poNo', 'text', 24],
  ['item', 'text', 18],
  ['orderLine', 'count', 12],
  ['article', 'text', 18],
  ['yourNumber', 'text', 18],
  ['quantity', 'count', 10],
  ['creditedQuantity', 'count', 12],
  ['creditNotes', 'text', 24],
  ['clearedBy', 'text', 20],
  ['clearedOn', 'day', 12],
  ['currency', 'text', 10],
  ['amount', 'amount', 14],
  ['clearedAmount', 'amount', 14],
]

const ALLOWANCES: Readonly<Record<AllowanceKind, EntryText>> = {
  coupon: 'discount',
  restocking: 'restockingFee',
  returnFreight: 'returnFreight',
}
const CHARGES: Readonly<Record<ChargeKind, EntryText>> = { freight: 'freight', handling: 'handling' }

/** What a row has besides the facts of its entry. */
interface Part {
  item: EntryText
  line?: number
  article?: string
  custNumber?: string | null
  qty?: number
  credited?: { qty: number; numbers: readonly string[] }
  clearedBy?: string
  clearedOn?: string
  amount?: number
  cleared?: number
}

/**
 * @param ids numbers of entries; without them all that match
 * @throws ApiError `REFUSED` when there are more entries than an export holds
 */
export const reconciliationTable = (
  scope: RequestContext,
  filter: EntryFilter,
  ids: readonly string[] | undefined,
): Promise<Table> =>
  tableOfEntries(scope, filter, ids, {
    name: 'reconciliation',
    columns: COLUMNS,
    rowsOf: async (entries, say) => {
      const partsOf = await readParts(scope, entries, filter.asOf)
      return entries.flatMap(entry => {
        const { snapshot, parts } = partsOf(entry)
        return parts.map(part => toCells(entry, snapshot, part, say))
      })
    },
  })

const toCells = (
  entry: Entry,
  snapshot: InvoiceSnapshot | undefined,
  part: Part,
  say: (text: EntryText) => string,
): Cell[] => [
  entry.invoiceNo,
  say(ENTRY_TYPES[entry.type]),
  toDate(entry.invoiceDate),
  toDate(entry.dueTime),
  snapshot?.corrects?.invoiceNo ?? '',
  entry.orderNo,
  snapshot?.soNo ?? '',
  entry.poNo,
  say(part.item),
  part.line ?? null,
  part.article ?? '',
  part.custNumber ?? '',
  part.qty ?? null,
  part.credited?.qty ?? null,
  part.credited?.numbers.join(', ') ?? '',
  part.clearedBy ?? '',
  part.clearedOn ? toDate(part.clearedOn) : null,
  entry.currency,
  part.amount ?? null,
  part.cleared ?? null,
]

/** Everything of some entries at once: three questions for any number of them. */
async function readParts(scope: RequestContext, entries: readonly Entry[], asOf: string | undefined) {
  const { db, caller } = scope
  const found = await db
    .select({ entry: receivables, invoice: invoices })
    .from(receivables)
    .leftJoin(invoices, eq(invoices.invoiceId, receivables.invoiceId))
    .where(
      and(
        eq(receivables.custId, caller.custId),
        isOneOf(receivables.number, textArray(entries.map(({ invoiceNo }) => invoiceNo))),
      ),
    )
  const invoiceIds = found.flatMap(({ invoice }) => (invoice?.kind === 'invoice' ? invoice.invoiceId : []))
  const credits = await db
    .select({ correctsId: invoices.correctsId, snapshot: invoices.snapshot })
    .from(invoices)
    .where(isOneOf(invoices.correctsId, intArray(invoiceIds)))
    .orderBy(asc(invoices.invoiceId))
  const lineIds = new Set(found.flatMap(({ invoice }) => invoice?.snapshot.lines.map(({ lineId }) => lineId) ?? []))
  const positions = await db
    .select({ id: orderLines.orderLineId, position: orderLines.position })
    .from(orderLines)
    .where(inArray(orderLines.orderLineId, [...lineIds]))
  const positionOf = new Map(positions.map(({ id, position }) => [id, position + 1]))
  const cleared = await readCleared(
    scope,
    found.map(({ entry }) => entry.receivableId),
    asOf,
  )
  return (entry: Entry): { snapshot: InvoiceSnapshot | undefined; parts: Part[] } => {
    const row = found.find(({ entry: { number, type } }) => number === entry.invoiceNo && type === entry.type)
    if (!row) throw new Error(`entry ${entry.invoiceNo} was not read`)
    const { invoice } = row
    const of = credits.filter(({ correctsId }) => correctsId === invoice?.invoiceId).map(({ snapshot }) => snapshot)
    const until = asOf === undefined ? of : of.filter(({ invoiceDate }) => invoiceDate <= asOf)
    const parts: Part[] = invoice
      ? partsOfDocument(invoice.snapshot, until, positionOf)
      : [{ item: 'payment', amount: entry.amount }]
    return { snapshot: invoice?.snapshot, parts: [...parts, ...(cleared.get(row.entry.receivableId) ?? [])] }
  }
}

function partsOfDocument(
  { kind, lines, charges, allowances, sums }: InvoiceSnapshot,
  credits: readonly InvoiceSnapshot[],
  positionOf: ReadonlyMap<number, number>,
): Part[] {
  const signed = (amount: number) => (kind === 'credit' ? sum([-amount]) : amount)
  const position = (lineId: number) => {
    const line = positionOf.get(lineId)
    return line === undefined ? {} : { line }
  }
  return [
    ...lines.map(
      ({ lineId, number, custNumber, qty, net }): Part => ({
        item: 'goods',
        ...position(lineId),
        article: number,
        custNumber,
        qty,
        amount: signed(net),
        ...(kind === 'invoice' && { credited: creditedOf(lineId, credits) }),
      }),
    ),
    ...charges.map(({ kind: charge, amount }): Part => ({ item: CHARGES[charge], amount: signed(amount) })),
    ...allowances.map(
      ({ kind: allowance, amount }): Part => ({ item: ALLOWANCES[allowance], amount: signed(-amount) }),
    ),
    ...(sums.vat === 0 ? [] : [{ item: 'vat', amount: signed(sums.vat) } satisfies Part]),
  ]
}

/** Parts of kits that came back alone are no whole pieces: their credit note is named. */
function creditedOf(lineId: number, credits: readonly InvoiceSnapshot[]) {
  const of = credits.filter(({ lines }) => lines.some(line => line.lineId === lineId))
  const whole = of.flatMap(({ lines }) =>
    lines.flatMap(line => (line.lineId === lineId && line.partSku === undefined ? line.qty : [])),
  )
  return { qty: whole.reduce((pieces, qty) => pieces + qty, 0), numbers: of.map(({ invoiceNo }) => invoiceNo) }
}

/** What has cleared entries until a day: of an invoice payments and credits, of a credit the invoices that it was used for. */
async function readCleared({ db }: RequestContext, ids: readonly number[], asOf: string | undefined) {
  const credit = aliasedTable(receivables, 'credit')
  const invoice = aliasedTable(receivables, 'invoice')
  const rows = await db
    .select({ match: matches, reference: payments.reference, credit: credit.number, invoice: invoice.number })
    .from(matches)
    .innerJoin(invoice, eq(invoice.receivableId, matches.invoiceId))
    .leftJoin(payments, eq(payments.paymentId, matches.paymentId))
    .leftJoin(credit, eq(credit.receivableId, matches.creditId))
    .where(
      and(
        or(isOneOf(matches.invoiceId, intArray(ids)), isOneOf(matches.creditId, intArray(ids))),
        asOf === undefined ? undefined : lte(matches.day, asOf),
      ),
    )
    .orderBy(asc(matches.day), asc(matches.matchId))
  const of = new Map<number, Part[]>()
  const add = (id: number, part: Part) => of.set(id, [...(of.get(id) ?? []), part])
  for (const { match, reference, credit: from, invoice: to } of rows) {
    const { creditId, invoiceId, day, amount } = match
    const item: EntryText = reference === null ? 'credit' : 'payment'
    add(invoiceId, { item, clearedBy: reference ?? from ?? '', clearedOn: day, cleared: amount })
    if (creditId !== null) add(creditId, { item: 'invoice', clearedBy: to, clearedOn: day, cleared: sum([-amount]) })
  }
  return of
}
