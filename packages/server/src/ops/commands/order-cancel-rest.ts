/** ops order:cancel-rest */
import { orderHooks } from '../../across/order-hooks'
import { cancelRest } from '../../orders/cancel-order'
import { argument, neededOption, option, wholeNumber } from '../arguments'
import { changeOrder, readState } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'
import { statusText } from '../order-statuses'
import { counted } from '../table'

const LINES_MAX = 1_000

export const orderCancelRest: OpsCommand = {
  name: 'order:cancel-rest',
  summary: 'Cancels what has not left of an order, or of some of its lines',
  positionals: ['orderNo'],
  options: {
    line: {
      type: 'string',
      value: 'n,…',
      help: 'only these lines, counted from 1, such as 1,3; also before a part has left',
    },
    reason: { type: 'string', value: 'text', help: 'why, for the history of the order; needed' },
  },
  irreversible: true,
  details:
    'Its open pieces go to the orders that wait for them, and the rest back to the shelves. There is no invoice for them.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const wanted = option(args, 'line')
    const positions = wanted?.split(',').map(line => wholeNumber(line.trim(), '--line', 1, LINES_MAX) - 1)
    const reason = neededOption(args, 'order:cancel-rest', 'reason')
    if (reason.length > 200) throw new OpsTrouble('--reason must have 200 characters at most.')
    const data = await changeOrder(
      db,
      orderNo,
      async (tx, order) => {
        const pieces = await cancelRest(tx, order, { reason, now: clock(), positions }, orderHooks)
        return { orderNo, pieces, ...(await readState(tx, orderNo)) }
      },
      clock(),
    )
    return { data, text: `Cancelled: ${counted(data.pieces, 'piece')} of order ${orderNo}. ${statusText(data.status)}` }
  },
}
