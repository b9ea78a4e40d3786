/** A PostgreSQL server: several processes of the shop may share it. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../../app/handler'
import type { Database } from '../database'
import { DatabaseProblem } from '../database-problem'
import type { OpenDatabase } from '../open-database'
import { packageFile } from '../package-files'
import * as schema from '../schema'
import { withAdvisoryLock } from './advisory-lock'
import { createNames, nameStatements } from './named-statements'

const VERSION_MIN = 15
const CONNECT_TIMEOUT_MS = 10_000
const CONNECTIONS_MAX = 20
/** No statement of the shop takes this long; a stuck one must not hold its locks for ever. */
const STATEMENT_TIMEOUT_MS = 30_000
/**
 * Every statement goes for an index whatever its values are, so a plan made once is as good as one made each time; and
 * what a shop reads all day is in memory, where a page anywhere costs hardly more than the next one.
 */
const PLANNING = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off'

/**
 * Connects and brings the tables up to date; processes that start together do so one after the other.
 * @throws DatabaseProblem when the server is out of reach or too old, or pg_trgm cannot be had
 */
export async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'cartwright',
    options: PLANNING,
  })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on('error', error => log.error('database.connection', { message: error.message }))
  const nameOfStatement = createNames()
  pool.on('connect', client => nameStatements(client, nameOfStatement))
  try {
    await checkVersion(pool, nameOf(url))
    await bringUpToDate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle(pool, { schema }) as unknown as Database
  log.info('database.open', { kind: 'postgres', server: nameOf(url) })
  return { db, kind: 'postgres', close: () => pool.end() }
}

async function checkVersion(pool: pg.Pool, name: string): Promise<void> {
  let version: number
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
    version = Math.floor(Number(rows[0]?.version) / 10_000)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`The PostgreSQL of DATABASE_URL (${name}) cannot be reached: ${reason}`, { cause: error })
  }
  if (version >= VERSION_MIN) return
  throw new DatabaseProblem(
    `The PostgreSQL of DATABASE_URL (${name}) is version ${version}; ${VERSION_MIN} or newer is needed.`,
  )
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await withAdvisoryLock(client, () => migrate(drizzle(client), { migrationsFolder: packageFile('migrations') }))
  } catch (error) {
    if (!isMissingExtension(error)) throw error
    throw new DatabaseProblem(
      'The extension pg_trgm could not be created. Install the contrib package of your PostgreSQL, or have an ' +
        'administrator run "create extension pg_trgm" in the database once.',
      { cause: error },
    )
  } finally {
    client.release(true) // its settings were changed
  }
}

/** insufficient_privilege, undefined_file: the migration's very first statement did not work. */
function isMissingExtension(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause as { code?: unknown; message: string }
    if ((code === '42501' || code === '0A000' || code === '58P01') && message.includes('pg_trgm')) return true
  }
  return false
}

/** Host and database for messages, without user and password. */
function nameOf(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    throw new DatabaseProblem('DATABASE_URL is not an address like postgres://user:password@host:5432/database.')
  }
}
