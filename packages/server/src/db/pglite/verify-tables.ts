/** Finds damage before the shop opens: pages that fail their checksum, and files that have lost their end. */
import type { PGlite } from '@electric-sql/pglite'

interface Table {
  name: string
  hasKey: boolean
}

/**
 * Reads every table to its end, those of the system catalogue too. The engine checks each page it reads; a table that was cut off is noticed by its index,
 * which knows of more rows.
 * @throws what the engine says of the damage
 */
export async function assertReadable(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<Table>(`
    select c.oid::regclass::text as name,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null) as "hasKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 't') and n.nspname in ('public', 'pg_toast', 'drizzle', 'pg_catalog')`)
  await engine.transaction(async tx => {
    const count = async (name: string) =>
      Number((await tx.query<{ n: string }>(`select count(*) as n from ${name}`)).rows[0]?.n)
    await tx.exec(
      'set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off',
    )
    const counts = new Map<string, number>()
    for (const { name } of rows) counts.set(name, await count(name))
    await tx.exec('reset enable_indexscan; reset enable_indexonlyscan; set local enable_seqscan = off')
    for (const { name, hasKey } of rows) {
      if (!hasKey || name.startsWith('pg_toast')) continue
      const indexed = await count(name)
      if (indexed !== counts.get(name)) {
        throw new Error(`the table ${name} has ${counts.get(name)} rows, its index ${indexed}`)
      }
    }
  })
}
