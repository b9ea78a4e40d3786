import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { querySkus } from '../catalogue/query-skus'
import { contents, goodsClasses, seededTexts, skus } from '../db/schema'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../testing/database'
import { SILENT_LOG } from '../testing/silent-log'
import { noScanner } from '../uploads/scanner'
import { refreshTexts } from './refresh-texts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

const partOf = async (number: string) => (await database.db.select().from(skus).where(eq(skus.number, number)))[0]!
const isAbout = (language: string) =>
  and(eq(contents.kind, 'about'), eq(contents.language, language), eq(contents.region, 'EU'))
const aboutIn = async (language: string) =>
  (await database.db.select().from(contents).where(isAbout(language)))[0]!.body

it('texts of an older data directory become those of this version, but for what someone has changed', async () => {
  const { db } = database
  const now = { part: await partOf('CW-TN2420'), about: await aboutIn('de') }
  expect(await refreshTexts(db)).toBe(false)

  // As the version before had them: no names, nothing about what the seed wrote, all of it put in at once.
  await db.transaction(async tx => {
    await tx.execute(sql`
      update skus set names = '{}', descriptions = '{}', search = replace(search, ' schwarz', '')
      where number in ('CW-TN2420', 'CW-DR2400')`)
    await tx.execute(sql`update goods_classes set names = '{}'`)
    await tx.execute(sql`update contents set body = 'old'`)
    await tx.execute(sql`update countries set name = name`)
    await tx.delete(seededTexts)
  })
  await db.update(skus).set({ name: 'Our own' }).where(eq(skus.number, 'CW-DR2400'))
  await db.update(contents).set({ body: 'Someone wrote this' }).where(isAbout('fr'))

  expect(await refreshTexts(db)).toBe(true)
  expect(await partOf('CW-TN2420')).toMatchObject({ names: now.part.names, descriptions: now.part.descriptions })
  expect((await db.select().from(goodsClasses))[0]?.names).toMatchObject({ fr: 'Toner' })
  expect(await aboutIn('de')).toBe(now.about)
  expect(await partOf('CW-DR2400')).toMatchObject({ name: 'Our own', names: {} })
  expect(await aboutIn('fr')).toBe('Someone wrote this')
  const deps = {
    db,
    clock: () => TEST_NOW,
    region: 'EU',
    log: SILENT_LOG,
    trustProxy: 0,
    allowedOrigins: [],
    keyOrigins: { forget: () => {} },
    publicUrl: '',
    isProduction: false,
    queryPasswords: true,
    scan: noScanner,
    mailer: { send: async () => {} },
    outbox: { flush: async () => {}, stop: async () => {}, wake: () => {} },
  } as const
  expect((await querySkus({ keyword: 'tn-2420 schwarz' }, null, deps, 'de')).rows).toHaveLength(1)

  // From now on the hashes tell.
  expect(await refreshTexts(db)).toBe(false)
  await db.update(seededTexts).set({ hash: 'older' }).where(eq(seededTexts.key, 'version'))
  await db
    .update(skus)
    .set({ names: { de: 'Unser Toner' } })
    .where(eq(skus.number, 'CW-TN2420'))
  await db.delete(contents).where(isAbout('it'))
  expect(await refreshTexts(db)).toBe(true)
  expect((await partOf('CW-TN2420')).names).toEqual({ de: 'Unser Toner' })
  expect(await db.select().from(contents).where(isAbout('it'))).toEqual([])
})
