/** Once an hour, in one process of all: removes what has expired. */
import { getTableName, sql } from 'drizzle-orm'
import type { Deps } from '../http/handler'
import { acquire, limitKey } from '../limits/rate-limit'
import { startRounds } from '../process/rounds'
import { AUDIT_DAYS, RETENTIONS, type RetentionSettings } from './retention'

const HOUR_MS = 60 * 60_000
/** Shorter than the pause between two rounds, so that the next round of the same process finds the place free. */
const TURN_MS = HOUR_MS - 60_000
/** A process that starts has more urgent work; several that start together do not all ask in the same second. */
const FIRST_ROUND_MS = 60_000
/** A statement holds its locks for a moment only. */
const ROWS_PER_STATEMENT = 5_000

type JanitorDeps = Pick<Deps, 'db' | 'clock' | 'log'> & Partial<RetentionSettings>

/** Starts the rounds; `stop` prevents further ones. */
export function startJanitor(deps: JanitorDeps): { stop(): void } {
  return startRounds(() => runJanitor(deps), { firstMs: FIRST_ROUND_MS, failed: 'janitor.failed', log: deps.log })
}

/**
 * Removes expired rows of every table, unless a process has done so within the hour.
 * @returns removed rows by table; undefined when another process has the turn
 */
export async function runJanitor({
  db,
  clock,
  log,
  auditDays = AUDIT_DAYS,
}: JanitorDeps): Promise<Record<string, number> | undefined> {
  const now = clock()
  if (!(await acquire(db, limitKey('janitor'), now, TURN_MS))) return undefined
  const removed: Record<string, number> = {}
  for (const { table, isExpired } of RETENTIONS) {
    const name = getTableName(table)
    for (;;) {
      const batch = db
        .select({ row: sql`ctid` })
        .from(table)
        .where(isExpired(now, { auditDays }))
        .limit(ROWS_PER_STATEMENT)
      const rows = await db.transaction(async tx => {
        // The audit lets no one else remove a row.
        await tx.execute(sql`set local cartwright.janitor = 'on'`)
        return tx.delete(table).where(sql`ctid = any(array(${batch}))`).returning({ one: sql`1` })
      })
      removed[name] = (removed[name] ?? 0) + rows.length
      if (rows.length < ROWS_PER_STATEMENT) break
    }
  }
  log.info('janitor.done', removed)
  return removed
}
