/** Numbers of orders and quick orders: short enough to read out, drawn at random, so that none follows from another. */
import { randomInt } from 'node:crypto'

/** Without 0, 1, I and O, which are read for one another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 9

/** Nine letters of 32: 3.5 × 10^13 numbers. The database refuses the same one twice, `transact` then draws again. */
export const generateNumber = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
