/** The one error class of the core. Callers switch on `kind`; people read a translated text looked up by it. */

/**
 * `network` no answer · `timeout` none within the limit · `aborted` by the caller · `signed-out` token missing, expired or refused ·
 * `forbidden` no permission · `unconfirmed` the account has to be confirmed first (CONF-001) · `not-found` · `invalid` the request was malformed · `refused` by a rule of the shop, see `message` ·
 * `captcha-needed` sign-in wants the captcha · `too-many` come back later · `order-changed` reconfirm (ORD-018) ·
 * `server` the server failed · `busy` it cannot answer now, the same call may succeed in a moment · `malformed` the answer has the wrong shape.
 */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'signed-out'
  | 'forbidden'
  | 'unconfirmed'
  | 'not-found'
  | 'invalid'
  | 'refused'
  | 'captcha-needed'
  | 'too-many'
  | 'order-changed'
  | 'server'
  | 'busy'
  | 'malformed'

/** Where a failure happened and what the server said, for logs and for hosts. */
export interface ErrorContext {
  /** Name of the call in the contract. */
  call?: string
  /** `code` of the answer. */
  code?: number
  /** HTTP status, when it was the HTTP layer that refused. */
  status?: number
  /** For the buyer: `msg` of the answer, empty when it sent none; without permission the sentence of ERR-005. */
  msg?: string
  /** `data` of the answer. */
  data?: unknown
  /** Of an answer that could be read but for these parts: their paths, such as `rows.3.unitPrice`. The call has succeeded without them. */
  lost?: readonly string[]
}

export class ShopError extends Error {
  /** Always `ShopError`; `isShopError()` tells it across copies of the package. */
  override readonly name = 'ShopError'

  constructor(
    /** What happened; callers switch on it. */
    readonly kind: ErrorKind,
    message: string,
    /** The call and the answer behind it; empty where there was none. */
    readonly at: ErrorContext = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Whether something thrown is a `ShopError`, of this kind when one is given. A page with elements and a package of its own has two copies of
 * the class, so its name decides.
 */
export const isShopError = (thrown: unknown, kind?: ErrorKind): thrown is ShopError => {
  const error = thrown as Partial<ShopError> | null | undefined
  return error?.name === 'ShopError' && (kind === undefined || error.kind === kind)
}
