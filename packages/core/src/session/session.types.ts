/** Who is signed in. */
import type { CallResult, RouterRecord, SearchEntry } from '../contract'
import type { WithStore } from '../with-store'

/** What a session is limited to that a company's server has vouched for. */
export type Grant = NonNullable<CallResult<'session.info'>['grant']>

/** `signed-out` is the state before any sign-in, with all three ids -1 (SES-007). */
export interface SessionState {
  /** Bearer token; its presence decides `isSignedIn` (SES-004). */
  token: string | undefined
  /** There is a token; `status` says whether the person is known too. */
  isSignedIn: boolean
  /** Whether user info is there: visitors are `idle`. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Id of the company; -1 for visitors. */
  custId: number
  /** Id of the account; -1 for visitors. */
  accountId: number
  /** Customer number of the company; -1 for visitors. */
  custnum: number
  /** The company; its name is empty for visitors. */
  cust: { company: string }
  /** User name. `personName` says how the person is called. */
  name: string
  /** Of the person; empty where it is not known. */
  firstName: string
  /** Of the person; empty where it is not known. */
  lastName: string
  /** Path of the picture of the person; empty for none. `client.fileUrl()` makes an address of it. */
  avatar: string
  /** Wire names, see `isMainAccount`; empty for visitors. */
  roles: readonly string[]
  /** Wire names, see `PERMISSION` of the rules; empty for visitors. */
  permissions: readonly string[]
  /** Org of the own company; undefined for visitors. */
  orgId: number | undefined
  /** ISO 4217; empty for visitors. */
  currency: string
  /** Of the account; empty for visitors. */
  email: string
  /** False until the first-login confirmation (CONF-001). */
  confirmed: boolean
  /** False for an account that prepares orders and does not place them; true for visitors, and where the back end does not tell. */
  mayOrder: boolean
  /** What the key of a company has opened on the page, and whose key; undefined for visitors and after a sign-in with a password. */
  grant: Grant | undefined
  /** Menu records of the server (SES-001); empty until `loadMenu`, which a sign-in calls. */
  routers: readonly RouterRecord[]
  /** Parts in the favourites; 0 until someone wants `favourites`. */
  favoritesQty: number
  /** Number of cart lines, as the stat call delivers it (LAY-011). */
  shoppingCartQty: number
  /** Sum of the cart in `currency`, as the stat call delivers it; 0 until someone wants `cartSums`. */
  shoppingCartPrice: number
  /** What was searched for, the last first; empty until someone wants `history`. */
  searchHistory: readonly SearchEntry[]
  /** The server refused the token; the dialog of ERR-002 is asked for, once for many failures. */
  expired: boolean
  /** The host that signs its readers in has no other token for a session that ended: who was signed in is a visitor now. What was entered is kept. */
  hasEnded: boolean
  /** The session ends within two minutes. `at` in milliseconds since 1970; one that cannot be extended needs another sign-in. */
  ending: { at: number; canExtend: boolean } | undefined
}

/** What the sign-in form sends; the user name is trimmed, the password is not (SES-013). */
export interface Credentials {
  /** Name of the account; blanks around it do not count. */
  userName: string
  /** As typed, with its blanks. */
  password: string
  /** Answer to the captcha and its id, once the server asks for it. */
  code?: string
  /** Names the captcha that `code` is the answer to. */
  uuid?: string
  /** In the place of the captcha: the code that `mailCode` has sent, and its request. */
  emailVerificationCode?: string
  /** What `mailCode` has returned. */
  requestId?: string
}

/** Digits of a captcha, and which one. */
export interface CaptchaAnswer {
  /** As typed. */
  code: string
  /** Names the picture, as `captcha()` has returned it. */
  uuid: string
}

/**
 * What the session state shows besides the person. `cartRows` reads nothing by itself: someone reads the rows of the cart, and
 * the sums come with them.
 */
export type SessionPart = 'cartSums' | 'cartRows' | 'favourites' | 'history'

export interface Session extends WithStore<SessionState> {
  /**
   * Signs in, one call after the other: isQoAdmin, token, user info, counts, menu routes.
   * @throws ShopError `refused` with the server's text, `captcha-needed`, `too-many`, or a broken connection
   * @source API-008 to API-012, SES-001, SES-013
   */
  signIn(credentials: Credentials): Promise<void>
  /**
   * Server sign-out, then everything is cleared and `/` is loaded, except on the page of a host (`shopUrl`); the clearing
   * happens even when the call fails (SES-006, SES-007, RT-022).
   */
  signOut(): Promise<void>
  /** Clears this browser only, without a call (SES-009, ERR-011). */
  signOutLocally(): void
  /** User info, then the parts that are wanted, when there is a token but no roles (SES-008 to SES-012). Called by `shop.start()`. */
  load(): Promise<void>
  /**
   * Has parts of the state read, now and for each account that signs in: until then they are 0 and empty. Widgets want what
   * they show; the `createShop` of the main entry wants all. Returns how to stop.
   */
  want(...parts: readonly SessionPart[]): () => void
  /** Menu records, asked for once per token, however many menus want them. A failure leaves them empty (SES-001, API-014). */
  loadMenu(): Promise<void>
  /** A new captcha picture for the sign-in form: data URL and its id. */
  captcha(): Promise<{ image: string; uuid: string }>
  /**
   * Mails a code to the address of an account, which stands in for the captcha. The answer is the same where there is no such account.
   * @returns the request that has to come back with the code
   * @throws ShopError `too-many`, `captcha-needed`, or a broken connection
   */
  mailCode(userName: string, captcha?: CaptchaAnswer): Promise<string>
  /** Extends the session before it ends; `ending` is taken away. @throws ShopError */
  extend(): Promise<void>
  /** Asks for another sign-in, once for many reasons; what is entered is kept (ERR-002). Not while the person is being loaded. */
  expire(): void
  /**
   * Answers the dialog of the expired sign-in: true signs out and reloads, except on the page of a host (`shopUrl`); false
   * stays, and calls that waited for a new sign-in fail (ERR-003).
   */
  answerExpired(signInAgain: boolean): void
  /** Whether the account has any of these permissions; visitors have none. Without any named, everybody passes (PERM-002). */
  hasPermission(wanted?: readonly string[]): boolean
  /** The same for roles; `admin` passes always (PERM-003). */
  hasRole(wanted?: readonly string[]): boolean
}

type Counts = Pick<SessionState, 'favoritesQty' | 'shoppingCartQty' | 'shoppingCartPrice'>

/** What the other features of the core may do to the session besides. */
export interface SessionInternal extends Session {
  /** Cart and favourites tell their counts (ENT-002). */
  setCounts(counts: Partial<Counts>): void
  /** Reads the sums of the cart again, where they are wanted. Never rejects. */
  reloadSums(): Promise<void>
  /** Takes over the token of a sign-in that was handed over: signed in at once, resolves when the person is known. @throws ShopError */
  enter(token: string): Promise<void>
  /** The search history as the search feature knows it (ENT-003). */
  setSearchHistory(entries: readonly SearchEntry[]): void
}
