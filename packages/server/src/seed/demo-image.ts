/**
 * A demo shop that was filled in advance: placing its orders takes most of the time of a first start. It is made for one day, since
 * everything in it is dated from that day; on another day a first start fills its database by itself.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { makeImage } from '../db/pglite/open-pglite'
import { packageFile } from '../process/package-files'
import { demoDay } from './days'
import { NO_PASSWORD, seedDatabase } from './seed'

/** Beside the built files, which a new build removes. */
const FOLDER = join(dirname(packageFile('package.json')), 'dist/demo-image')

const pathFor = (now: Date, folder: string) => join(folder, `${demoDay(now)}.tar.gz`)

/**
 * Makes the image of a day where there is none, in place of those of other days. No account in it has a password: a first start sets them.
 * @param folder where it is kept
 */
export async function provideDemoImage(now: Date, folder = FOLDER): Promise<void> {
  const path = pathFor(now, folder)
  if (existsSync(path)) return
  const image = await makeImage(async db => {
    await seedDatabase(db, { seed: 'demo', now, hashPassword: async () => NO_PASSWORD })
  })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Whole, or not there.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, await promisify(gzip)(Buffer.from(image), { level: 4 }))
  await rename(draft, path)
}

/** @returns for `openDatabase`; undefined when none was made for this day, or it cannot be read */
export async function readDemoImage(now: Date, folder = FOLDER): Promise<ArrayBuffer | undefined> {
  try {
    const image = await promisify(gunzip)(await readFile(pathFor(now, folder)))
    return image.buffer.slice(image.byteOffset, image.byteOffset + image.byteLength) as ArrayBuffer
  } catch {
    return undefined
  }
}
