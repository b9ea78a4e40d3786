/** Bytes of a catalogue file as text. */
import { decodeText as decode, encodingOf, isTextFile } from '@cartwright/core/rules'
import { OpsTrouble } from '../command'

/** UTF-8, UTF-16, else a code page of Windows, which spreadsheets still write. @throws OpsTrouble when it is no text */
export function decodeText(bytes: Uint8Array, name: string): string {
  if (!isTextFile(bytes)) throw new OpsTrouble(`${name} is not a text file.`)
  return decode(bytes, encodingOf(bytes, 'en')).replaceAll('\0', '')
}
