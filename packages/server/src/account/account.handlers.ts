/** The own account: e-mail address and password (API-022 to API-024). */
import { eq } from 'drizzle-orm'
import { accounts } from '../db/schema'
import type { Handlers } from '../http/handler'
import { sendCode } from '../mail/email-codes'
import { assertNewPassword, hashPassword } from '../session/passwords'
import { changeEmail } from './bind-email'
import { changeSensitively, undoChange } from './sensitive-change'

export const accountHandlers: Handlers<
  'account.requestEmailBinding' | 'account.changeEmail' | 'account.changePassword' | 'account.undoChange'
> = {
  'account.requestEmailBinding': ({ query: { email, ...captcha }, network, language }, deps) =>
    sendCode({ email, purpose: 'binding', captcha }, { network, language }, deps),
  'account.changeEmail': async (request, deps) => {
    await changeEmail(request, deps)
    return null
  },
  'account.changePassword': async ({ body, caller, token, network, language }, deps) => {
    const { oldPassword, newPassword } = body
    const { accountId } = caller
    assertNewPassword(newPassword, deps)
    const password = await hashPassword(newPassword)
    await changeSensitively(
      {
        ...{ kind: 'password', accountId, proof: { currentPassword: oldPassword } },
        apply: async tx => {
          await tx.update(accounts).set({ password }).where(eq(accounts.accountId, accountId))
        },
      },
      { token, network, language },
      deps,
    )
    return null
  },
  'account.undoChange': async ({ body, network }, deps) => ({ kind: await undoChange(body.secret, { network }, deps) }),
}
