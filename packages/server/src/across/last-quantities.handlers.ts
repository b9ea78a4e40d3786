/** What the last order of a saved list had of each article. */
import { and, eq } from 'drizzle-orm'
import { requestContextOf } from '../catalogue/request-context'
import { quickOrders } from '../db/schema'
import { notFound } from '../http/api-error'
import type { Handlers } from '../http/handler'
import { readLastOfList } from '../orders/last-of-list'
import { isReadableList } from '../saved-lists/readable-list'

/**
 * `NOT_FOUND` when there is no such list that the account may see.
 * @source API-080
 */
export const lastQuantitiesHandlers: Handlers<'savedLists.lastQuantities'> = {
  'savedLists.lastQuantities': async ({ caller, params: { id } }, deps) => {
    const scope = requestContextOf(caller, deps)
    const isIt = and(eq(quickOrders.quickOrderId, id), isReadableList(caller))
    const [found] = await scope.db.select({ id: quickOrders.quickOrderId }).from(quickOrders).where(isIt)
    if (!found) throw notFound('This list')
    const last = await readLastOfList(scope, id)
    return [...last].map(([goodsSkuId, { qty }]) => ({ goodsSkuId, qty }))
  },
}
