/** What a file is by its content: names and declared types are what the sender writes. */
import type { ReturnFile } from '@cartwright/core/contract'
import { oleNames, zipEntries } from './office-file'
import { jpegLength, pngLength } from './picture'
import { webpLength } from './webp'

type FileType = ReturnFile['type']

/** The file of a type that stands in the content; undefined when it is none, or not a whole one. */
const FILES: Readonly<Record<FileType, (content: Buffer) => Buffer | undefined>> = {
  png: cut(pngLength),
  jpg: cut(jpegLength),
  webp: cut(webpLength),
  pdf: pdfIn,
  docx: whole(content => zipEntries(content).has('word/document.xml')),
  xlsx: whole(content => zipEntries(content).has('xl/workbook.xml')),
  doc: whole(content => oleNames(content).streams.has('WordDocument')),
  xls: whole(content => oleNames(content).streams.has('Workbook')),
}

function whole(fits: (content: Buffer) => boolean) {
  return (content: Buffer) => (fits(content) ? content : undefined)
}

function cut(lengthOf: (content: Buffer) => number | undefined) {
  return (content: Buffer) => {
    const length = lengthOf(content)
    return length === undefined ? undefined : content.subarray(0, length)
  }
}

/** How much may stand before the head of a PDF: readers look for it in the first kilobyte (ISO 32000-1, annex H.3). */
const BEFORE_HEAD_BYTES = 1024

/**
 * Head and end of a PDF (ISO 32000-1, 7.5): readers look for the end in the last kilobyte. What mail gateways and scanners put before the
 * head, and blanks after the end, are left away. A page in front of it would make a page of the file.
 */
function pdfIn(content: Buffer): Buffer | undefined {
  const [, before = '', head] =
    /^([^<]*?)(%PDF-\d\.\d)/s.exec(content.toString('latin1', 0, BEFORE_HEAD_BYTES + 8)) ?? []
  if (head === undefined || before.length > BEFORE_HEAD_BYTES) return undefined
  const end = content.findLastIndex(byte => !BLANKS.has(byte)) + 1
  const [lineEnd = ''] = /^\r?\n?/.exec(content.toString('latin1', end, end + 2)) ?? []
  const pdf = content.subarray(before.length, end + lineEnd.length)
  const tail = /startxref\s+(\d+)\s+%%EOF/.exec(pdf.subarray(-1024).toString('latin1'))
  return tail !== null && Number(tail[1]) < content.length ? pdf : undefined
}

/** NUL, tab, line feed, form feed, carriage return, blank, and the end-of-file mark of old systems. */
const BLANKS: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x1a])

/**
 * Reads a file as one of a type an order may have. What follows the end of a picture is left away: phones add films there, and
 * others could add anything.
 * @returns undefined when it is not a whole file of this type
 */
export const readAs = (type: FileType, content: Buffer): Buffer | undefined => FILES[type](content)
