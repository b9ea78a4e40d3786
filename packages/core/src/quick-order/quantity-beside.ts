/** What the text of a line says beside the part that was picked for it. */
import type { Sku } from '../contract'
import {
  isNumeral,
  isPackWord,
  normalizeNumber,
  QUANTITY_MIN,
  type QuantityReading,
  readQuantity,
  toPlainText,
} from '../rules'
import { ambiguityOf } from './line-ambiguities'
import type { QuickOrderLine } from './quick-order.types'
import { CONNECTIVES } from './read-line'

/** What an article is and who makes it: its name in other words. */
const KINDS =
  /^(?:toner|tóner|drum|ink|cartridge|cartouche|cartuccia|kartusche|patrone|tinte|trommel|tambour|tamburo|bęben|tusz|encre|inchiostro|black|schwarz|noir|nero|czarny|brother|canon|epson|hp|kyocera|lexmark|oki|ricoh|samsung|xerox)$/iu
/** Shorter names are parts of other numbers. */
const NAME_CHARS = 4
/** A figure that was typed right behind a number: `TN-2421x5`, `CF226_10`. */
const TAIL = /^.*\d.*?((?:[x×*]|[^\p{L}\p{N}]+)\d{1,4})$/iu

/**
 * The quantity of a line whose part is picked. A figure beside the name of the part is the quantity where nothing else stands there;
 * anything more is asked about, so that no stock, price or line number is ordered.
 * @returns empty when the text says nothing beside the part, so that the quantity of the line stays
 */
export function quantityBeside(line: QuickOrderLine, part: Sku): Partial<QuantityReading> {
  // A quantity of its own, from a column or a cell, stays as it is, and so does what was asked about it.
  const hasOwn = line.ambiguity ? line.ambiguity.choices.length > 0 : line.qty !== QUANTITY_MIN
  if (line.whole === undefined && line.status !== 'typing' && hasOwn) return {}
  const text = toPlainText(line.whole ?? line.input)
  const rest = withoutName(text, [part.number, part.oemCode, part.custNumber ?? ''])
    .split(/[\s,;()=:]+/)
    .filter(word => word !== '' && !CONNECTIVES.test(word) && !KINDS.test(word))
    .join(' ')
  if (!/\p{N}/u.test(rest) && !rest.split(' ').some(word => isPackWord(word) || isNumeral(word))) return {}
  // Noughts in front are those of a line number: `00010`.
  const read = /^0\d{2,}$/.test(rest) ? { qty: 1, ambiguity: ambiguityOf([rest]) } : readQuantity(rest)
  // What was asked before, or stood in the quantity's cell while the number was typed, is another choice.
  const others = line.ambiguity ? line.ambiguity.choices : line.whole === undefined && line.qty > 1 ? [line.qty] : []
  if (!read.ambiguity && !line.ambiguity && others.every(qty => qty === read.qty)) return read
  const figures = rest.match(FIGURES) ?? []
  const isQuantity = !read.ambiguity || (read.ambiguity.choices.length > 0 && figures.length > 0)
  const said = read.ambiguity?.choices ?? [read.qty]
  const choices = [...new Set([...(isQuantity ? said : figures.map(figure => readQuantity(figure).qty)), ...others])]
  return {
    qty: choices[0] ?? QUANTITY_MIN,
    ambiguity: { entered: isQuantity ? rest : figures.join('; ') || rest, choices },
  }
}

const FIGURES = /\d+(?: \d{3}(?!\d))*/g

/** The text without the longest name of the part that stands in it, else without the word that was meant to be its number. */
function withoutName(text: string, names: readonly string[]): string {
  const known = names.map(normalizeNumber).filter(name => name.length >= NAME_CHARS)
  const spread = known
    .toSorted((a, b) => b.length - a.length)
    .map(name => new RegExp(`(?<!\\d)${[...name].map(escaped).join('[\\s\\p{Pd}./_]*')}(?!\\d)`, 'iu').exec(text))
    .find(match => match !== null)
  if (spread) return `${text.slice(0, spread.index)} ${text.slice(spread.index + spread[0].length)}`
  const words = text.split(/\s+/)
  const isNumber = (word: string) => /\d/.test(word) && /\p{L}/u.test(word) && word.length >= NAME_CHARS
  const at = words.findIndex(isNumber)
  const place = at < 0 ? words.findIndex(word => /\d/.test(word)) : at
  const [, tail = ''] = TAIL.exec(words[place] ?? '') ?? []
  return words.map((word, index) => (index === place ? tail : word)).join(' ')
}

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
