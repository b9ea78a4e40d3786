/** The mailbox an account is written to, once its owner has read the mailed code. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accounts } from '../db/schema'
import { checkCode, useCode } from '../mail/email-codes'
import { assertEmailFree, refuseTaken } from './accounts'

/**
 * @param more what else becomes of the account with it
 * @throws Refusal `REFUSED` for a wrong code, and for an address that another account has
 */
export async function bindEmail(
  db: Database,
  { email, emailVerificationCode: code }: { email: string; emailVerificationCode: string },
  accountId: number,
  now: Date,
  more: { confirmed?: true } = {},
): Promise<void> {
  await checkCode(db, email, code, now)
  await assertEmailFree(db, email, accountId)
  await refuseTaken(() =>
    db.transaction(async tx => {
      await useCode(tx, email, code)
      await tx
        .update(accounts)
        .set({ email, ...more })
        .where(eq(accounts.accountId, accountId))
    }),
  )
}
