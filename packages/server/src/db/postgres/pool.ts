/** The connections to PostgreSQL: limits on every wait, and a listener for the errors of each of them. */
import { Semaphore, withTimeout } from 'async-mutex'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../../process/log'
import type { Database } from '../database'
import { DatabaseBusy, isConnectionLost } from '../database-busy'
import { CONNECT_LIMIT_MS, LOCK_LIMIT_MS, QUERY_LIMIT_MS, STATEMENT_LIMIT_MS, WAITS_LIMIT_MS } from '../limits'
import * as schema from '../schema'
import { currentWorkload } from '../workload'
import { createNames, nameStatements } from './named-statements'

/** An idle connection whose other end is gone is noticed this long after the last sign of life, plus ten probes of a second. */
const KEEP_ALIVE_DELAY_MS = 5_000
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS }

/**
 * Every statement uses an index regardless of its values, so a plan made once is as good as one made each time; and
 * what a shop reads all day is in memory, where a page anywhere costs hardly more than the next one.
 */
const PLANNING = { plan_cache_mode: 'force_generic_plan', random_page_cost: '1.1', jit: 'off' }

/** What a transaction waits on a shop that is not busy changes nothing for its locks. */
const SLIGHT_WAIT_MS = 100

const TIME_LIMITS = {
  statement_timeout: STATEMENT_LIMIT_MS,
  lock_timeout: LOCK_LIMIT_MS,
  idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
}

export interface PoolOptions {
  url: string
  /** Most connections of this process. */
  connectionsMax: number
  /**
   * False behind a pooler that gives each transaction another connection (PgBouncer in transaction mode): nothing is
   * then set on a connection or kept on it between two transactions.
   */
  prepared: boolean
  log: Log
}

/** Opens no connection yet. */
export function createPool({ url, connectionsMax, prepared, log }: PoolOptions): pg.Pool {
  const settings = { ...PLANNING, ...TIME_LIMITS }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    ...KEEP_ALIVE,
    application_name: 'cartwright',
    ...(prepared ? { options: options.join(' ') } : {}),
  })
  // The pool listens to idle connections only. One that is lent out and breaks between two statements would end the
  // process, so each connection has a listener of its own from the moment it is open.
  const nameOf = createNames()
  pool.on('connect', client => {
    client.on('error', error => log.error('database.connection', { message: error.message }))
    if (prepared) nameStatements(client, nameOf)
  })
  pool.on('error', () => undefined) // logged above
  discardSuspects(pool)
  return pool
}

/**
 * When one connection was lost, the idle ones may be as dead: a network that dropped packets has often forgotten them.
 * They are replaced instead of being found out by one waiting buyer each.
 */
function discardSuspects(pool: pg.Pool): void {
  pool.on('release', error => {
    if (!isConnectionLost(error)) return
    for (let count = pool.idleCount; count > 0; count--) {
      pool.connect().then(
        client => client.release(true),
        () => undefined,
      )
    }
  })
}

/**
 * The database over a pool. Transactions may hold at most half of the connections, so that reading goes on while they
 * wait for locks; a connection that broke inside a transaction is discarded. What a request waits for turn, connection and
 * locks has one limit: behind a locked row, those that had to wait for their turn do not wait for the lock as long again.
 * @throws DatabaseBusy from `transaction` when its turn does not come in time
 */
export function overPool(pool: pg.Pool, { connectionsMax, prepared }: PoolOptions): Database {
  const db = drizzle(pool, { schema })
  const turns = new Semaphore(Math.max(1, Math.floor(connectionsMax / 2)))
  const overClient = new WeakMap<pg.PoolClient, typeof db>()

  const transaction: typeof db.transaction = async (work, config) => {
    const waits = currentWorkload() ?? { waitedMs: 0 }
    const turn = withTimeout(turns, leftOf(waits), new DatabaseBusy('Too many transactions are waiting.'))
    const [, endTurn] = await measured(waits, turn.acquire())
    let client: pg.PoolClient | undefined
    let lost: Error | undefined
    try {
      client = await measured(waits, connectWithin(pool, leftOf(waits)))
      const own = overClient.get(client) ?? (drizzle(client, { schema }) as unknown as typeof db)
      overClient.set(client, own)
      // A row may be waited for twice: behind those who wait already, then behind the one who has it.
      const lockMs = Math.floor(leftOf(waits) / 2)
      return await own.transaction(async tx => {
        if (!prepared) await tx.execute(localLimits)
        if (lockMs < LOCK_LIMIT_MS - SLIGHT_WAIT_MS) await tx.execute(`set local lock_timeout = ${Math.max(1, lockMs)}`)
        return work(tx)
      }, config)
    } catch (error) {
      if (isConnectionLost(error)) lost = error as Error
      throw error
    } finally {
      client?.release(lost)
      endTurn()
    }
  }
  return Object.assign(db, { transaction }) as unknown as Database
}

/** Whole milliseconds that are left to wait; 1 where none are, since 0 would mean no limit. */
const leftOf = ({ waitedMs }: { waitedMs: number }) => Math.max(1, Math.floor(WAITS_LIMIT_MS - waitedMs))

async function measured<T>(waits: { waitedMs: number }, waiting: Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await waiting
  } finally {
    waits.waitedMs += performance.now() - began
  }
}

/** @throws DatabaseBusy when there is none in time; one that comes later goes back to the pool */
async function connectWithin(pool: pg.Pool, ms: number): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusy('All connections are in use.')), ms)
  })
  try {
    return await Promise.race([connecting, limit])
  } catch (error) {
    connecting.then(
      client => client.release(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** For this transaction alone. */
const localLimits = Object.entries(TIME_LIMITS)
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join('; ')
