/** Starts whose PostgreSQL is lost meanwhile, or is of no use: each ends with one line that says what to do. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DATABASES } from '../support/databases'
import { withClient } from '../support/own-postgres'
import { type StartProcess, startProcess } from './start-process'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cartwright-start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = async (databaseUrl: string): Promise<StartProcess> => {
  const process = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  onTestFinished(() => process.end('SIGKILL'))
  return process
}

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
    // Any of its many inserts: a single one may begin and end between two looks.
    ['fills them', "query ilike 'insert into \"%' and query not ilike '%drizzle%'"],
  ])('F1 that is lost while a start %s stops it with one line; the next one goes on', async (_name, work) => {
    const url = await create()
    const first = await start(url)
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
    const second = await start(url)
    expect(await second.outcome).toBe('ready')
    await second.end('SIGTERM')
  })

  it('F1 that is read-only, or not encoded in UTF-8, stops the start with one line', async () => {
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
      const refused = await start(address.href)
      expect(await refused.outcome).toBe(1)
      expect(refused.words()).toEqual([expect.stringMatching(words)])
      expect(refused.events()).not.toContain('start.failed')
    }
  })
})
