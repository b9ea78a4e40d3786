/** Orders for the same stock at the same moment, on PostgreSQL. PGlite has one connection, on which no order waits for another. */
import { randomUUID } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readStock, setStock, type TestPart } from '../catalogue/parts.testing'
import type { Database } from '../db/database'
import { stocks } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf } from './orders.testing'

describe.skipIf(!process.env.TEST_DATABASE_URL)('two orders at the same moment', () => {
  let shop: OrderingShop
  beforeAll(async () => {
    shop = await openOrderingShop()
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    for (const part of [shop.a, shop.b]) await setStock(shop.db, part, { NL: 1, DE: 1 })
  })

  const confirmed = async (body: ReturnType<typeof orderOf>) => ({
    ...body,
    hash: (await shop.nl.ask('orders.confirm', { body })).hash,
  })

  /** Another order, as the database sees it: a transaction that has locked the stock of a part. */
  const withLocked = <T>(part: TestPart, work: (tx: Database) => Promise<T>) =>
    shop.db.transaction(async tx => {
      await tx.select().from(stocks).where(eq(stocks.goodsSkuId, part.goodsSkuId)).for('update')
      return work(tx)
    })

  const hasWaitingOrder = async () => {
    const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
    return (await shop.db.$count(sql`pg_stat_activity`, waiting)) > 0
  }

  const countLocked = async (part: TestPart) => {
    const own = eq(stocks.goodsSkuId, part.goodsSkuId)
    const free = await shop.db.select().from(stocks).where(own).for('update', { skipLocked: true })
    return (await shop.db.$count(stocks, own)) - free.length
  }

  it('API-078 ORD-018 the second one for the last piece waits for the first, and sees that it is sold', async () => {
    const body = await confirmed(orderOf({ [shop.a.number]: 2 }))
    const second = await withLocked(shop.a, async tx => {
      const order = shop.nl.call('orders.create', { body }, randomUUID())
      await expect.poll(hasWaitingOrder).toBe(true)
      await tx.update(stocks).set({ qty: 0 }).where(eq(stocks.goodsSkuId, shop.a.goodsSkuId))
      return { order }
    })
    expect(await second.order).toMatchObject({
      code: CODE.ORDER_CHANGED,
      data: { lines: [{ shipNow: 0, backOrdered: 2 }] },
    })
    expect(await readStock(shop.db, shop.a)).toEqual({})
  })

  it.each(['in the order of their ids', 'the other way round'])(
    'API-078 ORD-018 parts named %s are locked by id, so that crossing orders cause no deadlock',
    async order => {
      // Read through the index of numbers, the rows would come in the opposite order.
      expect(shop.a.goodsSkuId).toBeLessThan(shop.b.goodsSkuId)
      expect(shop.a.number > shop.b.number).toBe(true)
      const forth = orderOf({ [shop.a.number]: 1, [shop.b.number]: 1 })
      const items = order === 'the other way round' ? forth.items.toReversed() : forth.items
      const body = await confirmed({ ...forth, items })

      const waitsForFirst = await withLocked(shop.a, async () => {
        const order = shop.nl.call('orders.create', { body }, randomUUID())
        await expect.poll(hasWaitingOrder).toBe(true)
        expect(await countLocked(shop.b)).toBe(0)
        return { order }
      })
      expect((await waitsForFirst.order).code).toBe(CODE.OK)

      const again = await confirmed({ ...forth, items })
      const waitsForLast = await withLocked(shop.b, async () => {
        const order = shop.nl.call('orders.create', { body: again }, randomUUID())
        await expect.poll(hasWaitingOrder).toBe(true)
        expect(await countLocked(shop.a)).toBe(2)
        return { order }
      })
      expect((await waitsForLast.order).code).toBe(CODE.OK)
    },
  )
})
