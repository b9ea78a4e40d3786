/** What the columns of a list hold. */
import { isQuantityText, mayBeQuantity } from './parse-quantity'
import type { ParsedList } from './quick-order.types'

type Role = ParsedList['columns'][number]
type Rows = readonly (readonly string[])[]

/*
 * Beginnings of heading words in English, German, French, Italian, Polish and Chinese, compared without accents and signs.
 * Where several differ by a letter they share an expression: the elements carry it.
 */
/** Qty, quantity, quantité, quantità, qté, qtà, pcs, pieces … sztuk. */
const QUANTITY_WORD =
  /^(order|required)?(q(t|uantit)[yea]|pcs|piece|pezzi|pz|menge|bestellmenge|anzahl|stuck|stk|nombre|ilosc|liczba|szt)|数量/
/** Our part number, numer, Nummer, No, Nr, article, articolo, Artikel, Art. no., code, codice, product, Produkt, index, indeks … */
const NUMBER_WORD =
  /^(our|your|my|n|customer|kunden|ihre|vendor|supplier|manufacturer)?(part|num[bm]?er|no$|nr($|kat|art)|sku|pn$|mpn|oem|item|arti[ck]|artn[ro]|cod|produ[ck]t|ean|gtin|barcode|material|bestell|teile|ref|rif|inde[kx]|kod|symbol)|编号|料号|型号|货号/
const SAMPLE_ROWS = 50
const PRICE = /^\d+[.,]\d{1,2}\s*\D{0,3}$/

const bare = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[^\p{L}\d]+/gu, '')

const headingRole = (cell: string): Role => {
  // A part number may begin like a heading; headings hold no digit.
  if (/\d/.test(cell)) return 'ignore'
  const word = bare(cell)
  return QUANTITY_WORD.test(word) ? 'quantity' : NUMBER_WORD.test(word) ? 'number' : 'ignore'
}

/** True when the first row names columns. A row with digits never does, so that no line is taken for a heading. */
export function looksLikeHeader(rows: Rows): boolean {
  const [first] = rows
  if (!first || rows.length < 2 || first.some(cell => /\d/.test(cell))) return false
  return first.some(cell => headingRole(cell) !== 'ignore')
}

/** Roles by heading where there is one, and by what the cells look like. */
export function guessColumns(rows: Rows, hasHeader: boolean): Role[] {
  const data = rows.slice(hasHeader ? 1 : 0, SAMPLE_ROWS)
  const width = usualWidth(rows.slice(0, SAMPLE_ROWS))
  const named = [...Array(width)].map((_, at) => (hasHeader ? headingRole(rows[0]?.[at] ?? '') : 'ignore'))
  const looks = [...Array(width)].map((_, at) => lookOf(data, at))
  const number = find(named.indexOf('number'), () => numberColumn(looks, named.indexOf('quantity')))
  const quantity = find(named.indexOf('quantity'), () => quantityColumn(looks, number))
  return named.map((_, at) => (at === number ? 'number' : at === quantity ? 'quantity' : 'ignore'))
}

function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return usual?.[0] ?? 1
}

const find = (known: number, guess: () => number) => (known >= 0 ? known : guess())

interface Look {
  /** Shares of the filled cells, 0 to 1. */
  quantities: number
  numbers: number
  /** Average length. */
  length: number
  /** 1, 2, 3 …: line numbers. */
  counts: boolean
}

function lookOf(rows: Rows, at: number): Look {
  const cells = rows.map(row => row[at] ?? '').filter(cell => cell !== '')
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length)
  return {
    // A return among the orders is a quantity to be mended, and no reason to read none. Clear ones come first.
    quantities: Math.max(
      share(cell => isQuantityText(cell.replace(/^-/, ''))),
      share(mayBeQuantity) / 2,
    ),
    numbers: share(cell => /\d/.test(cell) && !isQuantityText(cell) && !PRICE.test(cell)),
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    counts: cells.length > 2 && cells.every((cell, index) => Number(cell) === index + 1),
  }
}

/** The first column of mostly part numbers; among columns of bare digits the one with the longest. */
function numberColumn(looks: readonly Look[], quantity: number): number {
  const clear = looks.findIndex(({ numbers }, at) => at !== quantity && numbers >= 0.5)
  if (clear >= 0) return clear
  let best = quantity === 0 ? 1 : 0
  looks.forEach((look, at) => {
    const known = looks[best]
    if (at !== quantity && !look.counts && look.length > (known?.length ?? 0)) best = at
  })
  return Math.min(best, looks.length - 1)
}

/** The column that looks most like quantities, the first after the number when several do. */
function quantityColumn(looks: readonly Look[], number: number): number {
  const shares = looks.map(({ quantities, counts }, at) =>
    // Line numbers stand in front; quantities that happen to run 1, 2, 3 stand behind.
    at === number || (counts && at < number) ? 0 : quantities,
  )
  // A few in a column of words are enough: the words are asked about, where one piece of each would be ordered.
  const most = Math.max(0.2, ...shares)
  const after = shares.indexOf(most, number + 1)
  return after < 0 ? shares.indexOf(most) : after
}
