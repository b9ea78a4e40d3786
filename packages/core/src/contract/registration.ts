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
export const sendCodeInput = serverOnly(() => ({
  query: v.object({
    /** The address that the code is mailed to. */
    email,
    ...captchaAnswer,
  }),
}))
export const sendCodePolicy = { access: 'visitor', right: 'person', hasEffect: true } as const satisfies Policy

export const checkEmailAndAccount = {
  name: 'registration.checkEmailAndAccount',
  id: 'API-019',
  method: 'GET',
  path: '/clientsystem/account/freedom/checkEmailAndAccount',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const checkEmailAndAccountInput = serverOnly(() => ({
  query: v.object({
    userName,
    /** The address that the code was mailed to. */
    email,
    ...mailedCode,
  }),
}))
export const checkEmailAndAccountPolicy = {
  access: 'visitor',
  right: 'person',
  hasEffect: true,
} as const satisfies Policy

export const checkAccount = {
  name: 'registration.checkAccount',
  id: 'API-020',
  method: 'POST',
  path: '/clientsystem/account/freedom/checkRegisterAccount',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const checkAccountInput = serverOnly(() => ({
  body: v.object({
    userName,
    /** The address that the code was mailed to. */
    email,
    ...mailedCode,
    /** The numbers of the captcha. */
    code: filled(12),
    /** Names the captcha, as `session.captcha` answered it. */
    uuid: filled(64),
  }),
}))
export const checkAccountPolicy = { access: 'visitor', right: 'person' } as const satisfies Policy

const registerBody = serverOnly(() =>
  v.object({
    userName,
    /** 8 to 128 characters with a letter and a digit. */
    password,
    /** The address that the code was mailed to; mails of the account go there. */
    email,
    ...mailedCode,
    /** The numbers of the captcha. */
    code: filled(12),
    /** Names the captcha, as `session.captcha` answered it. */
    uuid: filled(64),
    /** Name of the company, as it stands on invoices. */
    company: filledLine(),
    /** VAT number of the company, or the tax number of its country where it has none. */
    vat: filledLine(32),
    /** Address of an Italian company for electronic invoices; blank or missing elsewhere. */
    sdi: v.optional(line(16)),
    /** Italian tax code of the company; blank or missing elsewhere. */
    taxCode: v.optional(line(32)),
    /** ISO 4217 code that prices and invoices are in, one of `site.currencies`. */
    currency: filled(3),
    /** First name of the person; blank or missing for none. */
    firstName: v.optional(line()),
    /** Last name of the person; blank or missing for none. */
    lastName: v.optional(line()),
    /** ISO 3166-1 alpha-2 country code of the company. */
    countryIso2: filled(2),
    /** Street and house number. */
    address1: filledLine(),
    /** Second line, such as floor or gate; blank or missing for none. */
    address2: v.optional(line()),
    /** Town. */
    city: filledLine(),
    /** State or province; blank or missing where addresses of the country have none. */
    state: v.optional(line()),
    /** Post code as the country writes it; needed where its addresses have one. */
    postcode: v.optional(line(20), ''),
    /** Telephone number; blank or missing for none. */
    phone: v.optional(line(40)),
    /** Ids of files that `registration.upload` answered, 10 at most. */
    attachments: fileIds(10),
    /** Id of the site, `registerOrgId` of `site.options`. */
    registerOrgId: v.number(),
    /** The terms are accepted: nothing else is taken. */
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
  result: either(
    object({
      /** Id of the new account. */
      accountId: number,
    }),
    nothing,
  ),
} as const satisfies Call
export const registerInput = serverOnly(() => ({ body: registerBody }))
export const registerPolicy = { access: 'visitor', right: 'person', pace: 'light' } as const satisfies Policy

/** The code proves that the sender of the file reads the mailbox. */
export const upload = {
  name: 'registration.upload',
  id: 'REGI-007',
  method: 'POST',
  path: '/clientsystem/account/freedom/uploadAttachment',
  answer: 'data',
  added: true,
  multipart: true,
  result: object({
    /** Id for `attachments` of the registration. */
    fileId: uuid,
    /** Name of the file, as it was sent. */
    name: string,
    /** Bytes. */
    size: number,
  }),
} as const satisfies Call
export const uploadInput = serverOnly(() => ({
  body: v.object({
    /** The address that the code was mailed to. */
    email,
    ...mailedCode,
    /** A document that proves that the company is one: a PDF or a picture. */
    file: v.file(),
  }),
}))
export const uploadPolicy = { access: 'visitor', right: 'person' } as const satisfies Policy
