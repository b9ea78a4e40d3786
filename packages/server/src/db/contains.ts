import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The condition that a text in lower case holds another one in upper or lower case; an index of trigrams serves it. */
export const contains = (text: SQLWrapper, part: string): SQL =>
  sql`${text} like lower(${`%${part.replace(/[\\%_]/g, '\\$&')}%`})`
