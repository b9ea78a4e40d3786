/** What the server asks before it makes a call. Stands beside each call; a page carries none of it. */
import type { CallRight } from './rights'

/**
 * Who may make a call: any visitor, any signed-in account, a confirmed account, a confirmed account with this permission, or a
 * confirmed account with one of these roles (ledger API-076, CONF-001).
 */
export type Access = 'visitor' | 'signed-in' | 'confirmed' | `cust:${string}` | `role:${string}`

/**
 * What a call costs, where it costs more than a page of a list. Of one account and one address few are made at a time, and others go
 * first where the database has one queue:
 * `line` searches for every line that it is given,
 * `document` makes a file, and has its place until the last byte has been sent,
 * `guess` says whether a code exists, so that unknown codes are counted,
 * `light` takes a list, and costs little for each entry.
 */
export type Pace = 'line' | 'document' | 'guess' | 'light'

export interface Policy {
  readonly access: Access
  /** What it asks of a caller whom an embed key vouches for. */
  readonly right: CallRight
  /** Has to be said of a call whose body holds a list. */
  readonly pace?: Pace
  /** It writes, but nothing of accounts, companies and sessions: the principal is the same after it. */
  readonly keepsPrincipals?: true
  /** The server reads the account from the database: the call costs money or changes the account, and a cached principal may be revoked. */
  readonly freshPrincipal?: true
  /** The answer holds money of the company: accounts that see account prices instead get 403 (ACC-016). */
  readonly companyPrices?: true
  /** The call does not extend the session: pages make it by themselves. */
  readonly passive?: true
  /**
   * A GET that sends a mail or counts for a limit of the network, so it is guarded against other sites as a write is: their pictures
   * would use up what the visitor's network may do.
   */
  readonly hasEffect?: true
  /** The fields of the body may stand in the query too, as the specification shows them. Deprecated: queries end up in logs. */
  readonly deprecatedQuery?: true
}
