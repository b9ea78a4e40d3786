/** The client: the only place that knows HTTP. */
import type { CallInput, CallName, CallNamed, CallResult } from '../contract'
import type { ErrorKind } from '../errors/shop-error'
import type { Transport } from './transport.types'

/** How one call is made; everything has a default. */
export interface CallOptions {
  /** Breaks the call off; it then fails with the kind `aborted`, which no message is shown for. */
  signal?: AbortSignal
  /** False leaves the Authorization header out although there is a token (API-005). */
  withToken?: boolean
  /** Sent in the place of the account's own; refused, it is not asked for again. */
  token?: string
  /** Sent as `Idempotency-Key`; makes a write repeatable. */
  idempotencyKey?: string
  /**
   * Keeps failures, or those of one kind, away from the general message display: the caller deals with them itself. A part of an answer
   * that cannot be read is still said, but for `always` (REG-021).
   */
  silent?: boolean | ErrorKind | 'always'
  /** The request outlives the page that makes it. */
  keepalive?: boolean
  /** Carries this call in the place of the client's own transport, for example to watch an upload. */
  transport?: Transport
}

type Input<N extends CallName> = unknown extends CallInput<N> ? undefined : CallInput<N>

export interface Client {
  /**
   * Makes one call of the contract.
   * @param call its description, such as `calls.cart.list`
   * @returns the payload of the answer: `data`, `{rows,total}`, or the fields beside `code`; the whole answer when its code is 10000 or more.
   * @throws ShopError
   * @source API-001 to API-007, ERR-001 to ERR-012
   */
  call<N extends CallName>(
    call: CallNamed<N>,
    ...args: undefined extends Input<N>
      ? [input?: Input<N>, options?: CallOptions]
      : [input: Input<N>, options?: CallOptions]
  ): Promise<CallResult<N>>
  /** Absolute or host-relative address of a server file such as a picture. */
  fileUrl(path: string): string
}
