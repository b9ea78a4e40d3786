/** What one call of /prod-api is. Plain data, so that a widget that makes a call carries no schema library. */

/**
 * Who may make a call: any visitor, any signed-in account, a confirmed account, a confirmed account with this permission, or a
 * confirmed account with one of these roles (ledger API-076, CONF-001).
 */
export type Access = 'visitor' | 'signed-in' | 'confirmed' | `cust:${string}` | `role:${string}`

/** One call of /prod-api. `path` may hold `{name}` parameters, filled from `params`. */
export interface Call {
  /** Row of the ledger, or of this project's own list, that asks for the call. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: Access
  /**
   * Where the payload stands in the answer: `data` of `{code,msg,data}`, `rows` and `total` of
   * `{code,msg,rows,total}`, or `plain`: fields beside `code` and `msg`.
   */
  readonly answer: 'data' | 'rows' | 'plain'
  /** The specification does not name this call, or not its path: a host may override it. */
  readonly added?: true
  /** A POST that changes nothing, so it may be retried like a GET. */
  readonly reads?: true
  /** It writes, but nothing of accounts, companies and sessions: whoever asks is the same after it. */
  readonly leavesAccounts?: true
  /** The server reads the account from the database: the call costs money or changes the account, and a cached principal may be revoked. */
  readonly freshPrincipal?: true
  /** The call does not extend the session: pages make it by themselves. */
  readonly passive?: true
  /** A GET that sends a mail, so it is guarded against other sites as a write is. */
  readonly sendsMail?: true
  /** The fields of the body may stand in the query too, as the specification shows them. Deprecated: queries end up in logs. */
  readonly deprecatedQuery?: true
  /** A write that the server answers once per `Idempotency-Key` header, so it may be retried. */
  readonly idempotent?: true
  /** The body goes as `multipart/form-data`, one part per field: the call takes a file. */
  readonly multipart?: true
}

/** A table of calls, by name. */
export type Calls = Readonly<Record<string, Call>>
