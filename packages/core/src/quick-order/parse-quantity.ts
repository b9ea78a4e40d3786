/** Quantities as people write them in lists. */
import { QUANTITY_MAX, QUANTITY_MIN, toQuantity } from '../rules'
import type { QuantityDoubt } from './quick-order.types'

/** `x`, pieces in six languages, with or without a dot. */
const UNIT = /^(?:x|×|\*)\s*|\s*(?:x|×|\*|pcs?|pieces?|ea|stk?|stück|szt|pz|pezzi|pi[eè]ces?|个|件)\.?$/giu
/** One group of three digits after a comma or a dot: a thousand, or three decimals. */
const AMBIGUOUS = /^(\d{1,3})[.,](\d{3})$/
const GROUPED = /^\d{1,3}(?:([ .,'’\u00a0\u202f])\d{3})(?:\1\d{3})*$/
const DECIMAL = /^(\d+)[.,](\d+)$/

/** A text such as `1.000`, which one country reads as a thousand and the next as one. */
export const isAmbiguous = (text: string): boolean => AMBIGUOUS.test(text.trim())

/** A text that may stand for a quantity: at most six digits, thousands separated or not, with a unit. */
export const isQuantityText = (text: string): boolean => {
  const bare = text.trim().replace(UNIT, '')
  return /^\d{1,6}$/.test(bare) || GROUPED.test(bare)
}

/** Whatever may have been meant as a quantity, to be mended: `-5` and `2.5` too. */
export const mayBeQuantity = (text: string): boolean => isQuantityText(text.replace(/^[-+−]|[.,]\d$/g, ''))

/**
 * Reads a quantity. What can mean two things, or nothing that can be ordered, comes with a doubt and its first
 * reading, so that nobody orders a thousand pieces by a dot.
 * @param text empty counts as 1
 */
export function parseQuantity(text: string): { qty: number; doubt: QuantityDoubt | undefined } {
  const entered = text.trim()
  const bare = entered.replace(UNIT, '')
  if (bare === '') return { qty: QUANTITY_MIN, doubt: undefined }
  const ambiguous = AMBIGUOUS.exec(bare)
  if (ambiguous) {
    const [, whole = '', rest = ''] = ambiguous
    return doubtful(entered, [Number(whole + rest), Number(`${whole}.${rest}`)])
  }
  const digits = GROUPED.test(bare) ? bare.replace(/\D/g, '') : bare
  if (/^\d+$/.test(digits)) return whole(entered, Number(digits))
  const decimal = DECIMAL.exec(bare)
  if (decimal) {
    const value = Number(`${decimal[1]}.${decimal[2]}`)
    return Number.isInteger(value) ? whole(entered, value) : doubtful(entered, [value, Math.ceil(value)])
  }
  return doubtful(entered, [Math.abs(Number(bare.replace(',', '.')))])
}

const whole = (entered: string, value: number) =>
  value >= QUANTITY_MIN && value <= QUANTITY_MAX ? { qty: value, doubt: undefined } : doubtful(entered, [value])

function doubtful(entered: string, readings: readonly number[]): { qty: number; doubt: QuantityDoubt } {
  const choices = [...new Set(readings.map(toQuantity))]
  return { qty: choices[0] ?? QUANTITY_MIN, doubt: { entered, choices } }
}
