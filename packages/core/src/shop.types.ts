/** What `createShop()` gives: one client, one session, one language, however many widgets show them. */

import type { StoreApi } from 'zustand/vanilla'
import type { Broadcast } from './client/broadcast.types'
import type { Client } from './client/client.types'
import type { CallName } from './contract'
import type { ShopError } from './errors/shop-error'
import type { I18n, TextOverrides } from './i18n/i18n.types'
import type { Messages } from './messages/messages.types'
import type { Session } from './session/session.types'
import type { Sites } from './site/site.types'

/** Where small values are kept; cookies in a browser, memory elsewhere. */
export interface ShopStorage {
  /** The value; undefined where there is none, or it has run out. */
  get(name: string): string | undefined
  /** Keeps a value; a place that cannot drops it without an error. @param days how long it lasts; without it as long as the browser runs. */
  set(name: string, value: string, days?: number): void
  /** Forgets a value; one that is not there changes nothing. */
  remove(name: string): void
}

/** Names of the values in `storage`; the defaults are the names of the ledger (SES-003, REG-017, LANG-024, LANG-025). */
export interface CookieNames {
  /** The session of the account. Default `Client-Token`. */
  token: string
  /** The chosen site, kept for 30 days. Default `client-country`. */
  country: string
  /** The language that an account has chosen, kept for 30 days. Default `client-language`. */
  clientLanguage: string
  /** The language that a visitor has chosen, kept for 30 days. Default `login-language`. */
  loginLanguage: string
}

export interface NavigateOptions {
  /** The page takes the place of the current one in the history, so that going back does not lead to it. */
  replace?: boolean
  /** Reload the page (RT-022). */
  reload?: boolean
}

/**
 * Why the host is asked for a token: `start` the page opens, or the host says that somebody signed in there · `expired` the token has
 * worked and does no longer · `refused` the shop has not taken the last one, or there is none. After a second token that is
 * refused at once the host is not asked again for it.
 */
export type TokenReason = 'start' | 'expired' | 'refused'

/** What `getToken` is called with. */
export interface TokenQuestion {
  /** Why there is a question. */
  readonly reason: TokenReason
}

/** Everything has a default that works in a browser page of the shop itself. */
export interface ShopOptions {
  /** Where the API is: a path or an absolute address without slash at the end. Default `/prod-api` (API-001). */
  apiBase?: string
  /**
   * Where the pages of the shop are, when they are not on this page's own site: an absolute address such as
   * `https://shop.example`, without slash at the end. Links and checkout lead there, and the reader is never taken off the
   * page otherwise: sign-out, and a sign-in that expired, stay on it. Without it the page is the shop itself.
   */
  shopUrl?: string
  /**
   * Token and choices. Default: cookies on a page of the shop itself; on the page of a host, which `shopUrl` tells, the token in
   * `sessionStorage` and the choices in `localStorage`, so that the host's server receives neither; memory without a document, where
   * the reader forbids storage, and with `getToken`. The default's names carry endpoint and `site` except on the page of the shop
   * itself; a storage of the host's own gets the bare names, so give each shop its own.
   */
  storage?: ShopStorage
  /** Other names for the cookies, for hosts whose own clash. */
  cookieNames?: Partial<CookieNames>
  /** Lists and drafts that are larger than a cookie. Default: localStorage when there is one, else memory; named like `storage`. */
  drafts?: ShopStorage
  /**
   * Hosts with a sign-in of their own hand over a token; it is kept in memory and nowhere else. Asked at the start, and again when the
   * shop refuses what it has, once for all calls under way. Without a token, and where the promise rejects, the reader is a visitor, and
   * is never asked for a password: elements show the slot `signed-out`.
   */
  getToken?: (question: TokenQuestion) => Promise<string | undefined>
  /** OAuth client of the token call. Default `cartwright`/`cartwright`, scope `server` (API-010). */
  clientId?: string
  /** Belongs to `clientId`. It stands in the page, so it keeps no one out. */
  clientSecret?: string
  /** OAuth scope of the token call. */
  scope?: string
  /** Site and language fixed by the host; they win over cookies. */
  site?: number
  /**
   * Code of the language of the interface, such as `de`. Default: the one that was chosen before, else the first of
   * `preferredLanguages` that there is.
   */
  language?: string
  /**
   * Words of the host in the place of ours: `{ en: { cart: { basket: 'Requisition' } } }`, by language, namespace and key, or the address
   * of a JSON file with them. The file is asked for at the start and read beside everything else; until it is there, and where it
   * cannot be had within 8 seconds, our words stand. What cannot be used of either is named in the console.
   */
  texts?: TextOverrides | string
  /** Preferred languages of the reader. Default `navigator.languages`. */
  preferredLanguages?: readonly string[]
  /** Org id in the query of the page (REG-008). */
  queryOrgId?: number
  /** Makes all requests. Default: the `fetch` of the page, looked up at each request. */
  fetch?: typeof globalThis.fetch
  /** Milliseconds, default 60000 (API-002). */
  timeoutMs?: number
  /** Other paths for calls that the specification does not name. */
  paths?: Partial<Record<CallName, string>>
  /** Goes to a path of the shop. Default: assigns the location, of `shopUrl` where that is given. */
  navigate?: (to: string, options?: NavigateOptions) => void
  /** Path and query of the page, for redirects after sign-in. Default: from `location`. */
  currentPath?: () => string
  /** Told about every failure, for the host's own log. */
  onError?: (error: ShopError) => void
  /** Runs once when the region is US (REG-004). */
  onUsRegion?: () => void
  /** Languages in the dropdown. Default: en, it, de, fr, pl (LANG-010). */
  languages?: readonly string[]
  /** The present. */
  now?: () => Date
  /** Name under which tabs of one shop find each other; false keeps this shop to itself. Default derives from `apiBase` and `site`. */
  channel?: string | false
}

/** What keeps every page of this origin from the shop, for as long as no one changes the set-up; readers see it in the page. */
export interface SetupProblem {
  /** `origin`: the shop does not allow calls from this page · `no-api`: no shop answers at the address that the page names. */
  kind: 'origin' | 'no-api'
  /** Absolute address of the API that the page names. */
  endpoint: string
  /** Origin of the page. */
  origin: string
}

export interface SetupState {
  /** Undefined where nothing is known to be wrong. */
  problem: SetupProblem | undefined
}

export interface Shop {
  /** Makes calls of the contract, with token and language. */
  client: Client
  /** Who is signed in, and signing in and out. */
  session: Session
  /** Region, site, and the choice of either and of the language. */
  sites: Sites
  /** What is wrong with how the page reaches its shop; elements show it in the place of what they cannot show. */
  setup: StoreApi<SetupState>
  /** Language, texts and formats. */
  i18n: I18n
  /** What the shop says to the reader, for a message area to show. */
  messages: Messages
  /** Token and choices, as the options say. */
  storage: ShopStorage
  /** Lists, drafts and settings, as the options say. */
  drafts: ShopStorage
  /** What one tab tells the others, as the option `channel` says. */
  broadcast: Broadcast
  /** Where the pages of the shop are, without slash at the end; undefined where the page is the shop itself. */
  shopUrl: string | undefined
  /** Address of a path of the shop, to link to: absolute where `shopUrl` is given. */
  href(path: string): string
  /** Path and query of the page. */
  currentPath(): string
  /** Goes to a path of the shop, through the host's hook. */
  navigate(to: string, options?: NavigateOptions): void
  /** Region, site, language, session, in this order where it matters. Idempotent; never rejects. */
  start(): Promise<void>
  /**
   * Asks `getToken` again, for pages whose own sign-in came after the start. Resolves with whether somebody is signed in then; never
   * rejects. Undefined without `getToken`: readers then sign in with a password.
   */
  signInByHost: (() => Promise<boolean>) | undefined
  /** Ends the session on the server and here, and stays on the page; the session here ends even when the call fails. Never rejects. */
  signOut(): Promise<void>
  /** Stops timers, listeners and requests. */
  destroy(): void
}
