/** What a reader finds in a file. Tables and papers are packed: a search of their bytes finds nothing. */
import { createHash } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { readPdf } from '../pdf/read-pdf.testing'

const read = new Map<string, Promise<string>>()

/** Of a table the cells, of a PDF its words, what it says of itself and what is attached, of everything else the bytes as text. */
export function wordsOfFile(bytes: Uint8Array): Promise<string> {
  // Many callers are answered with the same file.
  const key = createHash('sha256').update(bytes).digest('base64')
  const words = read.get(key) ?? readWords(bytes)
  read.set(key, words)
  return words
}

async function readWords(bytes: Uint8Array): Promise<string> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 5))
  if (start === '%PDF-') {
    const { text, info, attachments } = await readPdf(Buffer.from(bytes))
    return [text, JSON.stringify(info), ...attachments].join('\n')
  }
  return start.startsWith('PK\u0003\u0004') ? JSON.stringify(await readXlsx(bytes)) : new TextDecoder().decode(bytes)
}
