/** Returns of kits: whole, and by part. */
import { randomUUID } from 'node:crypto'
import type { CallRead } from '@cartwright/core/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountPrices, accounts, invoices, kitParts, stocks } from '../db/schema'
import { orderOf, place } from '../orders/orders.testing'
import { readPdf } from '../pdf/read-pdf.testing'
import type { Buyer } from '../testing/buyer'
import { fileOf } from '../uploads/files.testing'
import { deliver, lineOf, openReturnsShop, type ReturnLine, type ReturnsShop, refund } from './rma.testing'

let shop: ReturnsShop
/** A kit of 10.00: one b of 2.50 and two c of 3.00. By these prices b is 2.94 of it, and each c 3.53. */
let kit: number
beforeAll(async () => {
  shop = await openReturnsShop()
  kit = shop.a.goodsSkuId
  await shop.db.insert(kitParts).values([
    { kitSku: kit, partSku: shop.b.goodsSkuId, pieces: 1 },
    { kitSku: kit, partSku: shop.c.goodsSkuId, pieces: 2 },
  ])
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.execute('truncate rmas cascade'))

const partOf = (part: { goodsSkuId: number }): Partial<ReturnLine> => ({ partSkuId: part.goodsSkuId })
const bodyOf = (...lines: ReturnLine[]): CallRead<'rma.create'>['body'] => ({
  deliveryType: 'customerCourier',
  addressId: shop.addressId,
  note: 'Grey streaks.',
  lines,
})
const create = (...lines: ReturnLine[]) => shop.nl.ask('rma.create', { body: bodyOf(...lines) }, randomUUID())
const get = (id: number, buyer: Buyer = shop.nl) => buyer.ask('rma.get', { params: { id } })
async function submit(...lines: ReturnLine[]) {
  const draft = await create(...lines)
  await shop.nl.ask('rma.submit', { params: { id: draft.id }, body: { version: draft.version } })
  return draft
}
async function refundOf({ rmaNo }: { rmaNo: string }) {
  const creditNotes = await refund(shop, rmaNo)
  const [credit] = await shop.db
    .select()
    .from(invoices)
    .where(eq(invoices.invoiceNo, creditNotes[0] ?? ''))
  if (!credit) throw new Error('no credit note')
  return credit.snapshot
}
const codesOf = async (...lines: ReturnLine[]) => {
  const { lines: answered } = await shop.nl.ask('rma.estimate', { body: { lines } })
  return answered.map(({ problems }) => problems.map(({ code }) => code))
}
const eligible = async (orderNo: string) => {
  const [found] = await shop.nl.ask('rma.eligible', { body: { orderNo } })
  return { left: found?.leftQty, parts: found?.kitParts.map(part => [part.number, part.pieces, part.leftQty]) }
}

describe('a kit', () => {
  it('RMA-003 comes back by part for its share by list prices, and all parts together are the kit', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const [b, c] = [shop.b, shop.c]
    expect(await eligible(orderNo)).toEqual({
      left: 2,
      parts: [
        [b.number, 1, 2],
        [c.number, 2, 4],
      ].sort(([x], [y]) => String(x).localeCompare(String(y))),
    })
    const credited: number[] = []
    for (const [part, qty] of [
      [c, 1],
      [b, 1],
      [c, 3],
      [b, 1],
    ] as const) {
      const { total } = await shop.nl.ask('rma.estimate', {
        body: { deliveryType: 'customerCourier', lines: [lineOf(lineIds[0], qty, partOf(part))] },
      })
      const draft = await submit(lineOf(lineIds[0], qty, partOf(part)))
      const { lines, sums } = await refundOf(draft)
      expect(lines.map(({ number }) => number)).toEqual([part.number])
      expect(lines.every(each => each.net === each.qty * each.unitPrice)).toBe(true)
      expect(sums.grandTotal).toBe(total)
      expect(await get(draft.id)).toMatchObject({ total, lines: [{ partSkuId: part.goodsSkuId }] })
      credited.push(sums.total)
    }
    expect(credited).toEqual([3.53, 2.94, 10.59, 2.94])
    const [rest] = await shop.nl.ask('rma.eligible', { body: { orderNo } })
    expect(rest?.problems.map(({ code }) => code)).toEqual(['ALL_RETURNED'])
    const invoice = await shop.db.select().from(invoices).where(sql`${invoices.snapshot}->>'orderNo' = ${orderNo}`)
    const vats = invoice.map(({ kind, snapshot: { sums } }) => (kind === 'invoice' ? 420 : -Math.round(sums.vat * 100)))
    expect(vats.reduce((total, vat) => total + vat, 0)).toBe(0)
  })

  it('RMA-010 goes back by part only, once a part of it is in a return', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const [id] = lineIds
    const first = await submit(lineOf(id, 1, partOf(shop.c)))
    expect((await eligible(orderNo)).left).toBe(1)
    expect(await codesOf(lineOf(id, 2))).toEqual([['QTY_ABOVE']])
    const second = await submit(lineOf(id, 1))
    expect(await eligible(orderNo)).toEqual({
      left: 0,
      parts: [
        [shop.b.number, 1, 1],
        [shop.c.number, 2, 1],
      ].sort(([x], [y]) => String(x).localeCompare(String(y))),
    })
    expect(await codesOf(lineOf(id, 1))).toEqual([['KIT_PART']])
    expect(await codesOf(lineOf(id, 1, { reason: 'notRequired' }))).toEqual([['KIT_OPEN']])
    expect(await codesOf(lineOf(id, 1, { ...partOf(shop.b), reason: 'notRequired' }))).toEqual([['KIT_WHOLE']])
    expect(await codesOf(lineOf(id, 1, { partSkuId: kit }))).toEqual([['KIT_PART']])
    expect(await codesOf(lineOf(id, 2, partOf(shop.c)))).toEqual([['QTY_ABOVE']])
    expect(await codesOf(lineOf(id, 1, partOf(shop.c)))).toEqual([[]])
    // A draft takes parts of the kit only, and numbers of no article neither.
    for (const partSkuId of [kit, 999_999, 2_147_483_647])
      expect(
        (await shop.nl.call('rma.create', { body: bodyOf(lineOf(id, 1, { partSkuId })) }, randomUUID())).code,
      ).toBe(404)
    for (const ids of [{ partSkuId: 2_147_483_648 }, { orderLineId: 9_007_199_254_740_991 }])
      expect((await shop.nl.call('rma.create', { body: bodyOf(lineOf(id, 1, ids)) }, randomUUID())).code).toBe(400)
    const wrong = await create(lineOf(id, 1))
    expect(await shop.nl.call('rma.submit', { params: { id: wrong.id }, body: { version: 1 } })).toMatchObject({
      code: 601,
    })
    // The whole one is credited first, and both come to what was estimated.
    const shown = [(await get(first.id)).total, (await get(second.id)).total]
    await refundOf(second)
    await refundOf(first)
    expect([(await get(first.id)).total, (await get(second.id)).total]).toEqual(shown)
    expect(shown).toEqual([4.27, 12.1])
    // What is left of both kits, by command.
    const [invoice] = await shop.db
      .select()
      .from(invoices)
      .where(sql`${invoices.snapshot}->>'orderNo' = ${orderNo} and kind = 'invoice'`)
    const { data } = await shop.ops('invoice:credit', invoice?.invoiceNo ?? '', '--yes')
    const rows = await shop.db.select().from(invoices).orderBy(asc(invoices.invoiceId))
    const last = rows.find(({ invoiceNo }) => invoiceNo === (data as { creditNote: string }).creditNote)
    expect(last?.snapshot.lines.map(({ number, net }) => [number, net]).sort()).toEqual(
      [
        [shop.b.number, 2.94],
        [shop.c.number, 3.53],
      ].sort(),
    )
    const credits = rows.filter(({ correctsId }) => correctsId === invoice?.invoiceId)
    const cents = credits.reduce((total, { snapshot }) => total + Math.round(snapshot.sums.grandTotal * 100), 0)
    expect(cents).toBe(Math.round((invoice?.snapshot.sums.grandTotal ?? 0) * 100))
  })

  it('RMA-003 RMA-010 goes back whole and by its parts in one return, and never with more pieces than were delivered', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const [id] = lineIds
    const whole = (qty: number) => lineOf(id, qty)
    const [b, c] = [(qty: number) => lineOf(id, qty, partOf(shop.b)), (qty: number) => lineOf(id, qty, partOf(shop.c))]
    expect(await codesOf(whole(3), c(1))).toEqual([[], ['ALL_RETURNED']])
    expect(await codesOf(whole(2), c(3))).toEqual([[], ['QTY_ABOVE']])
    expect(await codesOf(c(1), whole(3))).toEqual([[], ['QTY_ABOVE']])
    expect(await codesOf(b(3), c(6), whole(1))).toEqual([[], [], ['ALL_RETURNED']])
    expect((await shop.nl.call('rma.estimate', { body: { lines: [c(1), c(1)] } })).code).toBe(400)
    const tooMany = await create(whole(2), c(3))
    const refused = { params: { id: tooMany.id }, body: { version: tooMany.version } }
    expect(await shop.nl.call('rma.submit', refused)).toMatchObject({ code: 601 })

    const lines = [{ ...whole(1), reason: 'notRequired' as const, batchNo: '' }, c(1), b(1)]
    const { total, lines: estimated } = await shop.nl.ask('rma.estimate', {
      body: { deliveryType: 'customerCourier', lines },
    })
    expect(estimated).toMatchObject([
      { orderLineId: id, partSkuId: null, amount: 10, fee: 2 },
      { orderLineId: id, partSkuId: shop.c.goodsSkuId, amount: 3.53, fee: 0 },
      { orderLineId: id, partSkuId: shop.b.goodsSkuId, amount: 2.94, fee: 0 },
    ])
    const draft = await submit(...lines)
    expect(await eligible(orderNo)).toMatchObject({ left: 1 })
    const { sums } = await refundOf(draft)
    expect(sums).toMatchObject({ total: 14.47, grandTotal: total })
    expect(await get(draft.id)).toMatchObject({
      total,
      lines: [
        { partSkuId: null, amount: 10, fee: 2 },
        { partSkuId: shop.c.goodsSkuId, amount: 3.53, fee: 0 },
        { partSkuId: shop.b.goodsSkuId, amount: 2.94, fee: 0 },
      ],
    })
  })

  it('API-087 RMA-002 has files of its own for each part', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const upload = async (name: string) =>
      (await shop.nl.ask('rma.upload', { body: { file: fileOf('png', name) } }, randomUUID())).fileId
    const [ofB, ofC] = [await upload('b.png'), await upload('c.png')]
    const draft = await create(
      lineOf(lineIds[0], 1, { ...partOf(shop.b), files: [ofB] }),
      lineOf(lineIds[0], 1, { ...partOf(shop.c), files: [ofC] }),
    )
    const namesOf = async () => (await get(draft.id)).lines.map(({ files }) => files.map(({ name }) => name))
    expect(await namesOf()).toEqual([['b.png'], ['c.png']])
    await shop.nl.ask('rma.submit', { params: { id: draft.id }, body: { version: draft.version } })
    expect(await namesOf()).toEqual([['b.png'], ['c.png']])
  })

  it('RMA-003 is credited in full where other parts were credited on two invoices', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 2 }))
    await shop.ops('order:advance', orderNo, '--yes')
    await shop.ops('order:ship', orderNo, '--line', '1=1', '--yes')
    await shop.ops('order:ship', orderNo, '--yes')
    await shop.ops('order:deliver', orderNo, '--yes')
    const { lines } = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    const id = lines[0]?.lineId
    const first = await submit(lineOf(id, 1))
    // The first invoice is spoken for by the kit that is still to be audited.
    const ofB = await submit(lineOf(id, 1, partOf(shop.b)))
    const b = await refundOf(ofB)
    await shop.ops('rma:reject', first.rmaNo, 'Opened.', '--yes')
    const c = await refundOf(await submit(lineOf(id, 1, partOf(shop.c))))
    expect(b.corrects?.invoiceNo).not.toBe(c.corrects?.invoiceNo)
    expect(await eligible(orderNo)).toMatchObject({ left: 1 })
    const line = lineOf(id, 1, { reason: 'notRequired', batchNo: '' })
    const estimate = await shop.nl.ask('rma.estimate', { body: { deliveryType: 'customerCourier', lines: [line] } })
    expect(estimate).toMatchObject({ amount: 8, fee: 2, lines: [{ amount: 10, fee: 2 }] })
    const whole = await submit(line)
    expect(await get(whole.id)).toMatchObject({ total: estimate.total })
    expect(await refund(shop, whole.rmaNo)).toHaveLength(2)
    expect(await get(whole.id)).toMatchObject({ total: estimate.total, lines: [{ amount: 10, fee: 2 }] })
    const rest = await submit(lineOf(id, 1, partOf(shop.c)))
    await refundOf(rest)
    const [after] = await shop.nl.ask('rma.eligible', { body: { orderNo } })
    expect(after?.problems.map(({ code }) => code)).toEqual(['ALL_RETURNED'])
    const all = await shop.db.select().from(invoices).where(sql`${invoices.snapshot}->>'orderNo' = ${orderNo}`)
    const netOf = (kind: string) =>
      all.flatMap(row => (row.kind === kind ? row.snapshot.lines : [])).reduce((total, { net }) => total + net * 100, 0)
    expect(Math.round(netOf('credit'))).toBe(2_000)
    expect(Math.round(netOf('invoice'))).toBe(2_000)
  })

  it('API-087 is found by the number of a part, in a file and by search', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const row = (more: Partial<CallRead<'rma.importLines'>['body']['rows'][number]>) => ({
      row: 1,
      number: shop.c.number,
      orderNo,
      qty: '2',
      reason: 'leaking',
      batchNo: 'L1',
      ...more,
    })
    const read = (...rows: ReturnType<typeof row>[]) => shop.nl.ask('rma.importLines', { body: { rows } })
    expect(await read(row({}))).toMatchObject({
      lines: [{ line: { number: shop.a.number }, partSkuId: shop.c.goodsSkuId, returnQty: 2 }],
      failed: [],
    })
    expect((await read(row({ qty: '3' }))).failed).toMatchObject([{ code: 'QTY_ABOVE' }])
    expect((await read(row({ reason: 'notRequired' }))).failed).toMatchObject([{ code: 'KIT_WHOLE' }])
    expect((await read(row({ number: shop.a.number, qty: '1' }))).lines).toMatchObject([{ partSkuId: null }])
    const found = await shop.nl.ask('rma.eligible', { body: { keyword: shop.c.number } })
    expect(found.map(each => each.orderNo)).toContain(orderNo)
    expect(await read(row({ qty: '1' }), row({ row: 2, number: shop.b.number, qty: '1' }))).toMatchObject({
      lines: [{ partSkuId: shop.c.goodsSkuId }, { partSkuId: shop.b.goodsSkuId }],
    })
    expect((await read(row({ qty: '1' }), row({ row: 2, qty: '1' }))).failed).toEqual([
      { row: 2, input: shop.c.number, code: 'NAMED_TWICE', qty: null },
    ])
    expect((await read(row({ row: 1 }), row({ row: 2, number: shop.a.number, qty: '1' }))).failed).toMatchObject([
      { row: 2, code: 'KIT_PART' },
    ])
  })

  it('API-087 a part that was bought alone as well is taken from where it may go back', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 1, [shop.c.number]: 1 })
    const row = (more: Partial<CallRead<'rma.importLines'>['body']['rows'][number]>) => ({
      row: 1,
      number: shop.c.number,
      orderNo,
      qty: '1',
      reason: 'leaking',
      batchNo: 'L1',
      ...more,
    })
    const read = (...rows: ReturnType<typeof row>[]) => shop.nl.ask('rma.importLines', { body: { rows } })
    const alone = { line: { number: shop.c.number }, partSkuId: null }
    const part = { line: { number: shop.a.number }, partSkuId: shop.c.goodsSkuId }
    expect(await read(row({}))).toMatchObject({ lines: [alone], failed: [] })
    expect(await read(row({ qty: '2' }))).toMatchObject({ lines: [part], failed: [] })
    expect(await read(row({}), row({ row: 2 }))).toMatchObject({ lines: [alone, part], failed: [] })
    expect((await read(row({ qty: '3' }))).failed).toMatchObject([{ code: 'QTY_ABOVE', qty: 1 }])
    const { lineId } = (await shop.nl.ask('orders.get', { params: { orderno: orderNo } })).lines.find(
      line => line.number === shop.c.number,
    ) ?? { lineId: 0 }
    const { rmaNo } = await submit(lineOf(lineId, 1))
    expect(await read(row({}))).toMatchObject({ lines: [part], failed: [] })
    expect((await read(row({ reason: 'notRequired' }))).failed).toMatchObject([{ code: 'KIT_WHOLE' }])
    const kitLine = (await read(row({}))).lines[0]?.line.orderLineId
    await submit(lineOf(kitLine, 2, partOf(shop.c)))
    expect((await read(row({}))).failed).toMatchObject([{ code: 'IN_RETURN' }])
    await shop.ops('rma:reject', rmaNo, 'Opened.', '--yes')
    expect(await read(row({}))).toMatchObject({ lines: [alone], failed: [] })
  })

  it('API-087 a part that went back is named as such', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    await refundOf(await submit(lineOf(lineIds[0], 2, partOf(shop.c))))
    const rows = [{ row: 1, number: shop.c.number, orderNo, qty: '1', reason: 'leaking', batchNo: 'L1' }]
    expect((await shop.nl.ask('rma.importLines', { body: { rows } })).failed).toEqual([
      { row: 1, input: shop.c.number, code: 'ALL_RETURNED', qty: null },
    ])
  })

  it('ops, slip and shelf know the part that came back', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const { rmaNo } = await submit(lineOf(lineIds[0], 1, { ...partOf(shop.b), reason: 'wrongOrLess', batchNo: '' }))
    expect((await shop.ops('rma:list', rmaNo)).text).toContain(`${shop.a.number}, of it ${shop.b.number}`)
    await shop.ops('rma:approve', rmaNo, '--yes')
    const { content } = await shop.nl.ask('documents.download', { body: { type: 'returnLabel', id: rmaNo } })
    const { text } = await readPdf(Buffer.from(await content.arrayBuffer()))
    expect(text).toContain(`${shop.a.number} › ${shop.b.number}`)
    const pieces = async () => {
      const rows = await shop.db.select().from(stocks).where(eq(stocks.warehouse, 'NL'))
      return [shop.a, shop.b].map(part => rows.find(({ goodsSkuId }) => goodsSkuId === part.goodsSkuId)?.qty ?? 0)
    }
    const [a = 0, b = 0] = await pieces()
    await shop.ops('rma:receive', rmaNo, '--sealed', '1', '--yes')
    expect(await pieces()).toEqual([a, b + 1])
  })

  it('ACC-016 a part is credited at the prices of a sales rep', async () => {
    const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
    await shop.db.insert(accountPrices).values({ accountId: rep?.accountId ?? 0, goodsSkuId: kit, price: 20 })
    const { lineIds } = await deliver(shop, shop.rep, { [shop.a.number]: 1 })
    const draft = await submit(lineOf(lineIds[0], 1, partOf(shop.c)))
    // 3.00 of 8.50, of 20.00: 7.06 and 21 % of it.
    expect(await get(draft.id, shop.rep)).toMatchObject({ amount: 7.06, vat: 1.48 })
    await refundOf(draft)
    expect(await get(draft.id, shop.rep)).toMatchObject({ amount: 7.06, vat: 1.48 })
    expect(await get(draft.id)).toMatchObject({ amount: 3.53, vat: 0.74 })
  })
})
