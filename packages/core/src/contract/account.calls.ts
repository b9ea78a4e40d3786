/** Changes of an account: e-mail, password, and undoing them (ledger API-022 to API-024). */
import type { Call } from './call'

export const requestEmailBinding = {
  name: 'account.requestEmailBinding',
  id: 'API-022',
  method: 'GET',
  path: '/clientsystem/system/sendBindEmailRequest',
  answer: 'data',
} as const satisfies Call

export const changeEmail = {
  name: 'account.changeEmail',
  id: 'API-023',
  method: 'PUT',
  path: '/clientsystem/account/changeEmail',
  answer: 'data',
} as const satisfies Call

export const changePassword = {
  name: 'account.changePassword',
  id: 'API-024',
  method: 'PUT',
  path: '/clientsystem/account/updatePwd',
  answer: 'data',
} as const satisfies Call

export const undoChange = {
  name: 'account.undoChange',
  id: 'API-023',
  method: 'POST',
  path: '/clientsystem/account/freedom/undoChange',
  answer: 'data',
  added: true,
} as const satisfies Call
