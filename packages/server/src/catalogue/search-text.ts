/** What a search looks through. */
import { normalizeNumber } from '@cartwright/core/rules'

/** Each word of a text as the pattern of a `like` that contains it; wildcards are taken for what they are. */
export const wordPatterns = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** The search column of a printer. */
export const printerText = (brand: string, series: string, model: string): string =>
  [brand, series, model, ...(model.includes('-') ? [model.replaceAll('-', '')] : [])].join(' ').toLowerCase()

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
