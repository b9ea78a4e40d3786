import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrivals, skus } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
beforeAll(async () => {
  shop = await startTestServer()
  nl = await signIn(shop.apiBase, 'buyer.nl')
})
afterAll(() => shop?.close())

const idOf = async (number: string) => (await shop.db.select().from(skus).where(eq(skus.number, number)))[0]!.goodsSkuId

it('CAT-008 tells what each warehouse of the region has and expects, the own one first; visitors nothing', async () => {
  const id = await idOf('CW-TN2420')
  await shop.db.delete(arrivals).where(eq(arrivals.goodsSkuId, id))
  await shop.db.execute(sql`insert into arrivals (goods_sku_id, warehouse, eta_date, qty)
    values (${id}, 'DE', current_date + 5, 40), (${id}, 'DE', current_date - 5, 7)`)
  const { warehouses, availability } = await nl.ask('catalogue.sku', { params: { id }, query: {} })
  expect(warehouses?.map(one => one.warehouse)).toEqual(['NL', 'PL', 'DE'])
  expect(warehouses?.[0]).toMatchObject({ name: 'Utrecht', stock: availability!.stock, inTransit: 0, etaDate: null })
  expect(warehouses?.slice(1).reduce((sum, { stock }) => sum + stock, 0)).toBe(availability!.otherStock)
  expect(warehouses?.[2]).toMatchObject({ inTransit: 40, etaDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  const told = (await call(shop, 'catalogue.sku', { params: { id }, query: {} })).result
  expect(told?.warehouses).toBeNull()
})

it('CAT-010 puts first what stood in the same orders more than once', async () => {
  const [often, twice, once] = ['CW-CF259X', 'CW-TZE231', 'CW-DR2400'] as const
  const buy = async (...numbers: string[]) => {
    const body = {
      items: numbers.map(number => ({ number, qty: 1 })),
      orderType: 'REG' as const,
      backOrderMode: 'shipAvailable' as const,
    }
    const { hash } = await nl.ask('orders.confirm', { body })
    await nl.ask('orders.create', { body: { ...body, hash } }, randomUUID())
  }
  await buy('CW-TN247C', often, twice, once)
  await buy('CW-TN247C', often, twice)
  await buy('CW-TN247C', often)
  await buy(often, once)
  const related = (await call(shop, 'catalogue.related', { query: { number: 'CW-TN247C' } })).result ?? []
  expect(related.filter(part => part.isBoughtTogether).map(part => part.number)).toEqual([often, twice])
  expect(related.slice(0, 2).map(part => part.number)).toEqual([often, twice])
  expect(related.map(part => part.number)).toContain('CW-TN247Y')
  expect(new Set(related.map(part => part.number)).size).toBe(related.length)
})
