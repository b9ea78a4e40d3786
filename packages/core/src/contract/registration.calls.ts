/** Registration of a company (ledger API-016, API-019 to API-021, REGI-007). */
import type { Call } from './call'

export const sendCode = {
  name: 'registration.sendCode',
  id: 'API-016',
  method: 'GET',
  path: '/clientsystem/system/freedom/sendMailboxVerificationCode',
  answer: 'data',
} as const satisfies Call

export const checkEmailAndAccount = {
  name: 'registration.checkEmailAndAccount',
  id: 'API-019',
  method: 'GET',
  path: '/clientsystem/account/freedom/checkEmailAndAccount',
  answer: 'data',
} as const satisfies Call

export const checkAccount = {
  name: 'registration.checkAccount',
  id: 'API-020',
  method: 'POST',
  path: '/clientsystem/account/freedom/checkRegisterAccount',
  answer: 'data',
} as const satisfies Call

export const register = {
  name: 'registration.register',
  id: 'API-021',
  method: 'POST',
  path: '/clientsystem/account/freedom/register',
  answer: 'data',
  idempotent: true,
} as const satisfies Call

export const upload = {
  name: 'registration.upload',
  id: 'REGI-007',
  method: 'POST',
  path: '/clientsystem/account/freedom/uploadAttachment',
  answer: 'data',
  added: true,
  multipart: true,
} as const satisfies Call
