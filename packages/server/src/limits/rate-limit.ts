/**
 * Rate limits: counters with an end, in the database, so that all processes of a shop count together. A limit has three kinds of
 * keys: the client's network, the subject (a name, a mailbox), and both.
 */

import { createHash } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { throttles } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Spoken } from '../texts/language'
import { localize } from '../texts/localize'
import { limitRefusals } from './limit-refusals.texts'

/** So many in a window of time. */
export interface Limit {
  max: number
  windowMs: number
}

/** What is counted: hashed, because a person may type a password where a name belongs. */
export const limitKey = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/**
 * Counts one more and answers the new count. A counter whose window has ended starts again at 1. Its end is never further away than
 * one window from now: a process whose clock was ahead must not shut people out for longer.
 */
export async function increment(db: Database, key: string, now: Date, windowMs: number): Promise<number> {
  const resets = new Date(now.getTime() + windowMs)
  const isOver = lte(throttles.resets, now)
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resets })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        resets: sql`case when ${isOver} then excluded.resets else least(${throttles.resets}, excluded.resets) end`,
      },
    })
    .returning({ count: throttles.count })
  return row?.count ?? 1
}

/** Takes one back. */
export const decrement = async (db: Database, key: string): Promise<void> => {
  await db
    .update(throttles)
    .set({ count: sql`greatest(0, ${throttles.count} - 1)` })
    .where(eq(throttles.key, key))
}

/**
 * The current count, and when it ends.
 * @param windowMs the longest time the counter can have left, no matter what clock wrote it
 */
export async function readCounter(
  db: Database,
  key: string,
  now: Date,
  windowMs: number,
): Promise<{ count: number; resets: Date }> {
  const [row] = await db
    .select()
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.resets, now)))
  if (!row) return { count: 0, resets: now }
  return { count: row.count, resets: new Date(Math.min(row.resets.getTime(), now.getTime() + windowMs)) }
}

/** Acquires the key until `now + ms`; false while another request holds it. */
export async function acquire(db: Database, key: string, now: Date, ms: number): Promise<boolean> {
  const resets = new Date(now.getTime() + ms)
  const acquired = await db
    .insert(throttles)
    .values({ key, count: 1, resets })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { resets },
      setWhere: or(lte(throttles.resets, now), gt(throttles.resets, resets)),
    })
    .returning({ key: throttles.key })
  return acquired.length > 0
}

export const clearCounters = async (db: Database, keys: string[], now: Date): Promise<void> => {
  await db.delete(throttles).where(inArray(throttles.key, keys))
  await db.delete(throttles).where(lt(throttles.resets, now))
}

/** Says when to come back; `data.retryAfter` in seconds. */
export function tooMany(now: Date, resets: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((resets.getTime() - now.getTime()) / 1000))
  const time = (language: Spoken) => formatDuration(retryAfter, language)
  return new ApiError(CODE.TOO_MANY, localize(limitRefusals, 'tooManyTries', { time }), { retryAfter })
}

const formatDuration = (seconds: number, language: Spoken) => {
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/**
 * Counts one more and rejects it beyond the limit.
 * @returns the new count
 * @throws ApiError `TOO_MANY`
 */
export async function assertWithinLimit(
  db: Database,
  key: string,
  now: Date,
  { max, windowMs }: Limit,
): Promise<number> {
  const count = await increment(db, key, now, windowMs)
  if (count <= max) return count
  throw tooMany(now, (await readCounter(db, key, now, windowMs)).resets)
}
