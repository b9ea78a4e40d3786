import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { copyTemplate } from '../../testing/postgres-template'
import { SILENT_LOG } from '../../testing/silent-log'
import { DatabaseProblem } from '../database-problem'
import { openDatabase } from '../open-database'
import { orgSites } from '../schema'

const open = (url: string) => openDatabase({ url, log: SILENT_LOG })

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

describe('openPostgres', () => {
  it('says which server cannot be reached, without its password', async () => {
    const failure = await open('postgres://shop:geheim@127.0.0.1:1/cartwright').catch(error => error)
    expect(failure).toBeInstanceOf(DatabaseProblem)
    expect(failure.message).toContain('127.0.0.1:1/cartwright')
    expect(failure.message).not.toContain('geheim')
  })

  it('says how an address looks', async () => {
    await expect(open('not an address')).rejects.toThrow(/is not an address like postgres:/)
  })

  const server = process.env.TEST_DATABASE_URL
  it.runIf(server)('opens one empty database from several processes that start together', async () => {
    const { url, drop } = await copyTemplate(server ?? '', 'empty', async () => undefined)
    const opened = await Promise.all([1, 2, 3].map(() => open(url)))
    for (const { db } of opened) expect(await db.select().from(orgSites)).toEqual([])
    await Promise.all(opened.map(({ close }) => close()))
    await drop()
  })

  it.runIf(server)('refuses the tables of an unreleased version, and changes nothing', async () => {
    const { url, drop } = await copyTemplate(server ?? '', 'empty', async () => undefined)
    const made = await open(url)
    await made.close()
    await query(url, 'update drizzle.__drizzle_migrations set created_at = 1')
    const failure = await open(url).catch(error => error)
    expect(failure).toBeInstanceOf(DatabaseProblem)
    expect(failure.message).toMatch(/made by an unreleased version of the shop.*or database \(DATABASE_URL\)/)
    const rows = await query(
      url,
      'select distinct created_at::int, (select count(*)::int from org_sites) from drizzle.__drizzle_migrations',
    )
    expect(rows).toEqual([{ created_at: 1, count: 0 }])
    await drop()
  })

  it.runIf(server)('says in plain words that its role may not make tables', async () => {
    const { url, drop } = await copyTemplate(server ?? '', 'empty', async () => undefined)
    // Any role that exists everywhere and may do little.
    const failure = await open(`${url}?options=${encodeURIComponent('-c role=pg_monitor')}`).catch(error => error)
    expect(failure).toBeInstanceOf(DatabaseProblem)
    expect(failure.message).toMatch(/^The tables could not be made: permission denied .* has to own its database/)
    await drop()
  })
})
