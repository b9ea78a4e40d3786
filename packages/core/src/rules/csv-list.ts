/** Lists that were saved as CSV by a spreadsheet, in any language. */
import { type CsvRow, readCsv } from './csv'

/** Rows of a list: semicolons or tabs divide its cells where the first line has one, commas otherwise. */
export function readCsvList(text: string): CsvRow[] {
  const plain = text.replace(/^\ufeff/, '')
  const [first = ''] = plain.split(/\r?\n/, 1)
  return readCsv(plain, ([';', '\t'] as const).find(sign => first.includes(sign)) ?? ',').rows
}
