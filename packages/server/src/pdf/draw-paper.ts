/** Papers are drawn by threads of their own, one at a time by each; a drawing that no one waits for ends with its thread. */
import { availableParallelism } from 'node:os'
import { currentWorkload } from '../db/workload'
import { createThreadPool } from '../process/threads'

/** Draws a paper of plain data alone, so that a thread can do it. */
type Drawing = (...content: never[]) => Promise<Buffer>

/**
 * Every paper that the threads can draw, by name, with the function that draws it. A feature adds each where it
 * asks for it: `declare module '../pdf/draw-paper' { interface Papers { statement: typeof statementPaper } }`. `across/papers` holds them all.
 */
export interface Papers extends Record<never, Drawing> {}

export type PaperName = keyof Papers
export type PaperContent<N extends PaperName> = Parameters<Papers[N]>

export interface PaperTask {
  name: PaperName
  content: PaperContent<PaperName>
}

/** One core is left to the requests. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))

const threads = createThreadPool<PaperTask, Uint8Array>({ name: 'drawPaper', threads: THREADS })

/**
 * Draws a paper. When the reader of the request leaves, its thread ends.
 * @throws an `AbortError` then, and what the drawing throws
 */
export async function drawPaper<N extends PaperName>(name: N, content: PaperContent<N>): Promise<Buffer> {
  const bytes = await threads.run({ name, content }, { signal: currentWorkload()?.signal })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
