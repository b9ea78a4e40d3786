/** Files with rows that are imported. */
import { ShopError } from '@cartwright/core'

/** How the files begin, in bytes. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** More rows than any import takes. */
const ROWS_MAX = 20_000

/**
 * The text of a CSV file; of an Excel file the first sheet that is not hidden, as CSV.
 * @throws Error for a file of another kind, and for one with a password; ShopError `network` when what reads Excel files does not arrive
 */
export async function readTableFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (begins(ZIP)) return readSheet(bytes)
  // Older Excel files, and those with a password.
  if (begins(OLE)) throw new Error(`${file.name} is an OLE file`)
  return new TextDecoder().decode(bytes)
}

async function readSheet(bytes: Uint8Array): Promise<string> {
  // Only who imports an Excel file loads what reads it.
  const { readXlsx } = await import('hucre/xlsx').catch((cause: unknown) => {
    throw new ShopError('network', 'code not loaded', {}, { cause })
  })
  const isVisible = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) => !hidden && !veryHidden
  const { sheets } = await readXlsx(bytes, { sheets: isVisible, maxRows: ROWS_MAX })
  const rows = sheets[0]?.rows ?? []
  return rows.map(row => `${row.map(cell => quoted(toText(cell))).join(';')}\r\n`).join('')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell)
}
