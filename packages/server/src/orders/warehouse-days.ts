/** Which day it is at the warehouses: what arrives there arrives on a day of its site. */
import { dayIn } from '@cartwright/core/rules'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orgSites, sellers, warehouses } from '../db/schema'

/** By the code of the warehouse; where several sites share one, the first of them counts. */
export async function readWarehouseDays(db: Database, now: Date): Promise<Map<string, string>> {
  const rows = await db
    .select({ warehouse: warehouses.code, timeZone: sellers.timeZone })
    .from(warehouses)
    .leftJoin(orgSites, eq(orgSites.warehouse, warehouses.code))
    .leftJoin(sellers, eq(sellers.orgId, orgSites.orgId))
    .orderBy(asc(orgSites.position))
  const days = new Map<string, string>()
  for (const { warehouse, timeZone } of rows)
    if (!days.has(warehouse)) days.set(warehouse, dayIn(timeZone ?? 'UTC', now))
  return days
}
