/** One process per data folder: PGlite itself would let two write into it at once. */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseProblem } from '../database-problem'

/** How often a holder shows that it is alive. */
const BEAT_MS = 5_000
/** After this much silence a holder on another machine counts as gone; its processes cannot be looked at from here. */
const SILENCE_MS = 30_000
/** Without hard links a file is there before its content is; one that stays empty or cut off longer is no lock. */
const WRITING_MS = 500
const WRITING_CHECK_MS = 50

interface Holder {
  pid: number
  host: string
  /** Tells a process from a later one that got the same number; empty where the system does not say. */
  started: string
  nonce: string
}

const NOT_WHOLE: Holder = { pid: 0, host: '', started: '', nonce: '' }

/**
 * Takes the lock file `path`, or the one a killed process left behind.
 * @returns lets it go; also done when the process ends by itself
 * @throws DatabaseProblem when another process, or this one, holds it
 */
export function lockDirectory(path: string, what: string): () => void {
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    started: readProcess(process.pid).started,
    nonce: randomUUID(),
  }
  for (let attempt = 1; !claim(path, me); attempt++) {
    const holder = readWhole(path)
    if (!holder) continue // let go in the meantime
    if (attempt > 3 || isAlive(path, holder)) throw inUse(what, path, holder)
    takeAway(path, holder)
  }
  return hold(path, me)
}

/** Makes the file, whole, or nothing: a hard link fails when the name is taken. */
function claim(path: string, me: Holder): boolean {
  const draft = `${path}.${me.nonce}`
  writeFileSync(draft, `${JSON.stringify(me)}\n`)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'ENOTSUP') throw error
    return claimWithoutLinks(path, me)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** File systems without hard links. */
function claimWithoutLinks(path: string, me: Holder): boolean {
  try {
    writeFileSync(path, `${JSON.stringify(me)}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Removes a left-behind file. Two may try at once: who catches a fresh file instead puts it back. */
function takeAway(path: string, dead: Holder): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readHolder(aside)?.nonce !== dead.nonce) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function hold(path: string, me: Holder): () => void {
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // The file was removed by hand; there is nothing to keep alive any more.
    }
  }, BEAT_MS).unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    if (readHolder(path)?.nonce === me.nonce) rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

function isAlive(path: string, holder: Holder): boolean {
  const silenceMs = Date.now() - (modifiedAt(path) ?? 0)
  if (holder.host === '') return false // not whole
  if (holder.host !== hostname()) return silenceMs < SILENCE_MS
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // Otherwise there is none, or no process can have this number; EPERM says that it runs as another user.
    if (codeOf(error) !== 'EPERM') return false
  }
  const { state, started } = readProcess(holder.pid)
  // A killed process stays in the list until its parent has taken notice; in a container that may be never.
  if (state === 'Z' || state === 'X') return false
  return started === '' || holder.started === '' || started === holder.started
}

/** State of a process, and the boot and tick at which it began; empty where /proc does not tell. */
function readProcess(pid: number): { state: string; started: string } {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold blanks; after it come the state and, 19 fields on, the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: `${boot}/${fields[19] ?? ''}` }
  } catch {
    return { state: '', started: '' } // not Linux, or gone
  }
}

/** As `readHolder`, but gives a file that is just being written the time to become whole. */
function readWhole(path: string): Holder | undefined {
  for (;;) {
    const holder = readHolder(path)
    const ageMs = Date.now() - (modifiedAt(path) ?? 0)
    if (holder?.host !== '' || ageMs < 0 || ageMs >= WRITING_MS) return holder
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING_CHECK_MS)
  }
}

/** Undefined when the file is gone; without host when it is not whole. */
function readHolder(path: string): Holder | undefined {
  try {
    const { pid, host, started = '', nonce } = JSON.parse(readFileSync(path, 'utf8')) ?? {}
    // Zero and below are not one process, but groups of them.
    const isWhole = Number.isInteger(pid) && pid > 0 && typeof host === 'string' && typeof nonce === 'string'
    return isWhole ? { pid, host, started: String(started), nonce } : NOT_WHOLE
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (error instanceof SyntaxError) return NOT_WHOLE
    throw error
  }
}

function modifiedAt(path: string): number | undefined {
  try {
    return statSync(path).mtimeMs
  } catch {
    return undefined // let go in the meantime
  }
}

function inUse(what: string, path: string, { pid, host }: Holder): DatabaseProblem {
  const who = pid === process.pid && host === hostname() ? `this process (${pid})` : `process ${pid} on ${host}`
  return new DatabaseProblem(
    `The data in ${what} is in use by ${who}. The embedded database is for one process: stop that one first, choose ` +
      `another folder with DATA_DIR, or use PostgreSQL through DATABASE_URL. (Lock file: ${path})`,
  )
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? (error as { code?: unknown }).code : undefined)
