// One folder for what the programs of a command put beside the system's temporary files: it goes with the command.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './guard.mjs'

/** Linux mounts a file system in memory here. In a container it is usually smaller than a run needs. */
const IN_MEMORY = '/dev/shm'
/** Type number of such a file system (`man statfs`). */
const TMPFS = 0x01021994
const NEEDED_BYTES = 8 * 1024 ** 3

/** A suite that is interrupted runs no clean-up of its own. @returns {Record<string, string>} settings that lead there */
export function provideTemporaryFolder() {
  const folder = mkdtempSync(join(process.env.TMPDIR || findRoom(), 'cartwright-test-'))
  // Programs of other users, PostgreSQL and proxies, find their own folders below it; its list of names stays closed.
  chmodSync(folder, 0o711)
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return { TMPDIR: folder, TEMP: folder, TMP: folder }
}

/** Memory where there is enough: a new database is a thousand files, each of which is flushed to the disk. */
function findRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(IN_MEMORY)
    if (type === TMPFS && bavail * bsize >= NEEDED_BYTES) return IN_MEMORY
  } catch {
    // There is none on this system.
  }
  return tmpdir()
}
