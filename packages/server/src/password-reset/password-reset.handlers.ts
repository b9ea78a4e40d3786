/** A forgotten password is replaced by the reader of the mailbox of the account. */
import { eq } from 'drizzle-orm'
import { changeSensitively } from '../account/sensitive-change'
import { checkCode, consumeCode, sendCode } from '../codes/email-codes'
import { accounts } from '../db/schema'
import type { Handlers } from '../http/handler'
import { hasEmail } from '../session/accounts'
import { assertNewPassword, hashPassword } from '../session/passwords'
import {
  ANONYMOUS_ACCOUNT_ID,
  findAnswer,
  type IdempotentRequest,
  runIdempotentIfKeyed,
} from '../transactions/run-idempotent'

export const passwordResetHandlers: Handlers<'passwordReset.sendCode' | 'passwordReset.change'> = {
  // A mail goes to every address, so that neither the answer nor its time tells which of them have accounts.
  'passwordReset.sendCode': async ({ body: { email, ...captcha }, network, language }, deps) => {
    const [account] = await deps.db.select({ userName: accounts.userName }).from(accounts).where(hasEmail(email))
    const says = account ? 'reset' : 'noAccount'
    const mail = { email, purpose: 'reset', userName: account?.userName, captcha, says } as const
    return sendCode(mail, { network, language }, deps)
  },
  'passwordReset.change': async ({ body, network, language, idempotencyKey: key }, deps) => {
    const { db, clock } = deps
    const { newPassword, ...code } = body
    // The code is used up: without the answer it would be reported as wrong. No password is kept under the key.
    const once: IdempotentRequest = {
      accountId: ANONYMOUS_ACCOUNT_ID,
      key,
      call: 'passwordReset.change',
      body: code,
      now: clock(),
    }
    if (await findAnswer(db, once)) return null
    assertNewPassword(newPassword, deps)
    const request = await checkCode(db, { ...code, purpose: 'reset', network }, clock())
    const [account] = await db.select({ accountId: accounts.accountId }).from(accounts).where(hasEmail(code.email))
    if (!account) {
      await consumeCode(db, request)
      return null
    }
    const { accountId } = account
    const password = await hashPassword(newPassword)
    await changeSensitively(
      {
        kind: 'password',
        accountId,
        proof: 'mailed-code',
        apply: async tx => {
          await consumeCode(tx, request)
          await tx.update(accounts).set({ password }).where(eq(accounts.accountId, accountId))
        },
        transaction: work => runIdempotentIfKeyed(db, once, work),
      },
      { network, language },
      deps,
    )
    return null
  },
}
