/** A file that holds a list: text in any of the usual encodings, or a spreadsheet. */
import type { Language } from '@cartwright/core'
import { decodeText, encodingOf, type TextEncoding } from '@cartwright/core/rules'
import { isText, MOST_BYTES } from '../uploads/read-file'

/** Files that can hold a list. */
export const LIST_FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values'

export interface ListFile {
  name: string
  /** In bytes. */
  size: number
  text: string
  /** What the text was decoded from, which can be corrected; undefined for a spreadsheet. */
  encoded: { bytes: Uint8Array; encoding: TextEncoding } | undefined
}

/**
 * @param language of the reader, which decides how bytes are read that can be two code pages
 * @throws ShopError when what reads spreadsheets does not arrive, any other error when the file cannot be read
 */
export async function readListFile(file: File, language: Language): Promise<ListFile | 'too-large'> {
  if (file.size > MOST_BYTES) return 'too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { name, size } = file
  if (isText(bytes)) {
    const encoding = encodingOf(bytes, language)
    return { name, size, text: decodeText(bytes, encoding), encoded: { bytes, encoding } }
  }
  const { readTableFile } = await import('../uploads/read-table-file')
  return { name, size, text: await readTableFile(file, language), encoded: undefined }
}
