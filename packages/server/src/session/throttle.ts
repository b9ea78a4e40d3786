/** Counters with an end, in the database, so that all processes of a shop count together. */
import { createHash } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Language } from '../app/language'
import { Refusal } from '../app/refusal'
import { say } from '../app/say'
import type { Database } from '../db/database'
import { throttles } from '../db/schema'

/** What is counted: hashed, because a person may type a password where a name belongs. */
export const throttleKey = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Counts one more; a counter that has run out starts anew. Answers the new count. */
export async function countUp(db: Database, key: string, now: Date, windowMs: number): Promise<number> {
  const resets = new Date(now.getTime() + windowMs)
  const isOver = lte(throttles.resets, now)
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resets })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        resets: sql`case when ${isOver} then excluded.resets else ${throttles.resets} end`,
      },
    })
    .returning({ count: throttles.count })
  return row?.count ?? 1
}

/** Takes one back. */
export const countDown = async (db: Database, key: string): Promise<void> => {
  await db
    .update(throttles)
    .set({ count: sql`greatest(0, ${throttles.count} - 1)` })
    .where(eq(throttles.key, key))
}

/** The count of the moment, and when it ends. */
export async function readCount(db: Database, key: string, now: Date): Promise<{ count: number; resets: Date }> {
  const [row] = await db
    .select()
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.resets, now)))
  return row ?? { count: 0, resets: now }
}

/** Takes the only place until `now + ms`; false when somebody else has it. */
export async function claim(db: Database, key: string, now: Date, ms: number): Promise<boolean> {
  const resets = new Date(now.getTime() + ms)
  const taken = await db
    .insert(throttles)
    .values({ key, count: 1, resets })
    .onConflictDoUpdate({ target: throttles.key, set: { resets }, setWhere: lte(throttles.resets, now) })
    .returning({ key: throttles.key })
  return taken.length > 0
}

export const clearCounts = async (db: Database, keys: string[], now: Date): Promise<void> => {
  await db.delete(throttles).where(inArray(throttles.key, keys))
  await db.delete(throttles).where(lt(throttles.resets, now))
}

/** Says when to come back; `data.retryAfter` in seconds. */
export function tooMany(now: Date, resets: Date): Refusal {
  const retryAfter = Math.max(1, Math.ceil((resets.getTime() - now.getTime()) / 1000))
  const time = (language: Language) => sayDuration(retryAfter, language)
  return new Refusal(CODE.TOO_MANY, say('Too many tries. Please try again in {time}.', { time }), { retryAfter })
}

const sayDuration = (seconds: number, language: Language) => {
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/**
 * Counts one more and refuses it beyond `max` in a window.
 * @throws Refusal `TOO_MANY`
 */
export async function assertBelow(
  db: Database,
  key: string,
  now: Date,
  { max, windowMs }: { max: number; windowMs: number },
): Promise<void> {
  if ((await countUp(db, key, now, windowMs)) <= max) return
  throw tooMany(now, (await readCount(db, key, now)).resets)
}
