/** ops order:comment */
import { COMMENT_CHARS } from '@cartwright/core/contract'
import { momentOf } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { orderLines, orders } from '../../db/schema'
import { commentBySupplier } from '../../orders/comment-order'
import { readComments } from '../../orders/read-comments'
import { argument } from '../arguments'
import { changeOrder } from '../change-order'
import { type OpsCommand, OpsTrouble } from '../command'
import { readSiteTimes } from '../site-times'

export const orderComment: OpsCommand = {
  name: 'order:comment',
  summary: 'Writes to the buyer about an order, or shows what was written',
  positionals: ['orderNo', '[text]'],
  options: {},
  details:
    'The buyer reads it at the order, and gets a mail and a notification. What buyers write comes to the mail address of the site. Pieces that they ask to cancel are named with their line; order:cancel-rest --line cancels them, and order:list --cancel-asked lists such orders.',
  async run({ db, clock }, args) {
    const orderNo = argument(args, 0)
    const text = args.positionals[1]?.trim()
    if (text !== undefined && (text === '' || text.length > COMMENT_CHARS)) {
      throw new OpsTrouble(`A comment has 1 to ${COMMENT_CHARS} characters.`)
    }
    const data = await changeOrder(db, orderNo, async (tx, order) => {
      if (text !== undefined) await commentBySupplier(tx, orderNo, text, clock())
      const ofOrder = { number: orderLines.number, lineId: orderLines.orderLineId, position: orderLines.position }
      const known = await tx.select(ofOrder).from(orderLines).where(eq(orderLines.orderId, order.orderId))
      const comments = await readComments(tx, order.orderId)
      return comments.map(({ cancels = [], ...comment }) => ({
        ...comment,
        cancels: cancels.flatMap(({ lineId, qty }) => {
          const line = known.find(one => one.lineId === lineId)
          return line ? [{ line: line.position + 1, number: line.number, qty }] : []
        }),
      }))
    })
    const timeAt = await readSiteTimes(db)
    const [site] = await db.select({ orgId: orders.orgId }).from(orders).where(eq(orders.orderNo, orderNo))
    const lines = data.flatMap(({ at, by, text: said, cancels }) => [
      `${timeAt(site?.orgId ?? null, momentOf(at))}  ${by ?? 'supplier'}: ${said}`,
      ...cancels.map(({ line, number, qty }) => `    asks to cancel of line ${line}: ${qty} × ${number}`),
    ])
    return { data, text: lines.length > 0 ? lines.join('\n') : `Nothing was written about order ${orderNo}.` }
  },
}
