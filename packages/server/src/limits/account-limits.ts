/** How many rows one account, or one company, may keep in the tables that it can fill. */

import { CODE } from '@cartwright/core/contract'
import { count, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { ApiError } from '../http/api-error'
import { localize } from '../texts/localize'
import { limitRefusals } from './limit-refusals.texts'

/** Rows of an account; accounts, addresses and own numbers belong to its company. Searches and printers keep the newest ones instead. */
export const ROWS_MAX = {
  accountPrices: 500_000,
  accounts: 500,
  addresses: 2_000,
  cart: 10_000,
  favourites: 10_000,
  ownNumbers: 100_000,
  quickOrders: 1_000,
} as const

/** @throws ApiError `REFUSED` when more than `max` would be kept */
export function assertRoom(kept: number, added: number, max: number): void {
  if (added > 0 && kept + added > max) {
    throw new ApiError(CODE.REFUSED, localize(limitRefusals, 'tooManyKept', { max }), {
      max,
    })
  }
}

/** As `assertRoom` for one more row of a table. @param isOwn the rows that count */
export async function assertRoomIn(db: Database, table: PgTable, isOwn: SQL, max: number): Promise<void> {
  const [row] = await db.select({ kept: count() }).from(table).where(isOwn)
  assertRoom(row?.kept ?? 0, 1, max)
}
