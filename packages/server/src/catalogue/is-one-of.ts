/** A condition on long lists. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** `column` is in `list`, which is one parameter however long: see `intArray` and `textArray`. */
export const isOneOf = (column: SQLWrapper, list: SQL): SQL => sql`${column} = any(${list})`
