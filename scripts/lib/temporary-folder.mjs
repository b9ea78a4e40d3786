// One folder for what the programs of a command put beside the system's temporary files: it goes with the command.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './guard.mjs'

/** A suite that is interrupted runs no clean-up of its own. @returns {Record<string, string>} settings that lead there */
export function provideTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-test-'))
  // Programs of other users, PostgreSQL and proxies, find their own folders below it; its list of names stays closed.
  chmodSync(folder, 0o711)
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return { TMPDIR: folder, TEMP: folder, TMP: folder }
}
