/** ops order:cancel-rest */
import { cancelRest } from '../../orders/cancel-order'
import { argument, option } from '../arguments'
import { changeOrder, readState } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'

export const orderCancelRest: OpsCommand = {
  name: 'order:cancel-rest',
  summary: 'Ends an order of which a part has left: the rest is not delivered any more',
  positionals: ['orderNo'],
  options: { reason: { type: 'string', value: 'text', help: 'why, for the history of the order; needed' } },
  details:
    'Its open pieces go to the orders that wait for them, and the rest back to the shelves. There is no invoice for them.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const reason = option(args, 'reason')
    if (!reason || reason.length > 200) throw new OpsTrouble('--reason must have 1 to 200 characters.')
    const data = await changeOrder(db, orderNo, async (tx, order) => {
      const pieces = await cancelRest(tx, order, { reason, now: clock() })
      return { orderNo, pieces, ...(await readState(tx, orderNo)) }
    })
    return { data, text: `${data.pieces} pieces of order ${orderNo} are cancelled; it is ${data.status}` }
  },
}
