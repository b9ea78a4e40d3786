/** Shapes of authentication and account calls. */
import * as v from 'valibot'
import { type CallSchemas, filled, filledLine, line, text } from './schema'

const email = filled(254)
const userName = filledLine(60)
const password = v.pipe(v.string(), v.maxLength(128))
/** Answer to a captcha, where the call wants one (code 602). */
const captchaAnswer = { code: v.optional(text(12)), uuid: v.optional(text(64)) }
/**
 * A mailed code, and the request that it was mailed for; without the request it is looked for by address and purpose, which may
 * take a captcha.
 */
const mailedCode = { emailVerificationCode: filled(12), requestId: v.optional(text(64)), ...captchaAnswer }
/** Names the request for a code; it comes back with the code. */
const codeRequest = v.object({ requestId: v.string() })
/** Whole seconds that a session has left: without use, and in any case. */
const sessionLife = v.object({ idleSeconds: v.number(), totalSeconds: v.number() })

/** Menu record in the form of the back end the specification describes (SES-001). */
export interface RouterRecord {
  name: string
  path: string
  hidden: boolean
  component: string
  meta: { title: string; icon: string }
  children?: RouterRecord[] | undefined
}
const routerRecord: v.GenericSchema<RouterRecord> = v.object({
  name: v.string(),
  path: v.string(),
  hidden: v.boolean(),
  component: v.string(),
  meta: v.object({ title: v.string(), icon: v.string() }),
  children: v.optional(v.array(v.lazy(() => routerRecord))),
})

/** The signed-in person and company as `getInfo` tells them (API-012). */
export const userInfo = v.object({
  user: v.object({
    userName: v.string(),
    custId: v.number(),
    accountId: v.number(),
    custnum: v.number(),
    avatar: v.string(),
    orgId: v.number(),
    email: v.string(),
    /** False until the first-login confirmation (CONF-001). */
    confirmed: v.boolean(),
  }),
  roles: v.array(v.string()),
  permissions: v.array(v.string()),
  cust: v.object({ company: v.string() }),
  /** ISO 4217 code of all prices this account sees. */
  currency: v.string(),
  /** Of the session that makes the call; missing from back ends that do not tell. */
  session: v.optional(sessionLife),
})

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
  postcode: filledLine(20),
  phone: v.optional(line(40)),
  /** References of uploaded documents. */
  attachments: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(10)),
  registerOrgId: v.number(),
  agreement: v.literal(true),
})

export const sessionSchemas = {
  'session.isQoAdmin': { query: v.object({ userName }), result: v.number() },
  'session.token': {
    body: v.object({
      username: userName,
      password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
      ...captchaAnswer,
      /** In the place of the captcha: a code mailed by `session.sendCode`. */
      emailVerificationCode: v.optional(text(12)),
      requestId: v.optional(text(64)),
      grant_type: v.literal('password'),
      client_id: filled(60),
      client_secret: filled(120),
      scope: filled(60),
    }),
    /** `expires_in` in seconds. */
    result: v.object({ access_token: v.string(), token_type: v.string(), expires_in: v.number() }),
  },
  'session.info': { result: userInfo },
  'session.logout': { result: v.null() },
  /** The answer is the same for names without an account; those get no mail. */
  'session.sendCode': { body: v.object({ userName, ...captchaAnswer }), result: codeRequest },
  'session.list': {
    result: v.array(
      v.object({
        sessionId: v.string(),
        /** The session that makes the call. */
        isCurrent: v.boolean(),
        /** ISO 8601. */
        startTime: v.string(),
        lastUsed: v.string(),
        /** Header `User-Agent` of the sign-in, at most 200 characters. */
        userAgent: v.string(),
      }),
    ),
  },
  'session.end': { params: v.object({ id: v.pipe(v.string(), v.uuid()) }), result: v.null() },
  'session.endOthers': { result: v.null() },
  'session.life': { result: sessionLife },
  'session.extend': { result: sessionLife },
  'session.routers': { result: v.array(routerRecord) },
  /** `img` is base64 of an SVG with digits; `uuid` names it when the answer is sent. */
  'session.captcha': { result: v.object({ img: v.string(), uuid: v.string() }) },
  /** `audio` is base64 of a WAV that says the digits of the captcha, in English where the language is not spoken here. */
  'session.spokenCaptcha': {
    query: v.object({ uuid: filled(64), language: filled(12) }),
    result: v.object({ audio: v.string() }),
  },
  'registration.sendCode': { query: v.object({ email, ...captchaAnswer }), result: codeRequest },
  'confirmation.sendCode': { body: v.object({ email, ...captchaAnswer }), result: codeRequest },
  'confirmation.confirm': { body: v.object({ email, ...mailedCode }), result: v.null() },
  'registration.checkEmailAndAccount': {
    query: v.object({ userName, email, ...mailedCode }),
    result: v.null(),
  },
  'registration.checkAccount': {
    body: v.object({
      userName,
      email,
      ...mailedCode,
      code: filled(12),
      uuid: filled(64),
    }),
    result: v.null(),
  },
  'registration.register': { body: registerBody, result: v.object({ accountId: v.number() }) },
  /** The code proves that the sender of the file reads the mailbox. */
  'registration.upload': {
    body: v.object({ email, ...mailedCode, file: v.file() }),
    result: v.object({ fileId: v.pipe(v.string(), v.uuid()), name: v.string(), size: v.number() }),
  },
  'passwordReset.sendCode': { body: v.object({ email, ...captchaAnswer }), result: codeRequest },
  'passwordReset.change': {
    body: v.object({ email, ...mailedCode, newPassword: password }),
    result: v.null(),
  },
  'account.requestEmailBinding': { query: v.object({ email, ...captchaAnswer }), result: codeRequest },
  /** `currentPassword` may be missing until the account has been confirmed. */
  'account.changeEmail': {
    body: v.object({ email, ...mailedCode, currentPassword: v.optional(password) }),
    result: v.null(),
  },
  'account.changePassword': {
    body: v.object({
      oldPassword: password,
      newPassword: password,
    }),
    result: v.null(),
  },
  /** `secret` is what the mail about the change holds. */
  'account.undoChange': {
    body: v.object({ secret: filled(64) }),
    result: v.object({ kind: v.picklist(['email', 'password']) }),
  },
} satisfies Record<string, CallSchemas>

export type UserInfo = v.InferOutput<typeof userInfo>
