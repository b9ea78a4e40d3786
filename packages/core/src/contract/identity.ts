/** What calls of sign-in, registration and account share: names, passwords, captchas and mailed codes. */
import * as v from 'valibot'
import { toMailAddress } from './mail-address'
import { filled, filledLine, line, secret, text } from './schema'
import { serverOnly } from './server-only'

/** E-mail address, 254 characters at most; `mailto:` and the name of its owner around it are left away. */
export const email = serverOnly(() => v.pipe(filled(254), v.transform(toMailAddress)))
/** E-mail address of a place, read as `email` is; blank for none. What only looks wrong is taken (VAL-040). */
export const contactEmail = serverOnly(() => v.pipe(line(254), v.transform(toMailAddress)))
/** The name that an account signs in with. Letters of one name that only look different, such as full-width ones, are the same name. */
export const userName = serverOnly(() =>
  v.pipe(
    filledLine(60),
    v.transform(name => name.normalize('NFKC')),
    v.maxLength(60),
  ),
)
export const password = serverOnly(() => secret(v.pipe(v.string(), v.maxLength(128))))
/** Answer to a captcha, where the call wants one (code 602). */
export const captchaAnswer = serverOnly(() => ({
  /** The numbers of the captcha; missing where the call wants none. */
  code: v.optional(text(12)),
  /** Names the captcha, as `session.captcha` answered it. */
  uuid: v.optional(text(64)),
}))
/**
 * A mailed code, and the request that it was mailed for; without the request it is looked for by address and purpose, which may
 * take a captcha.
 */
export const mailedCode = serverOnly(() => ({
  /** The code, as it stands in the mail. */
  emailVerificationCode: secret(filled(12)),
  /** Names the mail with the code, as the call that had it sent answered. */
  requestId: v.optional(text(64)),
  ...captchaAnswer,
}))
