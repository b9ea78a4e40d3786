/** The one queue in front of PGlite: it has a single session, so everybody takes turns, first come, first served. */
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite'
import { DatabaseProblem } from '../database-problem'

/** What the data layer uses of PGlite. */
export type SerialClient = Pick<PGlite, 'query' | 'transaction'> & {
  /** Waits for all that is queued, then closes; later calls are refused. */
  close(): Promise<void>
}

/** Puts a queue in front of `client`. Inside a transaction only its own handle may be used, or it waits for itself. */
export function serialize(client: PGlite): SerialClient {
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new DatabaseProblem('The database is closed.'))
    const turn = last.then(work)
    // The next one gets its turn whatever became of this one; the caller hears about a failure.
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    query: <T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> =>
      enqueue(() => client.query<T>(text, params, options)),
    transaction: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => enqueue(() => client.transaction(work)),
    close() {
      const closing = isClosed ? last : enqueue(() => client.close())
      isClosed = true
      return closing.then(() => undefined)
    },
  }
}
