/** ops order:deliver */
import { orderHooks } from '../../across/order-hooks'
import { deliverOrder } from '../../orders/ship-order'
import { argument, option } from '../arguments'
import { changeOrder, readState } from '../change-order'
import type { OpsCommand } from '../command'
import { leftText, piecesText, readOrderReport } from '../order-report'
import { statusText } from '../order-statuses'

export const orderDeliver: OpsCommand = {
  name: 'order:deliver',
  summary: 'Says that the shipments of an order have arrived, or one of them',
  positionals: ['orderNo'],
  options: { shipment: { type: 'string', value: 'number', help: 'only this one, such as SO-7KXM2QPDA-1' } },
  irreversible: true,
  details:
    'An order of which nothing is left to ship is delivered with its last shipment. The orderer is notified; from then on goods can go back, and the days for it count.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const data = await changeOrder(db, orderNo, async (tx, order) => {
      const { shipments: before } = await readOrderReport(tx, order.orderId)
      await deliverOrder(tx, order, clock(), orderHooks, option(args, 'shipment'))
      const { shipments, ...report } = await readOrderReport(tx, order.orderId)
      const wasOpen = new Set(before.flatMap(({ number, isDelivered }) => (isDelivered ? [] : number)))
      const arrived = shipments.filter(({ number, isDelivered }) => isDelivered && wasOpen.has(number))
      const onTheWay = shipments.flatMap(({ number, isDelivered }) => (isDelivered ? [] : number))
      return { orderNo, arrived, onTheWay, ...report, ...(await readState(tx, orderNo)) }
    })
    const { company, custnum, arrived, onTheWay, status } = data
    const text = [
      `Order ${orderNo} (${company}, customer ${custnum}):`,
      ...arrived.map(({ number, pieces }) => `  Shipment ${number} has arrived with ${piecesText(pieces)}.`),
      ...onTheWay.map(number => `  Shipment ${number} is still on its way.`),
      `${leftText(data)} ${statusText(status)}`,
    ]
    return { data, text: text.join('\n') }
  },
}
