/** What reads the texts that buyers type and paste, and corrects lines. Its code comes with the first entry: see `load-list-reader.ts`. */
import { fixLines, takeApart } from './line-fixes'
import { parseList } from './parse-list'
import { quantityBeside } from './quantity-beside'

export const listReader = { parseList, quantityBeside, takeApart, fixLines }

export type ListReader = typeof listReader
