/** The confirmation at the first sign-in (ledger API-017, API-018). */
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { nothing } from './shape'

export const sendCode = {
  name: 'confirmation.sendCode',
  id: 'API-017',
  method: 'POST',
  path: '/clientsystem/system/freedom/sendVerificationCode',
  answer: 'data',
  result: codeRequestShape,
} as const satisfies Call

export const confirm = {
  name: 'confirmation.confirm',
  id: 'API-018',
  method: 'POST',
  path: '/clientsystem/account/checkCodeAndConfirm',
  answer: 'data',
  result: nothing,
} as const satisfies Call
