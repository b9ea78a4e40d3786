import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SILENT_LOG } from '../../testing/silent-log'
import { DatabaseProblem } from '../database-problem'
import { openDatabase } from '../open-database'
import { throttles } from '../schema'
import { durableStartParams, hookFsync, proveDurable } from './durable-writes'
import { createPrivateFiles } from './private-folder'

/** A database is a thousand files, which a first start waits for until they are on the disk: seconds, and much longer beside other tests. */
const FILES_TIMEOUT_MS = 180_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-data-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }), FILES_TIMEOUT_MS)

const open = (dataDir: string) => openDatabase({ dataDir, log: SILENT_LOG })
const counter = (key: string) => ({ key, count: 1, resets: new Date() })

/** A folder with a database that holds one counter; made once, then copied. */
let template: string | undefined
const made = async (name: string) => {
  if (template === undefined) {
    const path = join(folder, 'template')
    const { db, close } = await open(path)
    await db.insert(throttles).values(counter('kept'))
    await close()
    template = path
  }
  const dataDir = join(folder, name)
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}
/** The engine on such a folder, without what the shop adds. */
const start = async (name: string, startParams: string[]) =>
  PGlite.create({ dataDir: join(await made(name), 'database'), extensions: { pg_trgm }, startParams })

describe('the database in a folder', { timeout: FILES_TIMEOUT_MS }, () => {
  it('keeps what was committed, and is for one process at a time', async () => {
    const dataDir = await made('shop')
    const first = await open(dataDir)
    await first.db.insert(throttles).values(counter('second'))
    await expect(open(dataDir)).rejects.toThrow(/in use by this process/)
    await first.close()
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.complete'])

    const second = await open(dataDir)
    const rows = await second.db.select().from(throttles)
    expect(rows.map(({ key }) => key).sort()).toEqual(['kept', 'second'])
    await second.close()
  })

  it('F3 names what a first start has left that was killed, at each start, and leaves it there', async () => {
    const dataDir = await made('left over')
    const logged: { event: string; fields: Record<string, unknown> | undefined }[] = []
    const log = {
      ...SILENT_LOG,
      info: (event: string, fields?: Record<string, unknown>) => logged.push({ event, fields }),
    }
    const unfinished = async () => {
      logged.length = 0
      await (await openDatabase({ dataDir, fill: async () => undefined, log })).close()
      return logged.filter(({ event }) => event === 'database.unfinished').map(({ fields }) => fields?.folders)
    }
    expect(await unfinished()).toEqual([])
    // A start that was killed between the mark and the new name is finished by the next one: nothing is left over.
    writeFileSync(join(dataDir, 'database.complete'), 'database.new-2-2')
    renameSync(join(dataDir, 'database'), join(dataDir, 'database.new-2-2'))
    expect(await unfinished()).toEqual([])
    mkdirSync(join(dataDir, 'database.new-1-1'))
    for (let start = 1; start <= 2; start++) expect(await unfinished()).toEqual([['database.new-1-1']])
    expect(existsSync(join(dataDir, 'database.new-1-1'))).toBe(true)
  })

  it('F4 is closed to other users of the machine, and is closed again when it was opened', async () => {
    const dataDir = await made('private')
    chmodSync(dataDir, 0o755)
    chmodSync(join(dataDir, 'database/PG_VERSION'), 0o666)
    chmodSync(join(dataDir, 'database/base'), 0o777)
    const before = process.umask()
    try {
      createPrivateFiles() // as the process of the shop does
      const { close, db } = await open(dataDir)
      await db.insert(throttles).values(counter('private'))
      await close()
    } finally {
      process.umask(before)
    }
    const entries = readdirSync(dataDir, { withFileTypes: true, recursive: true })
    const paths = [dataDir, ...entries.map(entry => join(entry.parentPath, entry.name))]
    expect(paths.length).toBeGreaterThan(900)
    expect(paths.filter(path => (statSync(path).mode & 0o077) !== 0)).toEqual([])
  })

  it('F4 is closed to other users where DATA_DIR is a link to it, too', async () => {
    const dataDir = await made('linked')
    chmodSync(dataDir, 0o777)
    chmodSync(join(dataDir, 'database.complete'), 0o666)
    const link = join(folder, 'link')
    symlinkSync(dataDir, link)
    const { close } = await open(link)
    await close()
    expect([dataDir, join(dataDir, 'database.complete')].map(path => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o600,
    ])
  })

  it('F3 is filled before it counts as one: a filling that breaks off leaves nothing to open', async () => {
    const dataDir = join(folder, 'broken off')
    // What a first start leaves that was killed.
    mkdirSync(join(dataDir, 'database.new-1-1'), { recursive: true })
    writeFileSync(join(dataDir, 'database.new-1-1/PG_VERSION'), 'half')
    const fill = async () => {
      throw new Error('the power went')
    }
    await expect(openDatabase({ dataDir, fill, log: SILENT_LOG })).rejects.toThrow('the power went')
    expect(readdirSync(dataDir)).toEqual(['database.new-1-1'])
    const { db, close } = await openDatabase({
      dataDir,
      fill: async db => db.insert(throttles).values(counter('filled')),
      log: SILENT_LOG,
    })
    expect(await db.select().from(throttles)).toMatchObject([{ key: 'filled' }])
    await close()
    expect(readFileSync(join(dataDir, 'database.new-1-1/PG_VERSION'), 'utf8')).toBe('half')
  })

  describe('F3 that is incomplete is rejected with a message, and not changed', () => {
    const keptOf = async (dataDir: string) => {
      const { db, close } = await open(dataDir)
      const rows = await db.select().from(throttles).where(eq(throttles.key, 'kept'))
      await close()
      return rows.length
    }

    it('without the mark that says it is complete', async () => {
      const dataDir = await made('no mark')
      rmSync(join(dataDir, 'database.complete'))
      await expect(open(dataDir)).rejects.toThrow(
        /database\.complete, which says that it is complete.*create that file/,
      )
      expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
      writeFileSync(join(dataDir, 'database.complete'), '')
      expect(await keptOf(dataDir)).toBe(1)
    })

    it('with the mark, but without the database', async () => {
      const dataDir = await made('no database')
      renameSync(join(dataDir, 'database'), join(dataDir, 'elsewhere'))
      await expect(open(dataDir)).rejects.toThrow(/database is missing.*Is the disk mounted\?/)
      expect(readdirSync(dataDir).sort()).toEqual(['database.complete', 'elsewhere'])
      renameSync(join(dataDir, 'elsewhere'), join(dataDir, 'database'))
      expect(await keptOf(dataDir)).toBe(1)
    })

    it('with the mark, and an empty folder in the place of the database, as where no disk is mounted', async () => {
      const dataDir = await made('no disk')
      rmSync(join(dataDir, 'database'), { recursive: true })
      mkdirSync(join(dataDir, 'database'))
      await expect(open(dataDir)).rejects.toThrow(/holds no database.*Is the disk mounted\?/)
      expect(readdirSync(join(dataDir, 'database'))).toEqual([])
    })

    it('completes a start that ended between the mark and the final name', async () => {
      const dataDir = await made('between')
      const name = readFileSync(join(dataDir, 'database.complete'), 'utf8')
      renameSync(join(dataDir, 'database'), join(dataDir, name))
      expect(await keptOf(dataDir)).toBe(1)
    })

    it.each([
      ['PG_VERSION', Buffer.from('7'), 'initialized by PostgreSQL version 7'],
      ['global/pg_control', Buffer.alloc(8192), 'initialized with PG_CONTROL_VERSION 0'],
      ['global/pg_control', Buffer.alloc(0), 'could not read file "global/pg_control": read 0 of'],
      ['global/pg_control', undefined, 'could not open file "global/pg_control": No such file'],
      ['postgresql.conf', undefined, 'configuration file "postgresql.conf": No such file'],
      ['pg_xact', undefined, 'could not open file "pg_xact/'],
    ])('with a damaged or missing %s, and says that it is this file', async (file, content, reason) => {
      const dataDir = await made('damaged')
      const path = join(dataDir, 'database', file)
      rmSync(path, { recursive: true })
      if (content) writeFileSync(path, content)
      const failure: Error = await open(dataDir).catch(error => error)
      expect(failure).toBeInstanceOf(DatabaseProblem)
      expect(failure.message.toLowerCase()).toContain(reason.toLowerCase())
      expect(failure.message).toMatch(/cannot be opened: .*Restore the folder from a backup/)
      expect(failure.message).not.toMatch(/initdb|Aborted|initialize properly|\.\./)
      expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
      expect(content ? readFileSync(path) : existsSync(path)).toEqual(content ?? false)
      rmSync(dataDir, { recursive: true })
    })

    it.each(['', 'elsewhere', '.', '\0\xff'])(
      'with a mark that holds %j, which no start has written',
      async content => {
        const dataDir = await made('mark')
        renameSync(join(dataDir, 'database'), join(dataDir, 'elsewhere'))
        writeFileSync(join(dataDir, 'database.complete'), content)
        await expect(open(dataDir)).rejects.toThrow(/database is missing.*Is the disk mounted\?/)
        expect(readdirSync(dataDir).sort()).toEqual(['database.complete', 'elsewhere'])
        rmSync(dataDir, { recursive: true })
      },
    )

    it('with a link to a disk that is not mounted in the place of the database', async () => {
      const dataDir = join(folder, 'no disk behind the link')
      mkdirSync(dataDir)
      symlinkSync(join(folder, 'not mounted'), join(dataDir, 'database'))
      await expect(open(dataDir)).rejects.toThrow(/database is there, but not the file .*database\.complete/)
      writeFileSync(join(dataDir, 'database.complete'), '')
      await expect(open(dataDir)).rejects.toThrow(/holds no database.*Is the disk mounted\?/)
      expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.complete'])
    })

    it.each([
      ['cut off', (file: string) => truncateSync(file, 0)],
      ['overwritten', (file: string) => writeFileSync(file, Buffer.alloc(8192, 0x5a))],
    ])('with a table that was %s', async (name, damage) => {
      const dataDir = await made(`table ${name}`)
      const { db, close } = await open(dataDir)
      const result = (await db.execute("select pg_relation_filepath('throttles') as path")) as unknown as {
        rows: [{ path: string }]
      }
      await close()
      damage(join(dataDir, 'database', result.rows[0].path))
      await expect(open(dataDir)).rejects.toThrow(/cannot be opened: .*Restore the folder from a backup/)
    })

    it.each([
      [1, /made by an unreleased version of the shop.*left as it is.*new, empty folder \(DATA_DIR\)/],
      [9e12, /set up by a newer version of the shop: it has \d migration\(s\) that this version does not know/],
    ])('with the tables of another version (a migration of the time %d)', async (time, message) => {
      const dataDir = await made('other version')
      const { db, close } = await open(dataDir)
      await db.execute(`update drizzle.__drizzle_migrations set created_at = ${time}`)
      await close()
      const failure = await open(dataDir).catch(error => error)
      expect(failure).toBeInstanceOf(DatabaseProblem)
      expect(failure.message).toMatch(message)
      // The engine alone opens it: nothing was changed.
      const engine = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm } })
      const { rows } = await engine.query(
        'select distinct key, created_at from throttles, drizzle.__drizzle_migrations',
      )
      expect(rows).toEqual([{ key: 'kept', created_at: time }])
      await engine.close()
      rmSync(dataDir, { recursive: true })
    })

    it.each(['pg_proc', 'pg_description', 'pg_database'])(
      'with a damaged page in %s, of the system catalogue',
      async table => {
        const dataDir = await made(`catalogue ${table}`)
        const { db, close } = await open(dataDir)
        const result = (await db.execute(`select pg_relation_filepath('${table}') as path`)) as unknown as {
          rows: [{ path: string }]
        }
        await close()
        const file = join(dataDir, 'database', result.rows[0].path)
        const content = readFileSync(file)
        expect(content.length).toBeGreaterThan(0)
        content.fill(0x5a, content.length - 100)
        writeFileSync(file, content)
        await expect(open(dataDir)).rejects.toThrow(/cannot be opened: .*Restore the folder from a backup/)
        expect(readFileSync(file)).toEqual(content)
      },
    )
  })
})

describe('a folder that cannot be used', () => {
  it('F3 that is not the shop’s is refused, and nothing in it is changed', async () => {
    const foreign = join(folder, 'foreign')
    mkdirSync(foreign, { mode: 0o755 })
    writeFileSync(join(foreign, 'notes.txt'), 'mine')
    await expect(open(foreign)).rejects.toThrow(/holds files that are not the shop's \(notes\.txt\).*DATA_DIR/)
    expect(readdirSync(foreign)).toEqual(['notes.txt'])
    expect(statSync(foreign).mode & 0o777).toBe(0o755)
    const inside = join(folder, 'above', 'database')
    mkdirSync(inside, { recursive: true })
    writeFileSync(join(inside, 'PG_VERSION'), '17')
    await expect(open(inside)).rejects.toThrow(`DATA_DIR is the folder above it, ${join(folder, 'above')}.`)
    expect(readdirSync(inside)).toEqual(['PG_VERSION'])
  })

  it('is reported with its path', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const refused = expect(open(file)).rejects
    await refused.toBeInstanceOf(DatabaseProblem)
    // Where Node's own way of making folders never comes back.
    if (existsSync('/proc/self')) await expect(open('/proc/cartwright/data')).rejects.toThrow(/cannot keep its data in/)
    await expect(open(join(file, 'below'))).rejects.toThrow(/cannot keep its data in .*a-file.*DATA_DIR/)
  })
})

describe('durable writes', { timeout: FILES_TIMEOUT_MS }, () => {
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
