/** ops order:comment */
import { COMMENT_CHARS } from '@cartwright/core/contract'
import { commentBySupplier } from '../../orders/comment-order'
import { readComments } from '../../orders/read-comments'
import { argument } from '../arguments'
import { changeOrder } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'

export const orderComment: OpsCommand = {
  name: 'order:comment',
  summary: 'Writes to the buyer about an order, or shows what was written',
  positionals: ['orderNo', '[text]'],
  options: {},
  details:
    'The buyer reads it at the order, and gets a mail and a notification. What buyers write comes to the mail address of the site.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const text = args.positionals[1]?.trim()
    if (text !== undefined && (text === '' || text.length > COMMENT_CHARS)) {
      throw new OpsTrouble(`A comment has 1 to ${COMMENT_CHARS} characters.`)
    }
    const data = await changeOrder(db, orderNo, async (tx, order) => {
      if (text !== undefined) await commentBySupplier(tx, orderNo, text, clock())
      return readComments(tx, order.orderId)
    })
    const lines = data.map(({ at, by, text: said }) => `${at}  ${by ?? 'supplier'}: ${said}`)
    return { data, text: lines.length > 0 ? lines.join('\n') : `Nothing was written about order ${orderNo}.` }
  },
}
