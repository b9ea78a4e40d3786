/** Signing in and out, and what a session is (ledger API-008 to API-015). */
import * as v from 'valibot'
import type { Call } from './call'
import { captchaAnswer, userName } from './identity'
import type { Policy } from './policy'
import { filled, secret, text } from './schema'
import { serverOnly } from './server-only'
import {
  boolean,
  fallback,
  flag,
  lazy,
  listOf,
  nothing,
  nullable,
  number,
  object,
  optional,
  type Read,
  type Shape,
  string,
  textOrBlank,
} from './shape'

/** Whole seconds that a session has left: without use, and in any case. */
export const sessionLifeShape = object({ idleSeconds: number, totalSeconds: number })

/** Menu record in the form of the back end the specification describes (SES-001). */
export interface RouterRecord {
  name: string
  path: string
  hidden: boolean
  component: string
  meta: { title: string; icon: string }
  children?: RouterRecord[] | undefined
}

const routerRecordShape: Shape<RouterRecord> = object({
  name: textOrBlank,
  path: string,
  hidden: flag,
  component: textOrBlank,
  meta: fallback(object({ title: textOrBlank, icon: textOrBlank }), { title: '', icon: '' }),
  children: optional(listOf(lazy(() => routerRecordShape))),
})

/** The signed-in person and company as `getInfo` tells them (API-012). */
export const userInfoShape = object({
  user: object({
    userName: string,
    /** Of the person; empty where it is not known, missing from back ends that do not tell. */
    firstName: optional(textOrBlank),
    lastName: optional(textOrBlank),
    custId: number,
    accountId: number,
    custnum: number,
    avatar: textOrBlank,
    orgId: number,
    email: string,
    /** False until the first-login confirmation (CONF-001). */
    confirmed: boolean,
  }),
  roles: listOf(string),
  permissions: listOf(string),
  cust: object({ company: string }),
  /** ISO 4217 code of all prices this account sees. */
  currency: string,
  /** Whether it may place orders; back ends that know no such right do not tell, and every account may. */
  mayOrder: optional(fallback(boolean, true)),
  /** Of the session that makes the call; missing from back ends that do not tell. */
  session: optional(sessionLifeShape),
})

export const isQoAdmin = {
  name: 'session.isQoAdmin',
  id: 'API-008',
  method: 'GET',
  path: '/clientsystem/account/freedom/isQoAdmin',
  answer: 'data',
  result: nullable(number),
} as const satisfies Call
export const isQoAdminInput = serverOnly(() => ({ query: v.object({ userName }) }))
export const isQoAdminPolicy = { access: 'visitor' } as const satisfies Policy

export const token = {
  name: 'session.token',
  id: 'API-010',
  method: 'POST',
  path: '/clientauth/oauth/token',
  answer: 'plain',
  /** `expires_in` in seconds. */
  result: object({ access_token: string, token_type: optional(string), expires_in: optional(number) }),
} as const satisfies Call
export const tokenInput = serverOnly(() => ({
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
}))
export const tokenPolicy = { access: 'visitor', deprecatedQuery: true } as const satisfies Policy

export const info = {
  name: 'session.info',
  id: 'API-012',
  method: 'GET',
  path: '/clientsystem/account/getInfo',
  answer: 'plain',
  result: userInfoShape,
} as const satisfies Call
export const infoPolicy = { access: 'signed-in' } as const satisfies Policy

export const logout = {
  name: 'session.logout',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/logout',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const logoutPolicy = { access: 'signed-in', freshPrincipal: true } as const satisfies Policy

/** The answer is the same for names without an account; those get no mail. */
export const sendCode = {
  name: 'session.sendCode',
  id: 'API-015',
  method: 'POST',
  path: '/clientauth/oauth/freedom/sendCode',
  answer: 'data',
  added: true,
  result: object({ requestId: string }),
} as const satisfies Call
export const sendCodeInput = serverOnly(() => ({ body: v.object({ userName, ...captchaAnswer }) }))
export const sendCodePolicy = { access: 'visitor' } as const satisfies Policy

/** People of the demo data that can be tried out, in the language of the request; none in a shop without demo data. */
export const demoAccounts = {
  name: 'session.demoAccounts',
  id: 'API-010',
  method: 'GET',
  path: '/clientauth/oauth/freedom/demoAccounts',
  answer: 'data',
  added: true,
  result: listOf(
    object({
      userName: string,
      /** As it is published with the project. */
      password: string,
      /** First and last name. */
      name: textOrBlank,
      company: textOrBlank,
      /** What there is to try as this person. */
      about: textOrBlank,
    }),
  ),
} as const satisfies Call
export const demoAccountsPolicy = { access: 'visitor' } as const satisfies Policy

export const list = {
  name: 'session.list',
  id: 'API-013',
  method: 'GET',
  path: '/clientauth/clienttoken/list',
  answer: 'data',
  added: true,
  result: listOf(
    object({
      sessionId: string,
      /** The session that makes the call. */
      isCurrent: boolean,
      /** ISO 8601. */
      startTime: string,
      lastUsed: string,
      /** Header `User-Agent` of the sign-in, at most 200 characters. */
      userAgent: string,
    }),
  ),
} as const satisfies Call
export const listPolicy = { access: 'signed-in', freshPrincipal: true } as const satisfies Policy

export const end = {
  name: 'session.end',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/session/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const endInput = serverOnly(() => ({ params: v.object({ id: v.pipe(v.string(), v.uuid()) }) }))
export const endPolicy = { access: 'signed-in', freshPrincipal: true } as const satisfies Policy

export const endOthers = {
  name: 'session.endOthers',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/others',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const endOthersPolicy = { access: 'signed-in', freshPrincipal: true } as const satisfies Policy

export const life = {
  name: 'session.life',
  id: 'API-012',
  method: 'GET',
  path: '/clientauth/clienttoken/life',
  answer: 'data',
  added: true,
  result: sessionLifeShape,
} as const satisfies Call
export const lifePolicy = { access: 'signed-in', passive: true } as const satisfies Policy

export const extend = {
  name: 'session.extend',
  id: 'API-012',
  method: 'PUT',
  path: '/clientauth/clienttoken/life',
  answer: 'data',
  added: true,
  result: sessionLifeShape,
} as const satisfies Call
export const extendPolicy = { access: 'signed-in', freshPrincipal: true } as const satisfies Policy

export const routers = {
  name: 'session.routers',
  id: 'API-014',
  method: 'GET',
  path: '/system/menu/getRouters',
  answer: 'data',
  result: listOf(routerRecordShape),
} as const satisfies Call
export const routersPolicy = { access: 'signed-in' } as const satisfies Policy

/** `img` is base64 of an SVG with digits; `uuid` names it when the answer is sent. */
export const captcha = {
  name: 'session.captcha',
  id: 'API-015',
  method: 'GET',
  path: '/randomcode',
  answer: 'plain',
  result: object({ img: string, uuid: string }),
} as const satisfies Call
export const captchaPolicy = { access: 'visitor', hasEffect: true } as const satisfies Policy

/** `audio` is base64 of a WAV that says the digits of the captcha, in English where the language is not spoken here. */
export const spokenCaptcha = {
  name: 'session.spokenCaptcha',
  id: 'API-015',
  method: 'GET',
  path: '/randomcode/freedom/spoken',
  answer: 'data',
  added: true,
  result: object({ audio: string }),
} as const satisfies Call
export const spokenCaptchaInput = serverOnly(() => ({ query: v.object({ uuid: filled(64), language: filled(12) }) }))
export const spokenCaptchaPolicy = { access: 'visitor', hasEffect: true } as const satisfies Policy

export type UserInfo = Read<typeof userInfoShape>
