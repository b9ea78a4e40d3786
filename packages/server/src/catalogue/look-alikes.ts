/** Letters and digits that look alike: `CF28OA` for `CF280A`, and Cyrillic or Greek letters among Latin ones. */
import { type SQL, sql } from 'drizzle-orm'

/** Capitals of other alphabets that look like Latin ones, by Unicode's table of confusable characters. */
const LATIN: ReadonlyMap<string, string> = new Map([
  ...pairs('АВЕЅІЈКМНОРСТУХԚԜЗ', 'ABESIJKMHOPCTYXQW3'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('Ø', 'O'),
])

function pairs(strange: string, latin: string): [string, string][] {
  return [...strange].map((letter, at) => [letter, latin[at] ?? letter])
}

/** A text in the form of `normalizeNumber` in Latin letters, as far as others look like them. */
export const inLatin = (key: string): string => key.replace(/[^ -~]/gu, letter => LATIN.get(letter) ?? letter)

/** What is written in its place by mistake, and the digit it is compared as. */
const ALIKE = 'OIL'
const COMPARED_AS = '011'

/** The form in which two texts that look alike are the same. */
export const skeletonOf = (key: string): string =>
  inLatin(key).replace(/[OIL]/g, letter => COMPARED_AS[ALIKE.indexOf(letter)] ?? letter)

/** The same of a column in the form of `normalizeNumber`; the indexes of parts are of this expression. */
export const skeletonIn = (column: SQL): SQL => sql`translate(${column}, 'OIL', '011')`
