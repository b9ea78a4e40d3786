/** Counts once a day how well each part sells, for the order in which lists and suggestions show parts. */
import { sql } from 'drizzle-orm'
import type { Deps } from '../http/handler'
import { acquire, limitKey } from '../limits/rate-limit'
import { startRounds } from '../process/rounds'
import { transact } from '../transactions/transact'

const DAYS = 90
/** A piece that was sold so many days ago counts half. */
const HALF_LIFE_DAYS = 30
/** What fewer companies have bought is not counted: the order of a list must not tell what a single customer buys. */
const COMPANIES_MIN = 2
/** A little less than a day, so that the hour of the day stays. */
const TURN_MS = 23 * 60 * 60_000
/** A process that starts has more urgent work. */
const FIRST_ROUND_MS = 60_000

type SalesDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Counts again and again; `stop` ends that. */
export const startSales = (deps: SalesDeps): { stop(): void } =>
  startRounds(() => countSales(deps), { firstMs: FIRST_ROUND_MS, failed: 'sales.failed', log: deps.log })

/** @returns whether it has counted; false when a process has done so within the day */
export async function countSales({ db, clock, log }: SalesDeps): Promise<boolean> {
  const now = clock()
  if (!(await acquire(db, limitKey('sales'), now, TURN_MS))) return false
  await transact(db, async tx => {
    await tx.execute(sql`delete from sku_sales`)
    await tx.execute(sql`
      insert into sku_sales (region, goods_sku_id, sold)
      select s.region, l.goods_sku_id,
        sum(l.qty * power(0.5, extract(epoch from ${now.toISOString()}::timestamptz - o.create_time) / 86400 / ${HALF_LIFE_DAYS}::int))
      from orders o
        join order_lines l on l.order_id = o.order_id
        join customers c on c.cust_id = o.cust_id
        join org_sites s on s.org_id = c.org_id
      where o.status <> 'cancelled' and o.create_time > ${now.toISOString()}::timestamptz - ${DAYS}::int * interval '1 day'
        and o.create_time <= ${now.toISOString()}::timestamptz
      group by s.region, l.goods_sku_id
      having count(distinct o.cust_id) >= ${COMPANIES_MIN}::int`)
  })
  log.info('sales.done', {})
  return true
}
