/** What an account has searched for (API-041 to API-043). Visitors keep their history themselves. */
import type { SearchEntry } from '@cartwright/core/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { readRows } from '../db/rows'
import { searches } from '../db/schema'
import { notFound } from '../http/api-error'
import type { Handlers, Principal } from '../http/handler'

/** @source API-041 */
const SHOWN = 10
/** Older entries are forgotten. */
const KEPT = 50

export const searchHandlers: Handlers<'search.history' | 'search.remember' | 'search.forget'> = {
  'search.history': async ({ caller }, { db }) => {
    if (!caller) return []
    const rows = await db
      .select()
      .from(searches)
      .where(eq(searches.accountId, caller.accountId))
      .orderBy(desc(searches.searched), desc(searches.searchId))
      .limit(SHOWN)
    return rows.map(row => toEntry(row, caller))
  },
  'search.remember': async ({ body, caller }, { db, clock }) => {
    if (!caller) return null
    const { accountId } = caller
    const [row] = await readRows<Omit<SearchEntry, 'custnum'>>(
      db,
      sql`insert into searches (account_id, keyword, searched) values (${accountId}, ${body.keyword}, ${clock().toISOString()})
        on conflict (account_id, lower(keyword)) do update set keyword = excluded.keyword, searched = excluded.searched
        returning search_id as "searchId", keyword`,
    )
    await db.execute(sql`delete from searches where account_id = ${accountId} and search_id not in (
      select search_id from searches where account_id = ${accountId} order by searched desc, search_id desc limit ${KEPT})`)
    return row ? toEntry(row, caller) : null
  },
  'search.forget': async ({ params, caller }, { db }) => {
    const isOwn = and(eq(searches.searchId, params.id), eq(searches.accountId, caller.accountId))
    const removed = await db.delete(searches).where(isOwn).returning({ searchId: searches.searchId })
    if (removed.length === 0) throw notFound('This search entry')
    return null
  },
}

const toEntry = ({ searchId, keyword }: Omit<SearchEntry, 'custnum'>, { custnum }: Principal): SearchEntry => ({
  searchId,
  keyword,
  custnum,
})
