/** What a file is by its content: names and declared types are whatever the sender writes. */
import type { OrderFile } from '@cartwright/core/contract'

type FileType = OrderFile['type']

/** First bytes of a kind of file; of a container also an entry that only this type has. */
const MARKS: readonly { type: FileType; start: Buffer; entry?: Buffer }[] = [
  { type: 'pdf', start: Buffer.from('%PDF-') },
  { type: 'png', start: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
  { type: 'jpg', start: Buffer.from('\xff\xd8\xff', 'latin1') },
  ...inContainer(Buffer.from('PK\x03\x04', 'latin1'), 'latin1', { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }),
  ...inContainer(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'utf16le', { doc: 'WordDocument', xls: 'Workbook' }),
]

function inContainer(start: Buffer, encoding: BufferEncoding, entries: Partial<Record<FileType, string>>) {
  return Object.entries(entries).map(([type, entry]) => ({
    type: type as FileType,
    start,
    entry: Buffer.from(entry, encoding),
  }))
}

/** Undefined for anything that is none of the types an order may have. */
export function typeOfContent(content: Buffer): FileType | undefined {
  const fits = ({ start, entry }: (typeof MARKS)[number]) =>
    content.subarray(0, start.length).equals(start) && (entry === undefined || content.includes(entry))
  return MARKS.find(fits)?.type
}
