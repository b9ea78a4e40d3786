/** What someone may have meant whose keyword matches no part. */
import type { Language, NearestParts } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows, textArray } from '../db/rows'
import type { Deps, Principal } from '../http/handler'
import { findNearest, keysIn, nearestTo, swapNeighbours } from './find-nearest'
import { querySkus } from './query-skus'
import { findSkus } from './sku-view'
import { inOurWords } from './trade-words'

/** Further words are left as they are. */
const WORDS_MAX = 8
/** What the trigram index can find a neighbour of. */
const WORD_MIN = 3
/** A word with a digit is one number or another: it has to be nearer than a word. */
const NUMBER_LIKENESS = 0.5
/** So much longer or shorter may be what was meant: a cut or joined number is another one. */
const LENGTH_SLIP = 2

/** @source API-049 */
export async function didYouMean(
  keyword: string,
  caller: Principal | null,
  deps: Deps,
  language: Language,
): Promise<NearestParts> {
  const typed = keyword.trim().toLowerCase().replace(/\s+/g, ' ')
  const words = inOurWords(typed).toLowerCase().split(' ')
  const better = await putRight(words.slice(0, WORDS_MAX), deps.db)
  const text = [...better, ...words.slice(WORDS_MAX)].join(' ')
  const query = { keyword: text, pageSize: 1 }
  const isBetter = text !== typed && (await querySkus(query, caller, deps, language)).total > 0
  const ids = nearestTo(keyword, await findNearest(keysIn(keyword), deps))
  const parts = await findSkus(deps, caller, ids, language)
  return {
    keyword: isBetter ? text.replace(/\S*\d(?!\S*mm(?!\S))\S*/g, asNumber => asNumber.toUpperCase()) : null,
    parts: ids.flatMap(id => parts.get(id) ?? []),
  }
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

/** Keeps the words of parts, to put others right by them. @param isNew which parts of `skus` */
export async function keepSearchWords(db: Database, isNew = sql`true`): Promise<void> {
  await db.execute(sql`insert into search_words (word)
    select distinct word from skus, regexp_split_to_table(search, '\\s+') as word
    where ${isNew} and length(word) >= ${WORD_MIN}
    on conflict do nothing`)
}
