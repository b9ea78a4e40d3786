/**
 * Keys by which a company's own server vouches for its buyers, so that they order on pages of the company without a second sign-in
 * (docs/decisions/0114-embed-keys.md). The specification does not name these calls.
 */
import * as v from 'valibot'
import type { Call } from './call'
import { EMBED_ORIGINS_MAX } from './list-bounds'
import type { Policy } from './policy'
import { RIGHTS } from './rights'
import { calendarDay, filled, filledLine, id, secret } from './schema'
import { serverOnly } from './server-only'
import { listOf, nothing, nullable, number, object, oneOf, optional, type Read, string, textOrBlank } from './shape'

const COMPONENTS_MAX = 100
const BUYERS_MAX = 1_000

/** Why a key was not taken the last time that it was refused. */
export const EMBED_REFUSALS = ['expired', 'revoked', 'buyer', 'origin', 'component', 'page'] as const
export type EmbedRefusal = (typeof EMBED_REFUSALS)[number]

const embedKeyShape = object({
  /** Id of the key, which is no secret. */
  keyId: string,
  /** What the company calls it. */
  name: string,
  /** Last four characters of its secret. */
  hint: string,
  /** Origins of the pages that it serves, such as `https://intranet.example`. */
  origins: listOf(string),
  /** Tags of the elements that it opens, such as `cw-cart`. */
  components: listOf(string),
  /** What of their needs it grants. */
  rights: listOf(oneOf(RIGHTS)),
  /** Ids of the accounts that it vouches for; null for all accounts of the company. */
  buyers: nullable(listOf(number)),
  /** Name of the person who made it; blank for the supplier. */
  createdBy: textOrBlank,
  /** When it was made, `yyyy-MM-dd HH:mm:ss` in UTC. */
  createTime: string,
  /** When a buyer was last let in by it, `yyyy-MM-dd HH:mm:ss` in UTC; null for never. */
  lastUsed: nullable(string),
  /** When it ends, `yyyy-MM-dd HH:mm:ss` in UTC. */
  expires: string,
  /** When it was revoked, `yyyy-MM-dd HH:mm:ss` in UTC; null while it holds. */
  revoked: nullable(string),
  /** The last time that it was refused; null for never. */
  lastRefusal: nullable(
    object({
      /** When, `yyyy-MM-dd HH:mm:ss` in UTC. */
      time: string,
      /** Why: it had ended or was revoked, the buyer, the origin or a component was none of it, or a page sent it. */
      cause: oneOf(EMBED_REFUSALS),
    }),
  ),
})

const keyFields = serverOnly(() => ({
  /** What the company calls it, 60 characters at most. */
  name: filledLine(60),
  /** Origins of pages, exactly as browsers send them; with `http` only on the own machine. */
  origins: v.pipe(v.array(filled(255)), v.minLength(1), v.maxLength(EMBED_ORIGINS_MAX)),
  /** Tags of the elements that it opens. */
  components: v.pipe(v.array(filled(60)), v.minLength(1), v.maxLength(COMPONENTS_MAX)),
  /** What of their needs it grants; all of them by default. */
  rights: v.optional(v.pipe(v.array(v.picklist(RIGHTS)), v.maxLength(RIGHTS.length))),
  /** Ids of the accounts that it vouches for; null for all accounts of the company. */
  buyers: v.optional(v.nullable(v.pipe(v.array(id), v.minLength(1), v.maxLength(BUYERS_MAX))), null),
  /** Last day on which it holds, at the site: a year from now by default, three years at most. */
  expires: v.optional(calendarDay),
  /** Password of the account that makes the call. */
  currentPassword: secret(v.pipe(v.string(), v.maxLength(128))),
}))

const named = serverOnly(() =>
  v.object({
    /** Id of the key. */
    id: v.pipe(v.string(), v.uuid()),
  }),
)

/** The keys of the company, the newest first; those that have ended for 90 days. */
export const list = {
  name: 'embedKeys.list',
  id: 'API-010',
  method: 'GET',
  path: '/clientsystem/account/embedkeys',
  answer: 'data',
  added: true,
  result: listOf(embedKeyShape),
} as const satisfies Call
export const listPolicy = {
  access: 'role:mainCustomer',
  right: 'person',
  freshPrincipal: true,
} as const satisfies Policy

/** Makes a key. Its secret is in this answer and nowhere else: it is stored as a hash. */
export const add = {
  name: 'embedKeys.add',
  id: 'API-010',
  method: 'POST',
  path: '/clientsystem/account/embedkeys',
  answer: 'data',
  added: true,
  result: object({
    /** The key. */
    key: embedKeyShape,
    /** What the company's server sends along, `cwk_` and 43 characters. */
    secret: string,
  }),
} as const satisfies Call
export const addInput = serverOnly(() => ({ body: v.object(keyFields) }))
export const addPolicy = {
  access: 'role:mainCustomer',
  right: 'person',
  pace: 'light',
  freshPrincipal: true,
} as const satisfies Policy

/** Changes what a key opens; its secret stays. Tokens that it has given follow within seconds. */
export const change = {
  name: 'embedKeys.change',
  id: 'API-010',
  method: 'PUT',
  path: '/clientsystem/account/embedkeys/{id}',
  answer: 'data',
  added: true,
  result: embedKeyShape,
} as const satisfies Call
export const changeInput = serverOnly(() => ({ params: named, body: v.object(keyFields) }))
export const changePolicy = {
  access: 'role:mainCustomer',
  right: 'person',
  pace: 'light',
  freshPrincipal: true,
} as const satisfies Policy

/** Ends a key. What it has let in ends within five seconds. */
export const revoke = {
  name: 'embedKeys.revoke',
  id: 'API-010',
  method: 'DELETE',
  path: '/clientsystem/account/embedkeys/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const revokeInput = serverOnly(() => ({ params: named }))
export const revokePolicy = {
  access: 'role:mainCustomer',
  right: 'person',
  freshPrincipal: true,
} as const satisfies Policy

/**
 * Gives the server of a company a token for one of its buyers, on one page. From server to server: a request with the header `Origin`
 * is refused. Every other refusal is the same, whatever its cause; the cause stands on the key.
 */
export const exchange = {
  name: 'embedKeys.exchange',
  id: 'API-010',
  method: 'POST',
  path: '/clientauth/embed/freedom/token',
  answer: 'plain',
  added: true,
  result: object({
    /** Bearer token of the buyer, for pages of `origin` alone. */
    access_token: string,
    /** Always `bearer`. */
    token_type: optional(string),
    /** Seconds that the token lasts, however it is used. */
    expires_in: number,
    /** Tags of the elements that it opens. */
    components: listOf(string),
    /** What it may be used for. */
    rights: listOf(oneOf(RIGHTS)),
  }),
} as const satisfies Call
export const exchangeInput = serverOnly(() => ({
  body: v.object({
    /** Secret of the key. */
    secret: secret(filled(128)),
    /** The name that the buyer signs in with at the shop. */
    buyer: filledLine(60),
    /** Origin of the page that the token is for, one of those of the key. */
    origin: filled(255),
    /** Tags of the elements on the page; all of the key by default. */
    components: v.optional(v.pipe(v.array(filled(60)), v.minLength(1), v.maxLength(COMPONENTS_MAX))),
  }),
}))
export const exchangePolicy = { access: 'visitor', right: 'public', pace: 'light' } as const satisfies Policy

export type EmbedKey = Read<typeof embedKeyShape>
