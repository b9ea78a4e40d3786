/** Once an hour, in one process of all: promised days that have passed without the goods. */
import { and, asc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { arrivals } from '../db/schema'
import type { Deps } from '../http/handler'
import { startRounds } from '../process/rounds'
import { transact } from '../transactions/transact'
import { changeSupply } from './change-supply'
import { readWarehouseDays } from './warehouse-days'

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** A process that starts has more urgent work. */
const FIRST_ROUND_MS = 30_000

export const watchPassedDates = (deps: WatchDeps): { stop(): void } =>
  startRounds(() => reportPassedDates(deps), { firstMs: FIRST_ROUND_MS, failed: 'passed-dates.failed', log: deps.log })

/**
 * Orders that wait for an arrival whose day has passed get other pieces where some are free; the others are notified that the date is
 * open. Each passed day is reported once, however many processes look for it.
 * @returns parts with such arrivals
 * @source ORD-013
 */
export async function reportPassedDates({ db, clock }: Pick<WatchDeps, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  const days = await readWarehouseDays(db, now)
  const parts = await db
    .selectDistinct({ id: arrivals.goodsSkuId })
    .from(arrivals)
    .where(hasJustPassed(days))
    .orderBy(asc(arrivals.goodsSkuId))
  for (const { id } of parts) {
    // Days before it were reported earlier: their pieces stand without a date already.
    let shownFrom: string | undefined
    await transact(db, tx =>
      changeSupply(
        tx,
        [id],
        now,
        async () => {
          const passed = await tx
            .update(arrivals)
            .set({ reportedDay: arrivals.etaDate as unknown as SQL<string> })
            .where(and(eq(arrivals.goodsSkuId, id), hasJustPassed(days)))
            .returning({ day: arrivals.etaDate })
          shownFrom = passed.map(({ day }) => day).sort()[0]
        },
        () => shownFrom,
      ),
    )
  }
  return parts.length
}

const hasJustPassed = (days: ReadonlyMap<string, string>) =>
  and(
    or(...[...days].map(([warehouse, today]) => and(eq(arrivals.warehouse, warehouse), lt(arrivals.etaDate, today)))),
    gt(arrivals.promised, 0),
    or(isNull(arrivals.reportedDay), ne(arrivals.reportedDay, arrivals.etaDate)),
  )
