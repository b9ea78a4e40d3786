/** Several documents as one file: fetched a few at a time, packed when all are there. */
import type { ReceivedFile } from '@cartwright/core/contract'

/** Downloads at the same time. */
const AT_ONCE = 4

export interface Fetched<D> {
  files: ReceivedFile[]
  /** Those that could not be had; they can be fetched again by themselves. */
  failed: D[]
}

/**
 * Fetches documents; one that fails does not stop the others.
 * @param onDone called with the number of documents that are settled
 * @returns undefined after the signal has been aborted
 */
export async function fetchDocuments<D>(
  wanted: readonly D[],
  download: (document: D) => Promise<ReceivedFile>,
  { signal, onDone }: { signal: AbortSignal; onDone: (count: number) => void },
): Promise<Fetched<D> | undefined> {
  const fetched = new Map<D, ReceivedFile | undefined>()
  const waiting = [...wanted]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const file = await download(next).catch(() => undefined)
      fetched.set(next, file)
      if (!signal.aborted) onDone(fetched.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (signal.aborted) return undefined
  return {
    files: wanted.flatMap(document => fetched.get(document) ?? []),
    failed: wanted.filter(document => fetched.get(document) === undefined),
  }
}

/** Packs files; of two with one name the second one gets a number. Names are composed, as every system reads them. */
export async function zipFiles(files: readonly ReceivedFile[]): Promise<Blob> {
  // Carried by those who pack.
  const { downloadZip } = await import('client-zip')
  const taken = new Map<string, number>()
  const named = files.map(({ name, content }) => {
    const composed = name.normalize('NFC')
    const times = taken.get(composed) ?? 0
    taken.set(composed, times + 1)
    return { name: times === 0 ? composed : composed.replace(/(\.\w+)?$/, ` (${times + 1})$1`), input: content }
  })
  return downloadZip(named).blob()
}
