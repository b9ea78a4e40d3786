/** ops order:show */
import { eq } from 'drizzle-orm'
import { orders, shipmentLines, shipments } from '../../db/schema'
import { readOpenLines } from '../../orders/cancel-lines'
import { argument } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { leftText, readOrderReport } from '../order-report'
import { statusText } from '../order-statuses'
import { table } from '../table'

export const orderShow: OpsCommand = {
  name: 'order:show',
  reads: true,
  summary: 'Shows the lines of an order: what was ordered, cancelled, has left and has arrived',
  positionals: ['orderNo'],
  options: {},
  details: '',
  async run({ db }, args) {
    const orderNo = argument(args, 0)
    const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
    if (!order) throw new OpsTrouble(`There is no order ${orderNo}.`)
    const { orderId, status } = order
    const report = await readOrderReport(db, orderId)
    const sent = await db
      .select({ lineId: shipmentLines.orderLineId, qty: shipmentLines.qty, deliveredAt: shipments.deliveredAt })
      .from(shipmentLines)
      .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
      .where(eq(shipments.orderId, orderId))
    const lines = (await readOpenLines(db, orderId)).map(({ orderLineId, position, number, qty, kept, open }) => {
      const left = sent.filter(({ lineId }) => lineId === orderLineId)
      const piecesOf = (some: typeof left) => some.reduce((sum, row) => sum + row.qty, 0)
      return {
        line: position + 1,
        number,
        ordered: qty,
        cancelled: qty - kept,
        shipped: piecesOf(left),
        arrived: piecesOf(left.filter(({ deliveredAt }) => deliveredAt !== null)),
        open,
      }
    })
    const { company, custnum, shipments: ofOrder } = report
    const data = { orderNo, company, custnum, status, poNo: order.poNo, lines, shipments: ofOrder }
    const cells = lines.map(line => [
      line.line,
      line.number,
      `${line.ordered} ordered`,
      `${line.cancelled} cancelled`,
      `${line.shipped} shipped`,
      `${line.arrived} arrived`,
      `${line.open} open`,
    ])
    const text = [
      `Order ${orderNo} (${company}, customer ${custnum}): ${statusText(status)}`,
      table(cells),
      leftText(report),
    ]
    return { data, text: text.join('\n') }
  },
}
