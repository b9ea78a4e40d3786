/** Returns: drafts, applications and what becomes of them. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallRead } from '@cartwright/core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addresses, invoices, rmaLines, rmas } from '../db/schema'
import { readPdf } from '../documents/documents.testing'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'
import { call } from '../testing/call'
import { fileOf } from '../uploads/files.testing'
import { deliver, opsOf } from './rma.testing'

type Draft = CallRead<'rma.create'>['body']

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

const whole = (lines: Draft['lines']): Draft => ({
  ...{ deliveryType: 'customerCourier', addressId, note: 'Grey streaks on every page.', lines },
})
const line = (orderLineId: number, returnQty: number | null, more: Partial<Draft['lines'][number]> = {}) =>
  ({
    ...{ orderLineId, returnQty, reason: 'leaking', batchNo: 'L2609-1184', ...more },
  }) as Draft['lines'][number]
const create = (body: Draft, buyer: Buyer = shop.nl) => buyer.ask('rma.create', { body }, randomUUID())
const submit = ({ id, version }: { id: number; version: number }, buyer: Buyer = shop.nl) =>
  buyer.call('rma.submit', { params: { id }, body: { version } })
const get = (id: number, buyer: Buyer = shop.nl) => buyer.ask('rma.get', { params: { id } })

describe('a draft', () => {
  it('API-084 RMA-005 VAL-032 is kept incomplete, and says what is missing', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const draft = await create({ lines: [line(lineIds[0] ?? 0, null, { reason: null, batchNo: '' })] })
    expect(draft).toMatchObject({ status: 'draft', version: 1, placedBy: 'Sanne de Wit', returnAddress: null })
    expect(draft.rmaNo).toMatch(/^RMA-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(draft.lines).toMatchObject([
      {
        ...{
          orderNo,
          orderItem: 1,
          number: shop.a.number,
          orderedQty: 3,
          deliveredQty: 3,
          leftQty: 3,
          returnQty: null,
        },
        problems: [{ code: 'QTY_INVALID' }, { code: 'REASON_MISSING' }],
      },
    ])
    expect(draft.problems).toEqual(['DELIVERY_MISSING', 'ADDRESS_MISSING', 'NOTE_MISSING'])
    const { rows, total } = await shop.nl.ask('rma.list', { query: {} })
    expect(total).toBe(1)
    expect(rows).toMatchObject([{ rmaNo: draft.rmaNo, status: 'draft', orderNos: [orderNo], lineCount: 1, pieces: 0 }])
    expect((await submit(draft)).code).toBe(601)
  })

  it('API-084 is changed by the version that was read; a stale change gets the newer draft', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const draft = await create(whole([line(lineIds[0] ?? 0, 1)]))
    const changed = { id: draft.id, version: 1, ...whole([line(lineIds[0] ?? 0, 2)]) }
    expect(await shop.nl.ask('rma.save', { body: changed })).toMatchObject({ version: 2, lines: [{ returnQty: 2 }] })
    const stale = await shop.nl.call('rma.save', { body: { ...changed, note: 'other' } })
    expect(stale).toMatchObject({
      ...{ code: 601, msg: 'This return was changed on another page.' },
      data: { newer: { version: 2, lines: [{ returnQty: 2 }] } },
    })
  })

  it('RMA-010 takes no goods in that have not arrived, nor those of another company', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    const refused = await shop.nl.call(
      'rma.create',
      { body: { lines: [line(order.lines[0]?.lineId ?? 0, 1)] } },
      randomUUID(),
    )
    expect(refused).toMatchObject({
      ...{ code: 601, msg: 'Not delivered yet. Returns are possible when all goods are delivered.' },
    })
    const foreign = await deliver(shop, shop.de, { [shop.a.number]: 1 })
    const theirs = await shop.nl.call(
      'rma.create',
      { body: { lines: [line(foreign.lineIds[0] ?? 0, 1)] } },
      randomUUID(),
    )
    expect(theirs.code).toBe(404)
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo } })).toMatchObject([
      { orderNo, problems: [{ code: 'NOT_DELIVERED', blocks: true }] },
    ])
  })

  it('API-086 is deleted; a submitted return is not, and no one else’s is seen', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const [gone, kept] = [
      await create(whole([line(lineIds[0] ?? 0, 1)])),
      await create(whole([line(lineIds[0] ?? 0, 1)])),
    ]
    for (const name of ['rma.get', 'rma.remove'] as const)
      expect((await shop.de.call(name, { params: { id: gone.id } })).code).toBe(404)
    expect((await submit(gone, shop.de)).code).toBe(404)
    await shop.nl.ask('rma.remove', { params: { id: gone.id } })
    expect((await shop.nl.call('rma.get', { params: { id: gone.id } })).code).toBe(404)
    expect((await submit(kept)).code).toBe(200)
    expect(await shop.nl.call('rma.remove', { params: { id: kept.id } })).toMatchObject({ code: 601 })
    expect((await get(kept.id)).status).toBe('application for return')
  })

  it('goes after 90 days without a change, with what it holds', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    await create(whole([line(lineIds[0] ?? 0, 1)]))
    const { RETENTIONS } = await import('../janitor/retention')
    const drafts = RETENTIONS.find(({ table }) => table === rmas)
    const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
    const count = async () => (await shop.db.select().from(rmaLines)).length
    await shop.db.delete(rmas).where(drafts?.isExpired(later(89)))
    expect(await count()).toBe(1)
    await shop.db.delete(rmas).where(drafts?.isExpired(later(91)))
    expect(await count()).toBe(0)
  })
})

describe('an application', () => {
  it('API-085 RMA-007 RMA-009 is handed in with a draft, is not changed any more, and is answered in three working days', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const draft = await create(whole([line(lineIds[0] ?? 0, 2)]))
    expect(draft).toMatchObject({ amount: 20, fee: 0, shipping: 0, vatRate: 21, vat: 4.2, total: 24.2, problems: [] })
    const { code, data } = await submit(draft)
    expect(code).toBe(200)
    expect(data).toMatchObject({ status: 'application for return', events: [{ kind: 'submitted' }] })
    expect((await submit(draft)).code).toBe(200)
    expect(await shop.nl.call('rma.save', { body: { id: draft.id, version: 1, lines: [] } })).toMatchObject({
      code: 601,
    })
    const asked = new Date(`${data?.returnTime.slice(0, 10)}T12:00:00Z`)
    expect(Date.parse(`${data?.answerBy}T12:00:00Z`)).toBeGreaterThanOrEqual(asked.getTime() + 3 * 86_400_000)
    await shop.sendMails()
    const [mail] = shop.mails.filter(({ subject }) => subject.includes(draft.rmaNo))
    expect(mail?.text).toContain('The audit takes up to three working days.')
    expect(mail?.text).toContain(shop.a.number)
    // Pieces and their amount; a price of one is not in this mail.
    expect(mail?.text).toMatch(/^ +\d+ {2}€[\d.]+$/m)
    expect(mail?.text).not.toContain(' × ')
    const { rows } = await shop.nl.ask('notifications.list', { query: { type: '1', orgId: 1 } })
    expect(rows.map(row => row.notificationTitle)).toContain(`Return ${draft.rmaNo} is submitted`)
  })

  it('VAL-026 takes pieces that no other return holds, and frees them when it is rejected', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const [id = 0] = lineIds
    const first = await create(whole([line(id, 2)]))
    const second = await create(whole([line(id, 2)]))
    expect((await submit(first)).code).toBe(200)
    expect(await submit(second)).toMatchObject({
      code: 601,
      data: { newer: { lines: [{ leftQty: 1, problems: [{ code: 'QTY_ABOVE', qty: 1 }] }] } },
    })
    await ops('rma:reject', first.rmaNo, 'Not our batch')
    expect(await get(first.id)).toMatchObject({
      status: 'rejected',
      lines: [{ rejection: 'Not our batch', approvedQty: 0 }],
    })
    expect((await submit(second)).code).toBe(200)
  })

  it('VAL-026 20 at once never take back more than has arrived', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 5 })
    const [id = 0] = lineIds
    const drafts = await Promise.all(Array.from({ length: 20 }, () => create(whole([line(id, 2)]))))
    const answers = await Promise.all(drafts.map(draft => submit(draft)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 601)).toHaveLength(18)
    const [held] = await shop.db.select({ sum: sql<number>`sum(held)::int` }).from(rmaLines)
    expect(held?.sum).toBe(4)
  })

  it('a sales rep sees it at its own prices', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const draft = await create(whole([line(lineIds[0] ?? 0, 2)]))
    const [shown] = (await get(draft.id, shop.rep)).lines
    const order = await shop.rep.ask('orders.get', { params: { orderno: draft.lines[0]?.orderNo ?? '' } })
    expect(shown?.amount).toBe(order.lines[0]?.price)
  })
})

describe('the audit', () => {
  it('RMA-008 approves some pieces of a line with a text, and books what has arrived', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 2 })
    const [a = 0, b = 0] = lineIds
    const draft = await create(whole([line(a, 4, { reason: 'notRequired' }), line(b, 2)]))
    expect(draft).toMatchObject({ amount: 37, fee: 8 })
    await submit(draft)
    await expect(ops('rma:approve', draft.rmaNo, '--line', '1=3')).rejects.toThrow('say why 1 pieces')
    await expect(ops('rma:approve', draft.rmaNo, '--line', '1=5')).rejects.toThrow('applied for with 4')
    await ops('rma:approve', draft.rmaNo, '--line', '1=3', '--text', 'One was opened', '--waive', '1')
    expect(await get(draft.id)).toMatchObject({
      ...{ status: 'audit approved', amount: 35, fee: 0 },
      lines: [
        { approvedQty: 3, rejection: 'One was opened', amount: 30, fee: 0 },
        { approvedQty: 2, rejection: '' },
      ],
    })
    await expect(ops('rma:receive', draft.rmaNo, '--line', '1=4')).rejects.toThrow('3 pieces are still to come')
    await ops('rma:receive', draft.rmaNo, '--line', '1=1')
    expect((await ops('rma:receive', draft.rmaNo)).text).toBe(`4 pieces of ${draft.rmaNo} have arrived`)
    await expect(ops('rma:receive', draft.rmaNo)).rejects.toThrow('Nothing')
    expect((await get(draft.id)).events.map(({ kind }) => kind)).toEqual([
      'submitted',
      'approved',
      'received',
      'received',
    ])
    expect((await ops('rma:list')).data).toMatchObject([{ rmaNo: draft.rmaNo, status: 'audit approved' }])
    expect((await ops('rma:list', draft.rmaNo)).text).toContain('3 approved, 3 received')
    // The opened one may be in another return.
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo: draft.lines[0]?.orderNo ?? '' } })).toMatchObject([
      { leftQty: 1, problems: [] },
      { leftQty: 0, problems: [{ code: 'ALL_RETURNED' }] },
    ])
  })

  it('RMA-008 ends without a credit note where fee and freight leave nothing', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 1 })
    const wanted = whole([line(lineIds[0] ?? 0, 1, { reason: 'notRequired' })])
    const draft = await create({ ...wanted, deliveryType: 'supplierCourier' })
    expect(draft).toMatchObject({ amount: 2, fee: 0.5, shipping: -2, total: 0 })
    await submit(draft)
    await ops('rma:approve', draft.rmaNo)
    await ops('rma:receive', draft.rmaNo)
    const ended = await ops('rma:refund', draft.rmaNo, '--yes')
    expect(ended.text).toBe(`${draft.rmaNo} is closed: nothing is left to credit`)
    expect(await get(draft.id)).toMatchObject({ status: 'refund', creditNotes: [] })
  })

  it('API-095 an approved return has a slip with its number, goods and addresses, which its mail brings too', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 1 })
    const draft = await create(whole([line(lineIds[0] ?? 0, 4), line(lineIds[1] ?? 0, 1)]))
    const wanted = { body: { type: 'returnLabel', id: draft.rmaNo } as const }
    await submit(draft)
    const early = await call(shop, 'documents.download', wanted, { token: shop.nl.token })
    expect(early).toMatchObject({ code: 601, msg: 'The slip is there when the return is approved.' })
    await ops('rma:approve', draft.rmaNo, '--line', '1=3,2=0', '--text', 'Opened')
    const { name, content } = await shop.nl.ask('documents.download', wanted)
    expect(name).toBe(`${draft.rmaNo}-label.pdf`)
    const { text, pages } = await readPdf(Buffer.from(await content.arrayBuffer()))
    expect(pages).toBe(1)
    for (const part of ['Return slip', draft.rmaNo, shop.a.number, orderNo, 'L2609-1184']) expect(text).toContain(part)
    expect(text).not.toContain(shop.b.number)
    expect((await call(shop, 'documents.download', wanted, { token: shop.de.token })).code).toBe(404)
    await shop.sendMails()
    const mail = shop.mails.find(({ subject }) => subject === `Return ${draft.rmaNo} is approved`)
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${draft.rmaNo}-label.pdf`])
  })

  it('decides once, and not on drafts', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const draft = await create(whole([line(lineIds[0] ?? 0, 1)]))
    await expect(ops('rma:approve', draft.rmaNo)).rejects.toThrow('There is no return')
    await submit(draft)
    await ops('rma:approve', draft.rmaNo)
    await expect(ops('rma:reject', draft.rmaNo, 'late')).rejects.toThrow('is audit approved')
  })
})

describe('a refund', () => {
  it('RMA-008 RMA-003 credits what has arrived, to the cent as it was estimated, once', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 2 })
    const [a = 0, b = 0] = lineIds
    const body = whole([line(a, 4, { reason: 'notRequired', batchNo: '' }), line(b, 2)])
    const draft = await create({ ...body, deliveryType: 'supplierCourier' })
    expect(draft).toMatchObject({ amount: 37, fee: 8 })
    expect(draft.shipping).toBeLessThan(0)
    await submit(draft)
    await expect(ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow('is application for return')
    await ops('rma:approve', draft.rmaNo)
    await expect(ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow('has arrived')
    await ops('rma:receive', draft.rmaNo)
    const { creditNotes } = (await ops('rma:refund', draft.rmaNo, '--yes')).data as { creditNotes: string[] }
    expect(creditNotes).toHaveLength(1)
    const [credit] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceNo, creditNotes[0] ?? ''))
    expect(credit?.snapshot.sums).toMatchObject({
      total: draft.amount + draft.shipping,
      vat: draft.vat,
      grandTotal: draft.total,
    })
    const refunded = await get(draft.id)
    expect(refunded).toMatchObject({ status: 'refund', creditNotes, total: draft.total })
    expect((await get(draft.id, shop.rep)).creditNotes).toEqual([])
    expect(refunded.events.map(({ kind }) => kind)).toEqual(['submitted', 'approved', 'received', 'refunded'])
    await expect(ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow('is refund')
  })

  it('credits no more than has arrived, and frees the rest', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 4 })
    const draft = await create(whole([line(lineIds[0] ?? 0, 4)]))
    await submit(draft)
    await ops('rma:approve', draft.rmaNo)
    await ops('rma:receive', draft.rmaNo, '--line', '1=3')
    const { creditNotes } = (await ops('rma:refund', draft.rmaNo, '--yes')).data as { creditNotes: string[] }
    const [credit] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceNo, creditNotes[0] ?? ''))
    expect(credit?.snapshot.lines).toMatchObject([{ qty: 3, net: 30 }])
    expect(await get(draft.id)).toMatchObject({ amount: 30, total: 36.3 })
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo } })).toMatchObject([{ leftQty: 1 }])
    const rest = await create(whole([line(lineIds[0] ?? 0, 1)]))
    await submit(rest)
    await ops('rma:approve', rest.rmaNo)
    await ops('rma:receive', rest.rmaNo)
    await ops('rma:refund', rest.rmaNo)
    expect((await get(rest.id)).status).toBe('audit approved')
    await ops('rma:refund', rest.rmaNo, '--yes')
    expect(await get(rest.id)).toMatchObject({ status: 'refund', amount: 10, vat: 2.1 })
  })
})

describe('files and imports', () => {
  it('API-087 keeps files beside their line, and hands them to the supplier', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const { fileId } = await shop.nl.ask('rma.upload', { body: { file: fileOf('png', 'photo.png') } }, randomUUID())
    const draft = await create(whole([line(lineIds[0] ?? 0, 1, { files: [fileId] })]))
    expect(draft.files).toMatchObject([{ fileId, name: 'photo.png', type: 'png' }])
    expect(draft.lines[0]?.files).toEqual(draft.files)
    const body = { id: draft.id, version: 1, ...whole([line(lineIds[0] ?? 0, 1, { files: [fileId] })]) }
    const saved = await shop.nl.ask('rma.save', { body })
    expect(saved.files).toHaveLength(1)
    await submit(saved)
    const folder = await mkdtemp(join(tmpdir(), 'rma-'))
    await ops('rma:files', draft.rmaNo, folder)
    expect(await readdir(folder)).toEqual(['1 photo.png'])
    const docx = await shop.nl.call('rma.upload', { body: { file: fileOf('docx', 'note.docx') } }, randomUUID())
    expect(docx).toMatchObject({ code: 601, msg: 'Files may be: jpg, jpeg, png, webp, pdf.' })
    const photo = await shop.nl.ask('rma.upload', { body: { file: fileOf('webp', 'photo.webp') } }, randomUUID())
    expect(photo).toMatchObject({ name: 'photo.webp', type: 'webp', size: 34 })
  })

  it('API-087 no return takes the file of another company', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const { fileId } = await shop.de.ask('rma.upload', { body: { file: fileOf('png', 'photo.png') } }, randomUUID())
    const body = whole([line(lineIds[0] ?? 0, 1, { files: [fileId] })])
    expect(await shop.nl.call('rma.create', { body }, randomUUID())).toMatchObject({ code: 601 })
  })

  it('API-087 reads rows of a file, and names each that cannot go back with the cause', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 3, [shop.b.number]: 2 })
    const { number } = shop.a
    const row = (at: number, more: object) => ({ row: at, number, qty: '1', reason: 'leaking', ...more })
    const { lines, failed } = await shop.nl.ask('rma.importLines', {
      body: {
        rows: [
          row(1, { orderNo, qty: '2', reason: 'Poor print quality', batchNo: 'L1' }),
          row(2, { number: 'NOPE' }),
          row(3, { number: shop.b.number, orderNo, qty: 'x' }),
          row(4, { number: shop.b.number, orderNo, qty: '3' }),
          row(5, { number: shop.b.number, orderNo, reason: 'bad mood' }),
          row(6, { number: shop.b.number, orderNo: 'ON-OTHER' }),
          row(7, { number: shop.b.number, orderNo, reason: '' }),
        ],
      },
    })
    expect(lines).toMatchObject([
      { line: { orderNo, number }, returnQty: 2, reason: 'poorPrintQuality', batchNo: 'L1' },
      { line: { number: shop.b.number }, returnQty: 1, reason: null },
    ])
    expect(failed).toEqual([
      { row: 2, input: 'NOPE', code: 'UNKNOWN' },
      { row: 3, input: shop.b.number, code: 'QTY_INVALID' },
      { row: 4, input: shop.b.number, code: 'QTY_ABOVE' },
      { row: 5, input: shop.b.number, code: 'REASON_UNKNOWN' },
      { row: 6, input: shop.b.number, code: 'UNKNOWN' },
    ])
  })

  it('finds what can go back by order or by any number of an article, of the own company only', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.c.number]: 1 })
    const find = (keyword: string, buyer: Buyer = shop.nl) => buyer.ask('rma.eligible', { body: { keyword } })
    expect((await find(orderNo.slice(3))).map(found => found.orderNo)).toEqual([orderNo])
    expect((await find(shop.c.number)).map(found => found.orderNo)).toContain(orderNo)
    expect(await find(orderNo, shop.de)).toEqual([])
  })
})
