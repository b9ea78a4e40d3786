/** ops order:advance */
import { eq } from 'drizzle-orm'
import { orders } from '../../db/schema'
import { announce } from '../../orders/announce'
import { cancelOrder } from '../../orders/cancel-order'
import { hasWaitingPieces, shipPieces } from '../../orders/ship-pieces'
import { generateNumber } from '../../transactions/generate-number'
import { transact } from '../../transactions/transact'
import { argument, option } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { nextStatus, readStatus, STATUSES } from '../order-statuses'

/** Steps with which goods leave. */
const IS_LEAVING = new Set(['partly shipped', 'shipped'])
const SHIPPED = new Set(['partly shipped', 'shipped', 'all goods delivered'])

export const orderAdvance: OpsCommand = {
  name: 'order:advance',
  summary: 'Moves an order one step on, or to a status',
  positionals: ['orderNo'],
  options: {
    to: { type: 'string', value: 'status', help: STATUSES.join(', ') },
    tracking: { type: 'string', value: 'number', help: 'tracking number of the carrier; drawn when it is not given' },
  },
  details: 'Cancelling gives the pieces to the orders that wait for them, and puts the rest back on their shelves.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const to = option(args, 'to')
    const wanted = to === undefined ? undefined : readStatus(to)
    const data = await transact(db, async tx => {
      const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
      if (!order) throw new OpsTrouble(`There is no order ${orderNo}.`)
      const from = readStatus(order.status)
      const status = nextStatus(from, wanted, await hasWaitingPieces(tx, order.orderId))
      if (status === 'cancelled' && from !== 'cancelled') await cancelOrder(tx, order, clock())
      if (SHIPPED.has(status)) await shipPieces(tx, order.orderId, status === 'partly shipped' ? 'in stock' : 'all')
      const given = option(args, 'tracking') ?? order.trackingNo
      const trackingNo = given ?? (SHIPPED.has(status) ? `TR${generateNumber()}` : null)
      const isDelivered = status === 'all goods delivered'
      const deliveryDate = isDelivered ? clock().toISOString().slice(0, 10) : order.deliveryDate
      await tx.update(orders).set({ status, trackingNo, deliveryDate }).where(eq(orders.orderId, order.orderId))
      if (IS_LEAVING.has(status) && status !== from) await announce(tx, 'orderShipped', orderNo, clock())
      return { orderNo, from, status, trackingNo, deliveryDate }
    })
    return { data, text: `Order ${orderNo}: ${data.from} → ${data.status}` }
  },
}
