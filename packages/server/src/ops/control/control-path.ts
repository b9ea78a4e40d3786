/** Where the running shop listens for its command line. */
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Systems cut the path of a socket off at about 104 bytes. */
const PATH_BYTES_MAX = 100

/** A socket in the data folder; for a long path in the temporary folder, and a named pipe on Windows. */
export function controlPath(dataDir: string): string {
  const folder = resolve(dataDir)
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\cartwright-${mark}`
  const path = join(folder, 'control.sock')
  return Buffer.byteLength(path) <= PATH_BYTES_MAX ? path : join(tmpdir(), `cartwright-${mark}.sock`)
}
