/**
 * The one queue in front of PGlite, which has a single session: first come, first served, but for costly
 * requests. Those let every other request go first that is under way, and leave the engine free for twice the time that
 * they took while others work, so that neither browsing visitors nor documents slow an order.
 */
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite'
import { DatabaseBusy } from '../database-busy'
import { DatabaseProblem } from '../database-problem'
import { QUERY_LIMIT_MS } from '../limits'
import { currentWorkload, type Workload } from '../workload'

/** A costly statement is followed by a pause of this many times its duration … */
const PAUSE_FACTOR = 2
/** … when another request has asked for something within this time. */
const ACTIVE_MS = 5_000

/** What the data layer uses of PGlite. */
export type SerialClient = Pick<PGlite, 'query' | 'transaction'> & {
  /** Waits for all that is queued, then closes; later calls are refused. */
  close(): Promise<void>
}

interface Turn {
  run: () => Promise<unknown>
  /** Of a request: what the shop does of its own accord, and reading who asks, comes before every request, a costly one too. */
  isAsked: boolean
  /** From when on it is no longer held back, in milliseconds of `performance.now()`. */
  due: number
}

/** Puts a queue in front of `client`. Inside a transaction only its own handle may be used, or it waits for itself. */
export function serialize(client: PGlite): SerialClient {
  const usual: Turn[] = []
  const costly: Turn[] = []
  /** Requests that have begun to ask and do not have their answer yet. */
  const underWay = new Set<Workload>()
  let isRunning = false
  let closing: Promise<void> | undefined
  let later: NodeJS.Timeout | undefined
  let lastAsked = Number.NEGATIVE_INFINITY
  let pauseEnds = 0

  function next(): void {
    if (isRunning) return
    const next = usual.shift()
    if (next?.isAsked) lastAsked = performance.now()
    const turn = next ?? takeCostly()
    if (turn) void run(turn, turn !== next)
  }

  async function run({ run: work }: Turn, isCostly: boolean): Promise<void> {
    isRunning = true
    const began = performance.now()
    await work()
    const ended = performance.now()
    if (isCostly && ended - lastAsked < ACTIVE_MS) pauseEnds = ended + PAUSE_FACTOR * (ended - began)
    isRunning = false
    next()
  }

  function takeCostly(): Turn | undefined {
    const [first] = costly
    if (!first) return undefined
    clearTimeout(later)
    const now = performance.now()
    const isDue = now >= first.due || closing !== undefined
    if (isDue || (underWay.size === 0 && now >= pauseEnds)) return costly.shift()
    const dueMs = first.due - now
    later = setTimeout(next, Math.max(1, underWay.size > 0 ? dueMs : Math.min(dueMs, pauseEnds - now)))
    return undefined
  }

  function follow(workload: Workload): void {
    if (underWay.has(workload)) return
    underWay.add(workload)
    void workload.ended.then(() => {
      underWay.delete(workload)
      next()
    })
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (closing) return Promise.reject(new DatabaseProblem('The database is closed.'))
    const workload = currentWorkload()
    const { yieldsMs = 0, signal } = workload ?? {}
    if (workload && yieldsMs === 0) follow(workload)
    return new Promise<T>((resolve, reject) => {
      const since = performance.now()
      const run = async () => {
        signal?.removeEventListener('abort', leave)
        // The caller has been answered by then; nothing has been done yet, and nothing is.
        if (performance.now() - since > QUERY_LIMIT_MS) return reject(new DatabaseBusy('The queue is too long.'))
        // A failure is the caller's; the queue goes on.
        await work().then(resolve, reject)
      }
      const queue = yieldsMs > 0 ? costly : usual
      const turn = { run, isAsked: workload !== undefined, due: since + yieldsMs }
      const leave = () => {
        const place = queue.indexOf(turn)
        if (place >= 0) queue.splice(place, 1)
        reject(signal?.reason)
      }
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', leave, { once: true })
      queue.push(turn)
      next()
    })
  }

  return {
    query: <T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> =>
      enqueue(() => client.query<T>(text, params, options)),
    transaction: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => enqueue(() => client.transaction(work)),
    close() {
      closing ??= new Promise<void>((resolve, reject) => {
        const run = () => client.close().then(resolve, reject)
        costly.push({ run, isAsked: false, due: 0 })
        next()
      })
      return closing
    },
  }
}
