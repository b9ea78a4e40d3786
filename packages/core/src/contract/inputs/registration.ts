/** What the calls of `registration` take. */
import * as v from 'valibot'
import { captchaAnswer, email, mailedCode, password, userName } from './identity'
import { type CallInputs, fileIds, filled, filledLine, line } from './schema'

const registerBody = v.object({
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
})

export const inputs = {
  'registration.sendCode': { query: v.object({ email, ...captchaAnswer }) },
  'registration.checkEmailAndAccount': { query: v.object({ userName, email, ...mailedCode }) },
  'registration.checkAccount': {
    body: v.object({
      userName,
      email,
      ...mailedCode,
      code: filled(12),
      uuid: filled(64),
    }),
  },
  'registration.register': { body: registerBody },
  'registration.upload': { body: v.object({ email, ...mailedCode, file: v.file() }) },
} satisfies Record<string, CallInputs>
