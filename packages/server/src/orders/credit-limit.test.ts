/** Orders above the credit limit of their company: told, held or refused, also when they come together (G7). */
import { randomUUID } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { accountPrices, audit, customers, orders } from '../db/schema'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf } from './orders.testing'

const TIMES = 20
/** Of ten pieces of the part: 80.00, shipping and VAT. */
const ONE_ORDER = 105.15

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await setStock(shop.db, shop.a, { NL: 100_000 })
})
afterAll(() => shop?.close())

const ops = (name: string, ...typed: string[]) =>
  runCommand(
    { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false },
    name,
    readArguments(findCommand(name), typed).args,
  )
const openSum = async () => {
  const { openBalance, notInvoiced } = await shop.nl.ask('account.billing', {})
  return openBalance + notInvoiced
}
/** The limit, so that of orders of 10 pieces this many fit. Limits are whole units. */
async function limitFor(fitting: number, over: string) {
  const limit = Math.ceil((await openSum()) + fitting * ONE_ORDER)
  await ops('customer:terms', '100217', '30', '--credit', String(limit), '--over', over)
}
const body = (poNo: string) => orderOf({ [shop.a.number]: 10 }, { poNo })
async function send(poNo: string, buyer = shop.nl) {
  const { hash } = await buyer.ask('orders.confirm', { body: body(poNo) })
  return buyer.call('orders.create', { body: { ...body(poNo), hash } }, randomUUID())
}
const heldOf = async () =>
  (await shop.db.select({ orderNo: orders.orderNo }).from(orders).where(isNotNull(orders.heldSince))).map(
    ({ orderNo }) => orderNo,
  )
const releaseAll = async () => {
  for (const orderNo of await heldOf()) await ops('order:release', orderNo)
}

describe('G7 the credit limit', () => {
  it('tells by default: the order is placed', async () => {
    await limitFor(0, 'tell')
    const answer = await send('TOLD')
    expect([answer.code, answer.data.grandTotal]).toEqual([200, ONE_ORDER])
    expect(await heldOf()).toEqual([])
  })

  it(`refuses one of two equal orders that come together, ${TIMES} times`, async () => {
    for (let at = 0; at < TIMES; at += 1) {
      await limitFor(1, 'refuse')
      const answers = await Promise.all([send(`A-${at}`), send(`B-${at}`)])
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 601])
      const refused = answers.find(({ code }) => code === 601)
      expect(refused?.msg).toMatch(/^This order is above the credit limit of your company\. [01]\.\d\d EUR is left\.$/)
    }
  })

  it(`holds one of two equal orders that come together, ${TIMES} times`, async () => {
    for (let at = 0; at < TIMES; at += 1) {
      await limitFor(1, 'hold')
      const answers = await Promise.all([send(`C-${at}`), send(`D-${at}`)])
      expect(answers.map(({ code }) => code)).toEqual([200, 200])
      expect(await heldOf()).toHaveLength(1)
      await releaseAll()
    }
  })

  it('a held order takes its pieces and is not shipped until it is released, which stands in the audit', async () => {
    await limitFor(0, 'hold')
    const { data: order } = await send('HELD')
    expect(order).toMatchObject({ held: true, status: 'submitted' })
    await shop.sendMails()
    const mail = shop.mails.find(({ subject }) => subject.includes(order.orderNo))
    expect(mail?.text).toContain(
      'Your company is above its credit limit: we start when a payment brings it below. The pieces are kept for you.',
    )
    await expect(ops('order:ship', order.orderNo, '--yes')).rejects.toThrow(
      `Order ${order.orderNo} is held: its company is above its credit limit.`,
    )
    await ops('order:release', order.orderNo)
    await expect(ops('order:release', order.orderNo)).rejects.toThrow('is not held')
    expect((await ops('order:ship', order.orderNo, '--yes')).text).toContain('has left with 10 pieces')
    const rows = await shop.db.select().from(audit).where(eq(audit.subject, order.orderNo))
    expect(rows.map(({ action, command }) => [action, command])).toEqual([
      ['order.held', null],
      ['order.placed', null],
      ['order.released', 'order:release'],
    ])
  })

  it('a payment releases the oldest that it covers, and no other', async () => {
    await limitFor(0, 'hold')
    const first = await send('OLD')
    shop.clock.advance(1000)
    const second = await send('NEW')
    expect(await heldOf()).toEqual([first.data.orderNo, second.data.orderNo])
    expect((await ops('payment:book', '100217', '50', 'TOO-LITTLE', '--yes')).data).toMatchObject({ released: [] })
    expect((await ops('payment:book', '100217', '60', 'ENOUGH', '--yes')).data).toMatchObject({
      released: [first.data.orderNo],
    })
    expect(await heldOf()).toEqual([second.data.orderNo])
    await releaseAll()
  })

  it('pieces that are cancelled release an order that fits then: by its buyer, and by the supplier', async () => {
    await limitFor(1, 'hold')
    const first = await send('SHRINKS', shop.nl)
    const second = await send('WAITS', shop.nl)
    expect(await heldOf()).toEqual([second.data.orderNo])
    const [line] = first.data.lines
    const lines = [{ lineId: line?.lineId ?? 0, qty: 9 }]
    await shop.nl.ask('orders.cancelLines', { params: { orderno: first.data.orderNo }, body: { lines } }, randomUUID())
    // What was cancelled is less than the whole order that waits.
    expect(await heldOf()).toEqual([second.data.orderNo])
    await shop.nl.ask('orders.cancel', { params: { orderno: first.data.orderNo } })
    expect(await heldOf()).toEqual([])
    const third = await send('WAITS-TOO', shop.nl)
    expect(await heldOf()).toEqual([third.data.orderNo])
    await ops('order:cancel', second.data.orderNo, '--yes')
    expect(await heldOf()).toEqual([])
    const fourth = await send('WAITS-AGAIN', shop.nl)
    expect(await heldOf()).toEqual([fourth.data.orderNo])
    await ops('order:advance', third.data.orderNo, '--to', 'cancelled', '--yes')
    expect(await heldOf()).toEqual([])
  })

  it('ACC-016 is no oracle: an account with account prices sees neither a figure nor a refusal', async () => {
    await shop.db
      .insert(accountPrices)
      .values({ accountId: 7, goodsSkuId: shop.a.goodsSkuId, price: 1 })
      .onConflictDoUpdate({ target: [accountPrices.accountId, accountPrices.goodsSkuId], set: { price: 1 } })
    await limitFor(0, 'refuse')
    const { code, data } = await send('REP', shop.rep)
    expect(code).toBe(200)
    expect(data.held).toBeUndefined()
    expect(JSON.stringify(data)).not.toContain('credit')
    expect(await shop.nl.ask('orders.get', { params: { orderno: data.orderNo } })).toMatchObject({ held: true })
    await releaseAll()
  })
})

it('G7 ops customer:terms sets the rule, says it, and refuses another word', async () => {
  const { text } = await ops('customer:terms', '100217', '14', '--credit', '500', '--over', 'hold')
  expect(text).toBe('Drukwerk Centraal B.V.: 14 days, credit limit 500.00 EUR, above it: hold')
  await expect(ops('customer:terms', '100217', '14', '--over', 'block')).rejects.toThrow(
    '--over must be one of: tell, hold, refuse.',
  )
  expect(await shop.nl.ask('account.billing', {})).toMatchObject({ creditLimit: 500, creditRule: 'hold' })
  await shop.db.update(customers).set({ creditRule: 'tell' }).where(sql`true`)
})
