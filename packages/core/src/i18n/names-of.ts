/** Numbers of articles in a sentence about them. */

/** Enough to hear of a long list. */
const NAMED_MAX = 3

/** A language without a singular names them in each sentence: the first few of a long list. */
export function namesOf(numbers: readonly string[]): { count: number; numbers: string } {
  const named = numbers.slice(0, NAMED_MAX).join(', ')
  return { count: numbers.length, numbers: numbers.length > NAMED_MAX ? `${named} …` : named }
}
