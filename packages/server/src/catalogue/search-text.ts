/** What a search looks through. */
import { normalizeNumber } from '@cartwright/core/rules'

/**
 * The search columns of a part. Printers with hyphens are found without them as well: `hl-l2350dw`, `hll2350dw`.
 * @param printers all it fits, without the brand
 */
export function searchColumns(part: { number: string; oemCode: string; name: string }, printers: readonly string[]) {
  const [numberKey, oemKey] = [normalizeNumber(part.number), normalizeNumber(part.oemCode)]
  const joined = printers.filter(printer => printer.includes('-')).map(printer => printer.replaceAll('-', ''))
  const words = [part.number, numberKey, part.oemCode, oemKey, part.name, ...printers, ...joined]
  return { numberKey, oemKey, search: words.join(' ').toLowerCase() }
}
