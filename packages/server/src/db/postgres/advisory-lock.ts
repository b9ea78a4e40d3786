/** A lock that all processes of a shop share, for what only one of them may do at a time. */
import type pg from 'pg'

/** Any number; the same in every process. */
const SET_UP_LOCK = 4_173_001

/** Runs `work` while no other process runs its own; the lock ends with the connection at the latest. */
export async function withAdvisoryLock<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [SET_UP_LOCK])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SET_UP_LOCK])
  }
}
