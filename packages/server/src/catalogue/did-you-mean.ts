/** What someone may have meant whose keyword matches no part. */
import type { NearestParts } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { correctWords } from './correct-words'
import { nameParts, offerNearest } from './name-parts'
import { querySkus } from './query-skus'
import { findSkus } from './sku-view'

/** What the trigram index can find a neighbour of. */
const WORD_MIN = 3

/** @source API-049 */
export async function didYouMean(
  keyword: string,
  caller: Principal | null,
  deps: Deps,
  language: Spoken,
): Promise<NearestParts> {
  const typed = keyword.trim().toLowerCase().replace(/\s+/g, ' ')
  const text = await correctWords(keyword, deps, { numbers: true })
  const query = { keyword: text, pageSize: 1 }
  const isBetter = text !== typed && (await querySkus(query, caller, deps, language)).total > 0
  const named = await nameParts([keyword], caller, deps)
  const matches = named.get(keyword)?.matches ?? []
  const ids =
    matches.length > 0 ? matches.map(({ id }) => id) : ((await offerNearest([keyword], named, deps)).get(keyword) ?? [])
  const parts = await findSkus(deps, caller, ids, language)
  return {
    keyword: isBetter ? text.replace(/\S*\d(?!\S*mm(?!\S))\S*/g, asNumber => asNumber.toUpperCase()) : null,
    parts: ids.flatMap(id => parts.get(id) ?? []),
  }
}

/** Keeps the words of parts, to put others right by them. @param isNew which parts of `skus` */
export async function keepSearchWords(db: Database, isNew = sql`true`): Promise<void> {
  await db.execute(sql`insert into search_words (word)
    select distinct word from skus, regexp_split_to_table(search, '\\s+') as word
    where ${isNew} and length(word) >= ${WORD_MIN}
    on conflict do nothing`)
}
