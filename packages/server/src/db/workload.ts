/** Which request a statement belongs to, so that costly ones let others go first and none waits longer than its request may. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of a request before it is served. */
export interface Load {
  /**
   * For how long each of its statements lets the requests of others go first, in milliseconds, where the database has one queue: it
   * reads much of the catalogue, searches for each line, or makes a document. 0 for the others.
   */
  yieldsMs: number
  /** Aborted when nobody waits for the answer any more. Only of requests that write nothing: they may end anywhere. */
  signal?: AbortSignal | undefined
}

/** The request that a statement belongs to. */
export interface Workload extends Load {
  /** Settled when the request has its answer. */
  ended: Promise<unknown>
  /** What it has waited for turns and connections until now, in milliseconds. */
  waitedMs: number
}

const workloads = new AsyncLocalStorage<Workload>()

/** The request on whose behalf the caller runs; undefined outside of requests. */
export const currentWorkload = (): Workload | undefined => workloads.getStore()

/** Runs a request so that the database knows what it costs. */
export function runWorkload<T>(load: Load, work: () => Promise<T>): Promise<T> {
  let end: () => void = () => undefined
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return workloads.run({ ...load, ended, waitedMs: 0 }, work).finally(end)
}
