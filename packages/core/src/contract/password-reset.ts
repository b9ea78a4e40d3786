/** Setting a forgotten password (ledger API-024). */
import type { Call } from './call'
import { codeRequestShape } from './code-request'
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
