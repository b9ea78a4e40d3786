/** What a return comes to before and after it is sent, and until when goods go back. */
import { randomUUID } from 'node:crypto'
import type { CallRead } from '@cartwright/core/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountPrices, accounts, addresses, coupons, invoices, sellers, shipments, stocks } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'
import { deliver, opsOf } from './rma.testing'

type Body = CallRead<'rma.estimate'>['body']
type Line = Body['lines'][number]

let shop: OrderingShop
let ops: ReturnType<typeof opsOf>
let addressId: number
beforeAll(async () => {
  shop = await openOrderingShop()
  ops = opsOf(shop)
  const [address] = await shop.db.select().from(addresses).where(eq(addresses.custId, 1))
  addressId = address?.addressId ?? 0
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.execute('truncate rmas cascade'))

const line = (orderLineId: number | undefined, returnQty: number, more: Partial<Line> = {}): Line => ({
  ...{ orderLineId: orderLineId ?? 0, returnQty, reason: 'leaking', batchNo: 'L2609-1184', ...more },
})
const estimate = (body: Body, buyer: Buyer = shop.nl) => buyer.ask('rma.estimate', { body })
const create = (body: Body, buyer: Buyer = shop.nl) =>
  buyer.ask('rma.create', { body: { addressId, note: 'Grey streaks.', ...body } }, randomUUID())
async function submit(body: Body) {
  const draft = await create(body)
  await shop.nl.ask('rma.submit', { params: { id: draft.id }, body: { version: draft.version } })
  return draft
}
async function refund(rmaNo: string) {
  await ops('rma:approve', rmaNo)
  await ops('rma:receive', rmaNo)
  return (await ops('rma:refund', rmaNo, '--yes')).data as { creditNotes: string[] }
}
const setCoupon = (change: Partial<typeof coupons.$inferInsert> = {}) =>
  shop.db
    .insert(coupons)
    .values({
      ...{ region: 'EU', code: `C${randomUUID().slice(0, 8).toUpperCase()}`, titles: { en: 'Off' }, type: 'discount' },
      ...{ value: 7.5, currency: 'EUR', startsOn: '2026-01-01', endsOn: '2099-01-01', usesOfCompany: 99, ...change },
    } as typeof coupons.$inferInsert)
    .returning()

describe('an estimate', () => {
  it('RMA-003 is the credit note to the cent, with the share of the coupon', async () => {
    const [coupon] = await setCoupon()
    const order = { couponCode: coupon?.code ?? '', shipViaId: 1 }
    const { lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 3, [shop.c.number]: 7 }, order)
    const [b, c] = lineIds
    const body: Body = {
      deliveryType: 'supplierCourier',
      lines: [line(b, 1), line(c, 4, { reason: 'notRequired', batchNo: '' })],
    }
    const before = await estimate(body)
    // 7.5 % of 28.50 are 2.14; of 14.50 that go back 1.09. A fifth of 12.00 is kept.
    expect(before).toMatchObject({ amount: 11.01, fee: 2.4, vatRate: 21, currency: 'EUR' })
    expect(before.lines.map(({ amount, fee }) => [amount, fee])).toEqual([
      [2.31, 0],
      [11.1, 2.4],
    ])
    const draft = await submit(body)
    const sums = ({ amount, fee, shipping, vat, total }: typeof before | typeof draft) => ({
      ...{ amount, fee, shipping, vat, total },
    })
    expect(sums(draft)).toEqual(sums(before))
    const { creditNotes } = await refund(draft.rmaNo)
    const [credit] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceNo, creditNotes[0] ?? ''))
    expect(credit?.snapshot.sums).toMatchObject({ vat: before.vat, grandTotal: before.total })
    const after = await shop.nl.ask('rma.get', { params: { id: draft.id } })
    expect(sums(after)).toEqual(sums(before))
    expect(after.lines.map(({ amount, fee }) => [amount, fee])).toEqual([
      [2.31, 0],
      [11.1, 2.4],
    ])
  })

  it('RMA-003 three credits of one invoice have the tax that is left each time', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 3 })
    const vats: number[] = []
    for (const _piece of [1, 2, 3]) {
      const body = { deliveryType: 'own' as const, forwarder: 'DHL', lines: [line(lineIds[0], 1)] }
      const { vat } = await estimate(body)
      const draft = await submit(body)
      await refund(draft.rmaNo)
      expect((await shop.nl.ask('rma.get', { params: { id: draft.id } })).vat).toBe(vat)
      vats.push(vat)
    }
    // 2.50 at 21 % are 0.525: the tax of all three is that of 7.50.
    expect(vats).toEqual([0.53, 0.52, 0.53])
  })

  it('ACC-016 follows from the prices of a sales rep, the share of the coupon and the fee included', async () => {
    const [coupon] = await setCoupon({ value: 10 })
    const order = { couponCode: coupon?.code ?? '', shipViaId: 1 }
    const { lineIds } = await deliver(shop, shop.nl, { [shop.c.number]: 5 }, order)
    const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
    const own = { accountId: rep?.accountId ?? 0, goodsSkuId: shop.c.goodsSkuId, price: 8 }
    await shop.db.insert(accountPrices).values(own)
    const lines = [line(lineIds[0], 5, { reason: 'notRequired' })]
    const body = { deliveryType: 'own' as const, forwarder: 'DHL', lines }
    // 40.00 less a tenth and a fifth of them; the company paid 15.00.
    const seen = { amount: 28, fee: 8, shipping: 0, vat: 5.88, total: 33.88 }
    expect(await estimate(body, shop.rep)).toMatchObject(seen)
    expect(await estimate(body)).toMatchObject({ amount: 10.5, fee: 3 })
    const draft = await submit(body)
    const { creditNotes } = await refund(draft.rmaNo)
    expect(await shop.rep.ask('rma.get', { params: { id: draft.id } })).toMatchObject(seen)
    expect(creditNotes).toHaveLength(1)
    await shop.db.delete(accountPrices).where(eq(accountPrices.goodsSkuId, shop.c.goodsSkuId))
  })

  it('ACC-016 an invoice with a coupon and its credit note show a sales rep amounts of its own prices alone', async () => {
    const [coupon] = await setCoupon({ value: 10 })
    const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
    const own = { accountId: rep?.accountId ?? 0, goodsSkuId: shop.c.goodsSkuId, price: 8 }
    await shop.db.insert(accountPrices).values(own)
    const order = { couponCode: coupon?.code ?? '', shipViaId: 1 }
    const { orderNo, lineIds } = await deliver(shop, shop.rep, { [shop.c.number]: 5 }, order)
    const lines = [line(lineIds[0], 5, { reason: 'notRequired' })]
    const body = { deliveryType: 'own' as const, forwarder: 'DHL', lines }
    const { rmaNo } = await submit(body)
    const { creditNotes } = await refund(rmaNo)
    const [invoice] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.kind, 'invoice'))
      .orderBy(desc(invoices.invoiceId))
    expect(invoice?.snapshot.orderNo).toBe(orderNo)
    // The company pays 15.00 less 1.50, and gets back 10.50.
    expect(invoice?.snapshot.sums).toMatchObject({ subtotal: 15, allowance: 1.5 })
    const seen = (invoiceNo: string) => shop.rep.ask('finance.get', { params: { invoiceNo } })
    expect(await seen(invoice?.invoiceNo ?? '')).toMatchObject({ subtotal: 40, allowance: 4 })
    expect(await seen(creditNotes[0] ?? '')).toMatchObject({ subtotal: 40, allowance: 12, total: 28 })
    await shop.db.delete(accountPrices).where(eq(accountPrices.goodsSkuId, shop.c.goodsSkuId))
  })

  it('says what is wrong with lines, and reads none of others', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const { lines } = await estimate({ lines: [line(lineIds[0], 2, { batchNo: '' })] })
    expect(lines[0]?.problems.map(({ code }) => code)).toEqual(['QTY_ABOVE', 'BATCH_MISSING'])
    const answer = await shop.de.call('rma.estimate', { body: { lines: [line(lineIds[0], 1)] } })
    expect(answer.code).toBe(404)
    expect(await estimate({ lines: [] })).toMatchObject({ amount: 0, total: 0, lines: [] })
  })
})

describe('what goes back', () => {
  it('NOT_INVOICED pieces wait for their invoice', async () => {
    await ops('site:set', 'NL', '--invoicing', 'command')
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const find = () => shop.nl.ask('rma.eligible', { body: { orderNo } })
    expect(await find()).toMatchObject([{ leftQty: 2, problems: [{ code: 'NOT_INVOICED', blocks: true }] }])
    const draft = await create({ deliveryType: 'customerCourier', lines: [line(lineIds[0], 1)] })
    const sent = { params: { id: draft.id }, body: { version: draft.version } }
    expect(await shop.nl.call('rma.submit', sent)).toMatchObject({ code: 601 })
    await ops('invoice:issue', orderNo, '--yes')
    expect(await find()).toMatchObject([{ leftQty: 2, problems: [] }])
    expect((await shop.nl.call('rma.submit', sent)).code).toBe(200)
    const { data, text } = await ops('site:set', 'nl', '--invoicing', 'shipment')
    expect(data).toMatchObject({ site: 'NL', invoiceOnShip: true, returnWindows: 'advise' })
    expect(text).toContain('with each shipment')
    await expect(ops('site:set', 'NL', '--invoicing', 'never')).rejects.toThrow('shipment, command')
    await expect(ops('site:set', 'XX')).rejects.toThrow('There is no site XX')
  })

  it('CONT-010 days that have passed refuse a return where the site says so', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    await shop.db.update(shipments).set({ deliveredAt: new Date(shop.clock.now().getTime() - 20 * 86_400_000) })
    const lines = [line(lineIds[0], 1, { reason: 'wrongOrLess' })]
    const codes = async () => (await estimate({ lines })).lines[0]?.problems
    expect(await codes()).toMatchObject([{ code: 'REPORT_PASSED', blocks: false }])
    await ops('site:set', 'NL', '--returns', 'enforce')
    expect(await codes()).toMatchObject([{ code: 'REPORT_PASSED', blocks: true }])
    await ops('site:set', 'NL', '--returns', 'advise')
    expect(await codes()).toMatchObject([{ code: 'REPORT_PASSED', blocks: false }])
    expect(orderNo).toMatch(/^ON-/)
  })

  it('counts days in the time zone of the site', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    await shop.db.update(shipments).set({ deliveredAt: new Date('2026-11-12T23:30:00Z') })
    const deliveredOn = async () => (await shop.nl.ask('rma.eligible', { body: { orderNo } }))[0]?.deliveredOn
    expect(await deliveredOn()).toBe('2026-11-13')
    await shop.db.update(sellers).set({ timeZone: 'America/New_York' }).where(eq(sellers.code, 'NL'))
    expect(await deliveredOn()).toBe('2026-11-12')
    await shop.db.update(sellers).set({ timeZone: 'Europe/Amsterdam' }).where(eq(sellers.code, 'NL'))
  })

  it('sealed goods that are not at fault go back to the shelf, and to the order that waits for them', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3, [shop.b.number]: 2 })
    const [a, b] = lineIds
    const lines = [line(a, 3, { reason: 'notRequired' }), line(b, 2)]
    const { rmaNo } = await submit({ deliveryType: 'customerCourier', lines })
    await ops('rma:approve', rmaNo)
    const pieces = async () => {
      const rows = await shop.db.select().from(stocks).where(eq(stocks.goodsSkuId, shop.a.goodsSkuId))
      return rows.find(({ warehouse }) => warehouse === 'NL')?.qty ?? 0
    }
    const [kept, waiting] = [await pieces(), orderOf({ [shop.a.number]: 1 })]
    await shop.db.update(stocks).set({ qty: 0 }).where(eq(stocks.goodsSkuId, shop.a.goodsSkuId))
    const { orderNo } = await place(shop.nl, waiting)
    await expect(ops('rma:receive', rmaNo, '--sealed', '2')).rejects.toThrow('Goods of line 2 are at fault')
    await expect(ops('rma:receive', rmaNo, '--sealed', '3')).rejects.toThrow('There is no line 3')
    await ops('rma:receive', rmaNo, '--line', '1=2', '--sealed', '1')
    expect(await pieces()).toBe(1)
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    expect(order.lines[0]?.promises).toMatchObject([{ qty: 1, when: 'now' }])
    await ops('rma:receive', rmaNo)
    expect(await pieces()).toBe(1)
    await shop.db.update(stocks).set({ qty: kept }).where(eq(stocks.goodsSkuId, shop.a.goodsSkuId))
  })
})
