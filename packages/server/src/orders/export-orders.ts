/** Orders as tables: a list of them, and the lines of one. */
import type { OrderKind, OrderStatus } from '@cartwright/core/contract'
import { effectivePrice, leftOfLine, momentOf } from '@cartwright/core/rules'
import { and } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { textArray } from '../db/rows'
import { orders } from '../db/schema'
import { tableTexts } from '../tables/table.texts'
import type { Cell } from '../tables/table-bytes'
import { assertExportable, clockTime, toColumns, type WantedColumns } from '../tables/table-columns'
import type { Table } from '../tables/write-table'
import { localize, type TextOf } from '../texts/localize'
import { type ListFilter, matching, readAllRows } from './list-orders'
import { orderTableTexts } from './order-table.texts'
import { orderFormats } from './order-texts'
import { progressWords } from './progress-words'
import { getOrder } from './read-orders'

const TEXTS = [tableTexts, orderTableTexts] as const
type Text = TextOf<typeof TEXTS>

const STATUSES: Readonly<Record<OrderStatus, Text>> = {
  submitted: 'submitted',
  processing: 'inPreparation',
  'partly shipped': 'partlyShipped',
  shipped: 'shipped',
  'all goods delivered': 'allGoodsDelivered',
  cancelled: 'cancelled',
}

const KINDS: Readonly<Record<OrderKind, Text>> = {
  Normal: 'normal',
  'Back Order': 'backOrder',
  'Pre-Order': 'preOrder',
}

const LIST_COLUMNS: WantedColumns<typeof TEXTS> = [
  ['orderNo', 'text', 16],
  ['soNo', 'text', 16],
  ['poNo', 'text', 24],
  ['qoNo', 'text', 16],
  ['date', 'moment', 17],
  ['status', 'text', 20],
  ['kind', 'text', 14],
  ['orderType', 'text', 12],
  ['placedBy', 'text', 20],
  ['shipTo', 'text', 32],
  ['lines', 'count', 8],
  ['currency', 'text', 10],
  ['grandTotal', 'amount', 14],
  ['stillOrdered', 'amount', 14],
  ['progress', 'text', 44],
  ['tracking', 'text', 20],
]

/**
 * The orders of a list, at the reader's prices, in the order of the list.
 * @param ids order numbers; without them all that match
 * @throws ApiError `REFUSED` when there are more than an export holds
 */
export async function ordersTable(
  scope: RequestContext,
  filter: ListFilter,
  ids: readonly string[] | undefined,
): Promise<Table> {
  const isNamed = ids && isOneOf(orders.orderNo, textArray(ids))
  const condition = and(await matching(scope, filter), isNamed)
  assertExportable(await scope.db.$count(orders, condition))
  const say = (text: Text) => localize(TEXTS, text)(scope.language)
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const some of readAllRows(scope, condition, filter))
      yield some.map(row => [
        row.orderNo,
        row.soNo,
        row.poNo,
        row.qoNo,
        clockTime(momentOf(row.soDate), scope.caller),
        // Written by this server only.
        say(STATUSES[row.status as OrderStatus]),
        say(KINDS[row.kind]),
        row.orderType,
        row.placedBy,
        row.recipient ?? '',
        row.lineCount,
        row.currency,
        row.grandTotal,
        row.leftTotal ?? row.grandTotal,
        progressWords(row.progress ?? [], scope.language, orderFormats(scope.language, row.currency)),
        row.trackingNo,
      ])
  }
  return { name: say('orders'), columns: toColumns(TEXTS, LIST_COLUMNS, scope), rows: rows() }
}

const ORDER_COLUMNS: WantedColumns<typeof TEXTS> = [
  ['orderNo', 'text', 16],
  ['poNo', 'text', 24],
  ['date', 'moment', 17],
  ['article', 'text', 16],
  ['yourNumber', 'text', 16],
  ['oemCode', 'text', 16],
  ['brand', 'text', 14],
  ['name', 'text', 48],
  ['quantity', 'count', 9],
  ['cancelled', 'count', 10],
  ['moved', 'count', 16],
  ['stillOrdered', 'count', 14],
  ['currency', 'text', 10],
  ['unitPrice', 'amount', 12],
  ['amount', 'amount', 14],
  ['leftAmount', 'amount', 20],
]

/** The lines of an order, at the reader's prices, with what of each is still ordered. @throws ApiError `NOT_FOUND` */
export async function orderTable(scope: RequestContext, orderNo: string): Promise<Table> {
  const order = await getOrder(scope, orderNo)
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield order.lines.map(line => {
      const left = leftOfLine(order, line)
      return [
        order.orderNo,
        order.poNo,
        clockTime(momentOf(order.soDate), scope.caller),
        line.number,
        line.custNumber,
        line.oemCode,
        line.brandName,
        line.name,
        line.qty,
        left.cancelled,
        left.moved,
        left.qty,
        order.currency,
        effectivePrice(line),
        line.price,
        left.price,
      ]
    })
  }
  return { name: order.orderNo, columns: toColumns(TEXTS, ORDER_COLUMNS, scope), rows: rows() }
}
