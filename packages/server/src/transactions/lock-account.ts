/** One write of an account after the other. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accounts } from '../db/schema'

/** Rows that refer to the account can be written meanwhile. @param tx a transaction, which holds the account until it ends */
export const lockAccount = async (tx: Database, accountId: number): Promise<void> =>
  void (await tx
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('no key update'))
