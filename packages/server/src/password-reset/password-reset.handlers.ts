/** A forgotten password is replaced by whoever reads the mailbox of the account. */
import { isPassword } from '@cartwright/core/rules'
import type { Handlers } from '../app/handler'
import { accounts } from '../db/schema'
import { checkCode, sendCode, useCode } from '../mail/email-codes'
import { hasEmail } from '../registration/accounts'
import { badPassword } from '../registration/registration.handlers'
import { hashPassword } from '../session/passwords'
import { revokeTokens } from '../session/tokens'
import { findAnswer, NOBODY, type OnceKey, onceIfKeyed } from '../writes/once'

export const passwordResetHandlers: Handlers<'passwordReset.sendCode' | 'passwordReset.change'> = {
  // A mail goes to every address, so that neither the answer nor its time tells which of them have accounts.
  'passwordReset.sendCode': async ({ body, ip, language }, deps) => {
    const [account] = await deps.db.select({ userName: accounts.userName }).from(accounts).where(hasEmail(body.email))
    await sendCode(body.email, account ? 'reset' : 'noAccount', { ip, language }, deps, account?.userName)
    return null
  },
  'passwordReset.change': async ({ body, idempotencyKey: key }, { db, clock, log }) => {
    const { email, emailVerificationCode, newPassword } = body
    // The code is used up: without the answer one would be told that it is wrong. No password is kept under the key.
    const request: OnceKey = {
      ...{ accountId: NOBODY, key, call: 'passwordReset.change' },
      body: { email, emailVerificationCode },
    }
    if (await findAnswer(db, request)) return null
    if (!isPassword(newPassword)) throw badPassword()
    await checkCode(db, email, emailVerificationCode, clock(), 'reset')
    const password = await hashPassword(newPassword)
    await onceIfKeyed(db, request, async tx => {
      await useCode(tx, email, emailVerificationCode, 'reset')
      const [account] = await tx
        .update(accounts)
        .set({ password })
        .where(hasEmail(email))
        .returning({ accountId: accounts.accountId })
      if (!account) return {}
      // Whoever knew the old password is out.
      await revokeTokens(tx, account.accountId)
      log.info('account.password-reset', { accountId: account.accountId })
      return {}
    })
    return null
  },
}
