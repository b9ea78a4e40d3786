/** Files with rows that are imported. */
import { ShopError } from '@cartwright/core'
import { dayIn, decodeText, encodingOf } from '@cartwright/core/rules'
import { isText } from './read-file'

/** How the files begin, in bytes. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** More rows and columns than any import takes. A cell further out would make each row as long as the sheet is wide. */
const CELLS = 'A1:CV20000'
/** Bytes. Such a table unpacks to far less; a small archive can be made to unpack to more than a device holds. */
const UNPACKED_MAX = 32 * 1024 * 1024

/**
 * The text of a CSV file, whose code page follows the reader's language; of an Excel file the first sheet that is not hidden, as CSV.
 * @throws Error for a file of another kind, and for one with a password; ShopError `network` when what reads Excel files does not arrive
 */
export async function readTableFile(file: File, language: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (begins(ZIP)) {
    if (unpackedBytes(bytes) > UNPACKED_MAX) throw new Error(`${file.name} unpacks to too much`)
    return readSheet(bytes)
  }
  // Older Excel files, and those with a password.
  if (begins(OLE)) throw new Error(`${file.name} is an OLE file`)
  if (!isText(bytes)) throw new Error(`${file.name} is not a text`)
  return decodeText(bytes, encodingOf(bytes, language))
}

const [ENTRY, ENTRY_BYTES] = [0x02014b50, 46]
const END = 0x06054b50

/** What the files of an archive unpack to, by its table of contents: what reads them unpacks none to more than it says. */
function unpackedBytes(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length)
  let end = archive.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END) end--
  let total = 0
  let at = end < 0 ? end : view.getUint32(end + 16, true)
  while (at >= 0 && at + ENTRY_BYTES <= archive.length && view.getUint32(at, true) === ENTRY) {
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    // A size that is left out is no limit.
    total += unpacked === 0 && packed > 2 ? Number.POSITIVE_INFINITY : unpacked
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}

async function readSheet(bytes: Uint8Array): Promise<string> {
  // Only who imports an Excel file loads what reads it.
  const { readXlsx } = await import('hucre/xlsx').catch((cause: unknown) => {
    throw new ShopError('network', 'code not loaded', {}, { cause })
  })
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
