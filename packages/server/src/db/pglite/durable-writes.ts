/**
 * Makes PGlite keep its promises on disk. Its file layer has no fsync, so a committed order would only be in the
 * memory of the operating system; a power cut could lose it. The hook fills that gap, the self-test proves it is used.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DatabaseProblem } from '../database-problem'

/** Flags of the engine without `-F`, which switches fsync off. */
export const durableStartParams = (): string[] => [
  ...PGlite.defaultStartParams.filter(flag => flag !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** The part of Emscripten's file layer that is used; PGlite does not publish its types. */
interface FileLayer {
  open(path: string, flags: string): { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
  close(stream: unknown): void
}

/** Counts the calls, for the self-test. */
export interface FsyncHook {
  readonly calls: number
}

/** Gives the files of the data folder a real fsync. Every stream of that folder shares the same operations. */
export function hookFsync(client: PGlite): FsyncHook {
  const hook = { calls: 0 }
  const files = (client as unknown as { Module: { FS: FileLayer } }).Module.FS
  const stream = files.open('/pglite/data/PG_VERSION', 'r')
  stream.stream_ops.fsync = ({ nfd }) => {
    // Folders have no descriptor here; `syncTree` covers them after the first start.
    if (nfd !== undefined) {
      fsyncSync(nfd)
      hook.calls++
    }
    return 0
  }
  files.close(stream)
  return hook
}

/**
 * Commits once and looks whether the hook was called.
 * @throws DatabaseProblem when a commit would not reach the disk
 */
export async function proveDurable(client: PGlite, hook: FsyncHook): Promise<void> {
  const before = hook.calls
  await client.query("select pg_logical_emit_message(true, 'cartwright', 'a commit to look at')")
  const { rows } = await client.query<{ fsync: string }>("select current_setting('fsync') as fsync")
  if (hook.calls > before && rows[0]?.fsync === 'on') return
  throw new DatabaseProblem(
    'The embedded database does not write through to the disk with this version of PGlite, so orders could be lost. ' +
      'Install the version named in package.json, or use PostgreSQL through DATABASE_URL.',
  )
}

/** Writes a folder through to the disk with all that is in it: what was created before the hook was there. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

/** Writes one file, or the names in one folder, through to the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } catch (error) {
    // Windows cannot sync a folder, and a file only when it is open for writing; there the engine's own calls remain.
    if (process.platform !== 'win32') throw error
  } finally {
    closeSync(file)
  }
}
