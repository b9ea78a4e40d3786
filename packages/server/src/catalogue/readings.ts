/** How a keyword can be read, the nearest way first; a further one counts only where those before it find nothing. */
import { joinNumbers, searchWords, withoutHyphens } from './search-text'
import { inOurWords } from './trade-words'

export interface Reading {
  /** What is looked for, for the reader; the keyword itself for the first ways. */
  keyword: string
  /** In the texts of parts. */
  words: readonly string[]
  /** Of a printer the part has to fit, without blanks and hyphens: only printers whose number is just this. */
  printer: readonly string[]
}

/** A number with less is in the name of every other printer. */
const NUMBER_MIN = 3
/** Letters behind a model say what it comes with: `m404dn` is an `m404` with network and duplex. */
const EQUIPMENT = /(?<=\d)[a-z]{1,4}$/i
/** `m404dn`, `9020cdw`, `404dn`; but not `305a`, which is how toners are called. */
const EQUIPPED = /^(?:[a-z-]+\d+[a-z]{1,4}|\d{4,}[a-z]{1,4}|\d{3}[a-z]{2,4})$/i

/** As it was typed. */
export const asTyped = (keyword: string): Reading => ({ keyword, words: searchWords(keyword), printer: [] })

/**
 * The other ways: in our words, as a printer regardless of its blanks, of what it comes with, of letters for digits, each word by itself.
 */
export function otherReadings(keyword: string): Reading[] {
  const known = inOurWords(keyword)
  const readings = [
    asTyped(known),
    ofPrinter(known),
    ofPrinter(withoutEquipment(known)),
    ofPrinter(withDigits(known)),
    { ...asTyped(keyword), words: searchWords(keyword, { apart: true }) },
  ]
  const all = [asTyped(keyword), ...readings].map(({ words, printer }) => [...words, '', ...printer].join(' '))
  return readings.filter(
    ({ words, printer }, at) => words.length + printer.length > 0 && all.indexOf(all[at + 1] ?? '') === at + 1,
  )
}

/** Takes the words with a number for a printer, and the others for what its part is. */
function ofPrinter(keyword: string): Reading {
  const words = searchWords(keyword)
  const isNumber = (word: string) => /\d/.test(word) && withoutHyphens(word).length >= NUMBER_MIN && !/mm$/.test(word)
  const printer = words.filter(isNumber).map(withoutHyphens)
  return printer.length > 0
    ? { keyword, words: words.filter(word => !isNumber(word)), printer }
    : { keyword, words: [], printer: [] }
}

/** `HP M404dn` as `HP M404`, in the case it was typed; the same where nothing stands behind a number. */
export function withoutEquipment(keyword: string): string {
  const isLong = (word: string) => word.replace(EQUIPMENT, '').length >= NUMBER_MIN
  return joinNumbers(keyword).replace(/\S+/g, word =>
    EQUIPPED.test(word) && isLong(word) ? word.replace(EQUIPMENT, '') : word,
  )
}

/** Letters that look like digits between digits, as digits: `HL-L235ODW`, `M4O4`. */
export const withDigits = (keyword: string): string =>
  keyword.replace(/\S*\d\S*/g, word =>
    word.replace(/(?<=\d)o(?=[\da-z]|$)|o(?=\d)/gi, '0').replace(/(?<=\d)[il](?=\d)/gi, '1'),
  )

/** A number of a printer as a regular expression, without a digit before or behind: `m404` is not in `m4040`. */
export const wholeNumber = (word: string): string =>
  [/^\d/.test(word) ? '(^|\\D)' : '', word.replace(/[^\p{L}\d]/gu, '\\$&'), /\d$/.test(word) ? '(\\D|$)' : ''].join('')
