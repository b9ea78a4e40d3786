/** Setting a forgotten password (ledger API-024). */
import type { Call } from './call'

export const sendCode = {
  name: 'passwordReset.sendCode',
  id: 'API-024',
  method: 'POST',
  path: '/clientsystem/account/freedom/sendResetCode',
  answer: 'data',
  added: true,
} as const satisfies Call

export const change = {
  name: 'passwordReset.change',
  id: 'API-024',
  method: 'POST',
  path: '/clientsystem/account/freedom/resetPassword',
  answer: 'data',
  added: true,
  idempotent: true,
} as const satisfies Call
