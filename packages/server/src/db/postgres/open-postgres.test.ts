import { describe, expect, it } from 'vitest'
import { copyTemplate } from '../../testing/postgres-template'
import { SILENT_LOG } from '../../testing/silent-log'
import { DatabaseProblem } from '../database-problem'
import { openDatabase } from '../open-database'
import { orgSites } from '../schema'

const open = (url: string) => openDatabase({ url, log: SILENT_LOG })

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

  it.runIf(server)('says in plain words that its role may not make tables', async () => {
    const { url, drop } = await copyTemplate(server ?? '', 'empty', async () => undefined)
    // Any role that exists everywhere and may do little.
    const failure = await open(`${url}?options=${encodeURIComponent('-c role=pg_monitor')}`).catch(error => error)
    expect(failure).toBeInstanceOf(DatabaseProblem)
    expect(failure.message).toMatch(/^The tables could not be made: permission denied .* has to own its database/)
    await drop()
  })
})
