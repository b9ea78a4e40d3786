/** Many rows in few statements: each goes over as one JSON parameter, which both databases unpack themselves. */
import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'

const ROWS_PER_STATEMENT = 5_000

/** Inserts rows, in their order. All rows have the fields of the first one; the others get their defaults. */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => Object.hasOwn(first, field))
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const target = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows.slice(start, start + ROWS_PER_STATEMENT).map(row => toRecord(row, columns))
    await db.execute(sql`insert into ${target} (${names})
      select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(records)}::jsonb)`)
  }
}

function toRecord(row: Readonly<Record<string, unknown>>, columns: [string, { name: string }][]) {
  return Object.fromEntries(columns.map(([field, { name }]) => [name, row[field] ?? null]))
}
