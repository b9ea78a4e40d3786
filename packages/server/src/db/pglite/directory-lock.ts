/** One process per data folder: PGlite itself would let two write into it at once. */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../process/log'
import { DatabaseProblem } from '../database-problem'

/** How often a holder shows that it is alive. */
const BEAT_MS = 5_000
/** A holder whose process cannot be looked at from here counts as gone when it shows no sign of life for this long. */
const SILENCE_MS = 30_000
const SILENCE_CHECK_MS = 200
/** Without hard links a file is there before its content is; one that stays empty or cut off longer is no lock. */
const WRITING_MS = 500
const WRITING_CHECK_MS = 50
const ATTEMPTS = 4

interface Holder {
  pid: number
  host: string
  /** Where `pid` means this process and no other; empty in files that say nothing of it. */
  space: string
  /** Tells a process from a later one that got the same number; empty where the system does not say. */
  started: string
  nonce: string
}

const NOT_WHOLE: Holder = { pid: 0, host: '', space: '', started: '', nonce: '' }

export interface LockOptions {
  /** The folder, for messages. */
  what: string
  log: Log
  /** Called when another process has taken the lock over; nothing may be written any more. */
  onLost: () => void
  /** 5,000 by default. */
  beatMs?: number
  /** 30,000 by default. */
  silenceMs?: number
}

/**
 * Takes the lock file `path`, or the one a killed process left behind. Whether a holder in another container or on
 * another machine is alive shows within `silenceMs`; `database.lock-watched` is logged meanwhile.
 * @returns lets it go; also done when the process ends by itself
 * @throws DatabaseProblem when another process, or this one, holds it
 */
export async function lockDirectory(
  path: string,
  { what, log, onLost, beatMs = BEAT_MS, silenceMs = SILENCE_MS }: LockOptions,
): Promise<() => void> {
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    space: readSpace(),
    started: readProcess(process.pid).started,
    nonce: randomUUID(),
  }
  for (let attempt = 1; !claim(path, me); attempt++) {
    const holder = await readWhole(path)
    if (!holder) continue // let go in the meantime
    if (attempt === ATTEMPTS || (await isAlive(path, holder, { log, silenceMs }))) throw inUse(what, path, holder)
    if (readHolder(path)?.nonce === holder.nonce) takeAway(path, holder)
  }
  return hold(path, me, { beatMs, onLost })
}

/** Makes the file, whole, or nothing: a hard link fails when the name is taken. */
function claim(path: string, me: Holder): boolean {
  const draft = `${path}.${me.nonce}`
  try {
    writeFileSync(draft, `${JSON.stringify(me)}\n`)
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

/**
 * Shows that the holder is alive, from a thread of its own: the engine keeps the main one busy for longer than a silence
 * may last. Says so when the file has another holder; one that was removed by hand leaves nothing to keep alive.
 */
const BEAT = `
  const { readFileSync, utimesSync } = require('node:fs')
  const { parentPort, workerData: { path, nonce, beatMs } } = require('node:worker_threads')
  setInterval(() => {
    try {
      if (JSON.parse(readFileSync(path, 'utf8')).nonce !== nonce) return parentPort.postMessage('lost')
      utimesSync(path, new Date(), new Date())
    } catch {}
  }, beatMs)`

function hold(path: string, { nonce }: Holder, { beatMs, onLost }: { beatMs: number; onLost: () => void }): () => void {
  const beat = new Worker(BEAT, { eval: true, workerData: { path, nonce, beatMs } })
  beat.once('message', onLost)
  beat.unref()
  const release = () => {
    beat.off('message', onLost)
    void beat.terminate()
    process.off('exit', release)
    if (readHolder(path)?.nonce === nonce) rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

async function isAlive(
  path: string,
  holder: Holder,
  { log, silenceMs }: Pick<LockOptions, 'log'> & { silenceMs: number },
): Promise<boolean> {
  if (holder.host === '') return false // not whole
  if (holder.space === readSpace()) return isRunning(holder)
  log.info('database.lock-watched', { lock: path, pid: holder.pid, host: holder.host, seconds: silenceMs / 1000 })
  return hasBeat(path, holder, silenceMs)
}

/** Whether a holder shows that it is alive. The clocks of two machines may differ, so the file itself is watched. */
async function hasBeat(path: string, { nonce }: Holder, silenceMs: number): Promise<boolean> {
  const before = modifiedAt(path)
  const began = performance.now()
  while (performance.now() - began < silenceMs) {
    await delay(Math.min(SILENCE_CHECK_MS, silenceMs))
    if (readHolder(path)?.nonce !== nonce) return false // let go in the meantime
    if (modifiedAt(path) !== before) return true
  }
  return false
}

function isRunning(holder: Holder): boolean {
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

/**
 * The boot of the machine and the PID namespace of the process. The host name alone says too little: containers on one
 * machine or on several may share it, each with its own process 1.
 */
function readSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname() // not Linux
  }
}

/** State of a process, and the tick at which it began; empty where /proc does not tell. */
function readProcess(pid: number): { state: string; started: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold blanks; after it come the state and, 19 fields on, the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return { state: '', started: '' } // not Linux, or gone
  }
}

/** As `readHolder`, but gives a file that is just being written the time to become whole. */
async function readWhole(path: string): Promise<Holder | undefined> {
  for (;;) {
    const holder = readHolder(path)
    const ageMs = Date.now() - (modifiedAt(path) ?? 0)
    if (holder?.host !== '' || ageMs < 0 || ageMs >= WRITING_MS) return holder
    await delay(WRITING_CHECK_MS)
  }
}

/** Undefined when the file is gone; without host when it is not whole. */
function readHolder(path: string): Holder | undefined {
  try {
    const { pid, host, space = '', started = '', nonce } = JSON.parse(readFileSync(path, 'utf8')) ?? {}
    // Zero and below are not one process, but groups of them.
    const isWhole = Number.isInteger(pid) && pid > 0 && typeof host === 'string' && typeof nonce === 'string'
    return isWhole ? { pid, host, space: String(space), started: String(started), nonce } : NOT_WHOLE
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

function inUse(what: string, path: string, { pid, host, space }: Holder): DatabaseProblem {
  const who = pid === process.pid && space === readSpace() ? `this process (${pid})` : `process ${pid} on ${host}`
  return new DatabaseProblem(
    `The data in ${what} is in use by ${who}. The embedded database is for one process: stop that one first, choose ` +
      `another folder with DATA_DIR, or use PostgreSQL through DATABASE_URL. (Lock file: ${path})`,
  )
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? (error as { code?: unknown }).code : undefined)
