/** What a return comes to before it is sent, or even saved. */
import type { CallRead, ReturnEstimate } from '@cartwright/core/contract'
import { returnLineKey } from '@cartwright/core/rules'
import { readToday } from '../account/billing'
import type { RequestContext } from '../catalogue/request-context'
import { notFound } from '../http/api-error'
import { estimateRefund } from './read-plan'
import { problemsOf } from './read-return'
import { assertEachOnce, readReturnable } from './returnable'

/** No return has it: the pieces of every return count. */
const NONE = 0

/** @throws ApiError `NOT_FOUND` for lines of others, `BAD_REQUEST` for a line that is named twice @source RMA-003 */
export async function estimateReturn(
  scope: RequestContext,
  { deliveryType = null, lines }: CallRead<'rma.estimate'>['body'],
): Promise<ReturnEstimate> {
  assertEachOnce(lines)
  const ids = lines.map(line => line.orderLineId)
  const found = await readReturnable(scope, ids, NONE)
  const missing = ids.find(id => !found.has(id))
  if (missing !== undefined) throw notFound(`Order line ${missing}`)
  const entries = lines.map(({ partSkuId = null, ...line }) => ({
    otherReason: '',
    batchNo: '',
    ...line,
    partSku: partSkuId,
    reason: line.reason ?? null,
  }))
  const first = found.get(ids[0] ?? NONE)
  const { lines: priced, ...sums } = await estimateRefund(scope, {
    rmaId: null,
    deliveryType,
    lines: entries.map(({ orderLineId, partSku, returnQty, reason }) => ({
      orderLineId,
      partSku,
      qty: Math.max(0, returnQty ?? 0),
      reason,
    })),
  })
  const today = await readToday(scope.db, scope.caller.orgId, scope.now)
  const problems = problemsOf(entries, found, today)
  return {
    ...sums,
    currency: first?.currency ?? scope.caller.currency,
    vatRate: first?.vatRate ?? 0,
    lines: entries.map(({ orderLineId, partSku }, at) => ({
      orderLineId,
      partSkuId: partSku,
      ...(priced.get(returnLineKey(orderLineId, partSku)) ?? { amount: 0, fee: 0 }),
      problems: problems[at] ?? [],
    })),
  }
}
