/** Field rules that client and server both enforce. */
import { toPlainText } from './plain-text'

export const PASSWORD_MIN = 8
/** How long an e-mailed code can be used (LIM-007). */
export const CODE_MINUTES = 20

/** What a password consists of: a letter with its marks, or an emoji of several parts, is one character. */
export const passwordLength = (text: string): number => [...new Intl.Segmenter().segment(text)].length

/** A digit of any script: `１` and `٣` count too. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text)

/**
 * At least 8 characters with at least one letter and one digit.
 * @source VAL-005, VAL-006
 */
export const isPassword = (text: string): boolean =>
  passwordLength(text) >= PASSWORD_MIN && /\p{L}/u.test(text) && hasDigit(text)

/** Passwords that README, guides, examples and the demo accounts show to everybody. */
const PUBLISHED_PASSWORDS: readonly string[] = ['cartwright1']

/**
 * A password that everybody can read, in any case, with blanks around it or marks that cannot be seen: a shop in production neither
 * takes nor accepts it (OWASP ASVS 2.5.4).
 */
export const isPublishedPassword = (text: string): boolean =>
  PUBLISHED_PASSWORDS.includes(toPlainText(text).trim().toLowerCase())

/**
 * Letters and digits with single dots or underscores between them, a domain, a top level of 2 or 3 letters.
 * Linear in the length of the text.
 * @source CONF-010
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,3}$/.test(text)

/** How hard a password is to guess: too short or plain, then 1 to 3. */
export type PasswordStrength = 0 | 1 | 2 | 3

/** What a password that passes is worth: by its length and by how many kinds of characters it mixes. */
export function passwordStrength(text: string): PasswordStrength {
  if (!isPassword(text)) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter(kind => kind.test(text)).length
  const variety = new Set(text).size
  if (text.length >= 14 && variety >= 9 && kinds >= 3) return 3
  return text.length >= 10 && variety >= 7 && kinds >= 3 ? 2 : 1
}

/**
 * An address belongs to a person or to a company.
 * @source VAL-016
 */
export const hasAddressee = (address: { firstName?: string; lastName?: string; company?: string }): boolean =>
  [address.firstName, address.lastName, address.company].some(name => name?.trim())
