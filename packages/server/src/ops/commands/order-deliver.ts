/** ops order:deliver */
import { deliverOrder } from '../../orders/ship-order'
import { argument, option } from '../arguments'
import { changeOrder, readState } from '../change-order'
import type { OpsCommand } from '../command'

export const orderDeliver: OpsCommand = {
  name: 'order:deliver',
  summary: 'Says that the shipments of an order have arrived, or one of them',
  positionals: ['orderNo'],
  options: { shipment: { type: 'string', value: 'number', help: 'only this one, such as SO-7KXM2QPDA-1' } },
  details: 'An order of which nothing is left to ship is delivered with its last shipment.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const data = await changeOrder(db, orderNo, async (tx, order) => {
      await deliverOrder(tx, order, clock(), option(args, 'shipment'))
      return { orderNo, ...(await readState(tx, orderNo)) }
    })
    return { data, text: `Order ${orderNo} is ${data.status}` }
  },
}
