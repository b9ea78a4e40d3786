/** Signing in and out, and what a session is (ledger API-008 to API-015). */
import * as v from 'valibot'
import type { Call } from './call'
import { captchaAnswer, userName } from './identity'
import type { Policy } from './policy'
import { RIGHTS } from './rights'
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
  oneOf,
  optional,
  type Read,
  type Shape,
  string,
  textOrBlank,
} from './shape'

/** Whole seconds that a session has left: without use, and in any case. */
export const sessionLifeShape = object({
  /** Seconds until it ends without a call. */
  idleSeconds: number,
  /** Seconds until it ends in any case. */
  totalSeconds: number,
})

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
  /** Name of the route. */
  name: textOrBlank,
  /** Path of the page in the shop. */
  path: string,
  /** It stands in no menu. */
  hidden: flag,
  /** Name of the page's component, for back ends that choose it. */
  component: textOrBlank,
  /** What the menu shows of it. */
  meta: fallback(
    object({
      /** Its text, in English. */
      title: textOrBlank,
      /** Name of its icon; blank for none. */
      icon: textOrBlank,
    }),
    { title: '', icon: '' },
  ),
  /** Records below it; missing where there are none. */
  children: optional(listOf(lazy(() => routerRecordShape))),
})

/** What the key of a company has opened on one of its pages. */
export const grantShape = object({
  /** Tags of the elements that it opens, such as `cw-cart`. */
  components: listOf(string),
  /** What they may be used for. */
  rights: listOf(oneOf(RIGHTS)),
  /** What the company calls the key. */
  keyName: string,
  /** Origin of the page that the buyer comes from, such as `https://intranet.example`. */
  host: string,
})

/** The signed-in person and company as `getInfo` tells them (API-012). */
export const userInfoShape = object({
  /** The person that is signed in. */
  user: object({
    /** The name that it signs in with. */
    userName: string,
    /** First name; empty where it is not known, missing from back ends that do not tell. */
    firstName: optional(textOrBlank),
    /** Last name; empty where it is not known, missing from back ends that do not tell. */
    lastName: optional(textOrBlank),
    /** Id of the company. */
    custId: number,
    /** Id of the account. */
    accountId: number,
    /** Customer number of the company. */
    custnum: number,
    /** Path of a picture of the person; blank for none. */
    avatar: textOrBlank,
    /** Id of the site that the company buys at. */
    orgId: number,
    /** Where mails of the account go. */
    email: string,
    /** The account has been confirmed: false until the first sign-in is (CONF-001). */
    confirmed: boolean,
  }),
  /** Names for sets of permissions, such as `mainCustomer`. */
  roles: listOf(string),
  /** What the account may do, such as `cust:order`; `*:*:*` for everything. */
  permissions: listOf(string),
  /** The company of the account. */
  cust: object({
    /** Its name. */
    company: string,
  }),
  /** ISO 4217 code of all prices this account sees. */
  currency: string,
  /** Whether it may place orders; back ends that know no such right do not tell, and every account may. */
  mayOrder: optional(fallback(boolean, true)),
  /** How long the session that makes the call still lasts; missing from back ends that do not tell. */
  session: optional(sessionLifeShape),
  /** What the session is limited to; missing after a sign-in with a password. */
  grant: optional(grantShape),
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
export const isQoAdminPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const token = {
  name: 'session.token',
  id: 'API-010',
  method: 'POST',
  path: '/clientauth/oauth/token',
  answer: 'plain',
  result: object({
    /** Bearer token of the new session. */
    access_token: string,
    /** Always `bearer`; missing from back ends that do not tell. */
    token_type: optional(string),
    /** Seconds that the token lasts; missing from back ends that do not tell. */
    expires_in: optional(number),
  }),
} as const satisfies Call
export const tokenInput = serverOnly(() => ({
  body: v.object({
    /** The name that the account signs in with. */
    username: userName,
    /** Password of the account. */
    password: secret(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
    ...captchaAnswer,
    /** A code mailed by `session.sendCode`, in the place of the captcha. */
    emailVerificationCode: v.optional(secret(text(12))),
    /** Names the mail with `emailVerificationCode`. */
    requestId: v.optional(text(64)),
    /** Always `password`. */
    grant_type: v.literal('password'),
    /** Name of the OAuth client, `cartwright` for this shop. */
    client_id: filled(60),
    /** Secret of the OAuth client; it is in every page and keeps nothing secret. */
    client_secret: filled(120),
    /** Scope of the OAuth client, `server` for this shop. */
    scope: filled(60),
  }),
}))
export const tokenPolicy = { access: 'visitor', right: 'person', deprecatedQuery: true } as const satisfies Policy

export const info = {
  name: 'session.info',
  id: 'API-012',
  method: 'GET',
  path: '/clientsystem/account/getInfo',
  answer: 'plain',
  result: userInfoShape,
} as const satisfies Call
export const infoPolicy = { access: 'signed-in', right: 'self' } as const satisfies Policy

export const logout = {
  name: 'session.logout',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/logout',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const logoutPolicy = { access: 'signed-in', right: 'self', freshPrincipal: true } as const satisfies Policy

/** The answer is the same for names without an account; those get no mail. */
export const sendCode = {
  name: 'session.sendCode',
  id: 'API-015',
  method: 'POST',
  path: '/clientauth/oauth/freedom/sendCode',
  answer: 'data',
  added: true,
  result: object({
    /** Names the mail with the code: send it along with the code. */
    requestId: string,
  }),
} as const satisfies Call
export const sendCodeInput = serverOnly(() => ({ body: v.object({ userName, ...captchaAnswer }) }))
export const sendCodePolicy = { access: 'visitor', right: 'person' } as const satisfies Policy

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
      /** The name that the person signs in with. */
      userName: string,
      /** Password, as it is published with the project. */
      password: string,
      /** First and last name of the person. */
      name: textOrBlank,
      /** Company of the person. */
      company: textOrBlank,
      /** What there is to try as this person. */
      about: textOrBlank,
    }),
  ),
} as const satisfies Call
export const demoAccountsPolicy = { access: 'visitor', right: 'person' } as const satisfies Policy

export const list = {
  name: 'session.list',
  id: 'API-013',
  method: 'GET',
  path: '/clientauth/clienttoken/list',
  answer: 'data',
  added: true,
  result: listOf(
    object({
      /** Id of the session. */
      sessionId: string,
      /** It is the session that makes the call. */
      isCurrent: boolean,
      /** Time of the sign-in, ISO 8601. */
      startTime: string,
      /** Time of its last call, ISO 8601. */
      lastUsed: string,
      /** Header `User-Agent` of the sign-in, at most 200 characters. */
      userAgent: string,
      /** The key that has opened it, and any others of that key; missing after a sign-in with a password. */
      key: optional(
        object({
          /** What the company calls the key. */
          name: string,
          /** Origin of the page that the buyer comes from. */
          host: string,
        }),
      ),
    }),
  ),
} as const satisfies Call
export const listPolicy = { access: 'signed-in', right: 'person', freshPrincipal: true } as const satisfies Policy

export const end = {
  name: 'session.end',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/session/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const endInput = serverOnly(() => ({
  params: v.object({
    /** Id of the session. */
    id: v.pipe(v.string(), v.uuid()),
  }),
}))
export const endPolicy = { access: 'signed-in', right: 'person', freshPrincipal: true } as const satisfies Policy

export const endOthers = {
  name: 'session.endOthers',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/others',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const endOthersPolicy = { access: 'signed-in', right: 'person', freshPrincipal: true } as const satisfies Policy

export const life = {
  name: 'session.life',
  id: 'API-012',
  method: 'GET',
  path: '/clientauth/clienttoken/life',
  answer: 'data',
  added: true,
  result: sessionLifeShape,
} as const satisfies Call
export const lifePolicy = { access: 'signed-in', right: 'self', passive: true } as const satisfies Policy

export const extend = {
  name: 'session.extend',
  id: 'API-012',
  method: 'PUT',
  path: '/clientauth/clienttoken/life',
  answer: 'data',
  added: true,
  result: sessionLifeShape,
} as const satisfies Call
export const extendPolicy = { access: 'signed-in', right: 'self', freshPrincipal: true } as const satisfies Policy

export const routers = {
  name: 'session.routers',
  id: 'API-014',
  method: 'GET',
  path: '/system/menu/getRouters',
  answer: 'data',
  result: listOf(routerRecordShape),
} as const satisfies Call
export const routersPolicy = { access: 'signed-in', right: 'self' } as const satisfies Policy

/** A code by which a page of the shop opens signed in as the caller. It is used once, within a minute. */
export const handOver = {
  name: 'session.handOver',
  id: 'API-010',
  method: 'POST',
  path: '/clientauth/handover',
  answer: 'data',
  added: true,
  result: object({
    /** The code, for the fragment of an address: it reaches no log. */
    code: string,
    /** Seconds until it ends. */
    expiresIn: number,
  }),
} as const satisfies Call
export const handOverPolicy = {
  access: 'signed-in',
  right: 'self',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/**
 * Takes a code of `session.handOver`. The new session may do what the one may that asked for the code.
 * A code that cannot be used is refused: `data.reason` is `used`, `late` (after a minute), `unknown`, or `ended` (the session that asked
 * for it), and `data.host` the page it came from, where it is known.
 */
export const redeem = {
  name: 'session.redeem',
  id: 'API-010',
  method: 'POST',
  path: '/clientauth/handover/freedom/redeem',
  answer: 'plain',
  added: true,
  result: object({
    /** Bearer token of the new session, for pages of the shop. */
    access_token: string,
    /** Always `bearer`. */
    token_type: optional(string),
    /** Seconds that the token lasts without use. */
    expires_in: number,
    /** The name that the account signs in with. */
    userName: string,
    /** Its company. */
    company: string,
    /** Origin of the page it came from; blank where it is not known. */
    host: textOrBlank,
  }),
} as const satisfies Call
export const redeemInput = serverOnly(() => ({
  body: v.object({
    /** The code. */
    code: secret(filled(128)),
  }),
}))
export const redeemPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const captcha = {
  name: 'session.captcha',
  id: 'API-015',
  method: 'GET',
  path: '/randomcode',
  answer: 'plain',
  result: object({
    /** SVG of the numbers, base64. */
    img: string,
    /** Names the captcha: send it along with the answer. */
    uuid: string,
  }),
} as const satisfies Call
export const captchaPolicy = { access: 'visitor', right: 'person', hasEffect: true } as const satisfies Policy

export const spokenCaptcha = {
  name: 'session.spokenCaptcha',
  id: 'API-015',
  method: 'GET',
  path: '/randomcode/freedom/spoken',
  answer: 'data',
  added: true,
  result: object({
    /** WAV that says the numbers, base64; in English where the language is not spoken here. */
    audio: string,
  }),
} as const satisfies Call
export const spokenCaptchaInput = serverOnly(() => ({
  query: v.object({
    /** Names the captcha, as `session.captcha` answered it. */
    uuid: filled(64),
    /** Language code such as `de`. */
    language: filled(12),
  }),
}))
export const spokenCaptchaPolicy = { access: 'visitor', right: 'person', hasEffect: true } as const satisfies Policy

export type Grant = Read<typeof grantShape>
export type UserInfo = Read<typeof userInfoShape>
