/** Lines without a delimiter, as they stand in a mail: `TN-2420 10`, `10x TN-2420`, `TN 2420`. */
import { isQuantityText } from './parse-quantity'

const QUANTITY_FIRST = /^(\d[\d.,'’]*)\s*(?:[x×*]\s+|[×*]\s*|(?:pcs?|pieces?|stk?|stück|szt|pz)\.?\s+)(\S.*)$/iu
// A semicolon or comma of a line whose list has another delimiter.
const QUANTITY_LAST =
  /^(\S.*?)(?:\s+|\s*[;,]\s*)((?:[x×*]\s*)?\d[\d.,'’]*(?:\s*(?:x|×|pcs?|pieces?|ea|stk?|stück|szt|pz)\.?)?)$/iu
const BARE_FIRST = /^(\d{1,4})\s+(\S.*)$/

/**
 * Splits a line into number and quantity. A last group of digits is a quantity only after something that already
 * holds a digit, because `TN 2420` and `HP 305` are part numbers.
 * @returns `[number]` or `[number, quantity]`
 */
export function splitWords(line: string): string[] {
  const text = line.trim()
  const first = QUANTITY_FIRST.exec(text)
  // More digits are a barcode.
  if (first && isQuantityText(first[1] ?? '')) return [first[2] ?? '', first[1] ?? '']
  const last = QUANTITY_LAST.exec(text)
  if (last) {
    const [, number = '', quantity = ''] = last
    const saysSo = /^[x×*]|\D$/iu.test(quantity)
    if (isQuantityText(quantity) && (saysSo || /\d/.test(number))) return [number, quantity]
  }
  const bare = BARE_FIRST.exec(text)
  if (bare) {
    const [, quantity = '', number = ''] = bare
    if (/\d/.test(number) && /\p{L}/u.test(number)) return [number, quantity]
  }
  return [text]
}
