/** What a return comes to before and after it is sent, and until when goods go back. */
import { randomUUID } from 'node:crypto'
import type { CallRead } from '@cartwright/core/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { setPrice } from '../catalogue/parts.testing'
import { accountPrices, accounts, coupons, invoices, sellers, shipments, stocks } from '../db/schema'
import { bookPayment } from '../finance/receivables'
import { orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'
import { transact } from '../transactions/transact'
import { deliver, lineOf, openReturnsShop, type ReturnsShop, refund } from './rma.testing'

type Body = CallRead<'rma.estimate'>['body']

let shop: ReturnsShop
beforeAll(async () => {
  shop = await openReturnsShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.execute('truncate rmas cascade'))

const estimate = (body: Body, buyer: Buyer = shop.nl) => buyer.ask('rma.estimate', { body })
const create = (body: Body, buyer: Buyer = shop.nl) =>
  buyer.ask('rma.create', { body: { addressId: shop.addressId, note: 'Grey streaks.', ...body } }, randomUUID())
async function submit(body: Body) {
  const draft = await create(body)
  await shop.nl.ask('rma.submit', { params: { id: draft.id }, body: { version: draft.version } })
  return draft
}
const setCoupon = (change: Partial<typeof coupons.$inferInsert> = {}) =>
  shop.db
    .insert(coupons)
    .values({
      region: 'EU',
      code: `C${randomUUID().slice(0, 8).toUpperCase()}`,
      titles: { en: 'Off' },
      type: 'discount',
      value: 7.5,
      currency: 'EUR',
      startsOn: '2026-01-01',
      endsOn: '2099-01-01',
      usesOfCompany: 99,
      createTime: shop.clock.now(),
      ...change,
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
      lines: [lineOf(b, 1), lineOf(c, 4, { reason: 'notRequired', batchNo: '' })],
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
      amount,
      fee,
      shipping,
      vat,
      total,
    })
    expect(sums(draft)).toEqual(sums(before))
    const creditNotes = await refund(shop, draft.rmaNo)
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

  it('CPN-006 order, invoice and credit note have the percentage rounded once, where line by line is a cent more', async () => {
    const parts = [shop.a, shop.b, shop.c]
    onTestFinished(async () => {
      await setPrice(shop.db, shop.a, 10, { 5: 8 })
      await setPrice(shop.db, shop.b, 2.5)
      await setPrice(shop.db, shop.c, 3)
    })
    for (const part of parts) await setPrice(shop.db, part, 0.1)
    const [coupon] = await setCoupon()
    // 7.5 % of 0.10 are 0.0075: a cent for each of three lines, and two cents of 0.30.
    const items = Object.fromEntries(parts.map(part => [part.number, 1]))
    const { orderNo, lineIds } = await deliver(shop, shop.nl, items, { couponCode: coupon?.code ?? '', shipViaId: 1 })
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    expect([order.subtotal, order.discount]).toEqual([0.3, 0.02])
    const [invoice] = (await shop.nl.ask('finance.list', { query: { keyword: orderNo } })).rows
    const stored = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceNo, invoice?.invoiceNo ?? ''))
    expect(stored[0]?.snapshot.sums).toMatchObject({ subtotal: 0.3, total: 7.18 })
    const { rmaNo } = await submit({ deliveryType: 'supplierCourier', lines: lineIds.map(id => lineOf(id, 1)) })
    const [creditNo] = await refund(shop, rmaNo)
    const credited = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceNo, creditNo ?? ''))
    expect(credited[0]?.snapshot.sums).toMatchObject({ subtotal: 0.3, total: 0.28 })
  })

  it('RMA-003 names what the courier costs before one is chosen', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const estimate = (reason: 'notRequired' | 'leaking', deliveryType: 'supplierCourier' | null) =>
      shop.nl.ask('rma.estimate', { body: { deliveryType, lines: [lineOf(lineIds[0], 3, { reason })] } })
    const chosen = await estimate('notRequired', 'supplierCourier')
    expect(chosen.courierCost).toBeGreaterThan(0)
    expect(chosen.shipping).toBe(-chosen.courierCost)
    expect(await estimate('notRequired', null)).toMatchObject({ shipping: 0, courierCost: chosen.courierCost })
    expect(await estimate('leaking', 'supplierCourier')).toMatchObject({ shipping: 0, courierCost: 0 })
  })

  it('RMA-003 three credits of one invoice have the tax that is left each time', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 3 })
    const vats: number[] = []
    for (const _piece of [1, 2, 3]) {
      const body = { deliveryType: 'own' as const, forwarder: 'DHL', lines: [lineOf(lineIds[0], 1)] }
      const { vat } = await estimate(body)
      const draft = await submit(body)
      await refund(shop, draft.rmaNo)
      expect((await shop.nl.ask('rma.get', { params: { id: draft.id } })).vat).toBe(vat)
      vats.push(vat)
    }
    // 2.50 at 21 % are 0.525: the tax of all three is that of 7.50.
    expect(vats).toEqual([0.53, 0.52, 0.53])
  })

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])(
    'RMA-003 CPN-005 two open returns of one invoice are credited as estimated, the earlier one %s',
    async (_at, order) => {
      const [coupon] = await setCoupon()
      const placed = { couponCode: coupon?.code ?? '', shipViaId: 1 }
      const { lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 2, [shop.c.number]: 7 }, placed)
      const [b, c] = lineIds
      const bodies = [lineOf(b, 1), lineOf(c, 1, { reason: 'notRequired', batchNo: '' })].map(
        (each): Body => ({ deliveryType: 'customerCourier', lines: [each] }),
      )
      const drafts: Awaited<ReturnType<typeof submit>>[] = []
      const estimates: { vat: number; total: number }[] = []
      for (const body of bodies) {
        estimates.push(await estimate(body))
        drafts.push(await submit(body))
      }
      const totals = async () => {
        const read = drafts.map(({ id }) => shop.nl.ask('rma.get', { params: { id } }))
        return (await Promise.all(read)).map(({ vat, total }) => ({ vat, total }))
      }
      const shown = estimates.map(({ vat, total }) => ({ vat, total }))
      // 7.5 % of 26.00 are 1.95: 0.19 of the first piece, 0.41 of both.
      expect(shown).toEqual([
        { vat: 0.49, total: 2.8 },
        { vat: 0.45, total: 2.63 },
      ])
      expect(await totals()).toEqual(shown)
      for (const at of order) {
        await refund(shop, drafts[at]?.rmaNo ?? '')
        expect(await totals()).toEqual(shown)
      }
    },
  )

  it.each([
    ['3-2-1', [2, 1, 0]],
    ['2-3-1', [1, 2, 0]],
    ['3-1-2', [2, 0, 1]],
  ])(
    'RMA-003 CPN-005 three open returns of one invoice are credited as estimated in the order %s, a sales rep included',
    async (_order, order) => {
      const [coupon] = await setCoupon()
      const placed = { couponCode: coupon?.code ?? '', shipViaId: 1 }
      const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 3 }, placed)
      const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
      const own = { accountId: rep?.accountId ?? 0, goodsSkuId: shop.b.goodsSkuId, price: 3.47 }
      await shop.db.insert(accountPrices).values(own)
      const body: Body = { deliveryType: 'customerCourier', lines: [lineOf(lineIds[0], 1)] }
      const pick = ({ amount, vat, total }: { amount: number; vat: number; total: number }) => ({ amount, vat, total })
      const drafts: Awaited<ReturnType<typeof submit>>[] = []
      const shown: unknown[][] = [[], []]
      for (const _piece of [1, 2, 3]) {
        for (const [at, buyer] of [shop.nl, shop.rep].entries()) shown[at]?.push(pick(await estimate(body, buyer)))
        drafts.push(await submit(body))
      }
      const read = (buyer: Buyer) =>
        Promise.all(drafts.map(async ({ id }) => pick(await buyer.ask('rma.get', { params: { id } }))))
      const numbers: string[] = []
      for (const at of order) {
        numbers.push(...(await refund(shop, drafts[at]?.rmaNo ?? '')))
        expect([await read(shop.nl), await read(shop.rep)]).toEqual(shown)
      }
      await shop.db.delete(accountPrices).where(eq(accountPrices.goodsSkuId, shop.b.goodsSkuId))
      expect(numbers).toHaveLength(3)
      const ofOrder = sql`${invoices.snapshot}->>'orderNo' = ${orderNo}`
      const documents = async () =>
        (await shop.db.select().from(invoices).where(ofOrder).orderBy(invoices.invoiceId)).map(row => row.snapshot)
      // The freight is left.
      const [invoice] = await documents()
      await shop.ops('invoice:credit', invoice?.invoiceNo ?? '', '--yes')
      const cents = (await documents()).map(({ kind, sums }) =>
        Math.round((kind === 'credit' ? -1 : 1) * sums.grandTotal * 100),
      )
      expect(cents).toHaveLength(5)
      expect(cents.reduce((total, amount) => total + amount, 0)).toBe(0)
    },
  )

  it('ACC-016 the second credit note of an invoice has the share of the coupon that is left for a sales rep too', async () => {
    const [coupon] = await setCoupon({ value: 7.5 })
    const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
    const own = { accountId: rep?.accountId ?? 0, goodsSkuId: shop.c.goodsSkuId, price: 3.8 }
    await shop.db.insert(accountPrices).values(own)
    const placed = { couponCode: coupon?.code ?? '', shipViaId: 1 }
    const { orderNo, lineIds } = await deliver(shop, shop.rep, { [shop.c.number]: 2 }, placed)
    const body: Body = { deliveryType: 'customerCourier', lines: [lineOf(lineIds[0], 1)] }
    const seen = async (invoiceNo: string) => {
      const { allowance, total, vat } = await shop.rep.ask('finance.get', { params: { invoiceNo } })
      return { allowance, total, vat }
    }
    const credits: unknown[] = []
    for (const _piece of [1, 2]) {
      const { total, vat } = await estimate(body, shop.rep)
      const { rmaNo, id } = await submit(body)
      const creditNotes = await refund(shop, rmaNo)
      expect(await shop.rep.ask('rma.get', { params: { id } })).toMatchObject({ total, vat })
      credits.push(await seen(creditNotes[0] ?? ''))
    }
    const [invoice] = await shop.db.select().from(invoices).where(sql`${invoices.snapshot}->>'orderNo' = ${orderNo}`)
    // 7.5 % of 7.60 are 0.57, so 7.03 less freight are back with both.
    expect(await seen(invoice?.invoiceNo ?? '')).toMatchObject({ allowance: 0.57 })
    expect(credits).toEqual([
      { allowance: 0.29, total: 3.51, vat: 0.74 },
      { allowance: 0.28, total: 3.52, vat: 0.74 },
    ])
    await shop.db.delete(accountPrices).where(eq(accountPrices.goodsSkuId, shop.c.goodsSkuId))
  })

  it('takes each line once', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const body = { lines: [lineOf(lineIds[0], 1), lineOf(lineIds[0], 1)] }
    expect(await shop.nl.call('rma.estimate', { body })).toMatchObject({ code: 400, msg: 'A line is named twice.' })
  })

  it('ACC-016 follows from the prices of a sales rep, the share of the coupon and the fee included', async () => {
    const [coupon] = await setCoupon({ value: 10 })
    const order = { couponCode: coupon?.code ?? '', shipViaId: 1 }
    const { lineIds } = await deliver(shop, shop.nl, { [shop.c.number]: 5 }, order)
    const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
    const own = { accountId: rep?.accountId ?? 0, goodsSkuId: shop.c.goodsSkuId, price: 8 }
    await shop.db.insert(accountPrices).values(own)
    const lines = [lineOf(lineIds[0], 5, { reason: 'notRequired' })]
    const body = { deliveryType: 'own' as const, forwarder: 'DHL', lines }
    // 40.00 less a tenth and a fifth of them; the company paid 15.00.
    const seen = { amount: 28, fee: 8, shipping: 0, vat: 5.88, total: 33.88 }
    expect(await estimate(body, shop.rep)).toMatchObject(seen)
    expect(await estimate(body)).toMatchObject({ amount: 10.5, fee: 3 })
    const draft = await submit(body)
    const creditNotes = await refund(shop, draft.rmaNo)
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
    const lines = [lineOf(lineIds[0], 5, { reason: 'notRequired' })]
    const body = { deliveryType: 'own' as const, forwarder: 'DHL', lines }
    const { rmaNo } = await submit(body)
    const creditNotes = await refund(shop, rmaNo)
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
    const { lines } = await estimate({ lines: [lineOf(lineIds[0], 2, { batchNo: '' })] })
    expect(lines[0]?.problems.map(({ code }) => code)).toEqual(['QTY_ABOVE', 'BATCH_MISSING'])
    const answer = await shop.de.call('rma.estimate', { body: { lines: [lineOf(lineIds[0], 1)] } })
    expect(answer.code).toBe(404)
    expect(await estimate({ lines: [] })).toMatchObject({ amount: 0, total: 0, lines: [] })
  })
})

describe('what goes back', () => {
  it('RMA-008 an approved return ends with rma:reject when ops has credited its whole invoice, and not before', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const draft = await submit({ deliveryType: 'customerCourier', lines: [lineOf(lineIds[0], 1)] })
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    await shop.ops('rma:receive', draft.rmaNo, '--yes')
    const reject = () => shop.ops('rma:reject', draft.rmaNo, 'Credited with the invoice.', '--yes')
    await expect(reject()).rejects.toThrow('can still be credited')
    const [invoice] = await shop.db.select().from(invoices).where(sql`${invoices.snapshot}->>'orderNo' = ${orderNo}`)
    const invoiceNo = invoice?.snapshot.invoiceNo ?? ''
    const shown = await shop.ops('invoice:credit', invoiceNo)
    expect(shown.text).toContain(`Goods of this invoice are in approved returns: ${draft.rmaNo}.`)
    expect(shown.data).toMatchObject({ done: false, approvedReturns: [draft.rmaNo] })
    await shop.ops('invoice:credit', invoiceNo, '--yes')
    await expect(shop.ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow(`rma:reject ${draft.rmaNo}`)
    expect((await reject()).data).toEqual({ rmaNo: draft.rmaNo, status: 'rejected', done: true })
    expect(await shop.nl.ask('rma.get', { params: { id: draft.id } })).toMatchObject({
      status: 'rejected',
      total: 0,
      lines: [{ approvedQty: 0, rejection: 'Credited with the invoice.' }],
    })
  })

  it('RMA-003 RMA-008 rma:reject takes out of an approved return what was credited elsewhere; what has arrived besides is refunded', async () => {
    const first = await deliver(shop, shop.nl, { [shop.a.number]: 2, [shop.b.number]: 1 })
    const second = await deliver(shop, shop.nl, { [shop.b.number]: 3 })
    const draft = await submit({
      deliveryType: 'customerCourier',
      lines: [lineOf(first.lineIds[0], 2), lineOf(first.lineIds[1], 1), lineOf(second.lineIds[0], 3)],
    })
    await shop.ops('rma:approve', draft.rmaNo, '--line', '3=2', '--text', 'One is not ours.', '--yes')
    await shop.ops('rma:receive', draft.rmaNo, '--line', '1=1,3=2', '--yes')
    const reject = () => shop.ops('rma:reject', draft.rmaNo, 'Credited with the invoice.', '--yes')
    await expect(reject()).rejects.toThrow('can still be credited')
    const [invoice] = await shop.db
      .select()
      .from(invoices)
      .where(sql`${invoices.snapshot}->>'orderNo' = ${first.orderNo}`)
    await shop.ops('invoice:credit', invoice?.snapshot.invoiceNo ?? '', '--yes')
    await expect(shop.ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow(`rma:reject ${draft.rmaNo}`)
    expect((await reject()).data).toEqual({ rmaNo: draft.rmaNo, status: 'audit approved', done: true })
    const get = () => shop.nl.ask('rma.get', { params: { id: draft.id } })
    // Of the first line one piece has arrived; the second one need not be sent any more.
    expect(await get()).toMatchObject({
      status: 'audit approved',
      lines: [
        { approvedQty: 0, receivedQty: 1, rejection: 'Credited with the invoice.' },
        { approvedQty: 0, receivedQty: 0, rejection: 'Credited with the invoice.' },
        { approvedQty: 2, receivedQty: 2, rejection: 'One is not ours.' },
      ],
    })
    await expect(shop.ops('rma:receive', draft.rmaNo, '--yes')).rejects.toThrow('still to come')
    await expect(shop.ops('rma:receive', draft.rmaNo, '--line', '1=1', '--yes')).rejects.toThrow('Of line 1 0 pieces')
    expect((await get()).lines.map(({ receivedQty }) => receivedQty)).toEqual([1, 0, 2])
    expect((await get()).events.map(({ kind }) => kind)).toEqual(['submitted', 'approved', 'received', 'reduced'])
    const { data } = await shop.ops('rma:refund', draft.rmaNo, '--yes')
    const { creditNotes } = data as { creditNotes: string[] }
    expect(creditNotes).toHaveLength(1)
    const after = await get()
    // Two pieces at 2.50 with 21 % VAT.
    expect(after).toMatchObject({ status: 'refund', amount: 5, vat: 1.05, total: 6.05 })
    const { credits } = await shop.nl.ask('finance.credits', { query: {} })
    expect(credits.find(({ invoiceNo }) => invoiceNo === creditNotes[0])).toMatchObject({
      rmaNo: draft.rmaNo,
      amount: 6.05,
    })
    // A payment that has the number of the credit note is no credit of the return.
    const payment = { custId: 1, reference: creditNotes[0] ?? '', day: '2026-01-01', amount: 9_999_999 }
    await transact(shop.db, tx => bookPayment(tx, payment, shop.clock.now()))
    const named = (await shop.nl.ask('finance.credits', { query: {} })).credits.filter(
      ({ invoiceNo }) => invoiceNo === creditNotes[0],
    )
    expect(new Set(named.map(({ amount, rmaNo }) => [amount === 6.05, rmaNo].join()))).toEqual(
      new Set([`true,${draft.rmaNo}`, 'false,']),
    )
  })

  it('NOT_INVOICED pieces wait for their invoice', async () => {
    await shop.ops('site:set', 'NL', '--invoicing', 'command')
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const find = () => shop.nl.ask('rma.eligible', { body: { orderNo } })
    expect(await find()).toMatchObject([{ leftQty: 2, problems: [{ code: 'NOT_INVOICED', blocks: true }] }])
    const draft = await create({ deliveryType: 'customerCourier', lines: [lineOf(lineIds[0], 1)] })
    const sent = { params: { id: draft.id }, body: { version: draft.version } }
    expect(await shop.nl.call('rma.submit', sent)).toMatchObject({ code: 601 })
    await shop.ops('invoice:issue', orderNo, '--yes')
    expect(await find()).toMatchObject([{ leftQty: 2, problems: [] }])
    expect((await shop.nl.call('rma.submit', sent)).code).toBe(200)
    const { data, text } = await shop.ops('site:set', 'nl', '--invoicing', 'shipment')
    expect(data).toMatchObject({ site: 'NL', invoiceOnShip: true, returnWindows: 'advise' })
    expect(text).toContain('with each shipment')
    await expect(shop.ops('site:set', 'NL', '--invoicing', 'never')).rejects.toThrow('shipment, command')
    await expect(shop.ops('site:set', 'XX')).rejects.toThrow('There is no site XX')
  })

  it('what was credited without a return is said to be credited', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const find = () => shop.nl.ask('rma.eligible', { body: { orderNo } })
    expect(await find()).toMatchObject([{ leftQty: 2, problems: [] }])
    const { rows } = await shop.nl.ask('finance.list', { query: { keyword: orderNo } })
    await shop.ops('invoice:credit', rows[0]?.invoiceNo ?? '', '--yes')
    expect(await find()).toMatchObject([{ leftQty: 0, problems: [{ code: 'CREDITED', blocks: true }] }])
  })

  it('VAL-026 pieces that were credited without a return are not offered', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 10 })
    const { rows } = await shop.nl.ask('finance.list', { query: { keyword: orderNo } })
    const invoiceNo = rows[0]?.invoiceNo ?? ''
    for (const line of ['1=1,1=2', '1=1=1'])
      await expect(shop.ops('invoice:credit', invoiceNo, '--line', line, '--yes')).rejects.toThrow('--line')
    await shop.ops('invoice:credit', invoiceNo, '--line', '1=2', '--yes')
    const find = () => shop.nl.ask('rma.eligible', { body: { orderNo } })
    expect(await find()).toMatchObject([{ deliveredQty: 10, leftQty: 8, problems: [] }])
    const line = { orderLineId: lineIds[0] ?? 0, returnQty: 10, reason: 'leaking' as const, batchNo: 'L2609' }
    const above = [{ code: 'QTY_ABOVE', blocks: true, day: null, qty: 8 }]
    const estimate = await shop.nl.ask('rma.estimate', { body: { lines: [line] } })
    expect(estimate.lines[0]?.problems).toEqual(above)
    const draft = await shop.nl.ask('rma.create', { body: { lines: [line] } }, randomUUID())
    expect(draft.lines[0]).toMatchObject({ leftQty: 8, problems: above })
    const fitting = { body: { lines: [{ ...line, returnQty: 8 }] } }
    expect((await shop.nl.ask('rma.estimate', fitting)).lines[0]?.problems).toEqual([])
  })

  it('CONT-010 days that have passed refuse a return where the site says so', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    await shop.db.update(shipments).set({ deliveredAt: new Date(shop.clock.now().getTime() - 20 * 86_400_000) })
    const lines = [lineOf(lineIds[0], 1, { reason: 'wrongOrLess' })]
    const codes = async () => (await estimate({ lines })).lines[0]?.problems
    expect(await codes()).toMatchObject([{ code: 'REPORT_PASSED', blocks: false }])
    await shop.ops('site:set', 'NL', '--returns', 'enforce')
    expect(await codes()).toMatchObject([{ code: 'REPORT_PASSED', blocks: true }])
    await shop.ops('site:set', 'NL', '--returns', 'advise')
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

  it('RMA-012 CONT-011 sealed goods that are not at fault go back to the shelf, and to the order that waits for them', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3, [shop.b.number]: 2 })
    const [a, b] = lineIds
    const lines = [lineOf(a, 3, { reason: 'notRequired' }), lineOf(b, 2)]
    const { rmaNo } = await submit({ deliveryType: 'customerCourier', lines })
    await shop.ops('rma:approve', rmaNo, '--yes')
    const pieces = async () => {
      const rows = await shop.db.select().from(stocks).where(eq(stocks.goodsSkuId, shop.a.goodsSkuId))
      return rows.find(({ warehouse }) => warehouse === 'NL')?.qty ?? 0
    }
    const [kept, waiting] = [await pieces(), orderOf({ [shop.a.number]: 1 })]
    await shop.db.update(stocks).set({ qty: 0 }).where(eq(stocks.goodsSkuId, shop.a.goodsSkuId))
    const { orderNo } = await place(shop.nl, waiting)
    await expect(shop.ops('rma:receive', rmaNo, '--sealed', '2', '--yes')).rejects.toThrow(
      'Goods of line 2 are at fault',
    )
    await expect(shop.ops('rma:receive', rmaNo, '--sealed', '3', '--yes')).rejects.toThrow('There is no line 3')
    await shop.ops('rma:receive', rmaNo, '--line', '1=2', '--sealed', '1', '--yes')
    expect(await pieces()).toBe(1)
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    expect(order.lines[0]?.promises).toMatchObject([{ qty: 1, when: 'now' }])
    await shop.ops('rma:receive', rmaNo, '--yes')
    expect(await pieces()).toBe(1)
    await shop.db.update(stocks).set({ qty: kept }).where(eq(stocks.goodsSkuId, shop.a.goodsSkuId))
  })
})
