/** What the threads do that draw papers and write tables: plain data in, bytes out. They know no database. */
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { Language, TableFormat } from '@cartwright/core/contract'
import { type PaperContent, type PaperName, papers } from './papers'
import { type Rows, type TableHead, tableBytes } from './table-bytes'

export interface PaperTask {
  name: PaperName
  content: PaperContent<PaperName>
}

export interface TableTask {
  head: TableHead
  format: TableFormat
  language: Language
  /** Brings pages of rows, and null behind the last one; takes what each of them has become. */
  port: MessagePort
}

/** What is written of a table since the page before. */
export interface Written {
  bytes: Uint8Array[]
  isWhole: boolean
}

export function drawPaper({ name, content }: PaperTask): Promise<Uint8Array> {
  // The name and its content come as a pair from `drawPaper` of the main thread.
  const draw = papers[name] as (...content: PaperContent<PaperName>) => Promise<Uint8Array>
  return draw(...content)
}

/** Ends with the table, or when the other side closes the port. */
export async function writeTable({ head, format, language, port }: TableTask): Promise<void> {
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
