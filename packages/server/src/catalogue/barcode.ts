/** Barcodes as scanners and spreadsheets write them. */

const UPC_DIGITS = 12
const EAN_DIGITS = 13
const GTIN_DIGITS = 14

/**
 * The forms in which the same barcode may be kept: a UPC is an EAN with a zero before it, a GTIN-14 of a single piece
 * an EAN with another one. Empty for anything that is no barcode.
 */
export function barcodeForms(code: string): string[] {
  if (!/^\d{11,14}$/.test(code)) return []
  const digits = code.replace(/^0+/, '')
  if (digits.length < UPC_DIGITS - 3) return []
  const lengths = [UPC_DIGITS, EAN_DIGITS, GTIN_DIGITS].filter(length => length >= digits.length)
  return lengths.map(length => digits.padStart(length, '0'))
}
