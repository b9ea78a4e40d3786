/** Files of returns, lines that come from one, and what can go back. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'
import { call } from '../testing/call'
import { fileOf } from '../uploads/files.testing'
import { deliver, lineOf, openReturnsShop, type ReturnsShop, refund, returnActions } from './rma.testing'

let shop: ReturnsShop
beforeAll(async () => {
  shop = await openReturnsShop()
})
afterAll(() => shop?.close())
// Mails of the deliveries before are not sent with those that a test reads: each would be written with its documents.
beforeEach(() => shop.db.execute('truncate rmas, outbox cascade'))

const { whole, create, submit } = returnActions(() => shop)

describe('files and imports', () => {
  it('API-087 RMA-012 a row may say that its pieces were not in the parcel', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const read = async (neverArrived: string, reason = '') => {
      const row = { row: 4, number: shop.a.number, orderNo, qty: '1', reason, batchNo: 'L1', neverArrived }
      const { lines, failed } = await shop.nl.ask('rma.importLines', { body: { rows: [row] } })
      return lines[0] ? [lines[0].reason, lines[0].neverArrived] : failed[0]?.code
    }
    expect(await read('yes')).toEqual(['wrongOrLess', true])
    expect(await read(' Ja ', 'wrong or less')).toEqual(['wrongOrLess', true])
    expect(await read('nein', 'wrongOrLess')).toEqual(['wrongOrLess', false])
    expect(await read('', 'leaking')).toEqual(['leaking', false])
    expect(await read('x', 'leaking')).toBe('MARK_REASON')
    expect(await read('perhaps', 'wrongOrLess')).toBe('MARK_UNKNOWN')
  })

  it('API-087 keeps files beside their line, and hands them to the supplier', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const { fileId } = await shop.nl.ask('rma.upload', { body: { file: fileOf('png', 'photo.png') } }, randomUUID())
    const draft = await create(whole([lineOf(lineIds[0], 1, { files: [fileId] })]))
    expect(draft.files).toMatchObject([{ fileId, name: 'photo.png', type: 'png' }])
    expect(draft.lines[0]?.files).toEqual(draft.files)
    const body = { id: draft.id, version: 1, ...whole([lineOf(lineIds[0], 1, { files: [fileId] })]) }
    const saved = await shop.nl.ask('rma.save', { body })
    expect(saved.files).toHaveLength(1)
    await submit(saved)
    const folder = await mkdtemp(join(tmpdir(), 'rma-'))
    const written = await shop.ops('rma:files', draft.rmaNo, folder)
    expect(await readdir(folder)).toEqual(['1 photo.png'])
    const path = join(folder, '1 photo.png')
    expect(written.data).toMatchObject({ files: [{ path, line: 1, article: shop.a.number }] })
    expect(written.text).toBe(`${path}  line 1  ${shop.a.number}`)
    // The company that sent it can save it again; nothing shows it in place.
    const wanted = { body: { type: 'returnFile', id: draft.rmaNo, fileId } } as const
    const { name, content } = await shop.nl.ask('documents.download', wanted)
    const kept = await readFile(join(folder, '1 photo.png'))
    expect([name, Buffer.from(await content.arrayBuffer()).equals(kept)]).toEqual(['photo.png', true])
    const { headers } = await call(shop, 'documents.download', wanted, { token: shop.nl.token })
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="photo.png"/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect((await shop.de.call('documents.download', wanted)).code).toBe(404)
    const other = await create({ lines: [] })
    const elsewhere = { body: { ...wanted.body, id: other.rmaNo } }
    expect((await shop.nl.call('documents.download', elsewhere)).code).toBe(404)
    const docx = await shop.nl.call('rma.upload', { body: { file: fileOf('docx', 'note.docx') } }, randomUUID())
    expect(docx).toMatchObject({ code: 601, msg: 'Files may be: jpg, jpeg, png, webp, pdf.' })
    const photo = await shop.nl.ask('rma.upload', { body: { file: fileOf('webp', 'photo.webp') } }, randomUUID())
    expect(photo).toMatchObject({ name: 'photo.webp', type: 'webp', size: 34 })
  })

  it('API-087 no return takes the file of another company', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const { fileId } = await shop.de.ask('rma.upload', { body: { file: fileOf('png', 'photo.png') } }, randomUUID())
    const body = whole([lineOf(lineIds[0], 1, { files: [fileId] })])
    expect(await shop.nl.call('rma.create', { body }, randomUUID())).toMatchObject({ code: 601 })
  })

  it('API-087 a file stands beside one line', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1, [shop.b.number]: 1 })
    const { fileId } = await shop.nl.ask('rma.upload', { body: { file: fileOf('png', 'photo.png') } }, randomUUID())
    const files = [fileId]
    const body = whole([lineOf(lineIds[0], 1, { files }), lineOf(lineIds[1], 1, { files })])
    expect(await shop.nl.call('rma.create', { body }, randomUUID())).toMatchObject({
      code: 400,
      msg: 'A file is named twice.',
    })
  })

  it('API-087 reads rows of a file, and names each that cannot go back with the cause', async () => {
    // An article of another order: known, and not in the one that its row names.
    await deliver(shop, shop.nl, { [shop.c.number]: 1 })
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
          row(8, { number: shop.b.number, orderNo, qty: ' ' }),
          row(9, { number: shop.c.number, orderNo }),
        ],
      },
    })
    expect(lines).toMatchObject([
      { line: { orderNo, number }, returnQty: 2, reason: 'poorPrintQuality', batchNo: 'L1' },
      { line: { number: shop.b.number }, returnQty: 1, reason: null },
    ])
    expect(failed).toEqual([
      { row: 2, input: 'NOPE', code: 'UNKNOWN', qty: null },
      { row: 3, input: shop.b.number, code: 'QTY_INVALID', qty: null },
      { row: 4, input: shop.b.number, code: 'QTY_ABOVE', qty: 2 },
      { row: 5, input: shop.b.number, code: 'REASON_UNKNOWN', qty: null },
      { row: 6, input: 'ON-OTHER', code: 'ORDER_UNKNOWN', qty: null },
      { row: 8, input: shop.b.number, code: 'QTY_MISSING', qty: null },
      { row: 9, input: shop.c.number, code: 'NOT_IN_ORDER', qty: null },
    ])
  })

  it('RT-011 reads quantities as quick order does, and takes the own PO number of one order', async () => {
    const deliverAs = async (poNo: string) => {
      const { orderNo } = await deliver(shop, shop.nl, { [shop.b.number]: 6 }, { poNo })
      return orderNo
    }
    const own = await deliverAs('Eigen-4711')
    const rows = ['2 st', '1,0', '１'].map((qty, at) => ({
      row: at + 1,
      number: shop.b.number,
      orderNo: 'eigen-4711',
      qty,
    }))
    const imported = async (row: (typeof rows)[number]) => shop.nl.ask('rma.importLines', { body: { rows: [row] } })
    const pieces = []
    for (const row of rows)
      pieces.push((await imported(row)).lines.map(({ line, returnQty }) => [line.orderNo, returnQty]))
    expect(pieces).toEqual([[[own, 2]], [[own, 1]], [[own, 1]]])
    await deliverAs('Eigen-4711')
    expect((await imported(rows[0]!)).failed).toEqual([
      { row: 1, input: 'EIGEN-4711', code: 'ORDER_SEVERAL', qty: null },
    ])
  })

  it('finds what can go back by order or by any number of an article, of the own company only', async () => {
    const { orderNo } = await deliver(shop, shop.nl, { [shop.c.number]: 1 })
    const find = (keyword: string, buyer: Buyer = shop.nl) => buyer.ask('rma.eligible', { body: { keyword } })
    expect((await find(orderNo.slice(3))).map(found => found.orderNo)).toEqual([orderNo])
    expect((await find(shop.c.number)).map(found => found.orderNo)).toContain(orderNo)
    expect(await find(orderNo, shop.de)).toEqual([])
  })

  it('RMA-010 offers what an invoice holds, and takes its number in a file', async () => {
    const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1, [shop.c.number]: 1 })
    const [invoice] = (await shop.nl.ask('finance.list', { query: { keyword: orderNo } })).rows
    const invoiceNo = invoice?.invoiceNo ?? ''
    const ofInvoice = (buyer: Buyer) => buyer.ask('rma.eligible', { body: { invoiceNo } })
    expect((await ofInvoice(shop.nl)).map(line => line.orderLineId)).toEqual(lineIds)
    expect(await shop.nl.ask('finance.get', { params: { invoiceNo } })).toMatchObject({ isReturnable: true })
    expect(await ofInvoice(shop.de)).toEqual([])
    expect((await shop.nl.ask('rma.eligible', { body: { keyword: invoiceNo } })).map(line => line.orderNo)).toEqual([
      orderNo,
      orderNo,
    ])
    const rows = [{ row: 1, number: shop.c.number, orderNo: invoiceNo, qty: '1', reason: 'leaking', batchNo: 'L1' }]
    expect((await shop.nl.ask('rma.importLines', { body: { rows } })).lines).toMatchObject([{ line: { orderNo } }])
    expect((await shop.de.ask('rma.importLines', { body: { rows } })).failed).toEqual([
      { row: 1, input: invoiceNo, code: 'ORDER_UNKNOWN', qty: null },
    ])
  })

  it('RMA-010 shows the pieces of the invoice, and offers none whose order has not arrived as a whole', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 5 }))
    await shop.ops('order:advance', orderNo, '--yes')
    await shop.ops('order:ship', orderNo, '--line', '1=2', '--yes')
    const [invoice] = (await shop.nl.ask('finance.list', { query: { keyword: orderNo } })).rows
    const invoiceNo = invoice?.invoiceNo ?? ''
    const isReturnable = async () => (await shop.nl.ask('finance.get', { params: { invoiceNo } })).isReturnable
    const offered = async () => shop.nl.ask('rma.eligible', { body: { invoiceNo } })
    expect(await isReturnable()).toBe(false)
    expect(await offered()).toMatchObject([{ orderedQty: 5, invoiceQty: 2, problems: [{ code: 'NOT_DELIVERED' }] }])
    await shop.ops('order:ship', orderNo, '--yes')
    await shop.ops('order:deliver', orderNo, '--yes')
    expect(await isReturnable()).toBe(true)
    expect(await offered()).toMatchObject([{ orderedQty: 5, invoiceQty: 2, problems: [] }])
  })

  it('N2 RMA-010 an order says why no goods of it can go back, and until when', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 5 }))
    const noReturn = async () => (await shop.nl.ask('orders.get', { params: { orderno: orderNo } })).noReturn
    expect(await noReturn()).toEqual({ reason: 'waiting', pieces: 5, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    await shop.ops('order:advance', orderNo, '--yes')
    await shop.ops('order:ship', orderNo, '--line', '1=2', '--yes')
    await shop.ops('order:deliver', orderNo, '--yes')
    expect(await noReturn()).toMatchObject({ reason: 'waiting', pieces: 3 })
    await shop.ops('order:ship', orderNo, '--yes')
    await shop.ops('order:deliver', orderNo, '--yes')
    expect(await noReturn()).toBeNull()
    const [line] = await shop.nl.ask('rma.eligible', { body: { keyword: orderNo } })
    const draft = await create(whole([lineOf(line?.orderLineId, 4)]))
    await submit(draft)
    expect(await noReturn()).toBeNull()
    await submit(await create(whole([lineOf(line?.orderLineId, 1)])))
    expect(await noReturn()).toEqual({ reason: 'returned', pieces: 0, day: null })
    const cancelled = await place(shop.nl, orderOf({ [shop.b.number]: 5 }))
    await shop.nl.ask('orders.cancel', { params: { orderno: cancelled.orderNo } })
    expect(await shop.nl.ask('orders.get', { params: { orderno: cancelled.orderNo } })).toMatchObject({
      noReturn: { reason: 'cancelled', pieces: 0, day: null },
    })
  })

  it('RMA-001 a row of the list has each reason once, in the order of the lines', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, {
      [shop.a.number]: 1,
      [shop.b.number]: 1,
      [shop.c.number]: 1,
    })
    const reasons = ['paperJam', 'leaking', 'paperJam'] as const
    const lines = lineIds.map((id, at) => lineOf(id, 1, { reason: reasons[at] ?? null }))
    await create(whole(lines))
    const { rows } = await shop.nl.ask('rma.list', { query: { keyword: orderNo } })
    expect(rows).toMatchObject([{ reason: 'paperJam', reasons: ['paperJam', 'leaking'] }])
  })

  it('OL-023 RMA-001 a return is found by its number and each on the papers of its order, however they are written', async () => {
    const { orderNo, soNo } = await place(shop.rep, orderOf({ [shop.a.number]: 2 }, { poNo: 'BE/2027-0815' }))
    await shop.ops('order:advance', orderNo, '--yes')
    await shop.ops('order:ship', orderNo, '--parcel', 'DHL:JVGL 0622 9876', '--yes')
    await shop.ops('order:deliver', orderNo, '--yes')
    const [line] = (await shop.rep.ask('orders.get', { params: { orderno: orderNo } })).lines
    const body = whole([lineOf(line?.lineId, 1, { batchNo: 'K-2027/33.9' })])
    const { id, rmaNo, version } = await create(body, shop.rep)
    expect((await submit({ id, version }, shop.rep)).code).toBe(200)
    const [invoice] = (await shop.nl.ask('finance.list', { query: { keyword: orderNo } })).rows
    const [creditNote] = await refund(shop, rmaNo)
    const numbers = [
      rmaNo,
      orderNo,
      soNo,
      'BE/2027-0815',
      `${soNo}-1`,
      'JVGL06229876',
      'K-2027/33.9',
      invoice?.invoiceNo ?? '',
      creditNote ?? '',
    ]
    const ways = [
      (number: string) => number,
      (number: string) => number.toLowerCase(),
      (number: string) => number.replaceAll(/[-/.]/g, ''),
      (number: string) => number.replaceAll(/[-/.]/g, ' '),
      (number: string) => number.replaceAll('-', '\u2011'),
      (number: string) => `#${number}`,
      (number: string) => ` No. ${number} `,
      (number: string) => `Rechnung: ${number}`,
    ]
    for (const number of numbers)
      for (const write of ways) {
        const keyword = write(number)
        for (const buyer of [shop.nl, shop.rep]) {
          const { rows } = await buyer.ask('rma.list', { query: { keyword } })
          expect(
            rows.map(row => row.rmaNo),
            keyword,
          ).toEqual([rmaNo])
        }
        expect((await shop.de.ask('rma.list', { query: { keyword } })).rows, keyword).toEqual([])
      }
  })
})
