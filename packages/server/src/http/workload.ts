/** What a call costs the shop: which answers are shared, which calls have to wait for others, how many one caller may make. */
import { setImmediate } from 'node:timers/promises'
import { type CallName, type Policy, policies } from '@cartwright/core/contract'
import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'
import { LRUCache } from 'lru-cache'
import { busy } from './busy'
import type { Packed } from './envelope'

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
])

/** Calls of visitors that cost the processor: pictures, hashes, and numbers that are guessed. Of one address few run at a time. */
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
const CALLS_MAX = 64
const PACED_CALLS_MAX = 2
const WAITING_MAX = 1_000
const TURN_LIMIT_MS = 10_000

/** Documents and tables under way at a time; those of a company may not take all of them. */
export const DOCUMENT_PLACES = { ofAccount: 2, ofNetwork: 4, ofProcess: 8, waitMs: TURN_LIMIT_MS }

/** For how long each statement of a call lets the requests of others go first, where the database has one queue. */
export function yieldsMsOf(name: CallName, isVisitor: boolean): number {
  const { pace }: Policy = policies[name]
  if (pace === 'document') return 1_000
  if (pace === 'line') return 300
  return isVisitor && COSTLY.has(name) ? 5_000 : 0
}

/** Whether few of these calls are made at a time for one caller. */
export function isPaced(name: CallName): boolean {
  const { pace }: Policy = policies[name]
  return pace === 'line' || PACED.has(name)
}

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

interface Caller {
  /** Calls under way and waiting. */
  calls: number
  all: SemaphoreInterface
  paced: SemaphoreInterface
}

const turns = (count: number) => withTimeout(new Semaphore(count), TURN_LIMIT_MS, busy())

/**
 * Keeps one caller, an address or an account, from taking all the room: its calls beyond a number wait for each other, for a while.
 * @returns runs a call of a caller when its turn has come
 */
export function createCallerLimits() {
  const callers = new Map<string | number, Caller>()

  /** @throws ApiError `BUSY` when a call does not get its turn, or too many are waiting for theirs */
  return async function limit<T>(caller: string | number, isPacedCall: boolean, work: () => Promise<T>): Promise<T> {
    const own: Caller = callers.get(caller) ?? {
      calls: 0,
      all: turns(CALLS_MAX),
      paced: turns(PACED_CALLS_MAX),
    }
    if (own.calls >= WAITING_MAX) throw busy()
    callers.set(caller, own)
    own.calls += 1
    try {
      if (!isPacedCall) return await own.all.runExclusive(work)
      return await own.paced.runExclusive(async () => {
        // Kept answers take no time to read: without a pause a queue of them would be sent before any other request.
        await setImmediate()
        return work()
      })
    } finally {
      own.calls -= 1
      if (own.calls === 0) callers.delete(caller)
    }
  }
}
