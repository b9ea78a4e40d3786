import type { Sku } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'

/** The text is one of the part's numbers, whole. */
export function isNumberOf(part: Sku, text: string): boolean {
  const wanted = normalizeNumber(text)
  const { number, oemCode, unionCode, boxBarcode, productBarcode, custNumber } = part
  return [number, oemCode, unionCode, boxBarcode, productBarcode, custNumber ?? ''].some(
    known => known !== '' && normalizeNumber(known) === wanted,
  )
}
