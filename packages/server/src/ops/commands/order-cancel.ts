/** ops order:cancel */
import { eq } from 'drizzle-orm'
import { shipments } from '../../db/schema'
import { cancelOrder } from '../../orders/cancel-order'
import { argument } from '../arguments'
import { changeOrder } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'

export const orderCancel: OpsCommand = {
  name: 'order:cancel',
  summary: 'Cancels a whole order of which nothing has left',
  positionals: ['orderNo'],
  options: {},
  irreversible: true,
  details: 'Its pieces go to the orders that wait for them, and the rest back to the shelves.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    await changeOrder(
      db,
      orderNo,
      async (tx, order) => {
        if (order.status === 'cancelled') throw new OpsTrouble(`Order ${orderNo} is cancelled already.`)
        if ((await tx.$count(shipments, eq(shipments.orderId, order.orderId))) > 0) {
          throw new OpsTrouble(`A part of order ${orderNo} has left: it cannot be cancelled as a whole.`)
        }
        await cancelOrder(tx, order, clock())
      },
      clock(),
    )
    return { data: { orderNo, status: 'cancelled' }, text: `Order ${orderNo} is cancelled` }
  },
}
