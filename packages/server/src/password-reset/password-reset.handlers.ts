/** A forgotten password is replaced by whoever reads the mailbox of the account. */
import { isPassword } from '@cartwright/core/rules'
import type { Handlers } from '../app/handler'
import { accounts } from '../db/schema'
import { checkCode, sendCode, useCode } from '../mail/email-codes'
import { hasEmail } from '../registration/accounts'
import { badPassword } from '../registration/registration.handlers'
import { hashPassword } from '../session/passwords'
import { revokeTokens } from '../session/tokens'

export const passwordResetHandlers: Handlers<'passwordReset.sendCode' | 'passwordReset.change'> = {
  // A mail goes to every address, so that neither the answer nor its time tells which of them have accounts.
  'passwordReset.sendCode': async ({ body, ip, language }, deps) => {
    const [account] = await deps.db.select({ userName: accounts.userName }).from(accounts).where(hasEmail(body.email))
    await sendCode(body.email, account ? 'reset' : 'noAccount', { ip, language }, deps, account?.userName)
    return null
  },
  'passwordReset.change': async ({ body }, { db, clock, log }) => {
    const { email, emailVerificationCode, newPassword } = body
    if (!isPassword(newPassword)) throw badPassword()
    await checkCode(db, email, emailVerificationCode, clock(), 'reset')
    const password = await hashPassword(newPassword)
    await db.transaction(async tx => {
      await useCode(tx, email, emailVerificationCode, 'reset')
      const [account] = await tx
        .update(accounts)
        .set({ password })
        .where(hasEmail(email))
        .returning({ accountId: accounts.accountId })
      if (!account) return
      // Whoever knew the old password is out.
      await revokeTokens(tx, account.accountId)
      log.info('account.password-reset', { accountId: account.accountId })
    })
    return null
  },
}
