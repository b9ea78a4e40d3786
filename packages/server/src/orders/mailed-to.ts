/** Which accounts of a company the confirmation of an order is mailed to, and who may know their addresses. */
import { hasPermission, PERMISSION } from '@cartwright/core/rules'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { accounts, type orders } from '../db/schema'

/** The active main account of a company that was added first, if there is any. */
export const mainAccountOf = (db: Database, custId: number) =>
  db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.custId, custId), accounts.mainAccount, accounts.active))
    .orderBy(asc(accounts.accountId))
    .limit(1)

/**
 * Addresses that the confirmation of an order is mailed to, that of its orderer first. The reader's own is always among those shown, others
 * only where the reader may list the accounts of the company.
 * @source ORD-017
 */
export async function readMailedTo(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { accountId, custId }: Pick<typeof orders.$inferSelect, 'accountId' | 'custId'>,
): Promise<string[]> {
  const isRecipient = or(eq(accounts.accountId, accountId), inArray(accounts.accountId, mainAccountOf(db, custId)))
  const mayListAll = hasPermission(caller.permissions, [PERMISSION.accounts])
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(isRecipient, accounts.active, mayListAll ? undefined : eq(accounts.accountId, caller.accountId)))
    .orderBy(desc(eq(accounts.accountId, accountId)))
  return rows.map(({ email }) => email)
}
