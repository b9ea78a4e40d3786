/** PGlite: PostgreSQL inside this process, in a folder or in memory. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makeFolder } from '../../app/folder'
import type { Log } from '../../app/handler'
import type { Database } from '../database'
import { DatabaseProblem } from '../database-problem'
import type { OpenDatabase } from '../open-database'
import { packageFile } from '../package-files'
import * as schema from '../schema'
import { lockDirectory } from './directory-lock'
import { durableStartParams, hookFsync, proveDurable, syncTree } from './durable-writes'
import { assertRoom } from './room'
import { serialize } from './serial-client'

const extensions = { pg_trgm }

/**
 * Opens the database in `<dataDir>/database`, for this process alone.
 * @throws DatabaseProblem when another process has it open, or when commits would not reach the disk
 */
export async function openDirectory(dataDir: string, log: Log): Promise<OpenDatabase> {
  const folder = resolve(dataDir)
  const unlock = takeFolder(folder)
  try {
    const started = Date.now()
    const client = await startEngine(folder)
    const open = await toOpenDatabase(client, unlock)
    log.info('database.open', { kind: 'pglite', folder, ms: Date.now() - started, processes: 'one' })
    return open
  } catch (error) {
    unlock()
    throw error
  }
}

/** Makes the folder when it is not there, and locks it. */
function takeFolder(folder: string): () => void {
  try {
    makeFolder(folder)
    return lockDirectory(join(folder, 'database.lock'), folder)
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    const { message } = error as Error
    throw new DatabaseProblem(
      `The shop cannot keep its data in ${folder}: ${message}. Choose another folder with DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}

/** Opens a database that lives as long as the process; an `image` holds tables and data already. */
export async function openMemory(image?: Blob): Promise<OpenDatabase> {
  const client = await PGlite.create({ extensions, ...(image ? { loadDataDir: image } : {}) })
  return toOpenDatabase(client)
}

/** A database in memory that `fill` has filled, as an image for `openMemory`. */
export async function makeImage(fill: (db: Database) => Promise<void>): Promise<Blob> {
  const engine = await PGlite.create({ extensions })
  const { db, close } = await toOpenDatabase(engine)
  await fill(db)
  const image = await engine.dumpDataDir('none')
  await close()
  return image
}

const completeMark = (folder: string): string => join(folder, 'database.complete')

/** Whether a database has ever been opened in the folder. */
export const holdsDatabase = (folder: string): boolean => existsSync(completeMark(folder))

async function startEngine(folder: string): Promise<PGlite> {
  const database = join(folder, 'database')
  const complete = completeMark(folder)
  // A first start that was broken off left a folder that no engine can open, and nothing in it that anybody knows of.
  if (!existsSync(complete)) {
    rmSync(database, { recursive: true, force: true })
    assertRoom(folder)
  }

  const client = await start(database)
  const hook = hookFsync(client)
  await proveDurable(client, hook)
  if (!existsSync(complete)) {
    await client.query('checkpoint')
    writeFileSync(complete, '')
    syncTree(folder)
  }
  return client
}

async function start(database: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: database, extensions, startParams: durableStartParams() })
  } catch (error) {
    throw new DatabaseProblem(`The data in ${database} cannot be opened.`, { cause: error })
  }
}

async function toOpenDatabase(engine: PGlite, afterwards: () => void = () => undefined): Promise<OpenDatabase> {
  const client = serialize(engine)
  // The driver only calls `query` and `transaction`.
  const db = drizzle(client as unknown as PGlite, { schema })
  const close = async () => {
    await client.close()
    afterwards()
  }
  try {
    await migrate(db, { migrationsFolder: packageFile('migrations') })
  } catch (error) {
    await client.close()
    throw error
  }
  return { db: db as unknown as Database, kind: 'pglite', close }
}
