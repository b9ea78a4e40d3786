/** Articles that one entered text names beside each other: `TN-2420 CF226X`, `5x TN-2420 and 2x CF226X`. */
import { normalizeNumber } from '@cartwright/core/rules'

/** Words that may form one number together: `CF 226 X`. */
const WORDS_MAX = 3
/** Words of a text that are looked at; a longer text is a letter. */
const TEXT_WORDS_MAX = 16
/** Texts of one call that are looked at. */
const TEXTS_MAX = 300
/** Shorter keys are quantities, lengths, colours. */
const KEY_MIN = 4
/** Bare digits of fewer places are quantities and years as often as numbers. */
const DIGITS_MIN = 6

/** A piece of the text that may be a number. */
interface Piece {
  text: string
  key: string
  start: number
  end: number
}

/** All pieces of a text that may be a number, the longer ones first where several begin at one place. */
function piecesOf(text: string): Piece[] {
  const words = [...text.matchAll(/[^\s,;|+&/()]+/g)].slice(0, TEXT_WORDS_MAX)
  return words.flatMap((first, at) =>
    [...Array(WORDS_MAX).keys()].reverse().flatMap(more => {
      const last = words[at + more]
      if (!last) return []
      const end = last.index + last[0].length
      const piece = text.slice(first.index, end)
      // One number holds blanks at most.
      if (more > 0 && /[,;|+&/()]/.test(piece)) return []
      const key = normalizeNumber(piece)
      return isLikeNumber(key) ? [{ text: piece, key, start: first.index, end }] : []
    }),
  )
}

const isLikeNumber = (key: string): boolean =>
  key.length >= KEY_MIN && /\d/.test(key) && (/\D/.test(key) || key.length >= DIGITS_MIN)

/** Keys to look up for texts that are no number as a whole. */
export const articleKeys = (texts: readonly string[]): string[] =>
  texts.slice(0, TEXTS_MAX).flatMap(text => {
    const whole = text.trim()
    return piecesOf(whole).flatMap(piece => (piece.text === whole ? [] : piece.key))
  })

export interface Named {
  /** As it stands in the text. */
  text: string
  key: string
  ids: readonly number[]
}

/**
 * The articles a text names, in its order, each once: other names of the same one beside it are passed over.
 * @param idsOf parts that carry a key; empty when none does
 * @returns also what is left of the text, without the names found
 */
export function articlesIn(
  text: string,
  idsOf: (key: string) => readonly number[],
): { named: Named[]; rest: string[] } {
  const named: Named[] = []
  const rest: string[] = []
  let from = 0
  for (const piece of piecesOf(text)) {
    if (piece.start < from) continue
    const ids = idsOf(piece.key)
    if (ids.length === 0) continue
    rest.push(text.slice(from, piece.start))
    from = piece.end
    // The same name twice may be two pieces.
    if (named.some(other => other.key === piece.key)) rest.push(piece.text)
    else if (!named.some(other => other.ids.some(id => ids.includes(id))))
      named.push({ text: piece.text, key: piece.key, ids })
  }
  return { named, rest: [...rest, text.slice(from)] }
}
