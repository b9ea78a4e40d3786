/** What reads the texts that buyers type and paste, asks what they mean, and corrects lines. Its code comes with the first entry: see `load-list-reader.ts`. */
import { findLine } from './find-line'
import { fixLines, takeApart } from './line-fixes'
import { parseList } from './parse-list'
import { quantityBeside } from './quantity-beside'
import { readList } from './read-list'
import { resolveLines } from './resolve-lines'

export const listReader = {
  parseList,
  readList,
  findLine,
  quantityBeside,
  takeApart,
  fixLines,
  resolveLines,
}

export type ListReader = typeof listReader
