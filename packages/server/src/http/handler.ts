/** What a feature writes: one function per call of the contract. */

import type { CallName, CallNamed, CallRead, CallResult, policies, Right } from '@cartwright/core/contract'
import type { Database } from '../db/database'
import type { Log } from '../process/log'
import type { Spoken } from '../texts/language'
import type { KeyOrigins } from './cors'

/** The account behind a request, found by its token. */
export interface Principal {
  accountId: number
  custId: number
  custnum: number
  userName: string
  company: string
  email: string
  /** Site of the own company; decides currency, VAT and warehouse. */
  orgId: number
  currency: string
  /** Percent. */
  vatRate: number
  /** IANA name of the own site's zone: days that the account reads or chooses are those of its clock. */
  timeZone: string
  /** Code of the own site's warehouse. */
  warehouse: string
  priceListId: number
  /** False for sub-accounts, which see account prices instead of real ones. */
  mainAccount: boolean
  /** What a sub-account sees of a part without an account price: the company's price, or none. */
  repPrices: 'company' | 'none'
  /** Before the first-login confirmation there are no prices and no orders. */
  confirmed: boolean
  roles: string[]
  permissions: string[]
  /** Id of the session that makes the request, which is no token; missing where no request is made. */
  sessionId?: string
  /** What the key of a company has opened; missing after a sign-in with a password, and where no request is made. */
  grant?: Grant | undefined
}

/** What a caller may do whom the server of a company vouches for. */
export interface Grant {
  keyId: string
  /** What the company calls the key. */
  keyName: string
  components: readonly string[]
  rights: readonly Right[]
  /** Origin of the company's page that the buyer comes from. */
  host: string
  /** The session was handed over to the shop: it belongs to the pages of the shop, not to those of the company. */
  handedOver: boolean
}

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same for programs that show HTML. */
  html?: string
  /** Header `Message-ID`; a new one by default. */
  messageId?: string
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[]
}

/** Sends one mail; resolves when a mail server or the outbox folder has taken it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** What transactions have left to be sent. */
export interface Outbox {
  /** Sends what is due, and what is written meanwhile; resolves when nothing is. Never rejects. */
  flush(): Promise<void>
  /** Sends nothing more after the message under way; resolves when that has been sent. */
  stop(): Promise<void>
  /** Sends it soon: a burst of orders is answered first. */
  wake(): void
}

/** What the operator's virus scanner says of a file; `failed`: it could not say. */
export type Verdict = 'clean' | 'refused' | 'failed'
export type Scan = (content: Uint8Array) => Promise<Verdict>

/** What handlers work with; handed in, so that tests bring their own. */
export interface Deps {
  db: Database
  mailer: Mailer
  outbox: Outbox
  /** The present; tests move it. */
  clock: () => Date
  log: Log
  region: 'EU' | 'US'
  /** How many proxies of our own stand in front of the shop. */
  trustProxy: number
  /** Origins of foreign pages that may call the API. */
  allowedOrigins: readonly string[]
  /** Origins that keys of companies name; what changes a key forgets them. */
  keyOrigins: Pick<KeyOrigins, 'forget'>
  /** Where people open the shop, for links in mails; without slash at the end. */
  publicUrl: string
  /** True rejects passwords that are published with this project. */
  isProduction: boolean
  /** Whether passwords and mailed codes may stand in the query of a request, as the specification shows them. */
  queryPasswords: boolean
  /** Asked about every file that is uploaded. */
  scan: Scan
}

type CallerOf<N extends CallName> = (typeof policies)[N]['access'] extends 'visitor' ? Principal | null : Principal

/** One validated request. */
export interface Incoming<N extends CallName> extends CallRead<N> {
  caller: CallerOf<N>
  /** Network of the client, for rate limits: its address, of IPv6 the /64 prefix. */
  network: string
  /** Header `User-Agent`, of any length. */
  userAgent: string
  /** What the reader has chosen, as far as names of the shop are concerned. */
  language: Spoken
  /** Country code as a content delivery network in front reported it; a hint, never to be trusted. */
  country: string | undefined
  /** Header `Idempotency-Key`, when sent. */
  idempotencyKey: string | undefined
  /** Token of the request, for sign-out. */
  token: string | undefined
  /** A token came that is no longer anyone's. A caller whose key does not open the call is a visitor to it, and has not ended. */
  hasEnded: boolean
  /** Header `Origin`: browsers send it with every request of a foreign page, programs need not. */
  origin: string | undefined
}

/** What a call with the answer `file` answers: sent as it is made. Content that fails breaks the connection off. */
export interface FileAnswer {
  name: string
  mediaType: string
  content: AsyncIterable<Uint8Array>
}

type Answered<N extends CallName> = CallNamed<N>['answer'] extends 'file' ? FileAnswer : CallResult<N>

/** Answers one call, or throws an `ApiError`. */
export type Handler<N extends CallName> = (request: Incoming<N>, deps: Deps) => Promise<Answered<N>>

/** The handlers of one feature, by call. */
export type Handlers<N extends CallName> = { readonly [K in N]: Handler<K> }
