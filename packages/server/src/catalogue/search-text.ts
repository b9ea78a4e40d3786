/** What a search looks through. */
import { normalizeNumber } from '@cartwright/core/rules'
import { FILLERS } from './trade-words'

/** Each word of a text as the pattern of a `like` that contains it. */
export const wordPatterns = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean).map(patternOf)

/**
 * The pattern of a `like` that contains a word; wildcards are taken for what they are. A width is found without its space,
 * a number with blanks for its hyphens: `12mm`, `sp-c250`.
 */
export function patternOf(word: string): string {
  const [, whole, part] = /^(\d+)(?:[.,](\d+))?mm$/.exec(word) ?? []
  if (whole) return `%${[whole, part, 'mm'].filter(Boolean).join('_')}%`
  return `%${word.replace(/[\\%_]/g, '\\$&').replace(/(?<=[\p{L}\d])[-\u2010-\u2015\u2212](?=[\p{L}\d])/gu, '_')}%`
}

/** Endings of plurals and cases in our languages: `toners`, `Trommeleinheiten`, `tamburi`, `étiquettes`, `bębny`. */
const ENDING = /(?<=^\p{L}{4,})(?:en|es|ów|(?<=e[lr])n|[saeioy])$/u

/** What a word of a search has in common with the same word in another number or case; codes with digits stay as they are. */
const stemOf = (word: string): string => word.replace(ENDING, '')

/**
 * A number whose letter stands apart, as one word: `85 a`, `M 404 dn`, `tn243 bk`. What one letter stands beside is a
 * number in every trade list; of more letters only those that models and colours have.
 */
export const joinNumbers = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d])(\p{L})\s+(?=\d{2,})/gu, '$1')
    .replace(/(?<=\d{2,})\s+(?=(?:[a-z]|[cf]{0,2}d?[nw]{1,2}|bk)(?![\p{L}\d]))/giu, '')

/** Two letters before a number name a family and begin a word: `wc 3325` is no `newcolor c3325`. The blank says so. */
const beginningOf = (word: string, at: number, words: readonly string[]): string =>
  /^\p{L}{2}$/u.test(word) && /^\d/.test(words[at + 1] ?? '') ? ` ${word}` : word

/** What is looked for where someone searches for a text. A width is one word. @param apart leave blanks in numbers */
export function searchWords(text: string, { apart = false } = {}): string[] {
  const widths = text.toLowerCase().replace(/(\d)\s+mm(?!\S)/g, '$1mm')
  const words = (apart ? widths : joinNumbers(widths)).split(/\s+/).filter(Boolean)
  const telling = words.filter(word => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).map(stemOf).map(beginningOf)
}

/** Blanks and hyphens that someone may write or not in the name of a printer; the index of printers has them left out too. */
export const withoutHyphens = (text: string): string => text.replace(/[\s\p{Pd}\u2212]/gu, '')

/** The search column of a printer. */
export const printerText = (brand: string, series: string, model: string): string =>
  [brand, series, model, ...(model.includes('-') ? [model.replaceAll('-', '')] : [])].join(' ').toLowerCase()

/** What a part is searched by. */
interface Searched {
  number: string
  oemCode: string
  name: string
  /** In other languages. */
  names: Readonly<Record<string, string>>
}

/**
 * The search columns of a part. It is found by its name in every language, no matter what the reader's. Printers with hyphens
 * are found without them as well: `hl-l2350dw`, `hll2350dw`.
 * @param printers all it fits, without the brand
 */
export function searchColumns({ number, oemCode, name, names }: Searched, printers: readonly string[]) {
  const [numberKey, oemKey] = [normalizeNumber(number), normalizeNumber(oemCode)]
  const joined = printers.filter(printer => printer.includes('-')).map(printer => printer.replaceAll('-', ''))
  const words = [number, numberKey, oemCode, oemKey, name, ...newWords(name, names), ...printers, ...joined]
  return { numberKey, oemKey, search: words.join(' ').toLowerCase() }
}

/** The same after a change of the part itself: its printers, which stand behind what describes it, stay. */
export function searchColumnsAfter(before: Searched & { search: string; printers: readonly string[] }, part: Searched) {
  const own = searchColumns(before, []).search
  if (!before.search.startsWith(own)) return searchColumns(part, before.printers)
  const columns = searchColumns(part, [])
  return { ...columns, search: columns.search + before.search.slice(own.length) }
}

/** The words of the other names, each once, in the order of their languages. */
function newWords(name: string, names: Searched['names']): string[] {
  const wordsOf = (text = '') =>
    text
      .toLowerCase()
      .split(/[\s，]+/)
      .map(word => word.replace(/,$/, ''))
  const known = new Set(['', ...wordsOf(name)])
  const words = Object.keys(names)
    .toSorted()
    .flatMap(language => wordsOf(names[language]))
  return [...new Set(words)].filter(word => !known.has(word))
}
