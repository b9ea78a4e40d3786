/** What reads the texts that buyers type and paste. Its code comes with the first entry: see `load-list-reader.ts`. */
import { parseList } from './parse-list'
import { quantityBeside } from './quantity-beside'
import { readLine, splitAtArticles } from './read-line'

export const listReader = { parseList, quantityBeside, readLine, splitAtArticles }

export type ListReader = typeof listReader
