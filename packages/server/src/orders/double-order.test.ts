/** The same basket is not ordered twice, a repeated order is shown, and a lost answer can be asked for. */
import { randomUUID } from 'node:crypto'
import { CODE, type Order } from '@cartwright/core/contract'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { cartItems, idempotencyKeys, orders } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.delete(cartItems)
  await shop.db.update(orders).set({ createTime: new Date(0) })
  for (const part of [shop.a, shop.b]) await setStock(shop.db, part, { NL: 500, DE: 500 })
})

const countOrders = async () => {
  const [row] = await shop.db.select({ n: count() }).from(orders)
  return row?.n ?? 0
}
const fill = (qty: number) => shop.nl.ask('cart.add', { body: { number: shop.a.number, qty } })
const inCart = async () => (await shop.nl.ask('cart.list', { query: {} })).rows.map(row => [row.number, row.qty])
const cartOrder = (qty: number) => orderOf({ [shop.a.number]: qty }, { fromCart: true })
const confirm = (body: ReturnType<typeof orderOf>) => shop.nl.ask('orders.confirm', { body })

describe('a quick order in two tabs', () => {
  const saved = async () => {
    const lines = [{ number: shop.a.number, custNumber: null, qty: 7 }]
    const { id } = await shop.nl.ask('quickOrder.create', { body: { lines } }, randomUUID())
    return orderOf({ [shop.a.number]: 7 }, { quickOrderId: id })
  }

  it('O-004 confirmed in both: the second order has to be confirmed again, and shows the first', async () => {
    const body = await saved()
    const [one, other] = [await confirm(body), await confirm(body)]
    const before = await countOrders()
    const { orderNo } = await shop.nl.ask('orders.create', { body: { ...body, hash: one.hash } }, randomUUID())
    const refused = await shop.nl.call('orders.create', { body: { ...body, hash: other.hash } }, randomUUID())
    expect(refused).toMatchObject({
      code: CODE.ORDER_CHANGED,
      data: { twins: [expect.objectContaining({ orderNo, sameLines: true })] },
    })
    expect(await countOrders()).toBe(before + 1)
  })

  it('O-004 sent at the same moment, eight times: one order', async () => {
    const body = await saved()
    const { hash } = await confirm(body)
    const before = await countOrders()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())),
    )
    expect(answers.map(answer => answer.code).toSorted()).toEqual([CODE.OK, ...Array(7).fill(CODE.ORDER_CHANGED)])
    expect(await countOrders()).toBe(before + 1)
  })

  it('O-004 confirmed again it can be ordered again, on purpose', async () => {
    const body = await saved()
    await place(shop.nl, body)
    const before = await countOrders()
    await place(shop.nl, body)
    expect(await countOrders()).toBe(before + 1)
  })
})

describe('the cart in two tabs', () => {
  it('O-002 both confirmed, each with a key of its own: the second order has to be confirmed again', async () => {
    await fill(5)
    const body = cartOrder(5)
    const [one, other] = [await confirm(body), await confirm(body)]
    expect([one.notInCart, other.hash]).toEqual([[], one.hash])
    const before = await countOrders()
    await shop.nl.ask('orders.create', { body: { ...body, hash: one.hash } }, randomUUID())
    const refused = await shop.nl.call('orders.create', { body: { ...body, hash: other.hash } }, randomUUID())
    expect(refused).toMatchObject({ code: CODE.ORDER_CHANGED, data: { notInCart: [shop.a.number] } })
    expect(await countOrders()).toBe(before + 1)
  })

  it('O-002 sent at the same moment, eight times: one order', async () => {
    await fill(5)
    const body = cartOrder(5)
    const { hash } = await confirm(body)
    const before = await countOrders()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())),
    )
    expect(answers.map(answer => answer.code).toSorted()).toEqual([CODE.OK, ...Array(7).fill(CODE.ORDER_CHANGED)])
    expect(await countOrders()).toBe(before + 1)
    expect(await inCart()).toEqual([])
  })

  it('O-002 holds for parts that have no stock row to wait for', async () => {
    await setStock(shop.db, shop.a, {})
    await fill(5)
    const body = cartOrder(5)
    const { hash } = await confirm(body)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())),
    )
    expect(answers.filter(answer => answer.code === CODE.OK)).toHaveLength(1)
  })

  it('O-003 confirmed after the first has ordered: it reads so, and the hash alone orders nothing', async () => {
    await fill(5)
    const body = cartOrder(5)
    await place(shop.nl, body)
    const late = await confirm(body)
    expect(late.notInCart).toEqual([shop.a.number])
    expect(late.twins).toMatchObject([{ sameLines: true }])
    const refused = await shop.nl.call('orders.create', { body: { ...body, hash: late.hash } }, randomUUID())
    expect(refused.code).toBe(CODE.ORDER_CHANGED)
  })

  it('O-002 a caller that does not say where its items come from is asked again as well', async () => {
    await fill(5)
    const body = orderOf({ [shop.a.number]: 5 })
    const { hash } = await confirm(body)
    await shop.nl.ask('orders.create', { body: { ...body, hash } }, randomUUID())
    expect((await shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())).code).toBe(
      CODE.ORDER_CHANGED,
    )
  })

  it.each([
    ['less of it', 3, CODE.ORDER_CHANGED],
    ['more of it', 9, CODE.OK],
  ])('a row that holds %s by now', async (_what, qty, code) => {
    await fill(5)
    const body = cartOrder(5)
    const { hash } = await confirm(body)
    await shop.db.update(cartItems).set({ qty })
    expect((await shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())).code).toBe(code)
  })

  it('ORD-015 more than the cart holds may be ordered, and articles that never were in it', async () => {
    await fill(5)
    expect((await place(shop.nl, cartOrder(8))).lines[0]?.qty).toBe(8)
    expect((await place(shop.nl, orderOf({ [shop.a.number]: 2 }))).lines[0]?.qty).toBe(2)
  })
})

describe('twins', () => {
  it('O-005 orders with the same articles, or the same PO number, are shown and not refused', async () => {
    const first = await place(shop.nl, orderOf({ [shop.a.number]: 2, [shop.b.number]: 1 }, { poNo: 'PO-77' }))
    const again = orderOf({ [shop.b.number]: 1, [shop.a.number]: 2 })
    expect((await confirm(again)).twins).toEqual([
      { orderNo: first.orderNo, poNo: 'PO-77', soDate: first.soDate, sameLines: true, samePo: false },
    ])
    const samePo = orderOf({ [shop.a.number]: 9 }, { poNo: ' po-77 ' })
    expect((await confirm(samePo)).twins).toMatchObject([{ orderNo: first.orderNo, sameLines: false, samePo: true }])
    const second = await place(shop.nl, again)
    expect((await confirm(again)).twins?.map(twin => twin.orderNo)).toEqual([second.orderNo, first.orderNo])
    expect((await confirm(orderOf({ [shop.a.number]: 3 }, { poNo: 'PO-7' }))).twins).toEqual([])
  })

  it('are those of the company, of the last 30 days, and not cancelled', async () => {
    const body = orderOf({ [shop.a.number]: 4 })
    const { orderNo } = await place(shop.nl, body)
    expect((await shop.rep.ask('orders.confirm', { body })).twins).toMatchObject([{ orderNo }])
    expect((await shop.de.ask('orders.confirm', { body })).twins).toEqual([])
    const day = 24 * 60 * 60 * 1000
    const set = (change: Partial<typeof orders.$inferInsert>) =>
      shop.db.update(orders).set(change).where(eq(orders.orderNo, orderNo))
    await set({ createTime: new Date(shop.clock.now().getTime() - 29 * day) })
    expect((await confirm(body)).twins).toHaveLength(1)
    await set({ createTime: new Date(shop.clock.now().getTime() - 31 * day) })
    expect((await confirm(body)).twins).toEqual([])
    await set({ createTime: shop.clock.now(), status: 'cancelled' })
    expect((await confirm(body)).twins).toEqual([])
  })

  it('O-005 eight orders with one PO number sent at the same moment: one is placed, the others show it first', async () => {
    // So that no order waits for the pieces of another one.
    await setStock(shop.db, shop.a, {})
    const before = await countOrders()
    const hashes = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const body = orderOf({ [shop.a.number]: at + 1 }, { poNo: at % 2 ? 'po-one' : ' PO-One' })
        return { ...body, hash: (await confirm(body)).hash, knownTwins: [] as string[] }
      }),
    )
    const answers = await Promise.all(hashes.map(body => shop.nl.callWhenFree('orders.create', { body }, randomUUID())))
    expect(answers.map(answer => answer.code).toSorted()).toEqual([CODE.OK, ...Array(7).fill(CODE.ORDER_CHANGED)])
    expect(await countOrders()).toBe(before + 1)
    const placed = answers.find(answer => answer.code === CODE.OK)?.data as Order
    const at = answers.findIndex(answer => answer.code !== CODE.OK)
    expect(answers[at]?.data).toMatchObject({
      hash: hashes[at]?.hash,
      twins: [{ orderNo: placed.orderNo, samePo: true, sameLines: false }],
    })
    const again = { ...hashes[at]!, knownTwins: [placed.orderNo] }
    expect((await shop.nl.call('orders.create', { body: again }, randomUUID())).code).toBe(CODE.OK)
    expect(await countOrders()).toBe(before + 2)
  })

  it('O-005 the PO number of another company is no twin, and one of a cancelled order can be used again', async () => {
    const body = orderOf({ [shop.a.number]: 1 }, { poNo: 'PO-ALL' })
    const { orderNo } = await place(shop.nl, body)
    const send = async (buyer: typeof shop.nl, more: { knownTwins?: string[] }) => {
      const { hash } = await buyer.ask('orders.confirm', { body })
      return (await buyer.call('orders.create', { body: { ...body, hash, ...more } }, randomUUID())).code
    }
    expect(await send(shop.de, { knownTwins: [] })).toBe(CODE.OK)
    expect(await send(shop.nl, { knownTwins: [] })).toBe(CODE.ORDER_CHANGED)
    await shop.nl.ask('orders.cancel', { params: { orderno: orderNo } })
    expect(await send(shop.nl, { knownTwins: [] })).toBe(CODE.OK)
    // Who knows of no twins orders as the specification says.
    expect(await send(shop.nl, {})).toBe(CODE.OK)
  })

  it('O-005 without a PO number, sent at the same moment, they are both placed', async () => {
    const body = orderOf({ [shop.a.number]: 1 })
    const { hash } = await confirm(body)
    const send = () => shop.nl.callWhenFree('orders.create', { body: { ...body, hash } }, randomUUID())
    expect((await Promise.all([send(), send()])).map(answer => answer.code)).toEqual([CODE.OK, CODE.OK])
  })
})

describe('what became of an order', () => {
  const settle = async (key: string, buyer = shop.nl) => (await buyer.ask('orders.settle', {}, key)).order

  it('API-078 returns the order that was placed under the key, at every request', async () => {
    const key = randomUUID()
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }), key)
    expect(await settle(key)).toEqual(order)
    expect(await settle(key)).toEqual(order)
    expect(await settle(key, shop.de)).toBeNull()
  })

  it('API-078 an order that was not placed never will be under its key', async () => {
    const key = randomUUID()
    const body = orderOf({ [shop.a.number]: 1 })
    const { hash } = await confirm(body)
    expect(await settle(key)).toBeNull()
    expect(await settle(key)).toBeNull()
    const before = await countOrders()
    const late = await shop.nl.call('orders.create', { body: { ...body, hash } }, key)
    expect(late.code).toBe(CODE.KEY_REUSED)
    expect(await countOrders()).toBe(before)
    expect((await shop.nl.ask('orders.create', { body: { ...body, hash } }, randomUUID())).lines).toHaveLength(1)
  })

  it('API-078 asked while the order is being placed, it and the order never disagree', async () => {
    const body = orderOf({ [shop.a.number]: 1 })
    const { hash } = await confirm(body)
    for (let round = 0; round < 6; round++) {
      const key = randomUUID()
      const [created, settled] = await Promise.all([
        shop.nl.call('orders.create', { body: { ...body, hash } }, key),
        settle(key),
      ])
      const placed = created.code === CODE.OK ? (created.data as Order).orderNo : undefined
      expect(settled?.orderNo).toBe(placed)
    }
  })

  it('requires a usable key, and reveals nothing about other calls', async () => {
    expect((await shop.nl.call('orders.settle', {})).code).toBe(CODE.BAD_REQUEST)
    const key = randomUUID()
    const lines = [{ number: shop.a.number, qty: 1 }]
    await shop.nl.ask('quickOrder.create', { body: { lines } }, key)
    expect((await shop.nl.call('orders.settle', {}, key)).code).toBe(CODE.KEY_REUSED)
    expect(await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))).toHaveLength(1)
  })
})
