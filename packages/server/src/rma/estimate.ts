/** What a return comes to before it is sent, or even saved. */
import type { CallRead, ReturnEstimate } from '@cartwright/core/contract'
import { readToday } from '../account/billing'
import type { RequestContext } from '../catalogue/request-context'
import { notFound } from '../http/api-error'
import { estimateRefund } from './read-plan'
import { problemsOf } from './read-return'
import { readReturnable } from './returnable'

/** No return has it: the pieces of every return count. */
const NONE = 0

/** @throws ApiError `NOT_FOUND` for lines of others @source RMA-003 */
export async function estimateReturn(
  scope: RequestContext,
  { deliveryType = null, lines }: CallRead<'rma.estimate'>['body'],
): Promise<ReturnEstimate> {
  const ids = lines.map(line => line.orderLineId)
  const found = await readReturnable(scope, ids, NONE)
  const missing = ids.find(id => !found.has(id))
  if (missing !== undefined) throw notFound(`Order line ${missing}`)
  const entries = lines.map(line => ({ otherReason: '', batchNo: '', ...line, reason: line.reason ?? null }))
  const first = found.get(ids[0] ?? NONE)
  const { lines: priced, ...sums } = await estimateRefund(
    scope,
    entries.map(({ orderLineId, returnQty, reason }) => ({ orderLineId, qty: Math.max(0, returnQty ?? 0), reason })),
    deliveryType,
  )
  const today = await readToday(scope.db, scope.caller.orgId, scope.now)
  return {
    ...sums,
    currency: first?.currency ?? scope.caller.currency,
    vatRate: first?.vatRate ?? 0,
    lines: entries.map(entry => {
      const known = found.get(entry.orderLineId)
      return {
        orderLineId: entry.orderLineId,
        ...(priced.get(entry.orderLineId) ?? { amount: 0, fee: 0 }),
        problems: known ? problemsOf(entry, known, first, today) : [],
      }
    }),
  }
}
