/** What is stored, to see that nothing has changed. */
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'

/** Counters of tries, and the ends of sign-ins, move with every request; refusals stand in the audit. */
const MOVING = ['throttles', 'tokens', 'audit']
/** Large, and written by the supplier only. */
const CATALOGUE = ['prices', 'stocks', 'arrivals', 'skus', 'sku_models', 'related_skus', 'models', 'series', 'contents']

/** A fingerprint per table: of all tables, or quicker without the catalogue. */
export async function snapshot(db: Database, { withCatalogue = false } = {}): Promise<Record<string, string>> {
  const tables = await readRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const left = new Set(withCatalogue ? MOVING : [...MOVING, ...CATALOGUE])
  const names = tables.map(({ name }) => name)
  return fingerprints(
    db,
    names.filter(name => !left.has(name)),
  )
}

/** A fingerprint of each of these tables. */
export async function fingerprints(db: Database, tables: readonly string[]): Promise<Record<string, string>> {
  const parts = tables.map(
    name =>
      sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as print from ${sql.identifier(name)} t`,
  )
  const prints = await readRows<{ name: string; print: string }>(db, sql.join(parts, sql` union all `))
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]))
}
