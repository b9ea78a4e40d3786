/** E-mail addresses of companies, more general than the pattern of the confirmation dialogue (CONF-010). */

/** One `@`, a domain with a dot, no blanks. Linear in the length of the text. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
