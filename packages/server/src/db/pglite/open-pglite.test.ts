import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImage } from '../../testing/database'
import { SILENT_LOG } from '../../testing/silent-log'
import { DatabaseProblem } from '../database-problem'
import { openDatabase } from '../open-database'
import { throttles } from '../schema'
import { durableStartParams, hookFsync, proveDurable } from './durable-writes'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-data-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (dataDir: string) => openDatabase({ dataDir, log: SILENT_LOG })
const start = async (name: string, startParams: string[]) =>
  PGlite.create({ dataDir: join(folder, name), loadDataDir: await readImage(), extensions: { pg_trgm }, startParams })
const counter = (key: string) => ({ key, count: 1, resets: new Date() })

/** Setting up an empty folder takes two seconds of work, much longer beside other tests. */
const SET_UP_TIMEOUT_MS = 90_000

describe('the database in a folder', { timeout: SET_UP_TIMEOUT_MS }, () => {
  it('keeps what was committed, and is for one process at a time', async () => {
    const dataDir = join(folder, 'shop')
    // What a first start leaves that was broken off.
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database/PG_VERSION'), 'half')

    const first = await open(dataDir)
    await first.db.insert(throttles).values(counter('kept'))
    await expect(open(dataDir)).rejects.toThrow(/in use by this process/)
    await first.close()
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)

    const second = await open(dataDir)
    expect(await second.db.select().from(throttles).where(eq(throttles.key, 'kept'))).toHaveLength(1)
    await second.close()
  })

  it('lets go of the folder when it cannot be opened', async () => {
    const dataDir = join(folder, 'broken')
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '7')
    writeFileSync(join(dataDir, 'database.complete'), '')
    await expect(open(dataDir)).rejects.toThrow(/cannot be opened/)
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  })
})

describe('a folder that cannot be used', () => {
  it('is said in words that name it', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const refused = expect(open(file)).rejects
    await refused.toBeInstanceOf(DatabaseProblem)
    // Where Node's own way of making folders never comes back.
    if (existsSync('/proc/self')) await expect(open('/proc/cartwright/data')).rejects.toThrow(/cannot keep its data in/)
    await expect(open(join(file, 'below'))).rejects.toThrow(/cannot keep its data in .*a-file.*DATA_DIR/)
  })
})

describe('durable writes', () => {
  it('reach the disk with every commit', async () => {
    const client = await start('durable', durableStartParams())
    const hook = hookFsync(client)
    await proveDurable(client, hook)
    await client.query('create table t (n int)')
    const before = hook.calls
    for (let n = 0; n < 5; n++) await client.query('insert into t values ($1)', [n])
    expect(hook.calls - before).toBeGreaterThanOrEqual(5)
    await client.close()
  })

  it('are missed by the self-test when the hook is not called or fsync is off', async () => {
    const client = await start('careless', PGlite.defaultStartParams)
    await expect(proveDurable(client, { calls: 0 })).rejects.toThrow(/orders could be lost/)
    const hook = hookFsync(client)
    await expect(proveDurable(client, hook)).rejects.toThrow(/orders could be lost/)
    await client.close()
  })
})
