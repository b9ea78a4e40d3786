/** Fresh shops for tests: each test file gets its own filled database in well under a second, on both engines. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { Database } from '../db/database'
import { openDatabase } from '../db/open-database'
import type { OpenDatabase } from '../db/open-database.types'
import { makeImage } from '../db/pglite/open-pglite'
import { orgSites, shippingDays } from '../db/schema'
import type { Log } from '../process/log'
import { packageFile } from '../process/package-files'
import { seedDatabase } from '../seed/seed'
import { copyTemplate } from './postgres-template'
import { seedFingerprint } from './seed-fingerprint'
import { SILENT_LOG } from './silent-log'

/** Verified in about a millisecond, so that tests sign in quickly; the shop itself hashes for its own sake. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A filled database of its own; `close` removes it. */
export interface TestDatabase extends OpenDatabase {
  /** Address, on PostgreSQL; undefined in memory. */
  url: string | undefined
}

/** The moment at which the clock of the tests stands: a Wednesday, 10:00 in Amsterdam and 04:00 in New York. */
export const TEST_NOW = new Date('2026-11-25T09:00:00Z')

/**
 * Opens a database with the whole seed in it: a copy on the server of `TEST_DATABASE_URL`, else PGlite in memory.
 * @param options `now`: the moment from which orders, arrivals and offers are dated
 */
export async function openTestDatabase({
  log = SILENT_LOG,
  now = TEST_NOW,
}: {
  log?: Log
  now?: Date
} = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { ...(await openDatabase({ memory: true, image: await readImage(now), log })), url: undefined }
  const { url, drop } = await copyTemplate(server, seedFingerprint(now), empty => fillPostgres(empty, now))
  const opened = await openDatabase({ url, log })
  const close = async () => {
    await opened.close()
    await drop()
  }
  return { ...opened, close, url }
}

const images = new Map<string, Promise<ArrayBuffer>>()

/** The image of a PGlite that was filled at a moment: made once a day, kept in the cache of the package, read once in each process. */
export function readImage(now: Date = TEST_NOW): Promise<ArrayBuffer> {
  const key = now.toISOString()
  const image = images.get(key) ?? provideImage(now)
  images.set(key, image)
  return image
}

async function provideImage(now: Date): Promise<ArrayBuffer> {
  const folder = join(dirname(packageFile('package.json')), 'node_modules/.cache/cartwright')
  const path = join(folder, `seed-${seedFingerprint(now)}.tar`)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    // Several test files may make it at the same time; each puts a whole one in place.
    const draft = `${path}.${randomUUID()}`
    writeFileSync(draft, Buffer.from(await makeImage(db => fill(db, now))))
    renameSync(draft, path)
  }
  // Into the place where it stays: so much is not copied in passing.
  const file = await open(path)
  try {
    const image = new ArrayBuffer((await file.stat()).size)
    await file.read(new Uint8Array(image))
    return image
  } finally {
    await file.close()
  }
}

const fill = async (db: Database, now: Date): Promise<void> => {
  await seedDatabase(db, { seed: 'demo', now, hashPassword: password => hash(password, CHEAP_HASH) })
  await shipEveryDay(db)
}

/** What is ordered leaves on the same day, on whichever day and at whichever time the tests run. */
async function shipEveryDay(db: Database): Promise<void> {
  const sites = await db.select({ orgId: orgSites.orgId }).from(orgSites)
  const week = ['1', '2', '3', '4', '5', '6', '7']
  await db.delete(shippingDays)
  await db.insert(shippingDays).values(sites.flatMap(({ orgId }) => week.map(day => ({ orgId, day, cutOff: '24:00' }))))
}

async function fillPostgres(url: string, now: Date): Promise<void> {
  const { db, close } = await openDatabase({ url, log: SILENT_LOG })
  await fill(db, now)
  await close()
}
