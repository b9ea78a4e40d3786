/** What a call costs the shop: which answers are shared, which calls have to wait for others, how many one address may make. */
import { setImmediate } from 'node:timers/promises'
import { type CallName, CODE } from '@cartwright/core/contract'
import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'
import { LRUCache } from 'lru-cache'
import { ApiError } from './api-error'
import type { Packed } from './envelope'
import { localize } from './localize'

/** Answers that are the same for all visitors: they depend on region, language and input only. */
const SHARED: ReadonlySet<CallName> = new Set<CallName>([
  'catalogue.stat',
  'catalogue.classes',
  'catalogue.brands',
  'catalogue.series',
  'catalogue.models',
  'content.homeFloors',
  'content.banners',
  'content.brandSubjects',
  'content.activitySubjects',
])
/** Calls that read much of the catalogue. */
const COSTLY: ReadonlySet<CallName> = new Set<CallName>([
  'catalogue.stat',
  'catalogue.query',
  'catalogue.nearest',
  'catalogue.related',
  'content.homeFloors',
  'quickOrder.resolve',
])

/** Calls that cost the processor: pictures, hashes, and numbers that are guessed. Of one address few run at a time. */
const PACED: ReadonlySet<CallName> = new Set<CallName>([
  ...COSTLY,
  'session.token',
  'session.captcha',
  'session.spokenCaptcha',
  'catalogue.sku',
])

const SHARED_MS = 60_000
const SHARED_ANSWERS_MAX = 500

/** A page asks for ten things at once, and an office of many has one address. */
const CALLS_OF_ADDRESS_MAX = 64
const PACED_CALLS_OF_ADDRESS_MAX = 2
const WAITING_OF_ADDRESS_MAX = 1_000
const TURN_LIMIT_MS = 10_000
const RETRY_AFTER_SECONDS = 2

/** The database cannot answer now, or the caller asks for more at a time than others leave room for; nothing was done. */
export const busy = (): ApiError =>
  new ApiError(CODE.BUSY, localize('The shop is busy. Please try again in a moment.'), {
    retryAfter: RETRY_AFTER_SECONDS,
  })

export const isCostly = (name: CallName): boolean => COSTLY.has(name)

/** Answers to visitors, kept for a minute of the shop's clock; several who ask at the same time share one question to the database. */
export function createSharedAnswers(clock: () => Date) {
  const answers = new LRUCache<string, Packed, () => Promise<Packed>>({
    max: SHARED_ANSWERS_MAX,
    ttl: SHARED_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return {
    isShared: (name: CallName): boolean => SHARED.has(name),
    get: (key: string, read: () => Promise<Packed>): Promise<Packed> => answers.forceFetch(key, { context: read }),
  }
}

interface Address {
  /** Calls under way and waiting. */
  calls: number
  all: SemaphoreInterface
  paced: SemaphoreInterface
}

const turns = (count: number) => withTimeout(new Semaphore(count), TURN_LIMIT_MS, busy())

/** Keeps one address from taking all the room: its calls beyond a number wait for each other, for a while. */
export function createAddressLimits() {
  const addresses = new Map<string, Address>()

  /** @throws ApiError `BUSY` when a call does not get its turn, or too many are waiting for theirs */
  return async function limit<T>(address: string, name: CallName, work: () => Promise<T>): Promise<T> {
    const own: Address = addresses.get(address) ?? {
      calls: 0,
      all: turns(CALLS_OF_ADDRESS_MAX),
      paced: turns(PACED_CALLS_OF_ADDRESS_MAX),
    }
    if (own.calls >= WAITING_OF_ADDRESS_MAX) throw busy()
    addresses.set(address, own)
    own.calls += 1
    try {
      if (!PACED.has(name)) return await own.all.runExclusive(work)
      return await own.paced.runExclusive(async () => {
        // Kept answers take no time to read: without a pause a queue of them would be sent before any other request.
        await setImmediate()
        return work()
      })
    } finally {
      own.calls -= 1
      if (own.calls === 0) addresses.delete(address)
    }
  }
}
