/** Lines without a delimiter, as they stand in a mail: `TN-2420 10`, `10x TN-2420`, `TN 2420`. */
import { isPackWord, isPieceWord, isQuantityText } from '../rules'
import { headingOf } from './heading-words'

/** `10x TN-2420`, `10 pcs TN-2420`, `5 pcs of TN-2420`; in `59X x 12` the first X belongs to the number. */
const QUANTITY_FIRST =
  /^(?!\d+x\s+[x×*]\s*\d+$)(\d[\d.,'’]*)\s*(?:(x|×|\*)\s+|(×|\*)\s*|(\p{L}[\p{L}\p{M}]*)(?:\(\p{L}+\))?\.?\s+(?:(?:of|de|di|von|van)\s+)?)(\S.*)$/iu
// A semicolon or comma of a line whose list has another delimiter.
const QUANTITY_LAST =
  /^(\S.*?)(?:\s+|\s*(?:[;,:=|]|[-=]>|→)\s*|(?=[×*]\s*\d+$))((?:[x×*]\s*)?\d[\d.,'’]*(?:\s*([x×]|\p{L}[\p{L}\p{M}]*(?:\(\p{L}+\))?)\.?)?)$/iu
/** `TN-2420 (5)`, `TN-2420 (qty 5)`, `TN-2420 [5 pcs]`. */
const IN_BRACKETS = /^(.*\d.*?)\s*[([]\s*(?:(\p{L}+)\.?[:\s]\s*)?(\d{1,4}(?:\s*\p{L}+\.?)?)\s*[)\]]$/u
/** What is longer is a text, and would make the patterns slow. */
const LINE_CHARS = 200
/** Bullets, boxes to tick, arrows, and the marks of a quoted mail. */
const BULLET = /^(?:(?:[-–—*•·▪‣◦○●■□☐☑☒✓✔➤→»]|>+|\[[ x]?\])\s+)+(?=.*\d)/iu
/** `1)`, `(1)`, `#1`, `a)` or `1.` of a numbered list. */
const LIST_NUMBER = /^(?:\d{1,3}[.)]|\(\d{1,3}\)|#\d{1,3}[.):]?|\p{L}\))\s+(\S.*)$/u
/** `00010 TN-2420 5`, as programs number lines. */
const PADDED_LINE = /^0\d{1,5}\s+(?=\S*\p{L})(\S.*)$/u
const BARE_FIRST = /^(?!0\d)(\d{1,4})\s+(\S.*)$/

/** `TN-2420 1 000`, `CF259X x 2 000 pcs`, `1 000 TN-2420`: noughts behind a blank belong to the figure before them. */
const THOUSANDS = /(?<=^|\d\S{0,40}\s(?:[x×*]\s?)?)([1-9]\d{0,2}) 000(?=\s|$)/giu

const isUnit = (word: string) => isPieceWord(word) || isPackWord(word)

/**
 * Splits a line into number and quantity. A last group of digits is a quantity only after something that already
 * holds a digit, because `TN 2420` and `HP 305` are part numbers.
 * @returns `[number]` or `[number, quantity]`
 */
export function splitWords(line: string): string[] {
  // Runs of blanks would make the patterns slow.
  const text = line.trim().replace(/\s+/g, ' ').replace(BULLET, '').replace(THOUSANDS, '$1000')
  const [, listed] = LIST_NUMBER.exec(text) ?? PADDED_LINE.exec(text) ?? []
  if (listed !== undefined) {
    // Without a quantity behind it the number may be one.
    const words = splitWords(listed)
    return words.length > 1 ? words : [text]
  }
  const first = QUANTITY_FIRST.exec(text)
  if (first) {
    const [, digits = '', , , word, number = ''] = first
    // More digits are a barcode.
    if (isQuantityText(digits) && (word === undefined || isUnit(word))) {
      return [number, word !== undefined && isPackWord(word) ? `${digits} ${word}` : digits]
    }
  }
  const last = QUANTITY_LAST.exec(text)
  if (last) {
    const [, number = '', quantity = '', unit] = last
    // `HP 59X` is a number, and `TN-2420 5x` five pieces of one.
    const saysSo = /^[x×*]|\D$/iu.test(quantity) && !/^\d+x$/i.test(quantity)
    const isRead = isQuantityText(quantity) && (unit === undefined || isUnit(unit))
    if (isRead && (saysSo || /\d/.test(number))) return [withoutLabel(withoutDash(number)), quantity]
  }
  const inBrackets = text.length > LINE_CHARS ? undefined : IN_BRACKETS.exec(text)
  if (inBrackets) {
    const [, number = '', label, quantity = ''] = inBrackets
    if (label === undefined) return [number, `(${quantity})`]
    if (saysQuantity(label)) return [number, quantity]
  }
  const bare = BARE_FIRST.exec(text)
  if (bare) {
    const [, quantity = '', number = ''] = bare
    if (/\d/.test(number) && /\p{L}/u.test(number)) return [number, quantity]
  }
  return [text]
}

/** `TN-2420 – 5`: the dash stands between number and quantity. */
const withoutDash = (number: string): string => (/\d/.test(number) ? number.replace(/\s+(?:[-–—=]>?|→)$/u, '') : number)

/** `TN-2420 qty: 5` says what the figure is. */
function withoutLabel(number: string): string {
  if (number.length > LINE_CHARS) return number
  const [, before = '', label = ''] = /^(.*\d\S*)[\s,;]+(\p{L}+)[.:]?$/u.exec(number) ?? []
  return saysQuantity(label) ? before : number
}

const saysQuantity = (word: string): boolean => ['quantity', 'ordered'].includes(headingOf(word))
