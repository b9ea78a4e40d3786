/** Bytes of a catalogue file as text. */
import { OpsTrouble } from '../command'

/** What Windows-1252 has at 0x80 to 0x9F; Node 20 decodes these bytes as if they were Latin-1. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** UTF-8, else Windows-1252, which spreadsheets still write. @throws OpsTrouble when it is no text */
export function decodeText(bytes: Uint8Array, name: string): string {
  if (bytes.includes(0)) throw new OpsTrouble(`${name} is not a text file.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, letter => FROM_0X80[letter.charCodeAt(0) - 0x80] ?? letter)
  }
}
