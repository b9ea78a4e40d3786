import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStock, setStock } from '../catalogue/parts.testing'
import { coupons, kitParts, notifications, orders, outbox } from '../db/schema'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const cancel = (
  who: 'nl' | 'de' | 'rep',
  orderno: string,
  lines: { lineId: number; qty: number }[],
  key: string = randomUUID(),
) => shop[who].call('orders.cancelLines', { params: { orderno }, body: { lines } }, key)
const ops = (name: string, ...typed: string[]) => {
  const { args } = readArguments(findCommand(name), typed)
  return runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }, name, args)
}
const idOf = (order: { lines: readonly { lineId?: number | undefined }[] }, at: number) => {
  const lineId = order.lines[at]?.lineId
  if (lineId === undefined) throw new Error(`the order has no line ${at}`)
  return lineId
}

it('ORD-009 ORD-016 the buyer cancels pieces of a line once, the latest first, and pays for what is left', async () => {
  await setStock(shop.db, shop.b, { NL: 3 })
  await ops('arrival:add', shop.b.number, 'NL', '2026-12-17', '2')
  const order = await place(shop.rep, orderOf({ [shop.a.number]: 4, [shop.b.number]: 6 }))
  await shop.db.delete(outbox)
  await shop.db.delete(notifications)
  const key = randomUUID()
  for (let time = 0; time < 2; time++) {
    const answer = await cancel('rep', order.orderNo, [{ lineId: idOf(order, 1), qty: 4 }], key)
    expect(answer.code).toBe(200)
    expect(answer.data.lines[1]).toMatchObject({ qty: 6, promises: [{ qty: 2, when: 'now', warehouse: 'NL' }] })
    expect(answer.data).toMatchObject({ status: 'submitted', canCancel: true })
    expect(answer.data.events?.filter(({ kind }) => kind === 'rest-cancelled')).toMatchObject([
      { by: 'Joost Bakker', note: `4 × ${shop.b.number}` },
    ])
  }
  expect(await readStock(shop.db, shop.b)).toEqual({ NL: 1 })
  // 40.00 and 5.00, with 6.90 for shipping and 21 % VAT.
  const [row] = (await shop.nl.ask('orders.list', { query: { keyword: order.orderNo } })).rows
  expect(row).toMatchObject({ leftTotal: 62.8 })
  const [stored] = await shop.db.select().from(orders).where(eq(orders.orderNo, order.orderNo))
  expect(stored?.toInvoice).toBe(62.8)
  const mails = await shop.db.select().from(outbox)
  expect(mails.map(({ message }) => message)).toEqual([
    { kind: 'orderRestCancelled', orderNo: order.orderNo, accountId: 7 },
    { kind: 'orderRestCancelled', orderNo: order.orderNo, accountId: 1 },
  ])
  expect(await shop.db.$count(notifications)).toBe(2)
  const shown = await ops('order:show', order.orderNo)
  expect(shown.data).toMatchObject({
    status: 'submitted',
    lines: [
      { line: 1, number: shop.a.number, ordered: 4, cancelled: 0, shipped: 0, arrived: 0, open: 4 },
      { line: 2, number: shop.b.number, ordered: 6, cancelled: 4, shipped: 0, arrived: 0, open: 2 },
    ],
  })
})

it('ORD-009 ORD-016 pieces take their share of the coupon with them, whose use ends with the whole order', async () => {
  const code = 'CANCEL-LINES'
  await shop.db.insert(coupons).values({
    region: 'EU',
    code,
    titles: { en: 'Off' },
    type: 'voucher',
    value: 9,
    currency: 'EUR',
    startsOn: '2026-01-01',
    endsOn: '2099-01-01',
    usesOfCompany: 99,
    createTime: shop.clock.now(),
  } as typeof coupons.$inferInsert)
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 4, [shop.c.number]: 2 }, { couponCode: code }))
  const usedOf = async () => (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.used
  const cut = await cancel('nl', order.orderNo, [{ lineId: idOf(order, 0), qty: 2 }])
  expect(cut.code).toBe(200)
  // 20.00 and 6.00 less 5.09 of 9.00, which was for 46.00; with 6.90 for shipping and 21 % VAT.
  const [row] = (await shop.nl.ask('orders.list', { query: { keyword: order.orderNo } })).rows
  expect(row).toMatchObject({ leftTotal: 33.65 })
  expect(await usedOf()).toBe(1)
  const rest = [0, 1].map(at => ({ lineId: idOf(order, at), qty: 2 }))
  expect((await cancel('nl', order.orderNo, rest)).data).toMatchObject({ status: 'cancelled' })
  expect(await usedOf()).toBe(0)
})

it('ORD-009 ORD-016 a line of a kit loses whole kits, which are back in stock', async () => {
  await shop.db.insert(kitParts).values([
    { kitSku: shop.a.goodsSkuId, partSku: shop.b.goodsSkuId, pieces: 1 },
    { kitSku: shop.a.goodsSkuId, partSku: shop.c.goodsSkuId, pieces: 2 },
  ])
  await setStock(shop.db, shop.a, { NL: 10 })
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 3 }))
  await shop.db.delete(kitParts).where(eq(kitParts.kitSku, shop.a.goodsSkuId))
  const { data } = await cancel('nl', order.orderNo, [{ lineId: idOf(order, 0), qty: 1 }])
  expect(data.lines[0]).toMatchObject({ qty: 3, promises: [{ qty: 2 }] })
  expect(data.events?.at(-1)).toMatchObject({ kind: 'rest-cancelled', note: `1 × ${shop.a.number}` })
  expect(await readStock(shop.db, shop.a)).toMatchObject({ NL: 8 })
  await setStock(shop.db, shop.a, { NL: 1000 })
})

it('ORD-009 nothing left is the whole order cancelled', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 2, [shop.c.number]: 1 }))
  const lines = [0, 1].map(at => ({ lineId: idOf(order, at), qty: order.lines[at]?.qty ?? 0 }))
  const { data } = await cancel('nl', order.orderNo, lines)
  expect(data).toMatchObject({ status: 'cancelled', canCancel: false, progress: [] })
  expect(data.events?.map(({ kind }) => kind)).not.toContain('rest-cancelled')
  expect(await cancel('nl', order.orderNo, lines)).toMatchObject({
    code: 601,
    msg: 'This order has been cancelled already.',
  })
})

it('ORD-009 ORD-016 refuses more pieces than are left, foreign lines, colleagues, strangers, and what is worked on', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 5, [shop.c.number]: 1 }))
  const other = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
  const one = { lineId: idOf(order, 0), qty: 1 }
  expect(await cancel('nl', order.orderNo, [{ ...one, qty: 6 }])).toMatchObject({
    code: 601,
    msg: `${shop.a.number}: pieces that can still be cancelled: 5.`,
  })
  expect(await cancel('nl', order.orderNo, [{ lineId: idOf(other, 0), qty: 1 }])).toMatchObject({ code: 400 })
  expect(await cancel('nl', order.orderNo, [one, one])).toMatchObject({ code: 400 })
  expect(await cancel('rep', order.orderNo, [one])).toMatchObject({
    code: 601,
    msg: 'Only who placed the order and the main account can cancel it.',
  })
  const foreign = await cancel('de', order.orderNo, [one])
  const unknown = await cancel('de', 'CW-222222222', [one])
  expect(foreign.code).toBe(404)
  expect(foreign.msg.replace(order.orderNo, '…')).toBe(unknown.msg.replace('CW-222222222', '…'))
  await ops('order:advance', order.orderNo, '--yes')
  expect(await cancel('nl', order.orderNo, [one])).toMatchObject({
    code: 601,
    msg: 'This order is being worked on. Please call us to cancel it.',
  })
  // The supplier still can, as long as nothing has left.
  const done = await ops(
    'order:cancel-line',
    order.orderNo,
    '1',
    '--pieces',
    '2',
    '--reason',
    'The buyer called.',
    '--yes',
  )
  expect(done.text).toBe(`Cancelled: 2 × ${shop.a.number} of order ${order.orderNo}. The order is being processed.`)
  await ops('order:ship', order.orderNo, '--line', '1=1', '--yes')
  await expect(ops('order:cancel-line', order.orderNo, '1', '--yes')).rejects.toThrow('This order is being worked on.')
})

it('ORD-009 two cancellations of the last pieces at the same time cancel them once', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 5, [shop.c.number]: 1 }))
  const line = { lineId: idOf(order, 0), qty: 3 }
  const answers = await Promise.all([cancel('nl', order.orderNo, [line]), cancel('nl', order.orderNo, [line])])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 601])
})
