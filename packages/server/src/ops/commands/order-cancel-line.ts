/** ops order:cancel-line */
import { orderHooks } from '../../across/order-hooks'
import { cancelLines, readOpenLines } from '../../orders/cancel-lines'
import { argument, option, wholeNumber } from '../arguments'
import { changeOrder, readState } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'
import { statusText } from '../order-statuses'
import { counted } from '../table'

const LINES_MAX = 1_000
const PIECES_MAX = 9_999

export const orderCancelLine: OpsCommand = {
  name: 'order:cancel-line',
  summary: 'Cancels a line of an order of which nothing has left, or pieces of it',
  positionals: ['orderNo', 'line'],
  options: {
    pieces: { type: 'string', value: 'n', help: 'so many, those first that would come last; all by default' },
    reason: { type: 'string', value: 'text', help: 'why, for the history of the order; by default the pieces' },
  },
  irreversible: true,
  details:
    'Its pieces go to the orders that wait for them, and the rest back to the shelves. When nothing would be left, the whole order is cancelled.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const position = wholeNumber(argument(args, 1), 'line', 1, LINES_MAX) - 1
    const typed = option(args, 'pieces')
    const wanted = typed === undefined ? undefined : wholeNumber(typed, '--pieces', 1, PIECES_MAX)
    const reason = option(args, 'reason')
    if (reason !== undefined && reason.length > 200) throw new OpsTrouble('--reason must have 200 characters at most.')
    const data = await changeOrder(
      db,
      orderNo,
      async (tx, order) => {
        const lines = await readOpenLines(tx, order.orderId)
        const line = lines.find(known => known.position === position)
        if (!line) throw new OpsTrouble(`The order has ${counted(lines.length, 'line')}, and no line ${position + 1}.`)
        if (line.open === 0) throw new OpsTrouble(`Nothing of line ${position + 1} is open.`)
        const cancelled = { lineId: line.orderLineId, qty: wanted ?? line.open }
        const pieces = await cancelLines(
          tx,
          order,
          { lines: [cancelled], now: clock(), ...(reason === undefined ? {} : { reason }) },
          orderHooks,
        )
        return { orderNo, pieces, number: line.number, ...(await readState(tx, orderNo)) }
      },
      clock(),
    )
    const text = `Cancelled: ${data.pieces} × ${data.number} of order ${orderNo}. ${statusText(data.status)}`
    return { data, text }
  },
}
