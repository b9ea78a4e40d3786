/** The own account: e-mail address and password (API-022 to API-024). */
import { CODE } from '@cartwright/core/contract'
import { isPassword } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { Handlers } from '../app/handler'
import { Refusal } from '../app/refusal'
import { say } from '../app/say'
import { accounts } from '../db/schema'
import { sendCode } from '../mail/email-codes'
import { bindEmail } from '../registration/bind-email'
import { badPassword } from '../registration/registration.handlers'
import { checkPassword, hashPassword } from '../session/passwords'
import { assertBelow, clearCounts, throttleKey } from '../session/throttle'
import { revokeTokens } from '../session/tokens'

/** Wrong old passwords. */
const PASSWORD_TRIES = { max: 5, windowMs: 15 * 60_000 }

export const accountHandlers: Handlers<
  'account.requestEmailBinding' | 'account.changeEmail' | 'account.changePassword'
> = {
  'account.requestEmailBinding': async ({ query, ip, language }, deps) => {
    await sendCode(query.email, 'binding', { ip, language }, deps)
    return null
  },
  'account.changeEmail': async ({ body, caller }, { db, clock, log }) => {
    await bindEmail(db, body, caller.accountId, clock())
    log.info('account.email-changed', { accountId: caller.accountId })
    return null
  },
  'account.changePassword': async ({ query, caller, token }, { db, clock, log }) => {
    const key = throttleKey('change-password', String(caller.accountId))
    await assertBelow(db, key, clock(), PASSWORD_TRIES)
    const [account] = await db
      .select({ password: accounts.password })
      .from(accounts)
      .where(eq(accounts.accountId, caller.accountId))
    if (!(await checkPassword(account?.password, query.oldPassword))) {
      throw new Refusal(CODE.REFUSED, say('The old password is wrong.'))
    }
    await clearCounts(db, [key], clock())
    if (!isPassword(query.newPassword)) throw badPassword()
    const password = await hashPassword(query.newPassword)
    await db.transaction(async tx => {
      await tx.update(accounts).set({ password }).where(eq(accounts.accountId, caller.accountId))
      // This session stays; whoever else is signed in with the old password is not.
      await revokeTokens(tx, caller.accountId, token)
    })
    log.info('account.password-changed', { accountId: caller.accountId })
    return null
  },
}
