/** What calls of sign-in, registration and account share: names, passwords, captchas and mailed codes. */
import * as v from 'valibot'
import { filled, filledLine, secret, text } from './schema'
import { serverOnly } from './server-only'

export const email = serverOnly(() => filled(254))
/** Letters of one name that only look different, such as full-width ones, are the same name. */
export const userName = serverOnly(() =>
  v.pipe(
    filledLine(60),
    v.transform(name => name.normalize('NFKC')),
    v.maxLength(60),
  ),
)
export const password = serverOnly(() => secret(v.pipe(v.string(), v.maxLength(128))))
/** Answer to a captcha, where the call wants one (code 602). */
export const captchaAnswer = serverOnly(() => ({ code: v.optional(text(12)), uuid: v.optional(text(64)) }))
/**
 * A mailed code, and the request that it was mailed for; without the request it is looked for by address and purpose, which may
 * take a captcha.
 */
export const mailedCode = serverOnly(() => ({
  emailVerificationCode: secret(filled(12)),
  requestId: v.optional(text(64)),
  ...captchaAnswer,
}))
