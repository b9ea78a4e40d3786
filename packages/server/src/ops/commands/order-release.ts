/** ops order:release */
import { release } from '../../orders/credit-limit'
import { argument } from '../arguments'
import { changeOrder } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'

export const orderRelease: OpsCommand = {
  name: 'order:release',
  summary: 'Releases an order that is held because its company is above its credit limit',
  positionals: ['orderNo'],
  options: {},
  details:
    'It can be shipped from then on. A payment that brings the company below its limit releases orders by itself.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    await changeOrder(db, orderNo, async (tx, order) => {
      if (!order.heldSince) throw new OpsTrouble(`Order ${orderNo} is not held.`)
      await release(tx, order, clock())
    })
    return { data: { orderNo }, text: `Order ${orderNo} is released.` }
  },
}
