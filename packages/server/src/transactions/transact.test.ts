import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somePartsSold } from '../catalogue/parts.testing'
import type { Database } from '../db/database'
import { stocks } from '../db/schema'
import { openTestDatabase, type TestDatabase } from '../testing/database'
import { retryOnSerializationFailure, transact } from './transact'

/** As the data layer wraps what a driver throws. */
const broken = (code: string, constraint?: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('from the database'), { code, constraint }) })

describe('work that the database broke off', () => {
  const failing = (error: Error, times: number) => {
    let calls = 0
    const work = async () => {
      calls++
      if (calls <= times) throw error
      return calls
    }
    return { work, count: () => calls }
  }

  it.each([
    ['a deadlock', broken('40P01')],
    ['a serialization failure', broken('40001')],
    ['an order number drawn twice', broken('23505', 'orders_order_no_unique')],
  ])('is done again after %s', async (_what, error) => {
    expect(await retryOnSerializationFailure(failing(error, 2).work)).toBe(3)
  })

  it('is given up after six tries', async () => {
    const { work, count } = failing(broken('40P01'), 99)
    await expect(retryOnSerializationFailure(work)).rejects.toThrow('Failed query')
    expect(count()).toBe(6)
  })

  it.each([broken('23505', 'accounts_email'), broken('23514'), new Error('a fault of ours')])(
    'is not done again after another error',
    async error => {
      const { work, count } = failing(error, 1)
      await expect(retryOnSerializationFailure(work)).rejects.toBe(error)
      expect(count()).toBe(1)
    },
  )
})

describe('a transaction', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close())

  it('leaves nothing behind when its work fails', async () => {
    const [part] = await somePartsSold(database.db, 1)
    const isPart = eq(stocks.goodsSkuId, part!.goodsSkuId)
    const before = await database.db.select().from(stocks).where(isPart)
    const work = async (db: Database) => {
      await db.update(stocks).set({ qty: 4711 }).where(isPart)
      throw new Error('half way')
    }
    await expect(transact(database.db, work)).rejects.toThrow('half way')
    expect(await database.db.select().from(stocks).where(isPart)).toEqual(before)
  })

  // PGlite has one session only, so no one can wait for anybody there.
  it.skipIf(!process.env.TEST_DATABASE_URL)('comes through when two wait for each other in a circle', async () => {
    const [one, two] = await somePartsSold(database.db, 2)
    const take = (db: Database, id: number) => db.select().from(stocks).where(eq(stocks.goodsSkuId, id)).for('update')
    let holding = 0
    let bothHold: () => void = () => undefined
    const together = new Promise<void>(resolve => {
      bothHold = resolve
    })
    const tries = [0, 0]
    const cross = (index: number, first: number, second: number) =>
      transact(database.db, async db => {
        tries[index] = (tries[index] ?? 0) + 1
        await take(db, first)
        if (++holding === 2) bothHold()
        await together
        await take(db, second)
      })
    const [a, b] = [one!.goodsSkuId, two!.goodsSkuId]
    await Promise.all([cross(0, a, b), cross(1, b, a)])
    // Both have come through, and one was sent back; it may meet the other once more, which is then sent back itself.
    expect(Math.max(...tries)).toBeGreaterThan(1)
  })
})
