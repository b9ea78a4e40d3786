/** Registration of a company (ledger API-016, API-019 to API-021, REGI-007). */
import * as v from 'valibot'
import type { Call } from './call'
import { codeRequestShape } from './code-request'
import { captchaAnswer, email, mailedCode, password, userName } from './identity'
import type { Policy } from './policy'
import { fileIds, filled, filledLine, line } from './schema'
import { serverOnly } from './server-only'
import { either, nothing, number, object, string, uuid } from './shape'

export const sendCode = {
  name: 'registration.sendCode',
  id: 'API-016',
  method: 'GET',
  path: '/clientsystem/system/freedom/sendMailboxVerificationCode',
  answer: 'data',
  result: codeRequestShape,
} as const satisfies Call
export const sendCodeInput = serverOnly(() => ({ query: v.object({ email, ...captchaAnswer }) }))
export const sendCodePolicy = { access: 'visitor', hasEffect: true } as const satisfies Policy

export const checkEmailAndAccount = {
  name: 'registration.checkEmailAndAccount',
  id: 'API-019',
  method: 'GET',
  path: '/clientsystem/account/freedom/checkEmailAndAccount',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const checkEmailAndAccountInput = serverOnly(() => ({
  query: v.object({ userName, email, ...mailedCode }),
}))
export const checkEmailAndAccountPolicy = { access: 'visitor', hasEffect: true } as const satisfies Policy

export const checkAccount = {
  name: 'registration.checkAccount',
  id: 'API-020',
  method: 'POST',
  path: '/clientsystem/account/freedom/checkRegisterAccount',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const checkAccountInput = serverOnly(() => ({
  body: v.object({ userName, email, ...mailedCode, code: filled(12), uuid: filled(64) }),
}))
export const checkAccountPolicy = { access: 'visitor' } as const satisfies Policy

const registerBody = serverOnly(() =>
  v.object({
    userName,
    password,
    email,
    ...mailedCode,
    code: filled(12),
    uuid: filled(64),
    company: filledLine(),
    vat: filledLine(32),
    sdi: v.optional(line(16)),
    taxCode: v.optional(line(32)),
    currency: filled(3),
    firstName: v.optional(line()),
    lastName: v.optional(line()),
    countryIso2: filled(2),
    address1: filledLine(),
    address2: v.optional(line()),
    city: filledLine(),
    state: v.optional(line()),
    /** Needed where addresses of the country have one. */
    postcode: v.optional(line(20), ''),
    phone: v.optional(line(40)),
    /** References of uploaded documents. */
    attachments: fileIds(10),
    registerOrgId: v.number(),
    agreement: v.literal(true),
  }),
)

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
export const registerInput = serverOnly(() => ({ body: registerBody }))
export const registerPolicy = { access: 'visitor', pace: 'light' } as const satisfies Policy

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
export const uploadInput = serverOnly(() => ({
  body: v.object({ email, ...mailedCode, file: v.file() }),
}))
export const uploadPolicy = { access: 'visitor' } as const satisfies Policy
