/** The first-login confirmation (API-017, API-018). */
import type { Handlers } from '../http/handler'
import { sendCode } from '../mail/email-codes'
import { confirmAccount } from './confirm-account'

export const confirmationHandlers: Handlers<'confirmation.sendCode' | 'confirmation.confirm'> = {
  'confirmation.sendCode': ({ body: { email, ...captcha }, network, language }, deps) =>
    sendCode({ email, purpose: 'confirmation', captcha }, { network, language }, deps),
  'confirmation.confirm': async (request, deps) => {
    await confirmAccount(request, deps)
    return null
  },
}
