/**
 * Threads of the process that draw papers and write tables, so that neither holds up the requests of others. Papers are drawn
 * one at a time by each thread, and a drawing that nobody waits for ends with its thread; tables come and go in pages, so one thread
 * writes several at a time.
 */
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { Language, TableFormat } from '@cartwright/core/contract'
import Piscina from 'piscina'
import { packageFile } from '../db/package-files'
import { currentWorkload } from '../db/workload'
import type { PaperTask, TableTask, Written } from './document.worker'
import type { PaperContent, PaperName } from './papers'
import type { Rows, TableHead } from './table-bytes'

/** One core is left to the requests. */
const PAPER_THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))
/** More than jobs that are under way at a time in a process: a page never waits for a table of another reader to end. */
const TABLES_OF_THREAD = 16
/** Where the system tells threads apart, the one that answers requests goes first. */
const NICE = 10

interface Threads {
  papers: Piscina<PaperTask, Uint8Array>
  tables: Piscina<TableTask, void>
}

let threads: Promise<Threads> | undefined

/** Started with the first document: most processes of the command line never need them. */
const startedThreads = (): Promise<Threads> => (threads ??= start())

async function start(): Promise<Threads> {
  const options = { filename: await workerFile(), niceIncrement: NICE }
  return {
    papers: new Piscina({ ...options, minThreads: PAPER_THREADS, maxThreads: PAPER_THREADS }),
    tables: new Piscina({ ...options, minThreads: 1, maxThreads: 1, concurrentTasksPerWorker: TABLES_OF_THREAD }),
  }
}

/** The built file; where the sources run, it is built from them first. */
async function workerFile(): Promise<string> {
  if (!import.meta.url.endsWith('.ts')) return packageFile('dist/document.worker.js')
  const { buildWorker } = await import('./build-worker.testing')
  return buildWorker()
}

/** Ends the threads; what is under way is refused. Later documents start new ones. */
export async function stopDocumentThreads(): Promise<void> {
  const stopped = await threads
  threads = undefined
  await Promise.all([stopped?.papers.destroy(), stopped?.tables.destroy()])
}

/**
 * Draws a paper. When the reader of the request leaves, its thread ends.
 * @throws an `AbortError` then, and what the drawing throws
 */
export async function drawPaper<N extends PaperName>(name: N, content: PaperContent<N>): Promise<Buffer> {
  const { papers } = await startedThreads()
  const signal = currentWorkload()?.signal ?? null
  const bytes = await papers.run({ name, content }, { name: 'drawPaper', signal })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Writes a table while its pages are read: the next page is read when the bytes of the one before it have been taken. */
export async function* writeRows(
  head: TableHead,
  rows: AsyncIterable<Rows>,
  { format, language }: { format: TableFormat; language: Language },
): AsyncGenerator<Uint8Array> {
  const { tables } = await startedThreads()
  const { port1: ours, port2: port } = new MessageChannel()
  const pages = rows[Symbol.asyncIterator]()
  const written = tables.run({ head, format, language, port }, { name: 'writeTable', transferList: [port] })
  // Whether it fails shows below.
  written.catch(() => undefined)
  const answer = () =>
    new Promise<Written>((resolve, reject) => {
      ours.once('message', resolve)
      written.catch(reject)
    })
  try {
    for (;;) {
      const { bytes, isWhole } = await answer()
      yield* bytes
      if (isWhole) return
      const page = await pages.next()
      ours.postMessage(page.done ? null : page.value)
    }
  } finally {
    ours.close()
    await pages.return?.()
  }
}
