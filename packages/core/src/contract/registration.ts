/** Registration of a company (ledger API-016, API-019 to API-021, REGI-007). */
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { either, nothing, number, object, string, uuid } from './shape'

export const sendCode = {
  name: 'registration.sendCode',
  id: 'API-016',
  method: 'GET',
  path: '/clientsystem/system/freedom/sendMailboxVerificationCode',
  answer: 'data',
  result: codeRequestShape,
} as const satisfies Call

export const checkEmailAndAccount = {
  name: 'registration.checkEmailAndAccount',
  id: 'API-019',
  method: 'GET',
  path: '/clientsystem/account/freedom/checkEmailAndAccount',
  answer: 'data',
  result: nothing,
} as const satisfies Call

export const checkAccount = {
  name: 'registration.checkAccount',
  id: 'API-020',
  method: 'POST',
  path: '/clientsystem/account/freedom/checkRegisterAccount',
  answer: 'data',
  result: nothing,
} as const satisfies Call

export const register = {
  name: 'registration.register',
  id: 'API-021',
  method: 'POST',
  path: '/clientsystem/account/freedom/register',
  answer: 'data',
  idempotent: true,
  // The id is unused: an unreadable one must not turn a completed registration into a failure.
  result: either(object({ accountId: number }), nothing),
} as const satisfies Call

/** The code proves that the sender of the file reads the mailbox. */
export const upload = {
  name: 'registration.upload',
  id: 'REGI-007',
  method: 'POST',
  path: '/clientsystem/account/freedom/uploadAttachment',
  answer: 'data',
  added: true,
  multipart: true,
  result: object({ fileId: uuid, name: string, size: number }),
} as const satisfies Call
