/** A PostgreSQL server: several processes of the shop may share it. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../../process/log'
import type { Database } from '../database'
import { DatabaseProblem } from '../database-problem'
import { CONNECT_LIMIT_MS, LOCK_LIMIT_MS, STATEMENT_LIMIT_MS } from '../limits'
import { migrateDatabase } from '../migrations'
import type { OpenDatabase } from '../open-database.types'
import * as schema from '../schema'
import { createPool, KEEP_ALIVE, overPool } from './pool'
import { serverName } from './server-name'

/** Any number; the same in every process. */
const SET_UP_LOCK = 4_173_001

const VERSION_MIN = 15
const CONNECTIONS_MAX = 20
const READY_LIMIT_MS = 2_000

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string
  /** Most connections of this process; 20 by default. */
  connectionsMax?: number
  /** False behind a pooler in transaction mode; true by default. */
  prepared?: boolean
  log: Log
}

/**
 * Connects and brings the tables up to date; processes that start together do so one after the other.
 * @throws DatabaseProblem when the server is out of reach, too old or not in UTF-8, its tables are newer than this program,
 *   its role may not make tables, or pg_trgm cannot be had
 */
export async function openPostgres({
  url,
  connectionsMax = CONNECTIONS_MAX,
  prepared = true,
  log,
}: PostgresOptions): Promise<OpenDatabase> {
  const options = { url, connectionsMax, prepared, log }
  const name = serverName(url)
  const pool = createPool(options)
  try {
    await checkServer(pool, name)
    await bringUpToDate(url, log)
    if (!prepared) await warnWithoutLimits(pool, log)
  } catch (error) {
    await pool.end()
    throw error
  }
  log.info('database.open', { kind: 'postgres', server: name, connectionsMax, prepared })
  return { db: overPool(pool, options), kind: 'postgres', isReady: () => isReady(pool), close: () => pool.end() }
}

async function isReady(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query({ text: 'select 1', query_timeout: READY_LIMIT_MS } as pg.QueryConfig)
    return true
  } catch {
    return false
  }
}

/** Behind a pooler no connection can be given limits by the shop; those of single statements belong to the role. */
async function warnWithoutLimits(pool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ limit: string }>("select current_setting('statement_timeout') as limit")
  if (rows[0]?.limit !== '0') return
  log.error('database.without-limit', {
    remedy: `alter role current_user set statement_timeout = ${STATEMENT_LIMIT_MS}; alter role current_user set lock_timeout = ${LOCK_LIMIT_MS}`,
  })
}

async function checkServer(pool: pg.Pool, name: string): Promise<void> {
  const { version, encoding } = await readServer(pool, name)
  if (version < VERSION_MIN) {
    throw new DatabaseProblem(
      `The PostgreSQL of DATABASE_URL (${name}) is version ${version}; ${VERSION_MIN} or newer is needed.`,
    )
  }
  if (encoding === 'UTF8') return
  throw new DatabaseProblem(
    `The database of DATABASE_URL (${name}) is encoded in ${encoding}, which has not all the letters that the shop needs. ` +
      "Make another one: create database … encoding 'UTF8' template template0",
  )
}

async function readServer(pool: pg.Pool, name: string): Promise<{ version: number; encoding: string }> {
  const settings = "current_setting('server_version_num') as version, current_setting('server_encoding') as encoding"
  try {
    const { rows } = await pool.query<{ version: string; encoding: string }>(`select ${settings}`)
    return { version: Math.floor(Number(rows[0]?.version) / 10_000), encoding: rows[0]?.encoding ?? '' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`The PostgreSQL of DATABASE_URL (${name}) cannot be reached: ${reason}`, { cause: error })
  }
}

/**
 * In one transaction, which a pooler keeps on one connection, and under a lock that ends with it. The connection has no
 * limit on statements: a migration of a large table may take minutes.
 */
async function bringUpToDate(url: string, log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS, ...KEEP_ALIVE })
  client.on('error', error => log.error('database.connection', { message: error.message }))
  await client.connect()
  const db = drizzle(client, { schema })
  try {
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [SET_UP_LOCK])
    await migrateDatabase(db as unknown as Database, log, folder => migrate(db, { migrationsFolder: folder }))
    await client.query('commit')
  } catch (error) {
    if (!isMissingExtension(error)) throw mayNotCreate(error) ?? error
    throw new DatabaseProblem(
      'The extension pg_trgm could not be created. Install the contrib package of your PostgreSQL, or have an ' +
        'administrator run "create extension pg_trgm" in the database once.',
      { cause: error },
    )
  } finally {
    await client.end()
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

/** A role that may not make tables, in the words of the server: which of database and schema it is. */
function mayNotCreate(error: unknown): DatabaseProblem | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause as { code?: unknown; message: string }
    if (code !== '42501') continue
    const remedy = 'The role of the shop has to own its database: alter database … owner to …'
    return new DatabaseProblem(`The tables could not be made: ${message}. ${remedy}`, { cause: error })
  }
  return undefined
}
