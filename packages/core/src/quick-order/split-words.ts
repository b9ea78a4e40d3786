/** Lines without a delimiter, as they stand in a mail: `TN-2420 10`, `10x TN-2420`, `TN 2420`. */
import { isPackWord, isPieceWord, isQuantityText } from '../rules'

/** `10x TN-2420`, `10 pcs TN-2420`, `5 pcs of TN-2420`. */
const QUANTITY_FIRST =
  /^(\d[\d.,'’]*)\s*(?:(x|×|\*)\s+|(×|\*)\s*|(\p{L}[\p{L}\p{M}]*)(?:\(\p{L}+\))?\.?\s+(?:(?:of|de|di|von|van)\s+)?)(\S.*)$/iu
// A semicolon or comma of a line whose list has another delimiter.
const QUANTITY_LAST =
  /^(\S.*?)(?:\s+|\s*[;,]\s*)((?:[x×*]\s*)?\d[\d.,'’]*(?:\s*([x×]|\p{L}[\p{L}\p{M}]*(?:\(\p{L}+\))?)\.?)?)$/iu
const BARE_FIRST = /^(\d{1,4})\s+(\S.*)$/

const isUnit = (word: string) => isPieceWord(word) || isPackWord(word)

/**
 * Splits a line into number and quantity. A last group of digits is a quantity only after something that already
 * holds a digit, because `TN 2420` and `HP 305` are part numbers.
 * @returns `[number]` or `[number, quantity]`
 */
export function splitWords(line: string): string[] {
  // Runs of blanks would make the patterns slow.
  const text = line.trim().replace(/\s+/g, ' ')
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
    const saysSo = /^[x×*]|\D$/iu.test(quantity)
    const isRead = isQuantityText(quantity) && (unit === undefined || isUnit(unit))
    if (isRead && (saysSo || /\d/.test(number))) return [number, quantity]
  }
  const bare = BARE_FIRST.exec(text)
  if (bare) {
    const [, quantity = '', number = ''] = bare
    if (/\d/.test(number) && /\p{L}/u.test(number)) return [number, quantity]
  }
  return [text]
}
