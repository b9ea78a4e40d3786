/**
 * Threads of the process that make documents, so that these do not hold up the requests of others. All of them run
 * `across/document.worker`; what each pool asks of it stands beside the pool.
 */
import type { TransferListItem } from 'node:worker_threads'
import Piscina from 'piscina'
import { packageFile } from './package-files'

/** Where the system tells threads apart, the one that answers requests goes first. */
const NICE = 10

export interface ThreadPool<Task, Result> {
  /** @throws an `AbortError` when the signal ends the task, and with it its thread; and what the task throws */
  run(task: Task, options?: { signal?: AbortSignal | undefined; transferList?: TransferListItem[] }): Promise<Result>
}

interface PoolOptions {
  /** The export of the worker that does a task. */
  name: string
  threads: number
  /** How many tasks a thread has under way at a time; 1 by default. */
  tasksOfThread?: number
}

const running = new Map<ThreadPool<never, unknown>, Promise<Piscina>>()

/** The threads start with the first task: most processes of the command line never need them. */
export function createThreadPool<Task, Result>({
  name,
  threads,
  tasksOfThread = 1,
}: PoolOptions): ThreadPool<Task, Result> {
  async function start(): Promise<Piscina> {
    return new Piscina({
      filename: await workerFile(),
      niceIncrement: NICE,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: tasksOfThread,
    })
  }
  const pool: ThreadPool<Task, Result> = {
    async run(task, { signal, transferList } = {}) {
      const started = running.get(pool) ?? start()
      running.set(pool, started)
      return (await started).run(task, { name, signal: signal ?? null, ...(transferList && { transferList }) })
    },
  }
  return pool
}

/** Ends the threads of all pools; what is under way is refused. Later tasks start new ones. */
export async function stopThreads(): Promise<void> {
  const stopped = [...running.values()]
  running.clear()
  await Promise.all(stopped.map(async pool => (await pool).destroy()))
}

/** The built file; where the sources run, it is built from them first. */
async function workerFile(): Promise<string> {
  if (!import.meta.url.endsWith('.ts')) return packageFile('dist/document.worker.js')
  const { buildWorker } = await import('./build-worker.testing')
  return buildWorker()
}
