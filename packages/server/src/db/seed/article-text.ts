/** Names and descriptions of parts, from the facts about them. */
import type { ArticleFact } from './facts'

const KINDS: Readonly<Record<number, string>> = {
  102: 'toner cartridge',
  103: 'toner kit',
  105: 'drum unit',
  109: 'label cassette',
}
const SERIES_OF_COLOURS: Readonly<Record<string, string>> = {
  'multi (CMY)': 'cyan, magenta and yellow',
  'multi (CMYK)': 'black, cyan, magenta and yellow',
}
const PRINTERS_NAMED = 3

const count = new Intl.NumberFormat('en-GB')

/** `Brother TN-2420 toner cartridge, black`. */
export function articleName(fact: ArticleFact): string {
  const width = fact.tapeWidthMm === null ? '' : `, ${fact.tapeWidthMm} mm`
  return `${fact.brand} ${fact.oemCode} ${kindOf(fact)}${width}, ${colourOf(fact)}`
}

/** Two or three plain sentences. */
export function articleDescription(fact: ArticleFact): string {
  const kind = kindOf(fact)
  const first = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${colourOf(fact)}${measureOf(fact)}.`
  const guarantee =
    fact.classId === 109
      ? 'Smudge-proof print, clean edge, keeps its hold on paper, plastic and metal.'
      : 'Filled and tested one by one, with chip where the printer asks for one, two years of warranty.'
  return [first, fitsOf(fact), `Takes the place of ${fact.brand} ${fact.oemCode}.`, guarantee].filter(Boolean).join(' ')
}

const kindOf = ({ classId }: ArticleFact): string => KINDS[classId] ?? 'part'
const colourOf = ({ colour }: ArticleFact): string => SERIES_OF_COLOURS[colour] ?? colour

function measureOf({ pageYield, tapeWidthMm }: ArticleFact): string {
  if (tapeWidthMm !== null) return `, tape ${tapeWidthMm} mm wide`
  return pageYield === null ? '' : `, for about ${count.format(pageYield)} pages (A4 at 5 %)`
}

function fitsOf({ brand, printers }: ArticleFact): string {
  if (printers.length === 0) return ''
  const named = printers.slice(0, PRINTERS_NAMED).join(', ')
  return printers.length <= PRINTERS_NAMED
    ? `Fits ${brand} ${named}.`
    : `Fits ${printers.length} ${brand} printers, among them ${named}.`
}
