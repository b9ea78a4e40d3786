/** Starts that are broken off, come in twos, or find something wrong: each goes on, or ends with a line that says what to do. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DATABASES } from '../support/databases'
import { withClient } from '../support/own-postgres'
import { type StartProcess, startProcess } from './start-process'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cartwright-start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = async (env: Record<string, string> = {}, wrapper?: string[]): Promise<StartProcess> => {
  const process = await startProcess({ DATA_DIR: dataDir, ...env }, wrapper)
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

  it('F3 beside another one on the same folder: one opens the shop, the other says who has it', async () => {
    const both = await Promise.all([start(), start()])
    const outcomes = await Promise.all(both.map(({ outcome }) => outcome))
    expect(outcomes.toSorted()).toEqual([1, 'ready'])
    const refused = both[outcomes.indexOf(1)]!
    expect(refused.words()).toEqual([expect.stringMatching(/is in use by process \d+ on .*stop that one first/)])
    await both[outcomes.indexOf('ready')]!.end('SIGTERM')
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.complete', 'outbox'])
  })

  it.skipIf(!canMount())('F3 whose disk fills up says so, and does not keep it full', async () => {
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

describe('a folder that something else is in', () => {
  const MOVE = /Nothing was changed\. Move it elsewhere and start again\.$/
  it.each<[string, (path: string) => void, RegExp]>([
    ['control.sock', path => mkdirSync(path), MOVE],
    ['control.sock', path => writeFileSync(path, 'mine'), MOVE],
    ['database.lock', path => mkdirSync(path), MOVE],
    ['database.lock', path => symlinkSync('/nowhere/at/all', path), MOVE],
    ['database.complete', path => mkdirSync(path), MOVE],
    ['outbox', path => writeFileSync(path, 'mine'), /^Mails cannot be written to .*Move elsewhere what is there/],
  ])('F3 stops the start with one line that names it (%s)', async (name, make, words) => {
    make(join(dataDir, name))
    const before = statOf(join(dataDir, name))
    const refused = await start()
    expect(await refused.outcome).toBe(1)
    expect(refused.words()).toEqual([expect.stringMatching(words)])
    expect(refused.words()[0]).toContain(join(dataDir, name))
    expect(refused.events()).not.toContain('start.failed')
    expect(statOf(join(dataDir, name))).toEqual(before)
  })

  it('F3 is said of a link that leads nowhere', async () => {
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

describe.skipIf(!canUnshare())('two containers with one host name and one folder', () => {
  const CONTAINER = [
    ...['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts'],
    ...['sh', '-c', 'hostname shop && exec "$@"', 'sh'],
  ]

  it('F3 only one opens it; another one does when that was killed', async () => {
    const first = await start({}, CONTAINER)
    expect(await first.outcome).toBe('ready')
    const second = await start({}, CONTAINER)
    expect(await second.outcome).toBe(1)
    expect(second.words()).toEqual([expect.stringContaining('is in use by process 1 on shop')])
    await first.end('SIGKILL')
    const third = await start({}, CONTAINER)
    expect(await third.outcome).toBe('ready')
    expect(third.events()[0]).toBe('database.lock-watched')
  })
})

const [, postgres] = DATABASES
describe.skipIf(postgres!.isMissing)('a PostgreSQL', () => {
  /** A database of its own. */
  async function create(): Promise<string> {
    const { env, drop } = await postgres!.create()
    onTestFinished(drop)
    return env.DATABASE_URL!
  }

  it.each([
    ['makes its tables', "query ilike '%create table%'"],
    ['fills them', 'query ilike \'insert into "org_sites"%\' or query ilike \'insert into "contents"%\''],
  ])('F1 that is lost while a start %s stops it with one line; the next one goes on', async (_name, work) => {
    const url = await create()
    const first = await start({ DATABASE_URL: url })
    let isOver = false
    void first.outcome.then(() => {
      isOver = true
    })
    await withClient(url, async client => {
      const others = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and (${work})`
      while (!isOver && (await client.query(others)).rowCount === 0);
    })
    expect(await first.outcome).toBe(1)
    expect(first.words()).toEqual([expect.stringMatching(/^The PostgreSQL of DATABASE_URL .* cannot be used/)])
    expect(first.events()).not.toContain('start.failed')
    const second = await start({ DATABASE_URL: url })
    expect(await second.outcome).toBe('ready')
    await second.end('SIGTERM')
  })

  it('F1 that takes no changes, or not all letters, stops the start with one line', async () => {
    const url = new URL(await create())
    const name = `cw_${randomUUID().replaceAll('-', '')}`
    const latin = new URL(url)
    latin.pathname = name
    await withClient(url.href, async client => {
      await client.query(`alter database "${url.pathname.slice(1)}" set default_transaction_read_only = on`)
      await client.query('set default_transaction_read_only = off')
      await client.query(`create database ${name} encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'`)
      onTestFinished(async () => {
        await withClient(process.env.TEST_DATABASE_URL!, other => other.query(`drop database ${name}`))
      })
    })
    for (const [address, words] of [
      [url, /takes no changes: cannot execute CREATE SCHEMA in a read-only transaction\. Name one that does/],
      [latin, /is encoded in LATIN1.*create database … encoding 'UTF8'/],
    ] as const) {
      const refused = await start({ DATABASE_URL: address.href })
      expect(await refused.outcome).toBe(1)
      expect(refused.words()).toEqual([expect.stringMatching(words)])
      expect(refused.events()).not.toContain('start.failed')
    }
  })
})

/** Administrators may mount a small disk, and make containers. */
function canMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && succeeds('unshare', '--mount', 'true')
}

function canUnshare(): boolean {
  return canMount() && succeeds('unshare', '--pid', '--fork', '--mount-proc', '--uts', 'true')
}

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
