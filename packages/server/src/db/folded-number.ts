/** Numbers of documents as they are compared: without what people, mail programs and labels write differently around their letters and figures. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { contains } from './contains'

/** Blanks, dashes of any kind, dots, slashes, `#`, colons and underscores, as PostgreSQL escapes them. No end of a line: it parts numbers. */
const MARKS = String.raw` \t\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\\-./#:_`
/** A shorter rest of a keyword is part of too many numbers. */
const REST_MIN = 4

/** A number, or several with ends of lines between them, as an index and `holdsNumber` have it. */
export const foldedNumber = (numbers: SQLWrapper): SQL =>
  sql`translate(lower(${numbers}), ${sql.raw(`E'${MARKS}'`)}, '')`

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}\u2212./\\#:_]+/gu, '')

/** A word that can be a number: numbers of orders may have no figure, and have dashes then. */
const CAN_BE_NUMBER = /\d|\p{Pd}|\//u

/** The keyword, and what is left of it without the words in front: `Invoice IN-NL-26-000164`, `PO 4711`. */
function wantedNumbers(keyword: string): string[] {
  const words = keyword.trim().split(/[\s:#]+/)
  const first = words.findIndex(word => CAN_BE_NUMBER.test(word))
  const rest = first > 0 ? fold(words.slice(first).join(' ')) : ''
  return [fold(keyword), rest].filter((number, at) => number !== '' && (at === 0 || number.length >= REST_MIN))
}

/** The condition that folded numbers hold what a keyword says; an index of trigrams serves it. */
export function holdsNumber(numbers: SQL, keyword: string): SQL {
  const wanted = wantedNumbers(keyword).map(number => contains(numbers, number))
  return wanted.length === 0 ? sql`false` : sql`(${sql.join(wanted, sql` or `)})`
}
