/** What a text says above its lines: titles, and headings that are not cut into cells. */
import { headingOf, isBareNumberWord, isDescriptionWord, titleOf } from './heading-words'

type Rows = readonly (readonly string[])[]

/** One word of letters and digits, which is no quantity with its unit. */
export const LIKE_A_NUMBER = /^(?=.*\p{L})(?=.*\d)(?!\d+\p{L}+$)[\p{L}\d\-./+#]{4,}$/u

export const hasFigure = (cell: string) => /\d/.test(cell)

/** Longer texts are sentences, in which a word such as "delivery" says nothing about the figures. */
const TITLE_WORDS = 5

/** A title above the list says that its figures are something else: `Stock list`, `Bestand 31.12.` */
export function isAboutOther(rows: Rows, from: number): boolean {
  const data = rows.findIndex(
    (row, at) => at >= from && (row.some(cell => LIKE_A_NUMBER.test(cell)) || row.filter(hasFigure).length > 1),
  )
  return rows.slice(from, Math.max(from, data)).some(row => {
    const words = titleOf(row.join(' ')).split(/\s+/)
    const others = words.filter(word => headingOf(word) !== 'number' && !isDescriptionWord(word))
    return words.length <= TITLE_WORDS && [others.join(' '), ...others].some(isOtherFigure)
  })
}

function isOtherFigure(text: string): boolean {
  const heading = headingOf(text)
  return heading === 'never' || heading === 'maybe'
}

/** A longer row that names the article is a sentence; one that names it twice may be a heading of many columns. */
const HEADING_WORDS = 4
const LONG_HEADING_WORDS = 8

/**
 * What the row above lines in words says is in them: a number and a quantity, or anything else, such as `Item EK`. Undefined where
 * it is no heading.
 */
export function wordHeadingOf(rows: Rows): 'quantity' | 'other' | undefined {
  const data = rows.findIndex(
    row => row.length > 1 || (row[0] ?? '').split(/\s+/).some(word => LIKE_A_NUMBER.test(word)),
  )
  const text = rows[data - 1]?.join(' ') ?? ''
  const words = text.split(/\s+/)
  const others = words.filter(word => headingOf(word) !== 'number')
  const names = words.length - others.length
  if (names === 0 || /[:,!?]$/.test(text)) return undefined
  if (words.length > (names > 1 ? LONG_HEADING_WORDS : HEADING_WORDS)) return undefined
  if (others.length === 0) {
    // `SKU Nr.` is one name, or a second column of line numbers or pieces when there are figures.
    const hasBare = names > 1 && [words[0] ?? '', words.at(-1) ?? ''].some(isBareNumberWord)
    return hasBare && rows.slice(data).some(row => row.length > 1) ? 'other' : undefined
  }
  const figures = others.filter(word => !isDescriptionWord(word))
  // "Part number" is one name; what has more names has more columns.
  const isQuantity = names < 3 && ['ordered', 'quantity', 'order'].includes(headingOf(figures.join(' ')))
  // A sign names a column too: `Item % Qty`.
  return isQuantity && figures.every(word => /\p{L}/u.test(word)) ? 'quantity' : 'other'
}

/** Words for a sum; compounds such as `Gesamtsumme` and `Eindtotaal` end with one. */
const SUM_WORD =
  /^(?:\p{L}*(?:total|totale|totaux|totaal|totalen|summe|suma)|gesamt|insgesamt|somme|somma|sumie|sum|razem|łącznie|ogółem|celkem|összesen|合计|总计|小计|合計)$/iu
/** A sum, with or without a currency or a unit. */
const SUM = /^\P{L}*\d[\d\s.,'’]*[^\d]{0,6}$/u
/** `Total general ordered`: what has more words is a sentence. */
const SUM_WORDS = 3

/** Rows of a table that hold a word for a sum in front and nothing else but figures: they are no lines. */
export const totalsIn = (rows: Rows): { row: number; text: string }[] =>
  rows.flatMap((cells, row) => {
    const [name = '', ...figures] = cells.filter(cell => cell !== '')
    const words = name
      .replace(/[:：]$/, '')
      .trim()
      .split(/[\s-]+/)
    const isSum = words.length <= SUM_WORDS && !hasFigure(name) && words.some(word => SUM_WORD.test(word))
    return row > 0 && isSum && figures.length > 0 && figures.every(cell => SUM.test(cell))
      ? [{ row, text: [name, ...figures].join(' ') }]
      : []
  })
