/** Reads lines with their pieces, such as `1=10,3=4`. */
import { wholeNumber } from './arguments'
import { OpsTrouble } from './command'

const LINES_MAX = 1_000
const PIECES_MAX = 999_999

/**
 * By number of the line, from 1.
 * @param how name of the option for its errors, what stands between the lines, and the fewest pieces of a line
 * @throws OpsTrouble
 */
export function readPieces(
  text: string,
  { name = '--line', between = ',', min = 1 }: { name?: string; between?: string; min?: number } = {},
): Map<number, number> {
  const byLine = new Map<number, number>()
  for (const pair of text.split(between)) {
    const [line = '', pieces = '', ...more] = pair.split('=').map(part => part.trim())
    if (more.length > 0)
      throw new OpsTrouble(`${name}: "${pair.trim()}" is not the number of a line and its pieces, such as 1=10.`)
    const at = wholeNumber(line, `${name}: the number of a line`, 1, LINES_MAX)
    const qty = wholeNumber(pieces, `${name}: the pieces`, min, PIECES_MAX)
    if (byLine.has(at)) throw new OpsTrouble(`${name} names line ${at} twice.`)
    byLine.set(at, qty)
  }
  return byLine
}
