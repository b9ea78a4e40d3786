/** Reports of damage and shortage, from the first delivery to the return that they become. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallRead } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { coupons, kitParts, orgSites, reports, rmaFiles, rmas } from '../db/schema'
import { runJanitor } from '../janitor/janitor'
import { orderOf, place } from '../orders/orders.testing'
import { readPdf } from '../pdf/read-pdf.testing'
import { openReturnsShop, type ReturnsShop, returnActions } from '../rma/rma.testing'
import { type Buyer, signIn } from '../testing/buyer'
import { TEST_NOW } from '../testing/database'
import { SILENT_LOG } from '../testing/silent-log'
import { fileOf } from '../uploads/files.testing'

type Body = CallRead<'reports.create'>['body']
type Line = Body['lines'][number]

let shop: ReturnsShop
let nl: Buyer
let rep: Buyer
let de: Buyer
beforeAll(async () => {
  shop = await openReturnsShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.execute('truncate rmas, reports, outbox cascade')
  await at(TEST_NOW)
  for (const part of [shop.a, shop.b, shop.c]) await setStock(shop.db, part, { NL: 1000 })
})

const DAY_MS = 86_400_000
/** Sessions end meanwhile, so the buyers sign in again. */
async function at(moment: Date): Promise<void> {
  shop.clock.set(moment)
  ;[nl, rep, de] = (await Promise.all(['buyer.nl', 'rep.nl', 'buyer.de'].map(name => signIn(shop.apiBase, name)))) as [
    Buyer,
    Buyer,
    Buyer,
  ]
}
const passDays = (days: number) => at(new Date(shop.clock.now().getTime() + days * DAY_MS))

const get = (orderNo: string, buyer = nl) => buyer.ask('reports.get', { params: { orderno: orderNo } })
const send = (body: Body, buyer = nl, key = randomUUID()) => buyer.ask('reports.create', { body }, key)
const refused = (body: Body, buyer = nl) => buyer.callWhenFree('reports.create', { body }, randomUUID())
const damaged = (orderLineId: number, qty: number, more: Partial<Line> = {}): Line => ({
  orderLineId,
  qty,
  kind: 'damaged',
  batchNo: 'L2609-1184',
  ...more,
})
const upload = async (buyer = nl) =>
  (await buyer.ask('rma.upload', { body: { file: fileOf('png', 'photo.png') } }, randomUUID())).fileId

/** Three of five pieces of `a` have arrived, and all of `b`; two wait for goods. */
async function partlyDelivered(buyer = nl, more: Parameters<typeof orderOf>[1] = {}) {
  await setStock(shop.db, shop.a, { NL: 3 })
  const { orderNo } = await place(buyer, orderOf({ [shop.a.number]: 5, [shop.b.number]: 2 }, more))
  await shop.ops('order:advance', orderNo, '--yes')
  await shop.ops('order:ship', orderNo, '--yes')
  await shop.ops('order:deliver', orderNo, '--yes')
  const { lines } = await buyer.ask('orders.get', { params: { orderno: orderNo } })
  const [a = 0, b = 0] = lines.map(line => line.lineId ?? 0)
  return { orderNo, a, b }
}

/** What the order waits for comes in, leaves and arrives. */
async function deliverRest(orderNo: string) {
  await shop.ops('stock:receive', shop.a.number, 'NL', '2')
  await shop.ops('order:ship', orderNo, '--yes')
  await shop.ops('order:deliver', orderNo, '--yes')
}

describe('a report', () => {
  it('N2 CONT-012 is sent for delivered pieces while the rest is still to come, once for a key', async () => {
    const { orderNo, a, b } = await partlyDelivered()
    const before = await get(orderNo)
    expect(before.reports).toEqual([])
    expect(before.lines).toMatchObject([
      { orderLineId: a, deliveredQty: 3, leftQty: 3, deliveredOn: '2026-11-25', reportBy: '2026-11-30' },
      { orderLineId: b, deliveredQty: 2, leftQty: 2 },
    ])
    const files = [await upload()]
    const body: Body = {
      orderNo,
      lines: [damaged(a, 2, { text: 'The box was wet.', files }), { orderLineId: b, qty: 1, kind: 'missing' }],
    }
    const key = randomUUID()
    const sent = await send(body, nl, key)
    const [report] = sent.reports
    expect(sent.reports).toHaveLength(1)
    expect(report).toMatchObject({
      reportNo: expect.stringMatching(/^REP-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      orderNo,
      at: '2026-11-25 09:00:00',
      shipment: null,
      status: 'open',
      rmas: [],
      canWithdraw: true,
      lines: [
        {
          orderLineId: a,
          number: shop.a.number,
          qty: 2,
          kind: 'damaged',
          text: 'The box was wet.',
          batchNo: 'L2609-1184',
        },
        { orderLineId: b, qty: 1, kind: 'missing', text: '', batchNo: '' },
      ],
    })
    expect(report?.lines[0]?.files).toMatchObject([{ fileId: files[0], name: 'photo.png' }])
    expect(sent.lines.map(({ leftQty }) => leftQty)).toEqual([1, 1])
    expect(await send(body, nl, key)).toEqual(sent)
    expect(await shop.db.$count(reports)).toBe(1)
    expect(await nl.ask('rma.list', { query: {} })).toMatchObject({ rows: [] })
  })

  it('N2 is of no more pieces than have arrived and are not reported', async () => {
    const { orderNo, a, b } = await partlyDelivered()
    await send({ orderNo, lines: [damaged(a, 2)] })
    expect(await refused({ orderNo, lines: [damaged(a, 2)] })).toMatchObject({
      code: 601,
      msg: `Of ${shop.a.number}, delivered pieces that can still be reported: 1.`,
    })
    expect(await refused({ orderNo, lines: [damaged(a, 1), damaged(a, 1)] })).toMatchObject({ code: 400 })
    expect(await refused({ orderNo, lines: [damaged(b, 3)] })).toMatchObject({ code: 601 })
    expect(await refused({ orderNo, lines: [damaged(999_999, 1)] })).toMatchObject({ code: 404 })
    expect(await refused({ orderNo, lines: [damaged(a, 1)] }, de)).toMatchObject({ code: 404 })
    const { orderNo: other } = await place(nl, orderOf({ [shop.b.number]: 1 }))
    const [line] = (await nl.ask('orders.get', { params: { orderno: other } })).lines
    expect(await refused({ orderNo: other, lines: [damaged(line?.lineId ?? 0, 1)] })).toMatchObject({ code: 404 })
  })

  it('N2 of twenty that are sent at once takes no piece twice', async () => {
    const { orderNo, a } = await partlyDelivered()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refused({ orderNo, lines: [damaged(a, 1)] })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    expect((await get(orderNo)).lines[0]).toMatchObject({ leftQty: 0 })
  })

  it('N2 is mailed to who sent it with a PDF, and dated by the clock of the site', async () => {
    const { orderNo, a } = await partlyDelivered()
    await shop.db.execute('truncate outbox')
    // Half past midnight in Amsterdam; the day before in UTC.
    await at(new Date('2026-11-25T23:30:00Z'))
    const { reports: sent } = await send({ orderNo, lines: [damaged(a, 1, { text: 'Crushed.' })] })
    const [report] = sent
    await shop.sendMails()
    const mail = shop.mails.findLast(({ subject }) => subject === `Report ${report?.reportNo} has reached us`)
    expect(mail?.text).toContain('Thu, 26 November 2026')
    expect(mail?.text).toContain(`/hisorder/orderDetails/${orderNo}?show=reports`)
    expect(mail?.attachments).toMatchObject([{ filename: `${report?.reportNo}.pdf`, mimeType: 'application/pdf' }])
    const { content } = await nl.ask('documents.download', { body: { type: 'report', id: report?.reportNo ?? '' } })
    const { text } = await readPdf(Buffer.from(await content.arrayBuffer()))
    for (const word of ['26 November 2026', '00:30 CET', orderNo, shop.a.number, 'Crushed.'])
      expect(text).toContain(word)
    const foreign = { body: { type: 'report', id: report?.reportNo ?? '' } } as const
    expect((await de.call('documents.download', foreign)).code).toBe(404)
  })

  it('N2 is mailed to the supplier in the language of the site, once, with the PDF', async () => {
    const { orderNo, a } = await partlyDelivered()
    await shop.db.execute('truncate outbox')
    const { reports: sent } = await send({ orderNo, lines: [damaged(a, 1, { text: 'Crushed.' })] })
    const { reportNo = '' } = sent[0] ?? {}
    shop.mails.length = 0
    await shop.sendMails()
    const mails = shop.mails.filter(({ to }) => to === 'service.nl@cartwright.example')
    expect(mails.map(({ subject }) => subject)).toEqual([`Report ${reportNo} of damage or shortage`])
    expect(mails[0]?.text).toMatch(/Sanne de Wit .* reports damage or shortage\./)
    expect(mails[0]?.text).toContain(`ops report:files ${reportNo}`)
    expect(mails[0]?.text).toContain('Crushed.')
    expect(mails[0]?.attachments).toMatchObject([{ filename: `${reportNo}.pdf` }])
    expect(shop.mails.filter(({ subject }) => subject.includes(reportNo))).toHaveLength(2)
  })

  it('N2 is added to and not edited, read by colleagues, and withdrawn by its author and main accounts', async () => {
    const { orderNo, a } = await partlyDelivered(rep)
    const sent = await send({ orderNo, lines: [damaged(a, 3)] }, rep)
    const { reportNo = '', lines = [] } = sent.reports[0] ?? {}
    const lineId = lines[0]?.id ?? 0
    shop.clock.advance(60_000)
    const fileId = await upload()
    const body = { lineId, text: 'The second box too.', files: [fileId] }
    const added = await nl.ask('reports.add', { params: { reportno: reportNo }, body }, randomUUID())
    expect(added.reports[0]).toMatchObject({
      at: '2026-11-25 09:00:00',
      canWithdraw: true,
      lines: [
        {
          qty: 3,
          files: [{ fileId }],
          notes: [{ at: '2026-11-25 09:01:00', text: 'The second box too.' }],
        },
      ],
    })
    const clerk = await signIn(shop.apiBase, 'clerk.nl')
    expect((await get(orderNo, clerk)).reports[0]).toMatchObject({ reportNo, canWithdraw: false })
    expect(await clerk.call('reports.withdraw', { params: { reportno: reportNo } })).toMatchObject({
      code: 601,
      msg: 'Only who sent a report and the main account can withdraw it.',
    })
    const withdrawn = await rep.ask('reports.withdraw', { params: { reportno: reportNo } })
    expect(withdrawn.reports[0]).toMatchObject({ status: 'withdrawn', canWithdraw: false })
    expect(withdrawn.lines[0]).toMatchObject({ leftQty: 3 })
    expect(await rep.ask('reports.withdraw', { params: { reportno: reportNo } })).toEqual(withdrawn)
    const late = { params: { reportno: reportNo }, body: { lineId, text: 'Once more.' } }
    expect(await nl.call('reports.add', late, randomUUID())).toMatchObject({
      code: 601,
      msg: 'This report was withdrawn.',
    })
    for (const call of ['reports.withdraw', 'reports.add'] as const)
      expect((await de.call(call, late as never, randomUUID())).code).toBe(404)
    await deliverRest(orderNo)
    expect(await nl.ask('rma.list', { query: {} })).toMatchObject({ rows: [] })
  })

  it('N2 names a kit, or a part of it', async () => {
    const kit = await partlyKit()
    const before = await get(kit.orderNo)
    expect(before.lines[0]).toMatchObject({ deliveredQty: 2, leftQty: 2 })
    const part = { partSkuId: shop.c.goodsSkuId }
    const sent = await send({ orderNo: kit.orderNo, lines: [damaged(kit.line, 3, part)] })
    expect(sent.reports[0]?.lines[0]).toMatchObject({ part: { number: shop.c.number }, qty: 3 })
    const [line] = sent.lines
    // Both kits are open now: one piece of the part is left, and both of the other.
    expect([line?.leftQty, line?.kitParts.map(({ number, leftQty }) => [number, leftQty])]).toEqual([
      0,
      before.lines[0]?.kitParts.map(({ number }) => [number, number === shop.c.number ? 1 : 2]),
    ])
    expect(await refused({ orderNo: kit.orderNo, lines: [damaged(kit.line, 2, part)] })).toMatchObject({ code: 601 })
  })

  it('N2 is seen by the supplier, with its photos', async () => {
    const { orderNo, a } = await partlyDelivered()
    const files = [await upload()]
    const { reports: sent } = await send({ orderNo, lines: [damaged(a, 2, { text: 'Wet.', files })] })
    const reportNo = sent[0]?.reportNo ?? ''
    const listed = await shop.ops('report:list', '--status', 'open')
    expect(listed.data).toMatchObject([
      { reportNo, at: '2026-11-25 09:00:00', time: '2026-11-25 10:00 CET', orderNo, status: 'open' },
    ])
    const lines = await shop.ops('report:list', reportNo)
    expect(lines.data).toMatchObject([{ line: 1, article: shop.a.number, qty: 2, kind: 'damaged', text: 'Wet.' }])
    const folder = await mkdtemp(join(tmpdir(), 'report-'))
    const written = await shop.ops('report:files', reportNo, folder)
    expect(await readdir(folder)).toEqual(['1 photo.png'])
    expect(written.text).toBe(`${join(folder, '1 photo.png')}  line 1  ${shop.a.number}`)
    const wanted = { body: { type: 'reportFile', id: reportNo, fileId: files[0] ?? '' } } as const
    expect((await nl.ask('documents.download', wanted)).name).toBe('photo.png')
    expect((await de.call('documents.download', wanted)).code).toBe(404)
  })

  it('N2 ends: withdrawn ones after 90 days, those that became returns after two years; their files with them', async () => {
    const { orderNo, a } = await partlyDelivered()
    const files = [await upload()]
    const { reports: sent } = await send({ orderNo, lines: [damaged(a, 1, { files })] })
    await nl.ask('reports.withdraw', { params: { reportno: sent[0]?.reportNo ?? '' } })
    const rest = async (days: number) => {
      shop.clock.set(new Date(TEST_NOW.getTime() + days * DAY_MS))
      await runJanitor({ db: shop.db, clock: shop.clock.now, log: SILENT_LOG })
      return [await shop.db.$count(reports), await shop.db.$count(rmaFiles)]
    }
    expect(await rest(89)).toEqual([1, 1])
    expect(await rest(90)).toEqual([0, 0])
    await at(TEST_NOW)
    await send({ orderNo, lines: [damaged(a, 1, { files: [await upload()] })] })
    await deliverRest(orderNo)
    await shop.db.delete(rmas)
    expect(await rest(729)).toEqual([1, 1])
    expect(await rest(730)).toEqual([0, 0])
  })
})

/** Two of three kits have arrived: each is one b and two c. */
async function partlyKit() {
  await shop.db
    .insert(kitParts)
    .values([
      { kitSku: shop.a.goodsSkuId, partSku: shop.b.goodsSkuId, pieces: 1 },
      { kitSku: shop.a.goodsSkuId, partSku: shop.c.goodsSkuId, pieces: 2 },
    ])
    .onConflictDoNothing()
  await setStock(shop.db, shop.a, { NL: 2 })
  const { orderNo } = await place(nl, orderOf({ [shop.a.number]: 3 }))
  await shop.ops('order:advance', orderNo, '--yes')
  await shop.ops('order:ship', orderNo, '--yes')
  await shop.ops('order:deliver', orderNo, '--yes')
  await shop.db.delete(kitParts).where(eq(kitParts.kitSku, shop.a.goodsSkuId))
  const { lines } = await nl.ask('orders.get', { params: { orderno: orderNo } })
  return { orderNo, line: lines[0]?.lineId ?? 0 }
}

describe('a report once all goods have arrived', () => {
  const { submit } = returnActions(() => ({ ...shop, nl }))

  /** Reported on the second day, the last delivery on the thirtieth. */
  async function life(buyer: () => Buyer, more: Parameters<typeof orderOf>[1] = {}) {
    const { orderNo, a, b } = await partlyDelivered(buyer(), more)
    await passDays(1)
    const files = [await upload(buyer())]
    const lines = [
      damaged(a, 2, { text: 'The box was wet.\nBoth cartridges leak.', files }),
      { orderLineId: b, qty: 1, kind: 'missing' as const },
    ]
    const { reports: sent } = await send({ orderNo, lines }, buyer())
    await passDays(28)
    await shop.db.execute('truncate outbox')
    await deliverRest(orderNo)
    const [report] = (await get(orderNo, buyer())).reports
    const rma = await buyer().ask('rma.get', { params: { id: report?.rmas[0]?.id ?? 0 } })
    return { orderNo, a, b, reportNo: sent[0]?.reportNo ?? '', report, rma }
  }

  it('N2 RMA-010 CONT-012 is a draft of a return with lines, reasons and photos, which keeps the time of the report', async () => {
    const { a, b, report, rma } = await life(() => nl)
    expect(report).toMatchObject({ status: 'returned', rmas: [{ rmaNo: rma.rmaNo }], canWithdraw: false })
    expect(rma).toMatchObject({
      status: 'draft',
      returnTime: '2026-12-24 09:00:00',
      note: '',
      problems: ['DELIVERY_MISSING', 'ADDRESS_MISSING', 'NOTE_MISSING'],
      lines: [
        {
          orderLineId: a,
          returnQty: 2,
          reason: 'brokenCartridge',
          batchNo: 'L2609-1184',
          otherReason: 'The box was wet. Both cartridges leak.',
          files: [{ name: 'photo.png' }],
          problems: [],
        },
        { orderLineId: b, returnQty: 1, reason: 'wrongOrLess', neverArrived: true, problems: [] },
      ],
    })
    expect(rma.events).toEqual([{ kind: 'reported', at: '2026-11-26 09:00:00' }])
    await shop.sendMails()
    const mail = shop.mails.findLast(({ subject }) => subject.startsWith('Report'))
    expect(mail?.subject).toBe(`Report ${report?.reportNo} is ready as a return`)
    expect(mail?.text).toContain(`/rma/applyforreturn?id=${rma.id}`)
    const body = {
      id: rma.id,
      version: rma.version,
      deliveryType: 'customerCourier' as const,
      addressId: shop.addressId,
      note: 'As reported.',
      lines: rma.lines.map(({ orderLineId, returnQty, reason, batchNo, neverArrived, files }) => ({
        orderLineId,
        returnQty,
        reason,
        batchNo,
        neverArrived,
        files: files.map(({ fileId }) => fileId),
      })),
    }
    const saved = await nl.ask('rma.save', { body })
    expect(saved.lines.map(({ problems }) => problems)).toEqual([[], []])
    expect(await submit(saved, nl)).toMatchObject({ code: 200, data: { status: 'application for return' } })
    expect((await nl.ask('rma.get', { params: { id: rma.id } })).events).toMatchObject([
      { kind: 'reported', at: '2026-11-26 09:00:00' },
      { kind: 'submitted', at: '2026-12-24 09:00:00' },
    ])
  })

  it('N2 CONT-012 keeps the time limit also where it refuses returns, for the pieces that were reported and no others', async () => {
    await shop.db.update(orgSites).set({ returnWindows: 'enforce' }).where(eq(orgSites.orgId, 1))
    const { orderNo, b, rma } = await life(() => nl)
    await passDays(60)
    const claim = async (returnQty: number) => {
      const lines = [{ orderLineId: b, returnQty, reason: 'wrongOrLess' as const, neverArrived: true }]
      const { lines: answered } = await nl.ask('rma.estimate', { body: { lines } })
      return answered[0]?.problems.map(({ code, blocks }) => [code, blocks])
    }
    expect(await claim(1)).toEqual([])
    expect(await claim(2)).toEqual([['REPORT_PASSED', true]])
    const [, line] = await nl.ask('rma.eligible', { body: { orderNo } })
    expect(line?.reported).toEqual([{ partSkuId: null, qty: 1, on: '2026-11-26' }])
    // The draft can be deleted; what was reported stays reported.
    await nl.ask('rma.remove', { params: { id: rma.id } })
    expect((await get(orderNo)).reports[0]).toMatchObject({ status: 'returned', rmas: [] })
    expect(await claim(1)).toEqual([])
    await shop.db.update(orgSites).set({ returnWindows: 'advise' }).where(eq(orgSites.orgId, 1))
  })

  it('N2 of a rep becomes the return of the rep, at the prices that the rep sees, with the coupon of the order', async () => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
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
    const { rma } = await life(() => rep, { couponCode: code })
    const asMain = await nl.ask('rma.get', { params: { id: rma.id } })
    expect(rma.placedBy).toBe(asMain.placedBy)
    // 2 × 8.00 and 2.50, less a fifth for the coupon of 9.00 on an order of 45.00.
    expect(asMain.amount).toBe(14.8)
  })

  it('N2 that is sent then becomes a draft in the same step', async () => {
    const { orderNo, a } = await partlyDelivered()
    await deliverRest(orderNo)
    const { reports: sent } = await send({ orderNo, lines: [damaged(a, 4)] })
    expect(sent[0]).toMatchObject({ status: 'returned', rmas: [{ rmaNo: expect.stringMatching(/^RMA-/) }] })
    const add = {
      params: { reportno: sent[0]?.reportNo ?? '' },
      body: { lineId: sent[0]?.lines[0]?.id ?? 0, text: 'x' },
    }
    expect(await nl.call('reports.add', add, randomUUID())).toMatchObject({
      code: 601,
      msg: 'This report has become a return. Please go on there.',
    })
  })

  it('N2 of an article that is damaged and missing becomes a return for each, and the mail leads to the order', async () => {
    const { orderNo, a, b } = await partlyDelivered()
    const lines: Line[] = [
      damaged(a, 1),
      { orderLineId: a, qty: 2, kind: 'missing' },
      { orderLineId: b, qty: 1, kind: 'wrong' },
    ]
    expect(await refused({ orderNo, lines: [damaged(a, 1), { ...damaged(a, 3), kind: 'missing' }] })).toMatchObject({
      code: 601,
      msg: `Of ${shop.a.number}, delivered pieces that can still be reported: 2.`,
    })
    const sent = await send({ orderNo, lines })
    expect(sent.lines.map(({ leftQty }) => leftQty)).toEqual([0, 1])
    await shop.db.execute('truncate outbox')
    await deliverRest(orderNo)
    const [report] = (await get(orderNo)).reports
    const drafts = await Promise.all(
      (report?.rmas ?? []).map(async ({ id }) => (await nl.ask('rma.get', { params: { id } })).lines),
    )
    expect(drafts).toMatchObject([
      [
        { orderLineId: a, returnQty: 1, reason: 'brokenCartridge', neverArrived: false },
        { orderLineId: b, returnQty: 1, reason: 'wrongOrLess', neverArrived: false },
      ],
      [{ orderLineId: a, returnQty: 2, reason: 'wrongOrLess', neverArrived: true }],
    ])
    await shop.sendMails()
    const mail = shop.mails.findLast(({ subject }) => subject === `Report ${report?.reportNo} is ready as a return`)
    expect(mail?.text).toContain(`/hisorder/orderDetails/${orderNo}?show=reports`)
    const listed = await shop.ops('report:list')
    expect(listed.data).toMatchObject([{ rmaNos: report?.rmas.map(({ rmaNo }) => rmaNo) }])
  })

  it('N2 becomes a draft when the supplier cancels the rest', async () => {
    const { orderNo, a } = await partlyDelivered()
    await send({ orderNo, lines: [damaged(a, 1)] })
    await shop.ops('order:cancel-rest', orderNo, '--reason', 'discontinued', '--yes')
    expect((await get(orderNo)).reports[0]).toMatchObject({ status: 'returned' })
  })

  it('N2 of a part of a kit becomes a return of that part', async () => {
    const { orderNo, line } = await partlyKit()
    await send({ orderNo, lines: [damaged(line, 2, { partSkuId: shop.c.goodsSkuId })] })
    await shop.ops('order:cancel-rest', orderNo, '--reason', 'discontinued', '--yes')
    const [report] = (await get(orderNo)).reports
    const rma = await nl.ask('rma.get', { params: { id: report?.rmas[0]?.id ?? 0 } })
    expect(rma.lines).toMatchObject([{ orderLineId: line, partSkuId: shop.c.goodsSkuId, returnQty: 2, problems: [] }])
  })
})
