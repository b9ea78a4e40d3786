/** The part a command names. */
import { normalizeNumber } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { skus } from '../db/schema'
import { OpsTrouble } from './command'

/** @throws OpsTrouble when no part has the number */
export async function findPart(db: Database, number: string): Promise<typeof skus.$inferSelect> {
  const found = await db
    .select()
    .from(skus)
    .where(eq(skus.numberKey, normalizeNumber(number)))
  const part = found.find(row => row.number === number) ?? found[0]
  if (!part) throw new OpsTrouble(`There is no part ${number}.`)
  return part
}
