/** Which saved lists an account sees. */
import { and, eq, or } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { quickOrders } from '../db/schema'

/** Own lists, and those that colleagues share. */
export const isReadableList = ({ custId, accountId }: Pick<RequestContext['caller'], 'custId' | 'accountId'>) =>
  and(
    eq(quickOrders.saved, true),
    eq(quickOrders.custId, custId),
    or(eq(quickOrders.accountId, accountId), eq(quickOrders.shared, true)),
  )
