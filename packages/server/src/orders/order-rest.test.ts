/** Pieces that wait for goods are given up, or moved to an order of their own. */
import { randomUUID } from 'node:crypto'
import { addDays, sum } from '@cartwright/core/rules'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readArrivals, setArrivals, setStock } from '../catalogue/parts.testing'
import { allocations, arrivals, coupons, invoices, kitParts, orderLines, orders, outbox } from '../db/schema'
import { openReturnsShop, type ReturnsShop } from '../rma/rma.testing'
import type { Buyer } from '../testing/buyer'
import { orderOf, place } from './orders.testing'

let shop: ReturnsShop
let day: (days: number) => string
beforeAll(async () => {
  shop = await openReturnsShop()
  day = days => addDays('2026-11-25', days)
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.execute('truncate orders, rmas, reports, outbox cascade')
  for (const part of [shop.a, shop.b, shop.c]) {
    await setStock(shop.db, part, { NL: 1000 })
    await shop.db.delete(arrivals).where(eq(arrivals.goodsSkuId, part.goodsSkuId))
  }
})

type Rest = 'orders.moveRest' | 'orders.giveUpRest'
const change = (call: Rest, orderno: string, pieces: number, buyer: Buyer = shop.nl, key = randomUUID()) =>
  buyer.call(call, { params: { orderno }, body: { pieces } }, key)
const get = (orderNo: string, buyer: Buyer = shop.nl) => buyer.ask('orders.get', { params: { orderno: orderNo } })
const promisesOf = async (orderNo: string) =>
  (await get(orderNo)).lines.map(({ promises }) => promises.map(({ qty, when }) => `${qty} ${when}`).join(', '))
const invoicesOf = async (orderNo: string) => {
  const rows = await shop.db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .innerJoin(orders, eq(orders.orderId, invoices.orderId))
    .where(and(eq(orders.orderNo, orderNo), eq(invoices.kind, 'invoice')))
  return rows.map(({ snapshot }) => snapshot)
}

/** Of seven `a` three have arrived, two come on the ninth day and two without a date; three `b` have arrived. */
async function partlyDelivered(buyer: Buyer = shop.nl, more: Parameters<typeof orderOf>[1] = {}) {
  await setStock(shop.db, shop.a, { NL: 3 })
  await setArrivals(shop.db, shop.a, 'NL', { [day(9)]: 2 })
  const { orderNo } = await place(buyer, orderOf({ [shop.a.number]: 7, [shop.b.number]: 3 }, more))
  await shop.ops('order:advance', orderNo, '--yes')
  await shop.ops('order:ship', orderNo, '--yes')
  await shop.ops('order:deliver', orderNo, '--yes')
  return orderNo
}

describe('moving the rest', () => {
  it('N2 ORD-016 makes an order with the same prices, addresses and numbers, and returns open at once', async () => {
    const orderNo = await partlyDelivered(shop.nl, { poNo: 'PO-4711' })
    const before = await get(orderNo)
    expect(before.rest).toEqual({ pieces: 4, onShelf: 0, canMove: true })
    const [a] = before.lines
    const reported = { orderNo, lines: [{ orderLineId: a?.lineId ?? 0, qty: 1, kind: 'missing' as const }] }
    await shop.nl.ask('reports.create', { body: reported }, randomUUID())
    const key = randomUUID()
    const answer = await change('orders.moveRest', orderNo, 4, shop.nl, key)
    const first = answer.data
    expect(await change('orders.moveRest', orderNo, 4, shop.nl, key)).toEqual(answer)
    expect(first).toMatchObject({
      status: 'all goods delivered',
      rest: null,
      noReturn: null,
      subtotal: before.subtotal,
      movedTo: [{ pieces: 4 }],
      lines: [{ qty: 7, movedQty: 4, promises: [{ qty: 3 }] }, { qty: 3 }],
    })
    expect(first.events?.map(({ kind, note }) => [kind, note])).toContainEqual([
      'rest-moved',
      first.movedTo?.[0]?.orderNo,
    ])
    const second = await get(first.movedTo?.[0]?.orderNo ?? '')
    expect(second).toMatchObject({
      status: 'processing',
      poNo: 'PO-4711',
      movedFrom: orderNo,
      placedBy: before.placedBy,
      shipTo: before.shipTo,
      billTo: before.billTo,
      shippingCost: 0,
      lines: [
        {
          number: shop.a.number,
          qty: 4,
          unitPrice: a?.unitPrice,
          discountPrice: a?.discountPrice,
          price: 32,
          promises: [
            { qty: 2, when: day(9) },
            { qty: 2, when: 'unknown' },
          ],
        },
      ],
      subtotal: 32,
    })
    expect(second.lines).toHaveLength(1)
    // The report is a return in the same step.
    const { reports } = await shop.nl.ask('reports.get', { params: { orderno: orderNo } })
    expect(reports).toMatchObject([{ status: 'returned', rmas: [{ rmaNo: expect.stringMatching(/^RMA-/) }] }])
    const mails = await shop.db.select({ message: outbox.message }).from(outbox)
    expect(mails.map(({ message }) => message)).toContainEqual(
      expect.objectContaining({ kind: 'orderRestMoved', orderNo: second.orderNo }),
    )
    await shop.sendMails()
    expect(shop.mails.some(({ subject }) => subject.startsWith(`Order ${second.orderNo} holds the pieces`))).toBe(true)
  })

  it('N2 leaves the queue as it is for everyone else', async () => {
    const orderNo = await partlyDelivered()
    const { orderNo: other } = await place(shop.de, orderOf({ [shop.a.number]: 1 }))
    // Of the German site: it waits without a date, behind the first order.
    const { orderNo: third } = await place(shop.nl, orderOf({ [shop.a.number]: 3 }))
    const before = [await promisesOf(third), await readArrivals(shop.db, shop.a)]
    const { data } = await change('orders.moveRest', orderNo, 4)
    const moved = data.movedTo?.[0]?.orderNo ?? ''
    expect([await promisesOf(third), await readArrivals(shop.db, shop.a)]).toEqual(before)
    expect(await promisesOf(moved)).toEqual([`2 ${day(9)}, 2 unknown`])
    // Three come in: two for the arrival's holder, and the moved pieces still stand before the third order.
    await shop.ops('stock:receive', shop.a.number, 'NL', '3')
    expect([await promisesOf(moved), await promisesOf(third)]).toEqual([['3 now, 1 unknown'], ['3 unknown']])
    expect(other).toBeTruthy()
  })

  it.each([
    ['main account', () => shop.nl],
    ['rep', () => shop.rep],
  ])('N2 of a %s divides prices and coupon to the cent', async (_who, buyer) => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
    await shop.db.insert(coupons).values({
      region: 'EU',
      code,
      titles: { en: 'Off' },
      type: 'voucher',
      value: 10,
      currency: 'EUR',
      startsOn: '2026-01-01',
      endsOn: '2099-01-01',
      usesOfCompany: 99,
      createTime: shop.clock.now(),
    } as typeof coupons.$inferInsert)
    const orderNo = await partlyDelivered(buyer(), { couponCode: code, shipViaId: 1 })
    const { data } = await change('orders.moveRest', orderNo, 4, buyer())
    const moved = data.movedTo?.[0]?.orderNo ?? ''
    await shop.ops('stock:receive', shop.a.number, 'NL', '4')
    await shop.ops('order:ship', moved, '--yes')
    const issued = [...(await invoicesOf(orderNo)), ...(await invoicesOf(moved))]
    expect(issued).toHaveLength(2)
    // 7 × 8.00 and 3 × 2.50 are 63.50, less 10.00.
    expect(sum(issued.map(({ sums }) => sums.subtotal))).toBe(63.5)
    expect(sum(issued.flatMap(({ allowances }) => allowances.map(({ amount }) => amount)))).toBe(10)
    const [first, second] = [await get(orderNo), await get(moved)]
    expect([first.discount, second.discount]).toEqual([10, 5.04])
    expect((await get(moved, shop.rep)).discount).toBeLessThanOrEqual(10)
    const [{ toInvoice } = { toInvoice: -1 }] = await shop.db
      .select({ toInvoice: orders.toInvoice })
      .from(orders)
      .where(eq(orders.orderNo, moved))
    expect(toInvoice).toBe(0)
  })

  it('N2 keeps what a kit is packed of', async () => {
    await shop.db.insert(kitParts).values([{ kitSku: shop.a.goodsSkuId, partSku: shop.c.goodsSkuId, pieces: 2 }])
    const orderNo = await partlyDelivered()
    await shop.db.delete(kitParts).where(eq(kitParts.kitSku, shop.a.goodsSkuId))
    const { data } = await change('orders.moveRest', orderNo, 4)
    const [line] = await shop.db
      .select({ kit: orderLines.kit })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(eq(orders.orderNo, data.movedTo?.[0]?.orderNo ?? ''))
    expect(line?.kit).toMatchObject([{ goodsSkuId: shop.c.goodsSkuId, pieces: 2 }])
  })

  it('N2 while the supplier ships it: one wins, and no piece is lost or doubled', async () => {
    for (let round = 0; round < 5; round++) {
      const orderNo = await partlyDelivered()
      const [moved, received] = await Promise.all(
        [
          change('orders.moveRest', orderNo, 4),
          shop.ops('stock:receive', shop.a.number, 'NL', '4').then(() => shop.ops('order:ship', orderNo, '--yes')),
        ].map(work => work.catch((error: unknown) => error)) as [ReturnType<typeof change>, Promise<unknown>],
      )
      expect(received).toBeDefined()
      const made = moved.code === 200 ? (moved.data.movedTo ?? []) : []
      expect([200, 601]).toContain(moved.code)
      const lines = [await get(orderNo), ...(await Promise.all(made.map(order => get(order.orderNo))))].flatMap(
        ({ lines }) => lines.filter(({ number }) => number === shop.a.number),
      )
      // Every piece is kept once, in one order or the other.
      expect(sum(lines.flatMap(({ promises }) => promises.map(({ qty }) => qty)))).toBe(7)
      const held = await shop.db.select().from(allocations).where(eq(allocations.goodsSkuId, shop.a.goodsSkuId))
      expect(sum(held.map(({ qty }) => qty))).toBe(7)
      await shop.db.execute('truncate orders, outbox cascade')
    }
  })

  it('N2 is refused for other pieces than were shown, for colleagues, and where all of it waits', async () => {
    const orderNo = await partlyDelivered()
    expect(await change('orders.moveRest', orderNo, 3)).toMatchObject({
      code: 601,
      msg: 'Other pieces of this order wait by now. Please look at it again.',
    })
    expect(await change('orders.moveRest', orderNo, 4, shop.rep)).toMatchObject({ code: 601 })
    expect(await change('orders.moveRest', orderNo, 4, shop.de)).toMatchObject({ code: 404 })
    await setStock(shop.db, shop.c, {})
    const { orderNo: allWaits } = await place(shop.nl, orderOf({ [shop.c.number]: 2 }))
    expect((await get(allWaits)).rest).toBeNull()
    await shop.ops('order:advance', allWaits, '--yes')
    expect((await get(allWaits)).rest).toEqual({ pieces: 2, onShelf: 0, canMove: false })
    expect(await change('orders.moveRest', allWaits, 2)).toMatchObject({ code: 601 })
    expect(await change('orders.giveUpRest', allWaits, 2)).toMatchObject({ code: 200, data: { status: 'cancelled' } })
  })
})

describe('giving up the rest', () => {
  it('N2 ORD-016 cancels what waits and nothing that is on the shelf', async () => {
    await setStock(shop.db, shop.a, { NL: 3 })
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 5, [shop.b.number]: 3 }))
    await shop.ops('order:advance', orderNo, '--yes')
    expect((await get(orderNo)).rest).toEqual({ pieces: 2, onShelf: 6, canMove: true })
    const { data } = await change('orders.giveUpRest', orderNo, 2)
    expect(data).toMatchObject({ status: 'processing', rest: null })
    expect(await promisesOf(orderNo)).toEqual(['3 now', '3 now'])
    expect(data.events?.at(-1)).toMatchObject({ kind: 'rest-cancelled', note: `2 × ${shop.a.number}` })
  })

  it('N2 of an order whose other goods have arrived opens returns', async () => {
    const orderNo = await partlyDelivered()
    const { data } = await change('orders.giveUpRest', orderNo, 4)
    expect(data).toMatchObject({ status: 'all goods delivered', noReturn: null, lines: [{ qty: 7 }, { qty: 3 }] })
    expect(await promisesOf(orderNo)).toEqual(['3 now', '3 now'])
  })
})
