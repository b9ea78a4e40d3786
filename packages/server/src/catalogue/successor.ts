/** What takes the place of a part that is no longer sold. */
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../http/handler'

/**
 * The number of a part's successor, null unless this region sells it: no one is sent to what he cannot have.
 * @param part name of the part's table in the statement
 * @source CAT-007
 */
export const successorIn = (region: Deps['region'] | SQL, part = 'skus'): SQL<string | null> =>
  sql<string | null>`(select next.number from skus next
    where next.number = ${sql.identifier(part)}.successor and not next.disabled and next.market in ('ALL', ${region}))`
