/** ops order:list */
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { formatTime } from '../../catalogue/time'
import { allocations, customers, orderComments, orderFiles, orderLines, orders } from '../../db/schema'
import { option, wholeNumber } from '../arguments'
import type { OpsCommand } from '../command'
import { readStatus, STATUSES } from '../order-statuses'
import { readSiteTimes } from '../site-times'
import { counted, table } from '../table'

const LIMIT = 20
const LIMIT_MAX = 1000

/** A buyer has asked to cancel pieces of a line that has open ones. */
const hasOpenAsk = sql`exists (
  select 1 from ${orderComments} c, jsonb_array_elements(c.cancels) asked, ${allocations} a
  where c.order_id = ${orders.orderId} and a.order_line_id = (asked->>'lineId')::bigint and a.shipped < a.qty)`

/** The goods wait for the buyer's own delivery note (ORD-008). */
const isNoteMissing = sql<boolean>`(${orders.orderType} = 'CPDROP' and ${orders.status} in ('submitted', 'processing')
  and not exists (select 1 from ${orderFiles} f where f.order_id = ${orders.orderId}))`

export const orderList: OpsCommand = {
  name: 'order:list',
  reads: true,
  summary: 'Lists the newest orders of all customers',
  positionals: [],
  options: {
    status: { type: 'string', value: 'status', help: `only these: ${STATUSES.join(', ')}` },
    'cancel-asked': { type: 'boolean', help: 'only these of whose open pieces a buyer has asked to cancel some' },
    'note-missing': { type: 'boolean', help: "only CPDROP orders that wait for the buyer's own delivery note" },
    limit: { type: 'string', value: 'n', help: `how many, ${LIMIT} by default` },
  },
  details: '',
  async run({ db }, args) {
    const wanted = option(args, 'status')
    const status = wanted === undefined ? undefined : readStatus(wanted)
    const isAsked = args.options['cancel-asked'] === true
    const waitsForNote = args.options['note-missing'] === true
    const limit = wholeNumber(option(args, 'limit') ?? String(LIMIT), '--limit', 1, LIMIT_MAX)
    const rows = await db
      .select({
        orderNo: orders.orderNo,
        createTime: orders.createTime,
        orgId: orders.orgId,
        custnum: customers.custnum,
        company: customers.company,
        poNo: orders.poNo,
        status: orders.status,
        kind: orders.kind,
        lines: count(orderLines.orderLineId),
        grandTotal: orders.grandTotal,
        currency: orders.currency,
        orderType: orders.orderType,
        isNoteMissing,
      })
      .from(orders)
      .innerJoin(customers, eq(customers.custId, orders.custId))
      .leftJoin(orderLines, eq(orderLines.orderId, orders.orderId))
      .where(
        and(
          status && eq(orders.status, status),
          isAsked ? hasOpenAsk : undefined,
          waitsForNote ? isNoteMissing : undefined,
        ),
      )
      .groupBy(orders.orderId, customers.custId)
      .orderBy(desc(orders.createTime), desc(orders.orderId))
      .limit(limit)
    const timeAt = await readSiteTimes(db)
    const data = rows.map(({ orgId: _site, ...row }) => ({ ...row, createTime: formatTime(row.createTime) }))
    const cells = rows.map(row => [
      row.orderNo,
      timeAt(row.orgId, row.createTime),
      row.custnum,
      row.company,
      row.status,
      row.kind,
      counted(row.lines, 'line'),
      `${row.grandTotal.toFixed(2)} ${row.currency}${row.isNoteMissing ? '  delivery note missing' : ''}`,
    ])
    return {
      data,
      text: cells.length > 0 ? table(cells) : emptyText(status, isAsked, waitsForNote),
    }
  },
}

function emptyText(status: string | undefined, isAsked: boolean, waitsForNote: boolean): string {
  if (isAsked) return 'No buyer has asked to cancel pieces that are open.'
  if (waitsForNote) return 'No order waits for a delivery note.'
  return status ? `No order has the status ${status}.` : 'There are no orders yet.'
}
