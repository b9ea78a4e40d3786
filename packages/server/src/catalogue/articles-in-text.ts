/** Articles that one entered text names beside each other: `TN-2420 CF226X`, `5x TN-2420 and 2x CF226X`. */
import { normalizeNumber } from '@cartwright/core/rules'
import { type Description, foldWord, isDescribing } from './description'
import { trimSigns } from './number-forms'

/** Words that may form one number together: `CF 226 X`. */
const WORDS_MAX = 3
/** Words of a text that are looked at; a longer text is a letter. */
const TEXT_WORDS_MAX = 16
/** Shorter keys are quantities, lengths, colours. */
const KEY_MIN = 4
/** Bare digits of fewer places are quantities and years as often as numbers. */
const DIGITS_MIN = 6
/** The same beside a brand, a kind or a width. */
const DIGITS_BESIDE_WORDS_MIN = 5

/** A piece of a text that may be a number. */
export interface Piece {
  text: string
  key: string
  start: number
  end: number
  /** It is one word of the text. */
  isWord: boolean
}

/** What no number holds. */
const BREAKS = ',;|+&/()[\\]{}<>"“”„‟«»‹›\'‘’`´:=*!?•…~'
const WORD = new RegExp(`[^\\s${BREAKS}\\p{Script=Han}]+`, 'gu')
const HAS_BREAK = new RegExp(`[${BREAKS}\\p{Script=Han}]`, 'u')

/**
 * Hyphens between a number and a word that describes it, as blanks in their place: `BROTHER-TN2420`, `TONER-KYO-TK1150`, `TN-2420-black`.
 * A colour of one or two letters belongs to the number.
 */
function partDescriptions(text: string): string {
  const isWord = (word: string) => word.length > 2 && isDescribing(foldWord(word)) && !/^(?:mlt|clt|crg)$/i.test(word)
  let parted = text
  for (;;) {
    const before = parted
    parted = parted
      .replace(/(?<![\p{L}\d])(\p{L}{2,})[\p{Pd}_](?=[\p{L}\d])/gu, (all, word: string) =>
        isWord(word) || /^(?:hp|sam)$/i.test(word) ? `${word} ` : all,
      )
      .replace(/[\p{Pd}_](\p{L}{3,})(?![\p{L}\d])/gu, (all, word: string) => (isWord(word) ? ` ${word}` : all))
    if (parted === before) return parted
  }
}

/** All pieces of a text that may be a number, the longer ones first where several begin at one place. */
export function piecesOf(entered: string, said: Description): Piece[] {
  const digitsMin = says(said) ? DIGITS_BESIDE_WORDS_MIN : DIGITS_MIN
  const text = partDescriptions(entered)
  const words = [...text.matchAll(WORD)].slice(0, TEXT_WORDS_MAX)
  return words.flatMap((first, at) =>
    [...Array(WORDS_MAX).keys()].reverse().flatMap(more => {
      const last = words[at + more]
      if (!last) return []
      const end = last.index + last[0].length
      const piece = text.slice(first.index, end)
      // One number holds blanks at most.
      if (more > 0 && HAS_BREAK.test(piece)) return []
      const key = normalizeNumber(trimSigns(piece))
      return isLikeNumber(key, digitsMin)
        ? [{ text: entered.slice(first.index, end), key, start: first.index, end, isWord: more === 0 }]
        : []
    }),
  )
}

const isLikeNumber = (key: string, digitsMin: number): boolean =>
  key.length >= KEY_MIN && /\d/.test(key) && (/\D/.test(key) || key.length >= digitsMin)

/** Whether a text says of an article what it is. */
const says = ({ brands, kinds, widths }: Description): boolean => brands.size + kinds.size + widths.length > 0

export interface Named {
  /** As it stands in the text. */
  text: string
  key: string
  ids: readonly number[]
}

/**
 * The articles a text names, in its order, each once: other names of the same one beside it are passed over.
 * @param idsOf parts that a piece names; empty when it names none
 * @returns also what is left of the text, without the names found, and whether one of them stands in it twice
 */
export function articlesIn(
  text: string,
  pieces: readonly Piece[],
  idsOf: (piece: Piece) => readonly number[],
): { named: Named[]; rest: string[]; isRepeated: boolean } {
  const named: Named[] = []
  let isRepeated = false
  const rest: string[] = []
  let from = 0
  for (const piece of pieces) {
    if (piece.start < from) continue
    const ids = idsOf(piece)
    if (ids.length === 0) continue
    rest.push(text.slice(from, piece.start))
    from = piece.end
    // The same name twice may be two pieces.
    if (named.some(other => other.key === piece.key)) isRepeated = true
    else if (!named.some(other => other.ids.some(id => ids.includes(id))))
      named.push({ text: piece.text, key: piece.key, ids })
  }
  return { named, rest: [...rest, text.slice(from)], isRepeated }
}
