/** What the calls of `password-reset` take. */
import * as v from 'valibot'
import { captchaAnswer, email, mailedCode, password } from './identity'
import type { CallInputs } from './schema'

export const inputs = {
  'passwordReset.sendCode': { body: v.object({ email, ...captchaAnswer }) },
  'passwordReset.change': { body: v.object({ email, ...mailedCode, newPassword: password }) },
} satisfies Record<string, CallInputs>
