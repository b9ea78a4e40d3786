/** Bytes of a catalogue file as text. */
import { decodeText as decode, encodingOf } from '@cartwright/core/rules'
import { OpsTrouble } from '../command'

/** UTF-8, UTF-16 with its mark, else a code page of Windows, which spreadsheets still write. @throws OpsTrouble when it is no text */
export function decodeText(bytes: Uint8Array, name: string): string {
  const encoding = encodingOf(bytes, 'en')
  if (!encoding.startsWith('utf-16') && bytes.includes(0)) throw new OpsTrouble(`${name} is not a text file.`)
  return decode(bytes, encoding)
}
