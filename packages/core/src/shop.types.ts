/** What `createShop()` gives: one client, one session, one cart, however many widgets show it. */
import type { Cart } from './cart/cart.types'
import type { Catalogue } from './catalogue/catalogue.types'
import type { Client } from './client/client.types'
import type { Tabs } from './client/tabs.types'
import type { CallName } from './contract'
import type { ShopError } from './errors/shop-error'
import type { Favourites } from './favourites/favourites.types'
import type { I18n } from './i18n/i18n.types'
import type { Messages } from './messages/messages.types'
import type { Orders } from './orders/orders.types'
import type { QuickOrder } from './quick-order/quick-order.types'
import type { Search } from './search/search.types'
import type { Session } from './session/session.types'
import type { Sites } from './site/site.types'

/** Where small values are kept; cookies in a browser, memory elsewhere. */
export interface ShopStorage {
  get(name: string): string | undefined
  /** @param days how long it lasts; without it as long as the browser runs. */
  set(name: string, value: string, days?: number): void
  remove(name: string): void
}

/** Names of the values in `storage`; the defaults are the names of the ledger (SES-003, REG-017, LANG-024, LANG-025). */
export interface CookieNames {
  token: string
  country: string
  clientLanguage: string
  loginLanguage: string
}

export interface NavigateOptions {
  replace?: boolean
  /** Load the page anew (RT-022). */
  reload?: boolean
}

/** Everything has a default that works in a browser page of the shop itself. */
export interface ShopOptions {
  /** Where the API is: a path or an absolute address without slash at the end. Default `/prod-api` (API-001). */
  apiBase?: string
  /** Token and choices. Default: cookies when there is a document, else memory. */
  storage?: ShopStorage
  /** Other names for the cookies, for hosts whose own clash. */
  cookieNames?: Partial<CookieNames>
  /** Lists and drafts that are larger than a cookie. Default: localStorage when there is one, else memory. */
  drafts?: ShopStorage
  /** Hosts that hand over a token; called again when it has expired. */
  getToken?: () => Promise<string | undefined>
  /** OAuth client of the token call. Default `cartwright`/`cartwright`, scope `server` (API-010). */
  clientId?: string
  clientSecret?: string
  scope?: string
  /** Site and language fixed by the host; they win over cookies. */
  site?: number
  language?: string
  /** Preferred languages of the reader. Default `navigator.languages`. */
  preferredLanguages?: readonly string[]
  /** Org id in the query of the page (REG-008). */
  queryOrgId?: number
  fetch?: typeof globalThis.fetch
  /** Milliseconds, default 60000 (API-002). */
  timeoutMs?: number
  /** Other paths for calls that the specification does not name. */
  paths?: Partial<Record<CallName, string>>
  /** Goes to a path of the shop. Default: assigns the location. */
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
  /** Name under which tabs of one shop find each other; false keeps this shop to itself. Default derives from `apiBase`. */
  channel?: string | false
}

export interface Shop {
  client: Client
  session: Session
  sites: Sites
  i18n: I18n
  messages: Messages
  search: Search
  catalogue: Catalogue
  cart: Cart
  favourites: Favourites
  quickOrder: QuickOrder
  orders: Orders
  /** Token and choices, as the options say. */
  storage: ShopStorage
  /** Lists, drafts and settings, as the options say. */
  drafts: ShopStorage
  /** What one tab tells the others, as the option `channel` says. */
  tabs: Tabs
  /** Path and query of the page. */
  currentPath(): string
  /** Goes to a path of the shop, through the host's hook. */
  navigate(to: string, options?: NavigateOptions): void
  /** Region, site, language, session, in this order where it matters. Idempotent; never rejects. */
  start(): Promise<void>
  /** Stops timers, listeners and requests. */
  destroy(): void
}
