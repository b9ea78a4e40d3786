/** The warehouse a command names. */
import { asc } from 'drizzle-orm'
import type { Database } from '../db/database'
import { warehouses } from '../db/schema'
import { OpsTrouble } from './command'

/** @returns its code. @throws OpsTrouble when there is none with it */
export async function findWarehouse(db: Database, code: string): Promise<string> {
  const known = await db.select({ code: warehouses.code }).from(warehouses).orderBy(asc(warehouses.code))
  const warehouse = known.find(one => one.code === code.toUpperCase())?.code
  if (warehouse) return warehouse
  throw new OpsTrouble(`There is no warehouse ${code}. There are: ${known.map(one => one.code).join(', ')}.`)
}
