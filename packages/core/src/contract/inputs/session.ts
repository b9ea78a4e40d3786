/** What the calls of `session` take. */
import * as v from 'valibot'
import { captchaAnswer, userName } from './identity'
import { type CallInputs, filled, secret, text } from './schema'

export const inputs = {
  'session.isQoAdmin': { query: v.object({ userName }) },
  'session.token': {
    body: v.object({
      username: userName,
      password: secret(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
      ...captchaAnswer,
      /** In the place of the captcha: a code mailed by `session.sendCode`. */
      emailVerificationCode: v.optional(secret(text(12))),
      requestId: v.optional(text(64)),
      grant_type: v.literal('password'),
      client_id: filled(60),
      client_secret: filled(120),
      scope: filled(60),
    }),
  },
  'session.sendCode': { body: v.object({ userName, ...captchaAnswer }) },
  'session.end': { params: v.object({ id: v.pipe(v.string(), v.uuid()) }) },
  'session.spokenCaptcha': { query: v.object({ uuid: filled(64), language: filled(12) }) },
} satisfies Record<string, CallInputs>
