/** Rows of a file as lines of a return. */
import type { CallRead, ReturnImport, ReturnReason } from '@cartwright/core/contract'
import { RETURN_REASONS } from '@cartwright/core/contract'
import { normalizeNumber, readQuantity, returnProblems } from '@cartwright/core/rules'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { findMatches } from '../catalogue/find-matches'
import type { RequestContext } from '../catalogue/request-context'
import { invoices, orderLines, orders, receivables } from '../db/schema'
import { visible } from '../finance/list-entries'
import { afterTaking, type FoundLine, isArticleOrKitOf, readReturnable, toReturnable } from './returnable'

type Row = CallRead<'rma.importLines'>['body']['rows'][number]
type Failed = ReturnImport['failed'][number]

/**
 * A row names an article by any of its numbers, and an order or an invoice where it matters; without one the newest order counts of which pieces are
 * left. An article that was bought alone and as a part of a kit is taken from where it may go back, first from where it was bought alone.
 * Rows that cannot go back are named with the cause.
 * @source API-087
 */
export async function importReturnLines(scope: RequestContext, rows: readonly Row[]): Promise<ReturnImport> {
  const { db, caller } = scope
  const keys = [...new Set(rows.map(row => normalizeNumber(row.number)).filter(Boolean))]
  const matches = keys.length > 0 ? await findMatches(keys, caller, scope) : []
  const skuIds = [...new Set(matches.map(match => match.id))]
  const bought =
    skuIds.length === 0
      ? []
      : await db
          .select({ orderLineId: orderLines.orderLineId, goodsSkuId: orderLines.goodsSkuId })
          .from(orderLines)
          .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
          .where(and(eq(orders.custId, caller.custId), isArticleOrKitOf(skuIds)))
          .orderBy(desc(orders.createTime))
          .limit(5_000)
  // An id that no return has: the pieces of every return count.
  const found = await readReturnable(
    scope,
    bought.map(line => line.orderLineId),
    0,
  )
  const ofNumber = await linesOfNumbers(scope, [...new Set(rows.map(numberOf).filter(Boolean))])
  const lines: ReturnImport['lines'] = []
  const failed: Failed[] = []
  for (const row of rows) {
    const ids = matches.filter(({ key }) => key === normalizeNumber(row.number)).map(({ id }) => id)
    const wanted = numberOf(row)
    const named = wanted ? (ofNumber.get(wanted) ?? []) : undefined
    if (wanted && !named?.length) {
      failed.push({ row: row.row, input: wanted, code: 'ORDER_UNKNOWN', qty: null })
      continue
    }
    const own = bought.filter(({ orderLineId }) => named?.includes(orderLineId) ?? true)
    const knownLines = own.flatMap(({ orderLineId }) => found.get(orderLineId) ?? [])
    const candidates = [
      ...knownLines.filter(line => ids.includes(line.goodsSkuId)).map(line => ({ line, partSkuId: null })),
      ...knownLines.flatMap(line => {
        const part = line.kitParts.find(({ goodsSkuId }) => ids.includes(goodsSkuId))
        return part ? [{ line, partSkuId: part.goodsSkuId }] : []
      }),
    ]
    // An own number of the buyer may stand on several orders: none of them is taken by chance.
    if (named && new Set(candidates.map(({ line }) => line.orderNo)).size > 1) {
      failed.push({ row: row.row, input: wanted, code: 'ORDER_SEVERAL', qty: null })
      continue
    }
    const readings = candidates.map(candidate => readRow(row, candidate, lines))
    const line = readings.find(isLine)
    if (line) lines.push(line)
    else {
      const unknown = named && bought.some(({ goodsSkuId }) => ids.includes(goodsSkuId)) ? 'NOT_IN_ORDER' : 'UNKNOWN'
      failed.push({ row: row.row, input: row.number, ...problemOf(readings.filter(isProblem), unknown) })
    }
  }
  return { lines, failed }
}

/** Of an order, a purchase order or an invoice; blank where the row names none. */
const numberOf = ({ orderNo = '' }: Row): string => orderNo.trim().toUpperCase()

/** Lines of the orders and invoices of the company, by their number. */
async function linesOfNumbers(scope: RequestContext, numbers: readonly string[]): Promise<Map<string, number[]>> {
  const { db, caller } = scope
  const found = new Map<string, number[]>()
  if (numbers.length === 0) return found
  const note = (number: string, id: number) => found.set(number, [...(found.get(number) ?? []), id])
  const ofOrders = await db
    .select({ id: orderLines.orderLineId, orderNo: orders.orderNo, soNo: orders.soNo, poNo: orders.poNo })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(
      and(
        eq(orders.custId, caller.custId),
        or(
          inArray(orders.orderNo, [...numbers]),
          inArray(orders.soNo, [...numbers]),
          inArray(sql`upper(${orders.poNo})`, [...numbers]),
        ),
      ),
    )
  for (const { id, orderNo, soNo, poNo } of ofOrders)
    for (const number of new Set([orderNo, soNo, poNo.toUpperCase()])) if (number) note(number, id)
  const ofInvoices = await db
    .select({
      number: receivables.number,
      ids: sql<number[]>`jsonb_path_query_array(${invoices.snapshot}, '$.lines[*].lineId')`,
    })
    .from(receivables)
    .innerJoin(invoices, eq(invoices.invoiceId, receivables.invoiceId))
    .where(and(visible(scope), eq(invoices.kind, 'invoice'), inArray(receivables.number, [...numbers])))
  for (const { number, ids } of ofInvoices) for (const id of ids) note(number, id)
  return found
}

type Line = ReturnImport['lines'][number]
type Problem = Pick<Failed, 'code' | 'qty'>

const isLine = (reading: Line | Problem): reading is Line => 'line' in reading
const isProblem = (reading: Line | Problem): reading is Problem => !isLine(reading)

/** The row as a line, or why these goods cannot go back like this. @param lines of the rows that come first */
function readRow(
  row: Row,
  { line, partSkuId }: { line: FoundLine; partSkuId: number | null },
  lines: readonly Line[],
): Line | Problem {
  if (row.qty.trim() === '') return { code: 'QTY_MISSING', qty: null }
  const ofLine = lines.filter(taken => taken.line.orderLineId === line.orderLineId)
  if (ofLine.some(taken => taken.partSkuId === partSkuId)) return { code: 'NAMED_TWICE', qty: null }
  const facts = afterTaking(
    line,
    ofLine.map(taken => ({ partSku: taken.partSkuId, returnQty: taken.returnQty })),
  )
  const read = readQuantity(row.qty)
  const returnQty = read.ambiguity ? 0 : read.qty
  const isMissing = readMark(row.neverArrived ?? '')
  // The mark says why.
  const reason = readReason(row.reason?.trim() || (isMissing ? 'wrongOrLess' : ''))
  const entry = { partSkuId, returnQty, otherReason: row.otherReason ?? '', batchNo: row.batchNo ?? '' }
  // Without a day no time has passed: the form warns of that, and asks for what is missing.
  const [problem] = returnProblems(facts, { ...entry, reason: reason ?? null }, { today: '' })
  if (problem && !/MISSING$/.test(problem.code)) return problem
  if (reason === undefined) return { code: 'REASON_UNKNOWN', qty: null }
  if (isMissing === undefined) return { code: 'MARK_UNKNOWN', qty: null }
  if (isMissing && reason !== 'wrongOrLess') return { code: 'MARK_REASON', qty: null }
  return { ...entry, line: toReturnable(line), reason, neverArrived: isMissing }
}

/** Nothing of the goods can go back, however the row is written. */
const CLOSED: readonly Failed['code'][] = [
  'CANCELLED',
  'NOT_DELIVERED',
  'NOT_INVOICED',
  'CREDITED',
  'ALL_RETURNED',
  'IN_RETURN',
]

/** Where several goods may be meant, what is wrong with those of which something can go back. */
function problemOf(problems: readonly Problem[], unknown: Failed['code']): Problem {
  const problem = problems.find(({ code }) => !CLOSED.includes(code)) ?? problems[0]
  return problem ? { code: problem.code, qty: problem.qty } : { code: unknown, qty: null }
}

/** A key of a reason, however its words are divided; null for none, undefined for one that is unknown. */
function readReason(text: string): ReturnReason | null | undefined {
  const key = text.toLowerCase().replace(/[^a-z]/g, '')
  return key === '' ? null : RETURN_REASONS.find(reason => reason.toLowerCase() === key)
}

const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'oui', 'o', 'sì', 'si', 's', 'tak', 't', '是']
const NO = ['', 'no', 'n', 'false', '0', '-', 'nein', 'non', 'nie', '否']

/** Yes or no in a language of the shop; undefined for other words. */
function readMark(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  return YES.includes(word) || (NO.includes(word) ? false : undefined)
}
