/** Which quick orders and saved lists an account sees. */
import { hasPermission, PERMISSION } from '@cartwright/core/rules'
import { and, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { quickOrders } from '../db/schema'

/** Own lists, and those that colleagues share. */
export const isReadableList = ({ custId, accountId }: Pick<RequestContext['caller'], 'custId' | 'accountId'>) =>
  and(
    eq(quickOrders.saved, true),
    eq(quickOrders.custId, custId),
    or(eq(quickOrders.accountId, accountId), eq(quickOrders.shared, true)),
  )

/** Quick orders of the own company, and the saved lists that the account sees; none without the permission. */
export const isReadableQuickOrder = (caller: RequestContext['caller']): SQL | undefined =>
  hasPermission(caller.permissions, [PERMISSION.quickOrder])
    ? and(eq(quickOrders.custId, caller.custId), or(not(quickOrders.saved), isReadableList(caller)))
    : sql`false`
