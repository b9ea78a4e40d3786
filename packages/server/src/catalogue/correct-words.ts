/** Mistyped words of a search as parts have them. */
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows, textArray } from '../db/rows'
import type { Deps } from '../http/handler'
import { swapNeighbours } from './find-nearest'
import { inOurWords } from './trade-words'

/** Further words are left as they are. */
const WORDS_MAX = 8
/** What the trigram index can find a neighbour of. */
const WORD_MIN = 3
/** A word with a digit is one number or another: it has to be nearer than a word. */
const NUMBER_LIKENESS = 0.5
/** So much longer or shorter may be what was meant: a cut or joined number is another one. */
const LENGTH_SLIP = 2

/**
 * A keyword in our words and in small letters, each word the most alike that parts have.
 * @param numbers whether words with a digit are put right as well; another number is another part
 */
export async function correctWords(
  keyword: string,
  { db }: Pick<Deps, 'db'>,
  { numbers }: { numbers: boolean },
): Promise<string> {
  const typed = keyword.trim().toLowerCase().replace(/\s+/g, ' ')
  const words = inOurWords(typed).toLowerCase().split(' ')
  const first = words.slice(0, WORDS_MAX)
  const better = await putRight(first, db)
  const kept = numbers ? better : better.map((word, at) => (/\d/.test(first[at] ?? '') ? (first[at] ?? '') : word))
  return [...kept, ...words.slice(WORDS_MAX)].join(' ')
}

/** Each word as parts have it, the most alike; those that are known or like nothing stay. */
async function putRight(words: readonly string[], db: Database): Promise<string[]> {
  const rows = await readRows<{ word: string }>(
    db,
    sql`select coalesce(near.word, w.word) as word
      from unnest(${textArray(words)}, ${textArray(words.map(word => swapNeighbours(word).join(' ')))})
        with ordinality as w(word, swaps, place)
      cross join lateral (select string_to_array(w.swaps, ' ') as words) swapped
      left join lateral (
        select k.word from search_words k
        where (k.word % w.word or k.word = any(swapped.words)) and length(w.word) >= ${WORD_MIN}
          and abs(length(k.word) - length(w.word)) <= ${LENGTH_SLIP}
          and (w.word !~ '\\d' or similarity(k.word, w.word) >= ${NUMBER_LIKENESS} or k.word = any(swapped.words))
          and (w.word ~ '\\D' or k.word !~ '\\D') and not exists (
          select from search_words known where known.word like '%' || replace(replace(w.word, '\\', ''), '%', '') || '%')
        order by k.word = any(swapped.words) desc, similarity(k.word, w.word) desc, k.word limit 1
      ) near on true
      order by w.place`,
  )
  return rows.map(({ word }) => word)
}
