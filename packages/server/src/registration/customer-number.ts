/** Numbers of new companies, one after the other. */
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'

/** Held until the transaction ends, so that two companies never get one number. */
const LOCK = 4_173_004

/** The next free customer number; to be called in the transaction that stores the company. */
export async function nextCustnum(tx: Database): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [row] = await readRows<{ next: string }>(
    tx,
    sql`select coalesce(max(custnum), 100000) + 1 as next from customers`,
  )
  return Number(row?.next)
}
