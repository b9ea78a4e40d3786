/** The built shop as tests want it: with its data there already, in a fraction of the time that a first start takes. */
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { leaveNothing } from '@cartwright/server/testing'
import { type BuiltShop, startBuiltShop } from './built-shop'
import { copyFilledPostgres } from './databases'
import { fingerprintOfRun } from './fingerprint'

/** A filled folder holds for the day it was made on. */
const DAY_MS = 24 * 60 * 60_000
const CACHE = fileURLToPath(new URL('../node_modules/.cache/cartwright', import.meta.url))

/** The global set-up of a run: the first start takes up to a minute, which counts in no test. @returns what cleans up */
export default async function setup(): Promise<() => Promise<void>> {
  if (!process.env.TEST_DATABASE_URL) await filledFolder()
  else await (await copyFilledPostgres()).drop()
  return leaveNothing
}

/**
 * @param env as for `startBuiltShop`; the shop keeps a copy of what a first start has made, of its own: on the server of
 *   TEST_DATABASE_URL where there is one, which takes a fraction of the processor time, else embedded. With DATABASE_URL
 *   it takes that database, which it fills when it is empty; with an empty DATABASE_URL it is embedded.
 * @param flags of Node.js
 */
export async function startFilledShop(
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<BuiltShop> {
  if (env.DATABASE_URL) return startBuiltShop(env, undefined, flags)
  if (process.env.TEST_DATABASE_URL && env.DATABASE_URL === undefined) return startOnCopy(env, flags)
  return startBuiltShop(env, await copyFilledFolder(), flags)
}

/** A data folder of its own with a filled embedded database, for starts that are not the first one. */
export async function copyFilledFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-'))
  // A thousand files: at once takes half of the time that it takes asynchronously.
  cpSync(await filledFolder(), folder, { recursive: true })
  return folder
}

async function startOnCopy(env: Record<string, string>, flags: readonly string[]): Promise<BuiltShop> {
  const database = await copyFilledPostgres()
  const shop = await startBuiltShop({ ...env, ...database.env }, undefined, flags)
  const close = async () => {
    await shop.close()
    await database.drop()
  }
  return { ...shop, close }
}

/** A data folder after the first start of this build, on this day. */
export async function filledFolder(): Promise<string> {
  const name = `shop-${fingerprintOfRun()}`
  const folder = join(CACHE, name)
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  // Suites that run the sources and those that run what was built have folders of their own at the same time.
  for (const other of await readdir(CACHE)) {
    // Another suite may rename or remove it meanwhile.
    const made = await stat(join(CACHE, other)).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > DAY_MS) await rm(join(CACHE, other), { recursive: true, force: true })
  }
  // Whole, or not there: tests may be run twice at a time.
  const draft = `${folder}.${randomUUID()}`
  const shop = await startBuiltShop({}, draft)
  await shop.stop()
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return folder
}
