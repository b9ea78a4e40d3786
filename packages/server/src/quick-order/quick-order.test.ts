import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disable, somePartsSold } from '../catalogue/parts.testing'
import { quickOrders } from '../db/schema'
import { type OrderingShop, openOrderingShop } from '../orders/orders.testing'
import { signIn } from '../testing/buyer'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

it('API-080 QO-003 keeps lines under a QO number and gives them back in their order', async () => {
  const lines = [
    { number: shop.c.number, qty: 7 },
    { number: shop.a.number, qty: 1, custNumber: 'MINE' },
    { number: shop.c.number, qty: 2 },
  ]
  const made = await shop.nl.ask('quickOrder.create', { body: { name: ' November ', lines } }, randomUUID())
  expect(made.qoNo).toMatch(/^QO-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const kept = await shop.nl.ask('quickOrder.get', { params: { id: made.id } })
  expect(kept).toMatchObject({ ...made, name: 'November' })
  expect(kept.lines.map(line => [line.part.number, line.qty])).toEqual(lines.map(line => [line.number, line.qty]))
  expect(kept.lines[1]?.part.custNumber).toBe('MINE')
  expect(kept.lines[0]?.part.unitPrice).toBe(3)
})

it('API-080 names the lines of a saved list that mean no one article or quantity', async () => {
  const line = (input: string, quantity: string) => ({ key: randomUUID(), input, quantity })
  const lines = [line(shop.a.number, '7'), line('NO-SUCH-1', '2'), line(shop.c.number, 'a few')]
  const { list } = await shop.nl.ask('savedLists.save', { body: { name: 'Half done', lines } }, randomUUID())
  const page = await shop.nl.ask('quickOrder.get', { params: { id: list.id } })
  expect(page.lines.map(({ part, qty }) => [part.number, qty])).toEqual([[shop.a.number, 7]])
  expect(page.leftOut).toEqual([
    { input: 'NO-SUCH-1', quantity: '2', why: 'unknown' },
    { input: shop.c.number, quantity: 'a few', why: 'quantity' },
  ])
})

it('API-080 makes one quick order per key', async () => {
  const body = { lines: [{ number: shop.a.number, qty: 1 }] }
  const key = randomUUID()
  const made = await Promise.all([1, 2, 3].map(() => shop.nl.ask('quickOrder.create', { body }, key)))
  expect(made[1]).toEqual(made[0])
  expect(made[2]).toEqual(made[0])
  expect((await shop.nl.call('quickOrder.create', { body })).code).toBe(400)
})

it('API-080 shows a quick order to its company only', async () => {
  const body = { lines: [{ number: shop.a.number, qty: 1 }] }
  const { id } = await shop.nl.ask('quickOrder.create', { body }, randomUUID())
  expect((await shop.rep.call('quickOrder.get', { params: { id } })).code).toBe(200)
  expect((await shop.de.call('quickOrder.get', { params: { id } })).code).toBe(404)
})

it('refuses unknown and disabled parts by name, and keeps nothing', async () => {
  const gone = (await somePartsSold(shop.db, 1, 60))[0]!
  await disable(shop.db, gone)
  const [before] = await shop.db.select({ n: count() }).from(quickOrders)
  for (const number of ['NO-SUCH-1', gone.number]) {
    const lines = [shop.a.number, number].map(entry => ({ number: entry, qty: 1 }))
    const answer = await shop.nl.call('quickOrder.create', { body: { lines } }, randomUUID())
    expect(answer).toMatchObject({ code: 601, msg: expect.stringContaining(number) })
  }
  expect(await shop.db.select({ n: count() }).from(quickOrders)).toEqual([before])
})

it('is not for accounts without the permission', async () => {
  const clerk = await signIn(shop.apiBase, 'clerk.nl')
  const lines = [{ number: shop.a.number, qty: 1 }]
  expect((await clerk.call('quickOrder.create', { body: { lines } }, randomUUID())).code).toBe(403)
  const { id } = await shop.nl.ask('quickOrder.create', { body: { lines } }, randomUUID())
  expect((await clerk.call('quickOrder.get', { params: { id } })).code).toBe(403)
})
