/** PGlite: PostgreSQL inside this process, in a folder or in memory. */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Log } from '../../process/log'
import type { Database } from '../database'
import { DatabaseProblem } from '../database-problem'
import { migrateDatabase } from '../migrations'
import type { OpenDatabase } from '../open-database.types'
import * as schema from '../schema'
import { isStorageFull } from '../storage-full'
import { completeMark, databaseOf, inWords, takeFolder } from './data-folder'
import { assertFreeSpace } from './disk-space'
import { durableStartParams, hookFsync, proveDurable, syncPath, syncTree } from './durable-writes'
import { listenToEngine, messageOf } from './engine-words'
import { createPrivately, makePrivate } from './private-folder'
import { serialize } from './serial-client'
import { assertReadable } from './verify-tables'

const extensions = { pg_trgm }
const SILENT: Log = { info: () => undefined, error: () => undefined }

export interface DirectoryOptions {
  /** The database lies in `<dataDir>/database`. */
  dataDir: string
  /** Runs once, on a new database; one whose filling was broken off is never used. */
  fill?: (db: Database) => Promise<unknown>
  /** What a new database begins with instead of no tables, where there is something: as `makeImage` has made it. */
  image?: () => Promise<ArrayBuffer | undefined>
  log: Log
}

/**
 * Opens the database of a folder, for this process alone; makes it when the folder has none. What another start has left
 * is neither deleted nor replaced.
 * @throws DatabaseProblem when another process has it open, when it is incomplete, damaged or newer than this version, or
 *   when commits would not reach the disk
 */
export async function openDirectory({ dataDir, fill, image, log }: DirectoryOptions): Promise<OpenDatabase> {
  const folder = resolve(dataDir)
  const unlock = await takeFolder(folder, log)
  try {
    const started = performance.now()
    reportUnfinished(folder, log)
    await provideDatabase(folder, { fill, image, log })
    const { open, verifyMs } = await openExisting(databaseOf(folder), unlock, log)
    const ms = Math.round(performance.now() - started)
    log.info('database.open', { kind: 'pglite', folder, ms, verifyMs, processes: 'one' })
    return open
  } catch (error) {
    unlock()
    throw inWords(folder, error)
  }
}

/** A dump of a folder. Node's own `Blob` hands on its content in pieces, which for so much takes a second. */
class Image extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer) {
    super([], { type: 'application/x-tar' })
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes
  }
}

const loading = (image: ArrayBuffer | undefined) => (image ? { loadDataDir: new Image(image) } : {})

/** Clearing the usual 128 MB takes longer than everything else about opening a database in memory. */
const SMALL_BUFFERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens a database that lives as long as the process; an `image` holds tables and data already, and stays as it is. */
export async function openMemory(image?: ArrayBuffer): Promise<OpenDatabase> {
  return toOpenDatabase(await startMemory(image), SILENT)
}

/** The engine alone, as `openMemory` uses it. */
export const startMemory = (image?: ArrayBuffer): Promise<PGlite> =>
  PGlite.create({ extensions, startParams: SMALL_BUFFERS, ...loading(image) })

/** A database in memory that `fill` has filled, as an image for `openMemory`. */
export async function makeImage(fill: (db: Database) => Promise<void>): Promise<ArrayBuffer> {
  const engine = await startMemory()
  const { db, close } = await toOpenDatabase(engine, SILENT)
  await fill(db)
  // Everything into the tables: no log is left that each opening would have to load and to apply.
  await engine.query('set wal_recycle = off')
  for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await engine.query(statement)
  const image = await engine.dumpDataDir('none')
  await close()
  return image.arrayBuffer()
}

/** Whether the folder has a database that was made to its end. */
export const holdsDatabase = (folder: string): boolean => existsSync(completeMark(folder))

/** Also a link to a disk that is not mounted. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const NEW = 'database.new-'

type Contents = Pick<DirectoryOptions, 'fill' | 'image' | 'log'>

/** The name that the mark holds; undefined when no start has written it. */
function readMark(folder: string): string | undefined {
  const name = readFileSync(completeMark(folder), 'utf8').trim()
  return /^database\.new-\d+-\d+$/.test(name) ? name : undefined
}

/**
 * Logs `database.unfinished` for what first starts have left that were broken off: no start uses it, and it takes room. It is not
 * removed: its name does not say who has made it.
 */
function reportUnfinished(folder: string, log: Log): void {
  if (existsSync(completeMark(folder)) && !isThere(databaseOf(folder))) return // one of them may be finished
  const folders = readdirSync(folder).filter(name => name.startsWith(NEW))
  if (folders.length === 0) return
  const remedy = 'First starts that were broken off have left these folders, which hold no finished shop. Remove them.'
  log.info('database.unfinished', { folder, folders, remedy })
}

/**
 * A new database is made in a folder of its own, which gets its final name when everything is in it and on the disk. A
 * start that fails or is asked to end removes what it was making; one that is killed leaves a folder that no later start
 * takes for a database.
 */
async function provideDatabase(folder: string, contents: Contents): Promise<void> {
  const [database, mark] = [databaseOf(folder), completeMark(folder)]
  if (isThere(database)) {
    if (existsSync(mark)) return assertNotEmpty(database)
    throw new DatabaseProblem(
      `${database} is there, but not the file ${mark}, which says that it is complete. Nothing was changed. ` +
        'If the folder was restored from a backup, create that file, empty, and start again. If it is the rest of a first ' +
        'start that was broken off, move it away and start again.',
    )
  }
  if (existsSync(mark)) {
    const made = readMark(folder)
    if (made && existsSync(join(folder, made))) return renameSync(join(folder, made), database)
    throw new DatabaseProblem(
      `${mark} says that ${folder} holds a database, but ${database} is missing. Nothing was changed. Is the disk mounted? ` +
        'Restore the folder from a backup; or, to begin with an empty shop, remove that file and start again.',
    )
  }
  assertFreeSpace(folder)
  const name = `${NEW}${Date.now()}-${process.pid}`
  const path = join(folder, name)
  mkdirSync(path) // fails when it is there, so that nothing is removed that this start has not made
  // Whole, or not there: a start may be killed at any moment.
  const draft = `${mark}.draft`
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    await makeDatabase(path, contents)
    writeFileSync(draft, name)
    syncTree(folder)
  } catch (error) {
    remove()
    throw error
  } finally {
    process.off('exit', remove)
  }
  renameSync(draft, mark)
  syncPath(folder)
  renameSync(join(folder, name), database)
  syncPath(folder)
}

/** The place where a disk is mounted looks like this while it is not: a database made there would be empty. */
function assertNotEmpty(database: string): void {
  if (existsSync(join(database, 'PG_VERSION'))) return
  throw new DatabaseProblem(
    `${database} holds no database. Nothing was changed. Is the disk mounted? Otherwise restore the folder from a backup.`,
  )
}

async function makeDatabase(path: string, { fill, image, log }: Contents): Promise<void> {
  const refuse = (reason: string) =>
    new DatabaseProblem(`No database can be made in ${path}: ${reason}. Choose another folder with DATA_DIR.`)
  const contents = await image?.()
  log.info(contents ? 'database.unpacking' : 'database.filling', { folder: path })
  const engine = await start(path, refuse, contents)
  const { db, close } = await toOpenDatabase(engine, SILENT)
  await fill?.(db)
  await engine.query('checkpoint')
  await close()
}

async function openExisting(
  path: string,
  unlock: () => void,
  log: Log,
): Promise<{ open: OpenDatabase; verifyMs: number }> {
  const engine = await start(path, reason => damaged(path, reason))
  const started = performance.now()
  try {
    await assertReadable(engine)
  } catch (error) {
    await engine.close().catch(() => undefined)
    throw isStorageFull(error) ? error : damaged(path, messageOf(error))
  }
  const verifyMs = Math.round(performance.now() - started)
  return { open: await toOpenDatabase(engine, log, unlock), verifyMs }
}

/**
 * @param refuse makes the problem of what the engine says against starting on this folder
 * @param image for a folder that is empty
 */
async function start(path: string, refuse: (reason: string) => DatabaseProblem, image?: ArrayBuffer): Promise<PGlite> {
  const words = listenToEngine()
  let engine: PGlite
  try {
    const startParams = durableStartParams()
    engine = await PGlite.create({ dataDir: path, extensions, startParams, onStderr: words.take, ...loading(image) })
  } catch (error) {
    const reason = words.reason() ?? messageOf(error)
    throw isStorageFull(new Error(reason)) ? new Error(reason, { cause: error }) : refuse(reason)
  }
  createPrivately(engine)
  makePrivate(path) // what it has written until now
  await proveDurable(engine, hookFsync(engine))
  return engine
}

const damaged = (path: string, reason: string): DatabaseProblem =>
  new DatabaseProblem(
    `The data in ${path} cannot be opened: ${reason}. No data was deleted or replaced. ` +
      'Restore the folder from a backup (docs/operations.md); keep a copy of the damaged one.',
  )

async function toOpenDatabase(
  engine: PGlite,
  log: Log,
  afterwards: () => void = () => undefined,
): Promise<OpenDatabase> {
  const client = serialize(engine)
  // The driver only calls `query` and `transaction`.
  const db = drizzle(client as unknown as PGlite, { schema })
  const close = async () => {
    await client.close()
    afterwards()
  }
  try {
    await migrateDatabase(db as unknown as Database, log, folder => migrate(db, { migrationsFolder: folder }))
  } catch (error) {
    await client.close()
    throw error
  }
  return { db: db as unknown as Database, kind: 'pglite', isReady: async () => true, close }
}
