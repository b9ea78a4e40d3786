/** Changes of an account: e-mail, password, and undoing them (ledger API-022 to API-024). */
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { nothing, object, oneOf } from './shape'

export const requestEmailBinding = {
  name: 'account.requestEmailBinding',
  id: 'API-022',
  method: 'GET',
  path: '/clientsystem/system/sendBindEmailRequest',
  answer: 'data',
  result: codeRequestShape,
} as const satisfies Call

/** `currentPassword` may be missing until the account has been confirmed. */
export const changeEmail = {
  name: 'account.changeEmail',
  id: 'API-023',
  method: 'PUT',
  path: '/clientsystem/account/changeEmail',
  answer: 'data',
  result: nothing,
} as const satisfies Call

export const changePassword = {
  name: 'account.changePassword',
  id: 'API-024',
  method: 'PUT',
  path: '/clientsystem/account/updatePwd',
  answer: 'data',
  result: nothing,
} as const satisfies Call

/** `secret` is what the mail about the change holds. */
export const undoChange = {
  name: 'account.undoChange',
  id: 'API-023',
  method: 'POST',
  path: '/clientsystem/account/freedom/undoChange',
  answer: 'data',
  added: true,
  result: object({ kind: oneOf(['email', 'password']) }),
} as const satisfies Call
