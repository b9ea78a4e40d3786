/** The origins that keys of companies name: pages of these may call the API with tokens of their keys. */
import { and, gt, isNull, or } from 'drizzle-orm'
import { embedKeys } from '../db/schema'
import type { KeyOrigins } from '../http/cors'
import type { Deps } from '../http/handler'
import { describeError } from '../process/log'

/** What is known of an origin holds this long, where another process changes its key. */
const KNOWN_MS = 5_000
/** A key that another process has made opens its page after this time. Pages of strangers cause no more reading than that. */
const UNKNOWN_MS = 1_000
/** Pages that are open when their key ends can read for this long that they are signed out: they could not tell it from a lost connection. */
const ENDED_MS = 24 * 60 * 60_000

/** Read when a page of an origin asks that no setting names. Without the database the last answer holds. */
export function createKeyOrigins({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): KeyOrigins {
  /** Until when a key names the origin, or has named it; in milliseconds. */
  let known: ReadonlyMap<string, number> = new Map()
  let since = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  /** What was read before a key changed is dropped. */
  let changes = 0

  async function read(now: Date): Promise<void> {
    const changesBefore = changes
    const found = await readOrigins(now).catch((error: unknown) => {
      log.error('key-origins.failed', describeError(error))
      return known
    })
    if (changes !== changesBefore) return
    known = found
    since = now.getTime()
    reading = undefined
  }

  async function readOrigins(now: Date): Promise<Map<string, number>> {
    const dayBefore = new Date(now.getTime() - ENDED_MS)
    const { origins, expires, revoked } = embedKeys
    const rows = await db
      .select({ origins, expires, revoked })
      .from(embedKeys)
      .where(and(gt(expires, dayBefore), or(isNull(revoked), gt(revoked, dayBefore))))
    const found = new Map<string, number>()
    // An origin that was taken out of its key has ended too.
    for (const [origin, end] of known) if (end > dayBefore.getTime()) found.set(origin, Math.min(end, now.getTime()))
    for (const row of rows) {
      const end = (row.revoked ?? row.expires).getTime()
      for (const origin of row.origins) found.set(origin, Math.max(end, found.get(origin) ?? end))
    }
    return found
  }

  function refresh(origin: string): Promise<void> | undefined {
    const now = clock()
    const age = now.getTime() - since
    if (age < 0 || age >= (known.has(origin) ? KNOWN_MS : UNKNOWN_MS)) reading ??= read(now)
    return reading
  }

  return {
    mayRead: async origin => {
      await refresh(origin)
      return known.has(origin)
    },
    isLive: origin => {
      void refresh(origin)
      return (known.get(origin) ?? 0) > clock().getTime()
    },
    forget: () => {
      changes += 1
      since = Number.NEGATIVE_INFINITY
      reading = undefined
    },
  }
}
