import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseProblem } from '../database-problem'
import { lockDirectory } from './directory-lock'

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

describe('lockDirectory', () => {
  it('is held until it is let go', () => {
    const release = lockDirectory(path, folder)
    expect(() => lockDirectory(path, folder)).toThrow(DatabaseProblem)
    expect(() => lockDirectory(path, folder)).toThrow(`in use by this process (${process.pid})`)
    release()
    expect(readdirSync(folder)).toEqual([])
    lockDirectory(path, folder)()
  })

  it('names the process that holds it, and takes it over once that was killed', async () => {
    const other = await sleeper()
    const started = startOf(other.pid)
    holder({ pid: other.pid, host: hostname(), started })
    expect(() => lockDirectory(path, folder)).toThrow(`in use by process ${other.pid} on ${hostname()}`)
    await other.kill()
    const release = lockDirectory(path, folder)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })

  it.runIf(process.platform === 'linux')('takes it from a killed process that nobody has buried yet', async () => {
    // The shell becomes a sleeper that never asks what became of its child.
    const parent = spawn('sh', ['-c', 'sleep 100 & echo $!; exec sleep 100'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const pid = await new Promise<number>(resolve => parent.stdout.once('data', data => resolve(Number(data))))
    // A shell that is still one would bury it.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep')
    holder({ pid, host: hostname(), started: startOf(pid) })
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]).toBe('Z')
    lockDirectory(path, folder)()
    parent.kill('SIGKILL')
  })

  it.runIf(process.platform === 'linux')('is not fooled by a process that got the number of a dead one', async () => {
    const other = await sleeper()
    holder({ pid: other.pid, host: hostname(), started: 'another boot/1' })
    lockDirectory(path, folder)()
    await other.kill()
  })

  it('believes another machine as long as it shows that it is alive', () => {
    holder({ pid: 1, host: 'elsewhere', started: '' })
    expect(() => lockDirectory(path, folder)).toThrow('in use by process 1 on elsewhere')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(path, longAgo, longAgo)
    lockDirectory(path, folder)()
  })

  it.each(['', '{"pid":', 'null', '{"pid":1}', '[]', '\0\xff\x01', 'a note', '{"pid":0,"host":"h","nonce":"n"}'])(
    'F3 Z-103 a file that a power cut or another program left as %j is no lock',
    content => {
      writeFileSync(path, content)
      lockDirectory(path, folder)()
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it.each([2 ** 31, 1e12])('no process of this machine has the number %d', pid => {
    holder({ pid, host: hostname(), started: '' })
    lockDirectory(path, folder)()
  })

  it("leaves another holder's file alone when it lets go late", () => {
    const release = lockDirectory(path, folder)
    holder({ pid: 1, host: 'elsewhere', started: '', nonce: 'theirs' })
    release()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ nonce: 'theirs' })
  })
})

/** As the lock reads it, where /proc is. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]}`
  } catch {
    return ''
  }
}
