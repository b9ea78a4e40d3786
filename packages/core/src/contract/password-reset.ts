/** Setting a forgotten password (ledger API-024). */
import * as v from 'valibot'
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { captchaAnswer, email, mailedCode, password } from './identity'
import type { Policy } from './policy'
import { serverOnly } from './server-only'
import { nothing } from './shape'

export const sendCode = {
  name: 'passwordReset.sendCode',
  id: 'API-024',
  method: 'POST',
  path: '/clientsystem/account/freedom/sendResetCode',
  answer: 'data',
  added: true,
  result: codeRequestShape,
} as const satisfies Call
export const sendCodeInput = serverOnly(() => ({
  body: v.object({
    /** Address of an account; the answer is the same where there is none. */
    email,
    ...captchaAnswer,
  }),
}))
export const sendCodePolicy = { access: 'visitor', right: 'person' } as const satisfies Policy

export const change = {
  name: 'passwordReset.change',
  id: 'API-024',
  method: 'POST',
  path: '/clientsystem/account/freedom/resetPassword',
  answer: 'data',
  added: true,
  idempotent: true,
  result: nothing,
} as const satisfies Call
export const changeInput = serverOnly(() => ({
  body: v.object({
    /** Address of the account that the code was mailed to. */
    email,
    ...mailedCode,
    /** The password from now on: 8 to 128 characters with a letter and a digit. */
    newPassword: password,
  }),
}))
export const changePolicy = { access: 'visitor', right: 'person' } as const satisfies Policy
