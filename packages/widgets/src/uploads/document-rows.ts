/** What a document holds, in reading order, as the text of a list. */
import { FileTrouble } from './file-trouble'

/** A line of text, or a table of cells. */
export type Block = { line: string } | { rows: readonly (readonly string[])[] }

/** The rows of a document. */
export interface DocumentRows {
  /** Rows as lines, their cells between tabs. */
  text: string
  /** Lines of text beside the tables, which are no part of the list. */
  skipped: number
}

/** Most rows that a list takes of a document. */
const ROWS = 20_000

const isFilled = (row: readonly string[]) => row.some(cell => cell !== '')
/** A table that holds anything in two columns and two rows: others part an address from a logo. */
const isTable = (rows: readonly (readonly string[])[]) =>
  rows.filter(row => row.filter(cell => cell !== '').length > 1).length > 1

const plain = (cell: string) => cell.replace(/\s+/g, ' ').trim()
/** As spreadsheets copy a cell; one that begins with a quote is put into quotes. */
const copied = (cell: string) => (cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * The tables of a document where it has any, else its lines: what stands around the table of an order is the letter.
 * @throws FileTrouble `no-lines`, `too-much`
 */
export function toRows(blocks: readonly Block[]): DocumentRows {
  const clean = blocks.map(block => ('rows' in block ? { rows: block.rows.map(row => row.map(plain)) } : block))
  const tables = clean.flatMap(block => ('rows' in block && isTable(block.rows) ? [block.rows] : []))
  const others = clean.flatMap(block => {
    if ('line' in block) return plain(block.line) === '' ? [] : [[plain(block.line)]]
    return isTable(block.rows) ? [] : block.rows.filter(isFilled).map(row => [row.filter(Boolean).join(' ')])
  })
  const rows = tables.length > 0 ? tables.flat().filter(isFilled) : others
  if (rows.length === 0) throw new FileTrouble('no-lines', 'no rows')
  if (rows.length > ROWS) throw new FileTrouble('too-much', `${rows.length} rows`)
  return {
    text: rows.map(row => row.map(copied).join('\t')).join('\n'),
    skipped: tables.length > 0 ? others.length : 0,
  }
}
