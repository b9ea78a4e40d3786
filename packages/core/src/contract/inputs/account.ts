/** What the calls of `account` take. */
import * as v from 'valibot'
import { captchaAnswer, email, mailedCode, password } from './identity'
import { type CallInputs, filled } from './schema'

export const inputs = {
  'account.requestEmailBinding': { query: v.object({ email, ...captchaAnswer }) },
  'account.changeEmail': { body: v.object({ email, ...mailedCode, currentPassword: v.optional(password) }) },
  'account.changePassword': {
    body: v.object({
      oldPassword: password,
      newPassword: password,
    }),
  },
  'account.undoChange': { body: v.object({ secret: filled(64) }) },
} satisfies Record<string, CallInputs>
