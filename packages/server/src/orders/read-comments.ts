/** What was written about one order. */
import type { OrderComment } from '@cartwright/core/contract'
import { asc, eq } from 'drizzle-orm'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { accounts, orderComments } from '../db/schema'
import { fullName } from '../session/full-name'

/** The oldest first. */
export async function readComments(db: Database, orderId: number): Promise<OrderComment[]> {
  const rows = await db
    .select({
      at: orderComments.at,
      accountId: orderComments.accountId,
      name: fullName,
      text: orderComments.text,
      cancels: orderComments.cancels,
    })
    .from(orderComments)
    .leftJoin(accounts, eq(accounts.accountId, orderComments.accountId))
    .where(eq(orderComments.orderId, orderId))
    .orderBy(asc(orderComments.commentId))
  return rows.map(({ at, accountId, name, text, cancels }) => ({
    at: formatTime(at),
    by: accountId === null ? null : name,
    text,
    ...(cancels.length > 0 ? { cancels } : {}),
  }))
}
