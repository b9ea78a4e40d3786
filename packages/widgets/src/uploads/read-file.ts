/** Reads a list someone saved from a spreadsheet. */
import { encodingOf, TEXT_ENCODINGS, type TextEncoding } from '@cartwright/core/rules'

/** Names as programs show them; they are no words of a language. */
const LABELS: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
}
export const ENCODINGS = TEXT_ENCODINGS.map(value => ({ value, label: LABELS[value] }))

/** Lists are small; what is larger is some other file. */
export const MOST_BYTES = 5 * 1024 * 1024

/** Pictures, archives and workbooks hold zero bytes, texts do not; UTF-16 does and says so. */
export const isText = (bytes: Uint8Array): boolean =>
  encodingOf(bytes, 'en').startsWith('utf-16') || !bytes.subarray(0, 4096).includes(0)
