/** Starts that are broken off, come in twos, or find something wrong: each goes on, or ends with a line that says what to do. */
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { canMount } from './privileges'
import { type StartProcess, startProcess } from './start-process'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cartwright-start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = async (env: Record<string, string> = {}): Promise<StartProcess> => {
  const process = await startProcess({ DATA_DIR: dataDir, ...env })
  onTestFinished(() => process.end('SIGKILL'))
  return process
}
/** Folders in which a database is being made, or was. */
const unfinished = () => readdirSync(dataDir).filter(name => name.startsWith('database.new-'))
const waitFor = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 120_000, interval: 1 })

/** Files of the database that is being made. The engine has 300 when it is set up; the tables are as many again. */
const countFiles = () => {
  const tables = join(dataDir, unfinished().find(name => name !== LEFT) ?? 'none', 'base/5')
  return existsSync(tables) ? readdirSync(tables).length : 0
}

/** What another start has left. */
const LEFT = 'database.new-1-1'

/** How far a first start has come. */
const MOMENTS: [name: string, hasCome: () => boolean][] = [
  ['holds the lock', () => existsSync(join(dataDir, 'database.lock'))],
  ['makes the folder of the database', () => unfinished().some(name => name !== LEFT)],
  ['makes the files of the engine', () => countFiles() > 50],
  ['makes the tables', () => countFiles() > 320],
  ['has marked the database as complete', () => existsSync(join(dataDir, 'database.complete'))],
]

describe('a first start', () => {
  it.each(MOMENTS)('F3 that is killed when it %s is followed by one that opens the shop', async (_name, hasCome) => {
    const first = await start()
    await waitFor(hasCome)
    await first.end('SIGKILL')
    const left = existsSync(join(dataDir, 'database.complete')) ? [] : unfinished()

    const second = await start()
    expect(await second.outcome).toBe('ready')
    expect(second.events().includes('database.unfinished')).toBe(left.length > 0)
    expect(unfinished()).toEqual(left)
    await second.end('SIGTERM')
  })

  it.each(MOMENTS.slice(1, 4))(
    'F3 that is asked to end when it %s leaves nothing half done of its own, and what others left',
    async (_name, hasCome) => {
      mkdirSync(join(dataDir, LEFT))
      const first = await start()
      await waitFor(hasCome)
      await first.end('SIGTERM')
      expect(await first.ended).toBe(130)
      // The engine may have been too busy to notice before everything was done.
      const whole = existsSync(join(dataDir, 'database')) ? ['database', 'database.complete'] : []
      expect(readdirSync(dataDir).sort()).toEqual([...whole, LEFT])
    },
  )

  it('F3 of a demo shop unpacks what was filled in advance, and one that is killed then is followed by one that opens the shop', async () => {
    const first = await start({ SEED: 'demo' })
    await waitFor(() => countFiles() > 50)
    await first.end('SIGKILL')
    expect(first.events()).toContain('database.unpacking')

    const second = await start({ SEED: 'demo' })
    expect(await second.outcome).toBe('ready')
    expect(second.events()).toContain('database.unpacking')
    const accounts = await fetch(`${second.url}/prod-api/clientauth/oauth/freedom/demoAccounts`)
    expect(accounts.status).toBe(200)
    expect(await accounts.text()).toContain('buyer.nl')
    await second.end('SIGTERM')
  })

  it('F3 beside another one on the same folder: one opens the shop, the other one names the process that holds the lock', async () => {
    const both = await Promise.all([start(), start()])
    const outcomes = await Promise.all(both.map(({ outcome }) => outcome))
    expect(outcomes.toSorted()).toEqual([1, 'ready'])
    const refused = both[outcomes.indexOf(1)]!
    expect(refused.words()).toEqual([expect.stringMatching(/is in use by process \d+ on .*stop that one first/)])
    await both[outcomes.indexOf('ready')]!.end('SIGTERM')
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.complete', 'outbox'])
  })

  it.skipIf(!canMount())('F3 whose disk fills up ends with a message, and removes what it has written', async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m', 'tmpfs', dataDir])
    try {
      const first = await start()
      await waitFor(() => countFiles() > 50)
      expect(() => writeFileSync(join(dataDir, '.other'), Buffer.alloc(240 * 1024 * 1024))).toThrow('ENOSPC')
      expect(await first.outcome).toBe(1)
      expect(first.words()).toEqual([expect.stringMatching(/^The disk of .* is full\. Make room and start again/)])
      expect(readdirSync(dataDir)).toEqual(['.other'])
    } finally {
      execFileSync('umount', ['--lazy', dataDir])
    }
  })
})

describe('a data folder with something else in it', () => {
  const MOVE = /Nothing was changed\. Move it elsewhere and start again\.$/
  it.each<[string, (path: string) => void, RegExp]>([
    ['control.sock', path => mkdirSync(path), MOVE],
    ['control.sock', path => writeFileSync(path, 'mine'), MOVE],
    ['database.lock', path => mkdirSync(path), MOVE],
    ['database.lock', path => symlinkSync('/nowhere/at/all', path), MOVE],
    ['database.complete', path => mkdirSync(path), MOVE],
    ['outbox', path => writeFileSync(path, 'mine'), /^Mails cannot be written to .*Move elsewhere what is there/],
  ])('F3 stops the start with one line that names the file (%s)', async (name, make, words) => {
    make(join(dataDir, name))
    const before = statOf(join(dataDir, name))
    const refused = await start()
    expect(await refused.outcome).toBe(1)
    expect(refused.words()).toEqual([expect.stringMatching(words)])
    expect(refused.words()[0]).toContain(join(dataDir, name))
    expect(refused.events()).not.toContain('start.failed')
    expect(statOf(join(dataDir, name))).toEqual(before)
  })

  it('F3 a broken link stops the start with one line that names its target', async () => {
    symlinkSync('/nowhere/at/all', join(dataDir, 'link'))
    const refused = await start({ DATA_DIR: join(dataDir, 'link') })
    expect(await refused.outcome).toBe(1)
    expect(refused.words()).toEqual([expect.stringContaining('link to /nowhere/at/all, which is not there')])
  })

  const statOf = (path: string) => {
    const { ino, mtimeMs } = lstatSync(path)
    return { ino, mtimeMs }
  }
})
