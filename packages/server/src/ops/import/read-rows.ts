/** Turns a catalogue file into checked rows, and says line by line what is wrong with the others. */
import { LANGUAGES, type Language } from '@cartwright/core/contract'
import type { CsvRow } from '@cartwright/core/rules'
import { FALLBACK_LANGUAGE } from '../../texts/language'
import { OPS, OpsTrouble } from '../command'
import {
  BadCell,
  type PartFields,
  PIECES_MAX,
  priceCell,
  readers,
  TRANSLATED,
  type Translated,
  wholeCell,
} from './columns'
import { parseCsv } from './csv'

export interface ImportRow {
  line: number
  fields: PartFields
  /** Names and descriptions in other languages than English. */
  texts: Record<Translated, Partial<Record<Language, string>>>
  /** Prices of one piece, by price list. */
  prices: Map<number, number>
  /** Pieces, by warehouse. */
  stocks: Map<string, number>
}

export interface BadRow {
  line: number
  number: string
  problems: string[]
}

/** What a file may refer to. */
export interface Known {
  priceLists: readonly { priceListId: number; currency: string }[]
  warehouses: readonly string[]
}

type Column =
  | { kind: 'field'; name: keyof PartFields }
  | { kind: 'text'; name: Translated; language: Language }
  | { kind: 'price'; lists: number[] }
  | { kind: 'stock'; warehouse: string }

/** @throws OpsTrouble when the header cannot be used */
export function readImport(source: string, known: Known): { rows: ImportRow[]; bad: BadRow[] } {
  const [header, ...lines] = parseCsv(source)
  if (!header) throw new OpsTrouble('The file is empty.')
  const columns = header.cells.map(cell => readHeader(cell, known))
  const numberAt = columns.findIndex(column => column.kind === 'field' && column.name === 'number')
  if (numberAt < 0) throw new OpsTrouble('The file has no column "number".')

  const rows: ImportRow[] = []
  const bad: BadRow[] = []
  const firstLine = new Map<string, number>()
  for (const line of lines) {
    const { row, problems } = readRow(line, columns)
    const { number } = row.fields
    const earlier = firstLine.get(number)
    if (!number) problems.push('number is empty')
    else if (earlier !== undefined) problems.push(`number is also on line ${earlier}`)
    else firstLine.set(number, line.line)
    if (problems.length > 0) bad.push({ line: line.line, number, problems })
    else rows.push(row)
  }
  return { rows, bad }
}

function readHeader(cell: string, { priceLists, warehouses }: Known): Column {
  const [kind = '', name = ''] = cell.split(':').map(part => part.trim())
  const field = (Object.keys(readers) as (keyof PartFields)[]).find(key => key.toLowerCase() === cell.toLowerCase())
  if (field) return { kind: 'field', name: field }
  if (kind.toLowerCase() === 'price') {
    const isMeant = (list: Known['priceLists'][number]) =>
      String(list.priceListId) === name || list.currency.toLowerCase() === name.toLowerCase()
    const lists = priceLists.filter(isMeant).map(list => list.priceListId)
    if (lists.length > 0) return { kind: 'price', lists }
  }
  const text = TRANSLATED.find(key => key === kind.toLowerCase())
  const language = LANGUAGES.find(code => code === name.toLowerCase())
  if (text && language === FALLBACK_LANGUAGE) return { kind: 'field', name: text }
  if (text && language) return { kind: 'text', name: text, language }
  const warehouse = warehouses.find(code => code.toLowerCase() === name.toLowerCase())
  if (kind.toLowerCase() === 'stock' && warehouse) return { kind: 'stock', warehouse }
  throw new OpsTrouble(`The file has a column "${cell}" that is not known. Try: ${OPS} import --help`)
}

function readRow({ line, cells }: CsvRow, columns: readonly Column[]): { row: ImportRow; problems: string[] } {
  const texts = { name: {}, description: {} }
  const row: ImportRow = { line, fields: { number: '' }, texts, prices: new Map(), stocks: new Map() }
  const problems: string[] = []
  if (cells.length > columns.length) problems.push(`has ${cells.length} cells, the header ${columns.length}`)
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (cell === '') continue // says nothing about this column
    try {
      readCell(row, column, cell)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      problems.push(`${nameOf(column)} "${cell}" ${error.message}`)
    }
  }
  return { row, problems }
}

function readCell(row: ImportRow, column: Column, cell: string): void {
  if (column.kind === 'field') Object.assign(row.fields, { [column.name]: readers[column.name](cell) })
  else if (column.kind === 'text') row.texts[column.name][column.language] = String(readers[column.name](cell))
  else if (column.kind === 'stock') row.stocks.set(column.warehouse, wholeCell(cell, 0, PIECES_MAX))
  else for (const list of column.lists) row.prices.set(list, priceCell(cell))
}

function nameOf(column: Column): string {
  switch (column.kind) {
    case 'field':
      return column.name
    case 'text':
      return `${column.name}:${column.language}`
    case 'stock':
      return `stock:${column.warehouse}`
    default:
      return 'price'
  }
}
