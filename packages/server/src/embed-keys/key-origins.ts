/** The origins that live keys name: pages of these may call the API with tokens of their keys. */
import { and, gt, isNull } from 'drizzle-orm'
import { embedKeys } from '../db/schema'
import type { KeyOrigins } from '../http/cors'
import type { Deps } from '../http/handler'
import { describeError } from '../process/log'

/** A key that was revoked opens nothing at once; its page may ask, and be refused, this long. */
const KNOWN_MS = 5_000

/** Read at most every five seconds, when a page of an origin asks that no setting names. Without the database the last answer holds. */
export function createKeyOrigins({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): KeyOrigins {
  let known: ReadonlySet<string> = new Set()
  let since = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(now: Date): Promise<void> {
    try {
      const rows = await db
        .select({ origins: embedKeys.origins })
        .from(embedKeys)
        .where(and(isNull(embedKeys.revoked), gt(embedKeys.expires, now)))
      known = new Set(rows.flatMap(row => row.origins))
    } catch (error) {
      log.error('key-origins.failed', describeError(error))
    } finally {
      since = now.getTime()
      reading = undefined
    }
  }

  const refresh = (): Promise<void> | undefined => {
    const now = clock()
    const age = now.getTime() - since
    if (age < 0 || age >= KNOWN_MS) reading ??= read(now)
    return reading
  }

  return {
    has: async origin => {
      await refresh()
      return known.has(origin)
    },
    isKnown: origin => {
      void refresh()
      return known.has(origin)
    },
  }
}
