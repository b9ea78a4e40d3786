/** Reads a list someone saved from a spreadsheet. */

/** Names as programs show them; they are no words of a language. */
export const ENCODINGS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
  { value: 'utf-16le', label: 'UTF-16' },
] as const
export type Encoding = (typeof ENCODINGS)[number]['value']

/** Lists are small; what is larger is some other file. */
export const MOST_BYTES = 5 * 1024 * 1024

/** UTF-16 carries a mark; what is no proper UTF-8 came from a spreadsheet on Windows. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

export const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes)

/** Pictures, archives and workbooks hold zero bytes, texts do not; UTF-16 does and says so. */
export const isText = (bytes: Uint8Array): boolean =>
  guessEncoding(bytes) === 'utf-16le' || !bytes.subarray(0, 4096).includes(0)
