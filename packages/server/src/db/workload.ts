/** Which request a statement belongs to, so that costly ones let others go first. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that a statement belongs to. */
export interface Workload {
  /** True lets others go first: a visitor reads much of the catalogue. */
  isCostly: boolean
  /** Settled when the request has its answer. */
  ended: Promise<unknown>
}

const workloads = new AsyncLocalStorage<Workload>()

/** The request on whose behalf the caller runs; undefined outside of requests. */
export const currentWorkload = (): Workload | undefined => workloads.getStore()

/** Runs a request so that the database knows what it costs. */
export function runWorkload<T>(isCostlyRequest: boolean, work: () => Promise<T>): Promise<T> {
  let end: () => void = () => undefined
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return workloads.run({ isCostly: isCostlyRequest, ended }, work).finally(end)
}
