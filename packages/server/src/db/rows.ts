/** Plain SQL on both drivers: rows out, lists in. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Rows of a statement. Counts, sums and numerics arrive as text or number, depending on the driver: wrap in `Number`.
 */
export async function readRows<T extends Record<string, unknown>>(db: Database, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] }
  return result.rows
}

/** Ids as one `int[]` parameter, no matter what their number. */
export const intArray = (ids: Iterable<number>): SQL => sql`${intList(ids)}::int[]`

/** Texts as one `text[]` parameter, no matter what they hold. */
export const textArray = (texts: Iterable<string>): SQL => sql`${textList(texts)}::text[]`

/** The value of an `int[]`. */
export const intList = (ids: Iterable<number>): string => `{${[...ids].join(',')}}`

/** The value of a `text[]`. */
export const textList = (texts: Iterable<string>): string =>
  `{${[...texts].map(text => `"${text.replaceAll('\0', '').replace(/["\\]/g, '\\$&')}"`).join(',')}}`
