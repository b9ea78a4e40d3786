/** Values of the `code` field of an answer (specification section 8). */
export const CODE = {
  OK: 200,
  BAD_REQUEST: 400,
  SIGNED_OUT: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  /** The path exists, but not for this method. */
  METHOD_NOT_ALLOWED: 405,
  /** Refused by a rule of the shop, the text in `msg` is for the buyer. */
  REFUSED: 601,
  /** Sign-in needs the captcha from now on, after five failures. */
  CAPTCHA_NEEDED: 602,
  /** Too many tries, come back later; `data.retryAfter` in seconds. */
  TOO_MANY: 603,
  /** The order changed since it was confirmed (ORD-018); `data` is the new confirmation. */
  ORDER_CHANGED: 604,
  /** The same idempotency key came with another body; of an order, `data` is the one that was placed. */
  KEY_REUSED: 605,
  /** The account has not been confirmed, which prices and orders need (CONF-001). */
  UNCONFIRMED: 606,
  PAYLOAD_TOO_LARGE: 413,
  FAILED: 500,
  /** The disk of the database is full; reading still works. */
  STORAGE_FULL: 507,
  /** The shop cannot answer now: send the same call again after `data.retryAfter` seconds, a write with its key. HTTP status 503. */
  BUSY: 503,
  /** From here on an answer is handed back as it is (ERR-001). */
  PASS_THROUGH: 10_000,
} as const
