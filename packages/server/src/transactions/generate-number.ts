/** Numbers of orders and quick orders: short enough to read out, drawn at random, so that none follows from another. */
import { randomInt } from 'node:crypto'

/** Without 0, 1, I and O, which are read for one another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP = 4

/**
 * Two groups of four letters of 32: 1.1 × 10^12 numbers. The database refuses the same one twice, `transact` then draws again.
 * @param draw a whole number from 0 up to but without `below`
 */
export function generateNumber(draw: (below: number) => number = randomInt): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[draw(LETTERS.length)]).join('')
  return `${group()}-${group()}`
}
