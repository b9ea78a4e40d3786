/** Returns as a table: a row for each of their lines. */
import type { ReturnReason, ReturnStatus } from '@cartwright/core/contract'
import { and, asc, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { textArray } from '../db/rows'
import { accounts, orderLines, orders, rmaLines, rmas, skus } from '../db/schema'
import { fullName } from '../session/full-name'
import { tableTexts } from '../tables/table.texts'
import type { Cell } from '../tables/table-bytes'
import { assertExportable, clockTime, toColumns, type WantedColumns } from '../tables/table-columns'
import type { Table } from '../tables/write-table'
import { localize, type TextOf } from '../texts/localize'
import { matchingReturns, type ReturnFilter } from './list-returns'
import { returnTableTexts } from './return-table.texts'

/** Returns that are read at once. */
const PIECE = 200

const TEXTS = [tableTexts, returnTableTexts] as const
type Text = TextOf<typeof TEXTS>

const STATUSES: Readonly<Record<ReturnStatus, Text>> = {
  draft: 'draft',
  'application for return': 'applicationForReturn',
  'audit approved': 'auditApproved',
  refund: 'refund',
  rejected: 'rejected',
}

const REASONS: Readonly<Record<ReturnReason, Text>> = {
  chipError: 'chipError',
  leaking: 'leaking',
  poorPrintQuality: 'poorPrintQuality',
  printingDefect: 'printingDefect',
  brokenCartridge: 'brokenCartridge',
  noise: 'noise',
  paperJam: 'paperJam',
  others: 'others',
  wrongOrLess: 'wrongOrLess',
  notRequired: 'notRequired',
}

const COLUMNS: WantedColumns<typeof TEXTS> = [
  ['return', 'text', 16],
  ['status', 'text', 20],
  ['date', 'moment', 17],
  ['placedBy', 'text', 20],
  ['orderNo', 'text', 16],
  ['article', 'text', 16],
  ['oemCode', 'text', 16],
  ['yourNumber', 'text', 16],
  ['quantity', 'count', 9],
  ['reason', 'text', 28],
  ['otherReason', 'text', 28],
  ['batchNumber', 'text', 16],
  ['approvedQuantity', 'count', 12],
  ['receivedQuantity', 'count', 12],
  ['auditAnswer', 'text', 40],
]

/** The article of a line, and the part of a kit that goes back. */
const part = alias(skus, 'part')

/**
 * The lines of returns, in the order of the list; a draft without lines has a row of its own.
 * @param ids RMA numbers; without them all that match
 * @throws ApiError `REFUSED` when there are more returns than an export holds
 * @source API-095, RMA-001
 */
export async function returnsTable(
  scope: RequestContext,
  filter: ReturnFilter,
  ids: readonly string[] | undefined,
): Promise<Table> {
  const condition = and(matchingReturns(scope, filter), ids && isOneOf(rmas.rmaNo, textArray(ids)))
  assertExportable(await scope.db.$count(rmas, condition))
  const say = (text: Text) => localize(TEXTS, text)(scope.language)
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const some of readLines(scope, condition))
      yield some.map(row => [
        row.rmaNo,
        // Written by this server only, as the reason is.
        say(STATUSES[row.status as ReturnStatus]),
        clockTime(row.submitTime ?? row.createTime, scope.caller),
        row.placedBy,
        row.orderNo,
        row.partNumber ?? row.number,
        row.partOemCode ?? row.oemCode,
        // A part of a kit has none of its own.
        row.partNumber === null ? row.custNumber : null,
        row.returnQty,
        row.reason && say(REASONS[row.reason as ReturnReason]),
        row.otherReason,
        row.batchNo,
        row.approvedQty,
        row.approvedQty === null ? null : row.receivedQty,
        row.rejection,
      ])
  }
  return { name: say('returns'), columns: toColumns(TEXTS, COLUMNS, scope), rows: rows() }
}

async function* readLines({ db }: RequestContext, condition: SQL | undefined) {
  for (let last: { createTime: Date; rmaId: number } | undefined; ; ) {
    const isNext =
      last &&
      or(lt(rmas.createTime, last.createTime), and(eq(rmas.createTime, last.createTime), lt(rmas.rmaId, last.rmaId)))
    const some = db
      .select({ rmaId: rmas.rmaId, createTime: rmas.createTime })
      .from(rmas)
      .where(and(condition, isNext))
      .orderBy(desc(rmas.createTime), desc(rmas.rmaId))
      .limit(PIECE)
    const found = await some
    if (found.length > 0)
      yield await db
        .select({
          rmaNo: rmas.rmaNo,
          status: rmas.status,
          createTime: rmas.createTime,
          submitTime: rmas.submitTime,
          placedBy: fullName,
          orderNo: orders.orderNo,
          number: skus.number,
          oemCode: skus.oemCode,
          partNumber: part.number,
          partOemCode: part.oemCode,
          custNumber: orderLines.custNumber,
          returnQty: rmaLines.returnQty,
          reason: rmaLines.reason,
          otherReason: rmaLines.otherReason,
          batchNo: rmaLines.batchNo,
          approvedQty: rmaLines.approvedQty,
          receivedQty: rmaLines.receivedQty,
          rejection: rmaLines.rejection,
        })
        .from(rmas)
        .innerJoin(accounts, eq(accounts.accountId, rmas.accountId))
        .leftJoin(rmaLines, eq(rmaLines.rmaId, rmas.rmaId))
        .leftJoin(orderLines, eq(orderLines.orderLineId, rmaLines.orderLineId))
        .leftJoin(orders, eq(orders.orderId, orderLines.orderId))
        .leftJoin(skus, eq(skus.goodsSkuId, orderLines.goodsSkuId))
        .leftJoin(part, eq(part.goodsSkuId, rmaLines.partSku))
        .where(sql`${rmas.rmaId} in ${found.map(({ rmaId }) => rmaId)}`)
        .orderBy(desc(rmas.createTime), desc(rmas.rmaId), asc(rmaLines.position))
    last = found.at(-1)
    if (found.length < PIECE) return
  }
}
