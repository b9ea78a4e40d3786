/** ops order:advance */

import type { OrderStatus } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { orderHooks } from '../../across/order-hooks'
import type { Database } from '../../db/database'
import { orders } from '../../db/schema'
import { announce } from '../../orders/announce'
import { cancelOrder } from '../../orders/cancel-order'
import { recordEvent } from '../../orders/order-status'
import { deliverOrder, shipOrder } from '../../orders/ship-order'
import { hasWaitingPieces } from '../../orders/waiting-pieces'
import { argument, option } from '../arguments'
import { changeOrder, readState } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'
import { nextStatus, readStatus, STATUSES } from '../order-statuses'

export const orderAdvance: OpsCommand = {
  name: 'order:advance',
  summary: 'Moves an order one step on, or to a status',
  positionals: ['orderNo'],
  options: {
    to: { type: 'string', value: 'status', help: STATUSES.join(', ') },
    tracking: { type: 'string', value: 'number', help: 'tracking number of the carrier' },
  },
  irreversible: true,
  details:
    'What is not in stock ships as if it had just come in; order:ship ships no more than is there. Cancelling gives the pieces to the orders that wait for them, and puts the rest back on their shelves.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const to = option(args, 'to')
    const wanted = to === undefined ? undefined : readStatus(to)
    const data = await changeOrder(
      db,
      orderNo,
      async (tx, order) => {
        const from = readStatus(order.status)
        const status = nextStatus(from, wanted, await hasWaitingPieces(tx, order.orderId))
        await advance(tx, order, status, option(args, 'tracking'), clock())
        return { orderNo, from, ...(await readState(tx, orderNo)) }
      },
      clock(),
    )
    return { data, text: `Order ${orderNo}: ${data.from} → ${data.status}` }
  },
}

async function advance(
  tx: Database,
  order: typeof orders.$inferSelect,
  status: OrderStatus,
  tracking: string | undefined,
  now: Date,
): Promise<void> {
  if (status === 'cancelled') return cancelOrder(tx, order, now)
  if (status === 'processing') {
    await tx.update(orders).set({ status }).where(eq(orders.orderId, order.orderId))
    await recordEvent(tx, order.orderId, 'processing', now)
    return announce(tx, 'orderProcessing', order.orderNo, now)
  }
  const isPart = status === 'partly shipped'
  if (isPart && !(await hasWaitingPieces(tx, order.orderId))) {
    throw new OpsTrouble('All pieces are in stock. To ship a part of them: ops order:ship --help')
  }
  const isNew = tracking !== undefined && tracking !== order.trackingNo
  const shipped = await shipOrder(
    tx,
    order,
    {
      pieces: isPart ? 'in stock' : 'all',
      parcels: isNew ? [{ carrier: '', trackingNo: tracking, weight: null }] : [],
    },
    now,
    orderHooks,
  )
  if (isPart && shipped === undefined) throw new OpsTrouble('No piece that has not left is in stock.')
  if (status === 'all goods delivered') await deliverOrder(tx, order, now, orderHooks)
}
