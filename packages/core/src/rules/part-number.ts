/** How part numbers are compared. */

/**
 * The form in which numbers are compared: upper case, without blanks, dashes, dots, slashes and underscores,
 * so that `tn 2420`, `TN-2420` and `TN2420` are one number. The server indexes this form. Documents and web pages have
 * dashes of many kinds and marks without width, and Chinese keyboards write letters of full width.
 */
export const normalizeNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}\u2212./_]+/gu, '')
