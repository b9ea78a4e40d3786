/** Files with rows that are imported. */
import { ShopError } from '@cartwright/core'
import { dayIn, decodeText, encodingOf, isTextFile } from '@cartwright/core/rules'
import type { Block, DocumentRows } from './document-rows'
import { FileTrouble } from './file-trouble'
import { kindOfText } from './read-file'

/** How the files begin, in bytes. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** More rows and columns than any import takes. A cell further out would make each row as long as the sheet is wide. */
const CELLS = 'A1:CV20000'
/** Bytes. Such a table unpacks to far less; a small archive can be made to unpack to more than a device holds. */
const UNPACKED_MAX = 32 * 1024 * 1024

/** A text with its rows, and how many lines beside them were left out. */
export type TableFile = DocumentRows

/**
 * The text of a CSV file, whose code page follows the reader's language; of an Excel file the first sheet that is not hidden, as CSV; the
 * tables of a page, a Word document, a PDF with text and a mail, as TSV. What reads each kind is fetched when there is such a file.
 * @throws FileTrouble for a file that cannot be read; ShopError `network` when what reads it does not arrive
 */
export async function readTableFile(file: File, language: string): Promise<TableFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await readBytes(bytes, language)
  if (read.text.trim() === '') throw new FileTrouble('no-lines', `${file.name} is blank`)
  return read
}

async function readBytes(bytes: Uint8Array, language: string): Promise<TableFile> {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (begins(ZIP)) return readArchive(bytes)
  if (begins(OLE)) throw new FileTrouble(isLocked(bytes) ? 'password' : 'old-office', 'an OLE file')
  if (isPdf(bytes)) return toDocument(arriving(import('./pdf-rows')).then(({ readPdf }) => readPdf(bytes)))
  if (!isTextFile(bytes)) throw new FileTrouble('unreadable', 'no text')
  const text = decodeText(bytes, encodingOf(bytes, language))
  const kind = kindOfText(text)
  if (kind === 'html') return toDocument(arriving(import('./html-rows')).then(({ readHtml }) => readHtml(text)))
  if (kind === 'mail') return toDocument(arriving(import('./mail-rows')).then(({ readMail }) => readMail(bytes)))
  return { text, skipped: 0 }
}

/** Code on its way; the file may be good though it does not arrive. */
const arriving = <T>(code: Promise<T>): Promise<T> =>
  code.catch((cause: unknown) => {
    throw new ShopError('network', 'code not loaded', {}, { cause })
  })

/** @throws FileTrouble `unreadable` for anything that is thrown by a broken file */
async function toDocument(read: Promise<readonly Block[]>): Promise<TableFile> {
  const { toRows } = await arriving(import('./document-rows'))
  return toRows(await read.catch(asTrouble))
}

function asTrouble(thrown: unknown): never {
  if (thrown instanceof FileTrouble || thrown instanceof ShopError) throw thrown
  throw new FileTrouble('unreadable', 'the file is broken', { cause: thrown })
}

/** The head of a PDF stands in its first kilobyte. */
const isPdf = (bytes: Uint8Array): boolean => /^[^<]*?%PDF-\d/s.test(String.fromCharCode(...bytes.subarray(0, 1024)))

/** In a compound file with a password the document is one stream of this name, in UTF-16. */
const LOCKED = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0])

function isLocked(bytes: Uint8Array): boolean {
  for (let at = 0; at + LOCKED.length <= bytes.length; at += 128)
    if (LOCKED.every((byte, offset) => bytes[at + offset] === byte)) return true
  return false
}

/** An Excel file or a Word document. */
async function readArchive(bytes: Uint8Array): Promise<TableFile> {
  const entries = entriesOf(bytes)
  const names = entries.map(({ name }) => name)
  if (entries.reduce((total, { size }) => total + size, 0) > UNPACKED_MAX)
    throw new FileTrouble('too-much', 'unpacks to too much')
  if (names.some(name => name.endsWith('vbaProject.bin'))) throw new FileTrouble('macros', 'macros')
  if (names.includes('word/document.xml'))
    return toDocument(arriving(import('./docx-rows')).then(({ readDocx }) => readDocx(bytes)))
  return { text: await readSheet(bytes).catch(asTrouble), skipped: 0 }
}

const [ENTRY, ENTRY_BYTES] = [0x02014b50, 46]
const END = 0x06054b50

interface Entry {
  name: string
  /** Unpacked, in bytes. */
  size: number
}

/** The table of contents of an archive: what reads the files unpacks none to more than it says. */
function entriesOf(archive: Uint8Array): Entry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length)
  let end = archive.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END) end--
  const entries: Entry[] = []
  let at = end < 0 ? end : view.getUint32(end + 16, true)
  while (at >= 0 && at + ENTRY_BYTES <= archive.length && view.getUint32(at, true) === ENTRY) {
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(archive.subarray(at + ENTRY_BYTES, nameEnd)),
      // A size that is left out is no limit.
      size: unpacked === 0 && packed > 2 ? Number.POSITIVE_INFINITY : unpacked,
    })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function readSheet(bytes: Uint8Array): Promise<string> {
  // Only who imports an Excel file loads what reads it.
  const { readXlsx } = await arriving(import('hucre/xlsx'))
  const isVisible = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) => !hidden && !veryHidden
  // What an amount is a part of, its format alone says.
  const { sheets } = await readXlsx(bytes, { sheets: isVisible, range: CELLS, readStyles: true })
  const { rows = [], cells } = sheets[0] ?? {}
  const formatOf = (row: number, column: number) => cells?.get(`${row},${column}`)?.style?.numFmt
  return rows
    .map((row, at) => `${row.map((cell, column) => quoted(toText(cell, formatOf(at, column)))).join(';')}\r\n`)
    .join('')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Words and signs of a number format that are shown as they are: `0" %"` does not multiply by a hundred. */
const LITERALS = /"[^"]*"|\\./g
/** Excel keeps as many; what goes beyond comes from computing. */
const FIGURES = 15

function toText(cell: unknown, format = ''): string {
  if (cell instanceof Date) return dayIn('UTC', cell)
  if (typeof cell !== 'number') return cell === null || cell === undefined ? '' : String(cell)
  const isPercent = format.replace(LITERALS, '').includes('%')
  const shown = String(Number((isPercent ? cell * 100 : cell).toPrecision(FIGURES)))
  return isPercent ? `${shown}%` : shown
}
