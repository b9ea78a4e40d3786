// Loaded by the commands and, with --import, into the server: a process whose parent was killed ends as if by Ctrl-C,
// so that no port stays taken. Only below npm or below our own commands; a shell may leave its background jobs alone.
import { readFileSync } from 'node:fs'

const INTERVAL_MS = 500

/** The parent, and below npm also the parent's: some shells stay between npm and us, and outlive a killed npm. */
function readAncestors() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return `${parent}`
  try {
    const status = readFileSync(`/proc/${parent}/status`, 'utf8')
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`
  } catch {
    return `${parent} gone`
  }
}

if (process.env.npm_lifecycle_event || process.env.CARTWRIGHT_FOLLOW_PARENT) {
  const ancestors = readAncestors()
  const timer = setInterval(() => {
    if (readAncestors() === ancestors) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGINT')
  }, INTERVAL_MS)
  timer.unref()
}
