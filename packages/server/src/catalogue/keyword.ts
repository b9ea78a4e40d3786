/** The filter of cart and favourites. */
import { normalizeNumber } from '@cartwright/core/rules'
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { skus } from '../db/schema'

/**
 * Part number or OEM code contains the keyword, no matter what its case, blanks and hyphens; blank shows all.
 * @source API-064, API-072, FAV-002, FAV-003
 */
export function matchesKeyword(keyword: string | undefined): SQL | undefined {
  const wanted = keyword?.trim().toLowerCase()
  if (!wanted) return undefined
  const holds = (column: SQLWrapper, text: string) => sql`position(${text} in lower(${column})) > 0`
  const key = normalizeNumber(wanted).toLowerCase()
  return or(
    holds(skus.number, wanted),
    holds(skus.oemCode, wanted),
    ...(key ? [holds(skus.numberKey, key), holds(skus.oemKey, key)] : []),
  )
}
