/** Several documents as one file: fetched a few at a time, and packed while they come. */
import type { ReceivedFile } from '@cartwright/core/contract'
import { saveFile } from '../provider/save-file'

/** Downloads at the same time. */
const AT_ONCE = 4
/** From here on files are written to the disk as they come, where the browser can do that. */
const STREAMED_FROM = 100
/** What a zip that is held in memory has at most; further files go into another one. */
const HELD_BYTES = 200 * 1024 * 1024

export interface FetchOptions<D> {
  signal: AbortSignal
  /** Called with the number of documents that are settled. */
  onDone: (count: number) => void
  /** Asked about documents that could not be had; answers those that are to be fetched again. */
  onFailed: (failed: readonly D[]) => Promise<readonly D[]>
}

/**
 * Fetches documents in turn; one that fails does not stop the others. No more are held than are fetched at once: the next one is asked
 * for when one is taken.
 */
export async function* fetchInTurn<D>(
  wanted: readonly D[],
  download: (document: D) => Promise<ReceivedFile>,
  { signal, onDone, onFailed }: FetchOptions<D>,
): AsyncGenerator<ReceivedFile> {
  const start = (document: D) => ({ document, file: download(document).catch(() => undefined) })
  for (let left = wanted; left.length > 0; ) {
    const failed: D[] = []
    const waiting = left.slice(AT_ONCE)
    const running = left.slice(0, AT_ONCE).map(start)
    let done = 0
    for (let head = running.shift(); head; head = running.shift()) {
      const file = await head.file
      signal.throwIfAborted()
      onDone(++done)
      if (file) yield file
      else failed.push(head.document)
      signal.throwIfAborted()
      const next = waiting.shift()
      if (next !== undefined) running.push(start(next))
    }
    left = failed.length > 0 ? await onFailed(failed) : []
  }
}

/** Of two files with one name the second one gets a number. Names are composed, as every system reads them. */
async function* named(files: AsyncIterable<ReceivedFile>) {
  const taken = new Map<string, number>()
  for await (const { name, content } of files) {
    const composed = name.normalize('NFC')
    const times = taken.get(composed) ?? 0
    taken.set(composed, times + 1)
    yield { name: times === 0 ? composed : composed.replace(/(\.\w+)?$/, ` (${times + 1})$1`), input: content }
  }
}

interface FilePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<{ createWritable(): Promise<WritableStream> }>
}

/** Writes a zip, given its files. Rejects when these do, and leaves no file then. */
export type SaveZip = (files: AsyncIterable<ReceivedFile>) => Promise<void>

/**
 * Where a zip goes: many files to the disk as they come, where the reader can choose a place; otherwise they are held until all are there,
 * and packed into several zips when they are many.
 * @returns undefined when the reader has chosen no place
 */
export async function chooseTarget(name: string, count: number): Promise<SaveZip | undefined> {
  const { showSaveFilePicker } = window as FilePicker
  if (count < STREAMED_FROM || !showSaveFilePicker) return files => saveHeld(name, files)
  const target = await showSaveFilePicker({ suggestedName: `${name}.zip` }).catch(() => undefined)
  if (!target) return undefined
  return async files => {
    // Carried by those who pack.
    const { downloadZip } = await import('client-zip')
    const { body } = downloadZip(named(files))
    // An error of the files aborts the file on the disk, which is left as it was.
    await body?.pipeTo(await target.createWritable())
  }
}

async function saveHeld(name: string, files: AsyncIterable<ReceivedFile>): Promise<void> {
  const { downloadZip } = await import('client-zip')
  let held: { name: string; input: Blob }[] = []
  let [bytes, part] = [0, 1]
  const save = async (fileName: string) => {
    const zip = await downloadZip(held).blob()
    held = []
    bytes = 0
    saveFile(`${fileName}.zip`, zip)
  }
  for await (const file of named(files)) {
    if (held.length > 0 && bytes + file.input.size > HELD_BYTES) await save(`${name} (${part++})`)
    held.push(file)
    bytes += file.input.size
  }
  if (held.length > 0) await save(part === 1 ? name : `${name} (${part})`)
}
