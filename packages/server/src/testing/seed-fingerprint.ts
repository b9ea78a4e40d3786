/** Tells when the filled database of the tests has to be made again. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFile } from '../process/package-files'
import { demoDay } from '../seed/days'

/** Changes with the tables, the facts, the code that fills them, and the day on which it fills them. */
export function seedFingerprint(now: Date): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const sources = ['db', 'seed', 'orders'].map(folder => join(here, '..', folder))
  // Built, the code is in chunks beside this file.
  const code = sources.every(existsSync) ? sources : [join(here, '..')]
  const hash = createHash('sha256').update(demoDay(now))
  for (const folder of [packageFile('migrations'), packageFile('data'), ...code]) addFolder(hash, folder)
  return hash.digest('hex').slice(0, 16)
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter(entry => entry.isFile() && !entry.name.endsWith('.map'))
  for (const path of files.map(entry => join(entry.parentPath, entry.name)).sort()) hash.update(readFileSync(path))
}
