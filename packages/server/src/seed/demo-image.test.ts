import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/open-database.types'
import { openDirectory, openMemory } from '../db/pglite/open-pglite'
import * as schema from '../db/schema'
import { SILENT_LOG } from '../testing/silent-log'
import { provideDemoImage, readDemoImage } from './demo-image'
import { seedDatabase } from './seed'

const NOW = new Date('2026-11-25T09:00:00Z')
const TOMORROW = new Date('2026-11-26T09:00:00Z')

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demo-image-'))
  writeFileSync(join(folder, '2026-11-24.tar.gz'), 'of another day')
  await provideDemoImage(NOW, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const seed = (db: OpenDatabase['db'], now = NOW) =>
  seedDatabase(db, { seed: 'demo', now, hashPassword: async password => `hash of ${password}` })

it('is the only one that is kept', () => {
  expect(readdirSync(folder)).toEqual(['2026-11-25.tar.gz'])
})

it('holds no password', async () => {
  const { db, close } = await openMemory(await readDemoImage(NOW, folder))
  const stored = await db.selectDistinct({ password: schema.accounts.password }).from(schema.accounts)
  expect(stored).toEqual([{ password: '' }])
  await close()
})

it('becomes a shop in a folder, in which only the passwords were missing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-shop-'))
  const image = () => readDemoImage(NOW, folder)
  const { db, close } = await openDirectory({ dataDir, fill: seed, image, log: SILENT_LOG })
  expect(await db.$count(schema.skus)).toBe(1916)
  expect(await db.$count(schema.orders)).toBe(104)
  for (const table of [schema.accounts, schema.demoAccounts])
    expect(await db.selectDistinct({ password: table.password }).from(table)).toEqual([
      { password: 'hash of Cartwright1' },
    ])
  expect(await seed(db)).toBe(false)
  await close()
  rmSync(dataDir, { recursive: true })
})

it('is not taken on another day, nor when it cannot be read', async () => {
  expect(await readDemoImage(TOMORROW, folder)).toBeUndefined()
  writeFileSync(join(folder, '2026-11-26.tar.gz'), 'half of an image')
  expect(await readDemoImage(TOMORROW, folder)).toBeUndefined()
})
