/** The confirmation at the first sign-in (ledger API-017, API-018). */
import * as v from 'valibot'
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { captchaAnswer, email, mailedCode } from './identity'
import type { Policy } from './policy'
import { serverOnly } from './server-only'
import { nothing } from './shape'

export const sendCode = {
  name: 'confirmation.sendCode',
  id: 'API-017',
  method: 'POST',
  path: '/clientsystem/system/freedom/sendVerificationCode',
  answer: 'data',
  result: codeRequestShape,
} as const satisfies Call
export const sendCodeInput = serverOnly(() => ({
  body: v.object({
    /** The address that the code is mailed to; it becomes that of the account. */
    email,
    ...captchaAnswer,
  }),
}))
export const sendCodePolicy = { access: 'visitor', right: 'person' } as const satisfies Policy

export const confirm = {
  name: 'confirmation.confirm',
  id: 'API-018',
  method: 'POST',
  path: '/clientsystem/account/checkCodeAndConfirm',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const confirmInput = serverOnly(() => ({
  body: v.object({
    /** The address that the code was mailed to. */
    email,
    ...mailedCode,
  }),
}))
export const confirmPolicy = { access: 'signed-in', right: 'person', freshPrincipal: true } as const satisfies Policy
