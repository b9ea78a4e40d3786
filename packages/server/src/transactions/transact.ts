/** Writes that are tried again when the database broke them off to untangle two writers. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database'

const ATTEMPTS_MAX = 6
const PAUSE_MS = 15

/** serialization_failure, deadlock_detected: nothing happened, the same work may succeed at once. */
const BROKEN_OFF = new Set(['40001', '40P01'])
/** unique_violation on a number drawn at random: draw again. */
const DRAWN_NUMBERS = new Set([
  'orders_order_no_unique',
  'quick_orders_qo_no_unique',
  'rmas_rma_no_unique',
  'reports_report_no_unique',
])

/**
 * Runs `work` in one transaction. Nothing but the database may be awaited inside: on PGlite everybody else waits.
 * @throws what `work` throws; a broken-off transaction only after six tries
 */
export const transact = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  retryOnSerializationFailure(() => db.transaction(work))

/** Runs `work` again when the database broke it off; for a single statement that changes many rows. */
export async function retryOnSerializationFailure<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isWorthRetrying(error)) throw error
      await delay(Math.random() * PAUSE_MS * attempt)
    }
  }
}

/** Drizzle wraps the driver's error, which carries `code` and `constraint` on both databases. */
function isWorthRetrying(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (BROKEN_OFF.has(String(code))) return true
    if (code === '23505' && DRAWN_NUMBERS.has(String(constraint))) return true
  }
  return false
}
