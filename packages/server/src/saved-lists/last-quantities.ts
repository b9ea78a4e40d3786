/** What the last order of a saved list had of each article. */
import type { CallResult } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { quickOrders } from '../db/schema'
import { notFound } from '../http/api-error'
import { readLastOfList } from '../orders/last-of-list'
import { isReadableList } from './readable-list'

/**
 * @throws ApiError 404 when there is no such list that the account may see
 * @source API-080
 */
export async function readLastQuantities(
  scope: RequestContext,
  id: number,
): Promise<CallResult<'savedLists.lastQuantities'>> {
  const isIt = and(eq(quickOrders.quickOrderId, id), isReadableList(scope.caller))
  const [found] = await scope.db.select({ id: quickOrders.quickOrderId }).from(quickOrders).where(isIt)
  if (!found) throw notFound('This list')
  const last = await readLastOfList(scope, id)
  return [...last].map(([goodsSkuId, { qty }]) => ({ goodsSkuId, qty }))
}
