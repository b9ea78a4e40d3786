/** Tables are written by a thread: their pages come and go, so one thread writes several at a time. */
import { once } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { TableFormat } from '@cartwright/core/contract'
import { createThreadPool } from '../process/threads'
import type { Spoken } from '../texts/language'
import { type Rows, type TableHead, tableBytes } from './table-bytes'

/** More than jobs that are under way at a time in a process: a page never waits for a table of another reader to end. */
const TABLES_OF_THREAD = 16

interface TableTask {
  head: TableHead
  format: TableFormat
  language: Spoken
  /** Brings pages of rows, and null behind the last one; takes what each of them has become. */
  port: MessagePort
}

/** What is written of a table since the page before. */
interface Written {
  bytes: Uint8Array[]
  isWhole: boolean
}

const threads = createThreadPool<TableTask, void>({
  name: 'writePages',
  threads: 1,
  tasksOfThread: TABLES_OF_THREAD,
})

/** Writes a table while its pages are read: the next page is read when the bytes of the one before it have been taken. */
export async function* writeRows(
  head: TableHead,
  rows: AsyncIterable<Rows>,
  { format, language }: { format: TableFormat; language: Spoken },
): AsyncGenerator<Uint8Array> {
  const { port1: ours, port2: port } = new MessageChannel()
  const pages = rows[Symbol.asyncIterator]()
  const written = threads.run({ head, format, language, port }, { transferList: [port] })
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

/** The thread's side. Ends with the table, or when the other side closes the port. */
export async function writePages({ head, format, language, port }: TableTask): Promise<void> {
  const closed = new AbortController()
  port.once('close', () => closed.abort())
  let bytes: Uint8Array[] = []
  const send = (isWhole: boolean) => {
    port.postMessage({ bytes, isWhole } satisfies Written)
    bytes = []
  }
  async function* pages(): AsyncGenerator<Rows> {
    for (;;) {
      const arrived = once(port, 'message', { signal: closed.signal })
      send(false)
      const [page] = (await arrived) as [Rows | null]
      if (page === null) return
      yield page
    }
  }
  try {
    for await (const piece of tableBytes(head, pages(), { format, language })) bytes.push(piece)
    send(true)
  } catch (error) {
    if (!closed.signal.aborted) throw error
  } finally {
    port.close()
  }
}
