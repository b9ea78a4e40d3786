/** What a file is by its content: names and declared types are what the sender writes. */
import type { ReturnFile } from '@cartwright/core/contract'
import { oleNames, zipEntries } from './office-file'
import { jpegLength, pngLength } from './picture'
import { webpLength } from './webp'

type FileType = ReturnFile['type']

/** How long the file of a type is that stands in the content; undefined when it is none, or not a whole one. */
const LENGTHS: Readonly<Record<FileType, (content: Buffer) => number | undefined>> = {
  png: pngLength,
  jpg: jpegLength,
  webp: webpLength,
  pdf: whole(isPdf),
  docx: whole(content => zipEntries(content).has('word/document.xml')),
  xlsx: whole(content => zipEntries(content).has('xl/workbook.xml')),
  doc: whole(content => oleNames(content).streams.has('WordDocument')),
  xls: whole(content => oleNames(content).streams.has('Workbook')),
}

function whole(fits: (content: Buffer) => boolean) {
  return (content: Buffer) => (fits(content) ? content.length : undefined)
}

/** Head and end of a PDF (ISO 32000-1, 7.5): readers look for the end in the last kilobyte. */
function isPdf(content: Buffer): boolean {
  if (!/^%PDF-\d\.\d/.test(content.toString('latin1', 0, 8))) return false
  const end = /startxref\s+(\d+)\s+%%EOF/.exec(content.subarray(-1024).toString('latin1'))
  return end !== null && Number(end[1]) < content.length
}

/**
 * Reads a file as one of a type an order may have. What follows the end of a picture is left away: phones add films there, and
 * others could add anything.
 * @returns undefined when it is not a whole file of this type
 */
export function readAs(type: FileType, content: Buffer): Buffer | undefined {
  const length = LENGTHS[type](content)
  return length === undefined ? undefined : content.subarray(0, length)
}
