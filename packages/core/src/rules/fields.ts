/** Field rules that client and server both enforce. */

export const PASSWORD_MIN = 8
/** How long an e-mailed code can be used (LIM-007). */
export const CODE_MINUTES = 20

/**
 * At least 8 characters with at least one letter and one digit.
 * @source VAL-005, VAL-006
 */
export const isPassword = (text: string): boolean =>
  text.length >= PASSWORD_MIN && /\p{L}/u.test(text) && /\d/.test(text)

/**
 * Letters and digits with single dots or underscores between them, a domain, a top level of 2 or 3 letters.
 * Linear in the length of the text.
 * @source CONF-010
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,3}$/.test(text)
