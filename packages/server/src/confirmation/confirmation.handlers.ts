/** The first-login confirmation (API-017, API-018). */
import { isSameEmail } from '../account/bind-email'
import { sendCode } from '../codes/email-codes'
import type { Handlers } from '../http/handler'
import { confirmAccount } from './confirm-account'

export const confirmationHandlers: Handlers<'confirmation.sendCode' | 'confirmation.confirm'> = {
  'confirmation.sendCode': ({ body: { email, ...captcha }, caller, network, language }, deps) => {
    // A confirmed account proves its own mailbox for one reason only: to change its password (ACC-007).
    const isForPassword = caller?.confirmed === true && isSameEmail(email, caller.email)
    const says = isForPassword ? 'passwordChange' : 'confirmation'
    return sendCode({ email, purpose: 'confirmation', captcha, says }, { network, language }, deps)
  },
  'confirmation.confirm': async (request, deps) => {
    await confirmAccount(request, deps)
    return null
  },
}
