/** Tables and lines of a page, as shops and accounting programs save them under the name of a spreadsheet; XML of Excel 2003 too. */

import { nextTask } from '@cartwright/core'
import { Parser } from 'htmlparser2'
import type { Block } from './document-rows'

/** What is parsed at once, so that the page can be used in between. */
const CHUNK_CHARS = 100_000

const HIDDEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'template',
  'styles',
  'documentproperties',
])
const BREAKS: ReadonlySet<string> = new Set([
  'br',
  'p',
  'div',
  'li',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'pre',
])
const CELLS: ReadonlySet<string> = new Set(['td', 'th', 'cell'])
const ROWS: ReadonlySet<string> = new Set(['tr', 'row'])
/** Of one cell: a page that says more is no list. */
const COLUMNS = 100

interface OpenTable {
  rows: string[][]
  /** What is written into: a cell of the last row; undefined between cells. */
  isInCell: boolean
}

/** The tables of the page, the innermost ones, and the text around them. Nothing of the page runs or is fetched. */
export async function readHtml(html: string): Promise<Block[]> {
  const blocks: Block[] = []
  const tables: OpenTable[] = []
  let hidden = 0
  let line = ''
  const endLine = () => {
    if (line.trim() !== '') blocks.push({ line })
    line = ''
  }
  const write = (text: string) => {
    const table = tables.at(-1)
    const row = table?.rows.at(-1)
    if (table?.isInCell && row && row.length > 0) row[row.length - 1] += text
    else if (!table) line += text
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (HIDDEN.has(name)) hidden += 1
        const table = tables.at(-1)
        if (name === 'table') {
          endLine()
          tables.push({ rows: [], isInCell: false })
        } else if (table && ROWS.has(name)) {
          table.rows.push([])
          table.isInCell = false
        } else if (table && CELLS.has(name)) {
          if (table.rows.length === 0) table.rows.push([])
          const row = table.rows.at(-1) as string[]
          // Excel 2003 leaves out empty cells, and says where the next one stands.
          const index = Math.min(Number(attributes['ss:index'] ?? 0), COLUMNS)
          while (row.length < index - 1) row.push('')
          row.push('')
          table.isInCell = true
        } else if (BREAKS.has(name)) {
          if (tables.length > 0) write(' ')
          else endLine()
        }
      },
      onclosetag(name) {
        if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1)
        const table = tables.at(-1)
        if (name === 'table' && table) {
          tables.pop()
          blocks.push({ rows: table.rows })
        } else if (table && CELLS.has(name)) table.isInCell = false
        else if (BREAKS.has(name) && tables.length === 0) endLine()
      },
      ontext(text) {
        if (hidden === 0) write(text)
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  for (let at = 0; at < html.length; at += CHUNK_CHARS) {
    parser.write(html.slice(at, at + CHUNK_CHARS))
    await nextTask()
  }
  parser.end()
  endLine()
  return blocks
}
