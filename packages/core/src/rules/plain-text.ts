/** Text as people paste it, without what cannot be seen. */

/** Control characters, but for the ones that part cells and lines. */
const CONTROLS = /(?![\t\n\v\f\r\u0085])\p{Cc}/gu
const DIGIT = /(?![0-9])\p{Nd}/gu
/** All but superscripts, fractions and circled digits, which would become part of a number: `5²` is not 52. */
const TEXT = /\P{No}+/gu

/**
 * The text in compatibility form (full-width letters and digits become plain ones, superscripts stay), digits of every
 * script as 0 to 9, without control characters and marks of no width: zero-width spaces, direction marks, NUL, the end-of-file mark.
 * Tabs and line ends stay.
 */
export const toPlainText = (text: string): string =>
  text
    .replace(TEXT, part => part.normalize('NFKC'))
    .replace(CONTROLS, '')
    .replace(/\p{Cf}+/gu, '')
    .replace(DIGIT, toDigit)

/** Unicode lists the ten digits of a script one after the other, from its zero. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
