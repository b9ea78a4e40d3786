/** What became of an order whose answer did not arrive. */
import { CODE, type Order } from '@cartwright/core/contract'
import type { RequestContext } from '../catalogue/request-context'
import { ApiError } from '../http/api-error'
import { claimKey } from '../transactions/run-idempotent'
import { PLACING, readPlaced } from './create-order'

const SETTLING = 'orders.settle'

/**
 * The order that was placed under the key, as it was answered. Without one the key is used up: an order that is still on its way under
 * it is refused when it arrives, so "not placed" stays true. While the order is being placed, this waits for it.
 * @throws ApiError `BAD_REQUEST` without a usable key, `KEY_REUSED` when the key belongs to another call
 */
export async function settleOrder(scope: RequestContext, key: string | undefined): Promise<{ order: Order | null }> {
  const given = await claimKey(scope.db, {
    accountId: scope.caller.accountId,
    key,
    call: SETTLING,
    body: {},
    now: scope.now,
  })
  if (!given || given.call === SETTLING) return { order: null }
  if (given.call === PLACING) return { order: await readPlaced(scope, (given.answer as { orderNo: string }).orderNo) }
  throw new ApiError(CODE.KEY_REUSED, 'This Idempotency-Key was used for something else.')
}
