/** Plain SQL on both drivers: rows out, lists in. Statements are sent unnamed, so each is planned for its values. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Rows of a statement. Counts, sums and numerics arrive as text or number, depending on the driver: wrap in `Number`.
 */
export async function readRows<T extends Record<string, unknown>>(db: Database, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] }
  return result.rows
}

/** Ids as one `int[]` parameter, whatever their number. */
export const intArray = (ids: Iterable<number>): SQL => sql`${`{${[...ids].join(',')}}`}::int[]`

/** Texts as one `text[]` parameter, whatever they hold. */
export const textArray = (texts: Iterable<string>): SQL => sql`${toArrayLiteral(texts)}::text[]`

const toArrayLiteral = (texts: Iterable<string>): string =>
  `{${[...texts].map(text => `"${text.replaceAll('\0', '').replace(/["\\]/g, '\\$&')}"`).join(',')}}`
