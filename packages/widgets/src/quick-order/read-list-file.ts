/** A file that holds a list: text in any of the usual encodings, a spreadsheet, or a document. */
import type { Language } from '@cartwright/core'
import { decodeText, encodingOf, isTextFile, type TextEncoding } from '@cartwright/core/rules'
import { kindOfText, MOST_BYTES } from '../uploads/read-file'

/** Files that can hold a list. */
export const LIST_FILES =
  '.csv,.tsv,.txt,.xlsx,.xls,.htm,.html,.docx,.pdf,.eml,text/csv,text/plain,text/tab-separated-values'

export interface ListFile {
  name: string
  /** In bytes. */
  size: number
  text: string
  /** What the text was decoded from, which can be corrected; undefined for a spreadsheet and a document. */
  encoded: { bytes: Uint8Array; encoding: TextEncoding } | undefined
  /** Lines beside the table of a document, which were left out. */
  skipped: number
}

/**
 * @param language of the reader, which decides how bytes are read that can be two code pages
 * @throws FileTrouble when the file cannot be read; ShopError when what reads it does not arrive
 */
export async function readListFile(file: File, language: Language): Promise<ListFile | 'too-large'> {
  if (file.size > MOST_BYTES) return 'too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { name, size } = file
  if (isTextFile(bytes)) {
    const encoding = encodingOf(bytes, language)
    const text = decodeText(bytes, encoding)
    const isPdf = text.slice(0, 1024).includes('%PDF-')
    if (!isPdf && kindOfText(text) === 'lines' && text.trim() !== '')
      return { name, size, text, encoded: { bytes, encoding }, skipped: 0 }
  }
  const { readTableFile } = await import('../uploads/read-table-file')
  const { text, skipped } = await readTableFile(file, language)
  return { name, size, text, encoded: undefined, skipped }
}
