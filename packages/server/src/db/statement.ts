/** Statements whose text is built at their first use and kept: building it costs more than sending it. */
import { is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** Stands in a statement for a value that comes with each use. */
export type Param<V> = (name: keyof V & string) => SQL

interface Kept {
  text: string
  /** Of `$1`, `$2`, … */
  names: readonly string[]
}

/** Texts of one statement; what callers can make of its form beyond that is built each time. */
const FORMS_MAX = 200

const dialect = new PgDialect()

/**
 * A function that runs a statement and answers its rows, on either database. Counts, sums and numerics arrive as text or
 * number, depending on the driver: wrap in `Number`.
 * @param build writes the statement; `given('key')` stands for the value of that name, everything else depends on `form` alone
 */
export function statement<V extends object, Row, Form = void>(
  build: (given: Param<V>, form: Form) => SQL,
): (db: Database, values: V, form: Form) => Promise<Row[]> {
  const kept = new Map<string | undefined, Kept>()
  const given: Param<V> = name => sql`${sql.placeholder(name)}`
  return async (db, values, form) => {
    const key = JSON.stringify(form)
    const { text, names } = kept.get(key) ?? compile(build(given, form))
    if (kept.size < FORMS_MAX) kept.set(key, { text, names })
    const query = { sql: text, params: names.map(name => Reflect.get(values, name)) }
    const result = await db._.session.prepareQuery(query, undefined, undefined, false).execute()
    return (result as unknown as { rows: Row[] }).rows
  }
}

/** The text with one parameter per name, however often it is used. */
function compile(built: SQL): Kept {
  const { sql: text, params } = dialect.sqlToQuery(built)
  const all = params.map(param => {
    if (!is(param, Placeholder)) throw new Error('A kept statement must not hold a value of its first use.')
    return param.name
  })
  const names = [...new Set(all)]
  const place = all.map(name => `$${names.indexOf(name) + 1}`)
  return { text: text.replace(/\$(\d+)/g, (own, number) => place[number - 1] ?? own), names }
}
