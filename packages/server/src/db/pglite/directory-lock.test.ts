import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Log } from '../../process/log'
import { SILENT_LOG } from '../../testing/silent-log'
import { DatabaseProblem } from '../database-problem'
import { type LockOptions, lockDirectory } from './directory-lock'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-lock-'))
  path = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const holder = (fields: Record<string, unknown>) => writeFileSync(path, JSON.stringify({ nonce: 'n', ...fields }))

/** A process that does nothing until it is ended. */
async function sleeper() {
  const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1e6)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise(resolve => child.stdout.once('data', resolve))
  const ended = new Promise(resolve => child.once('exit', resolve))
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { pid: child.pid ?? 0, kill }
}

/** Short times, so that a test sees beats and silences. */
const BEAT_MS = 50
const lock = (settings: Partial<LockOptions> = {}) =>
  lockDirectory(path, {
    what: folder,
    log: SILENT_LOG,
    onLost: () => undefined,
    beatMs: BEAT_MS,
    silenceMs: 500,
    ...settings,
  })

describe('lockDirectory', () => {
  it('is held until it is let go', async () => {
    const release = await lock()
    const again = lock()
    await expect(again).rejects.toThrow(DatabaseProblem)
    await expect(again).rejects.toThrow(`in use by this process (${process.pid})`)
    release()
    expect(readdirSync(folder)).toEqual([])
    const next = await lock()
    next()
  })

  it('names the process that holds it, and takes it over once that was killed', async () => {
    const other = await sleeper()
    holder({ pid: other.pid, host: hostname(), space: await ownSpace(), started: startOf(other.pid) })
    await expect(lock()).rejects.toThrow(`in use by process ${other.pid} on ${hostname()}`)
    await other.kill()
    const release = await lock()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })

  it.runIf(process.platform === 'linux')('takes it from a killed process that no one has buried yet', async () => {
    // The shell becomes a sleeper that never asks what became of its child.
    const parent = spawn('sh', ['-c', 'sleep 100 & echo $!; exec sleep 100'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const pid = await new Promise<number>(resolve => parent.stdout.once('data', data => resolve(Number(data))))
    // A shell that is still one would bury it.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep')
    holder({ pid, host: hostname(), space: await ownSpace(), started: startOf(pid) })
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]).toBe('Z')
    const release = await lock()
    release()
    parent.kill('SIGKILL')
  })

  it.runIf(process.platform === 'linux')('is not fooled by a process that got the number of a dead one', async () => {
    const other = await sleeper()
    holder({ pid: other.pid, host: hostname(), space: await ownSpace(), started: '1' })
    const release = await lock()
    release()
    await other.kill()
  })

  it.each([
    ['on another machine', { pid: 1, host: 'elsewhere' }],
    ['in a container with the same host name and number', { pid: process.pid, host: hostname() }],
    ['of a version that does not write where its number counts', { pid: 1, host: hostname(), space: undefined }],
  ])('F3 believes a holder %s as long as it shows that it is alive', async (_where, fields) => {
    holder({ space: 'another boot/pid:[1]', started: '1', ...fields })
    const logged: string[] = []
    const log: Log = { ...SILENT_LOG, info: event => logged.push(event) }
    // Its clock is not that of this machine.
    let beats = 0
    const beat = setInterval(() => utimesSync(path, 1_000, 1_000 + ++beats), BEAT_MS)
    await expect(lock({ log })).rejects.toThrow(`in use by process ${fields.pid} on ${fields.host}`)
    expect(logged).toEqual(['database.lock-watched'])
    clearInterval(beat)
    const release = await lock()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })

  it('F3 shows that it is alive while its process is busy', async () => {
    const release = await lock()
    const before = statSync(path).mtimeMs
    const deadline = Date.now() + 120_000
    // Nothing else of this thread runs meanwhile.
    while (statSync(path).mtimeMs === before && Date.now() < deadline);
    expect(statSync(path).mtimeMs).toBeGreaterThan(before)
    release()
  })

  it('F3 reports when another process has taken the lock over', async () => {
    const lost = new Promise<void>(resolve => void lock({ onLost: resolve }))
    await expect.poll(() => existsSync(path)).toBe(true)
    holder({ pid: 1, host: 'elsewhere', nonce: 'theirs' })
    await lost
  })

  it.each(['', '{"pid":', 'null', '{"pid":1}', '[]', '\0\xff\x01', 'a note', '{"pid":0,"host":"h","nonce":"n"}'])(
    'F3 Z-103 a file that a power cut or another program left as %j is no lock',
    async content => {
      writeFileSync(path, content)
      const release = await lock()
      release()
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it.each([2 ** 31, 1e12])('no process of this machine has the number %d', async pid => {
    holder({ pid, host: hostname(), space: await ownSpace() })
    const release = await lock()
    release()
  })

  it("leaves another holder's file alone when it lets go late", async () => {
    const release = await lock()
    holder({ pid: 1, host: 'elsewhere', started: '', nonce: 'theirs' })
    release()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ nonce: 'theirs' })
  })
})

/** Where the numbers of processes are those that this test sees. */
async function ownSpace(): Promise<string> {
  const release = await lock()
  const { space } = JSON.parse(readFileSync(path, 'utf8'))
  release()
  return space
}

/** As the lock reads it, where /proc is. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]!
  } catch {
    return ''
  }
}
