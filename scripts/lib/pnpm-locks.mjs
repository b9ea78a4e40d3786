// Removes the locks of an install that was killed. pnpm 12 keeps them in the temporary folder, and the next install of
// the same folder waits for ever on an owner that is gone (seen with 12.21.0).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where running processes cannot be listed, a lock this old belongs to nobody. */
const ABANDONED_MS = 15 * 60_000
const TEMP = '/tmp' // whatever TMPDIR says

/** @param {string} root folder of the workspace; while another install works in it, its locks stay */
export function removeAbandonedLocks(root) {
  const user = process.getuid?.()
  if (user === undefined) return
  const folder = realpathSync(root)
  const paths = Object.values(lockPaths(folder, user))
  const ages = paths.flatMap(path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? [])
  if (ages.length === 0 || isInstalling(folder, Math.max(...ages))) return
  for (const path of paths) rmSync(path, { recursive: true, force: true })
}

/** The lock of a folder is a folder itself, and a file says who made it. */
export function lockPaths(root, user) {
  const lock = join(TEMP, `pnpm-modules-swaps-${user}`, `${sha256(join(root, 'node_modules'))}.lock`)
  return { lock, owner: join(TEMP, `pnpm-dir-locks-${user}`, `${sha256(lock)}.held`) }
}

function isInstalling(root, lockedAt) {
  let processes
  try {
    processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return Date.now() - lockedAt < ABANDONED_MS
  }
  return processes.some(pid => {
    try {
      const isPnpm = /pnpm\0(.*\0)?(install|i|add)\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'))
      return isPnpm && readlinkSync(`/proc/${pid}/cwd`).startsWith(root)
    } catch {
      return false // it has ended, or is somebody else's
    }
  })
}

const sha256 = text => createHash('sha256').update(text).digest('hex')
