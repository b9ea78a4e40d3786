/** Returns: drafts, applications and what becomes of them. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallRead } from '@cartwright/core/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customers, invoices, rmaFiles, rmaLines, rmas } from '../db/schema'
import { readPdf } from '../documents/documents.testing'
import { orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'
import { call } from '../testing/call'
import { fileOf } from '../uploads/files.testing'
import { deliver, lineOf, openReturnsShop, type ReturnsShop, refund } from './rma.testing'

type Draft = CallRead<'rma.create'>['body']

let shop: ReturnsShop
beforeAll(async () => {
  shop = await openReturnsShop()
})
afterAll(() => shop?.close())
// Mails of the deliveries before are not sent with those that a test reads: each would be written with its documents.
beforeEach(() => shop.db.execute('truncate rmas, outbox cascade'))

const whole = (lines: Draft['lines']): Draft => ({
  ...{ deliveryType: 'customerCourier', addressId: shop.addressId, note: 'Grey streaks on every page.', lines },
})
const create = (body: Draft, buyer: Buyer = shop.nl) => buyer.ask('rma.create', { body }, randomUUID())
const submit = ({ id, version }: { id: number; version: number }, buyer: Buyer = shop.nl) =>
  buyer.call('rma.submit', { params: { id }, body: { version } })
const get = (id: number, buyer: Buyer = shop.nl) => buyer.ask('rma.get', { params: { id } })

describe('a draft', () => {
  it('API-084 RMA-005 VAL-032 is kept incomplete, and says what is missing', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const draft = await create({ lines: [lineOf(lineIds[0], null, { reason: null, batchNo: '' })] })
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
    const draft = await create(whole([lineOf(lineIds[0], 1)]))
    const changed = { id: draft.id, version: 1, ...whole([lineOf(lineIds[0], 2)]) }
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
      { body: { lines: [lineOf(order.lines[0]?.lineId, 1)] } },
      randomUUID(),
    )
    expect(refused).toMatchObject({
      ...{ code: 601, msg: 'Not delivered yet. Returns are possible when all goods are delivered.' },
    })
    const foreign = await deliver(shop, shop.de, { [shop.a.number]: 1 })
    const theirs = await shop.nl.call('rma.create', { body: { lines: [lineOf(foreign.lineIds[0], 1)] } }, randomUUID())
    expect(theirs.code).toBe(404)
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo } })).toMatchObject([
      { orderNo, problems: [{ code: 'NOT_DELIVERED', blocks: true }] },
    ])
  })

  it('API-086 is deleted; a submitted return is not, and no one else’s is seen', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const [gone, kept] = [await create(whole([lineOf(lineIds[0], 1)])), await create(whole([lineOf(lineIds[0], 1)]))]
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
    await create(whole([lineOf(lineIds[0], 1)]))
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

describe('limits', () => {
  it('API-084 a draft in which nothing was entered goes after a day', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const [withNote, withLine] = [
      await create({ lines: [], note: 'x' }),
      await create({ lines: [lineOf(lineIds[0], 1)] }),
    ]
    await create({ lines: [] })
    const { RETENTIONS } = await import('../janitor/retention')
    const drafts = RETENTIONS.find(({ table }) => table === rmas)
    const after = (ms: number) =>
      shop.db.delete(rmas).where(drafts?.isExpired(new Date(shop.clock.now().getTime() + ms)))
    await after(86_399_000)
    expect(await shop.db.select().from(rmas)).toHaveLength(3)
    await after(86_401_000)
    expect((await shop.db.select().from(rmas)).map(({ rmaId }) => rmaId).sort()).toEqual(
      [withNote.id, withLine.id].sort(),
    )
  })

  it('API-084 an account has 50 drafts, and its colleagues have their own', async () => {
    const [one] = [await create({ lines: [], note: 'x' })]
    const [row] = await shop.db.select().from(rmas)
    if (!row) throw new Error('no draft')
    const { rmaId: _id, ...copy } = row
    await shop.db.insert(rmas).values(Array.from({ length: 49 }, (_none, at) => ({ ...copy, rmaNo: `RMA-${at}` })))
    const begin = (buyer: Buyer) => buyer.call('rma.create', { body: { lines: [] } }, randomUUID())
    expect(await begin(shop.nl)).toMatchObject({
      code: 601,
      msg: 'You have 50 drafts of returns. Please submit or delete one under “Returns”.',
    })
    expect((await begin(shop.rep)).code).toBe(200)
    await shop.nl.ask('rma.remove', { params: { id: one.id } })
    expect((await begin(shop.nl)).code).toBe(200)
  })

  it('API-084 API-087 parallel calls pass neither the limit of drafts nor that of waiting files', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const body = { lines: [lineOf(lineIds[0], 1)] }
    const [some] = await shop.db
      .select()
      .from(rmas)
      .where(eq(rmas.rmaId, (await create(body)).id))
    if (!some) throw new Error('the draft is missing')
    const { rmaId: _id, rmaNo: _no, ...row } = some
    await shop.db.insert(rmas).values(Array.from({ length: 45 }, (_none, at) => ({ ...row, rmaNo: `RMA-P${at}` })))
    const twelve = Array.from({ length: 12 })
    const begun = await Promise.all(twelve.map(() => shop.nl.call('rma.create', { body }, randomUUID())))
    expect(begun.filter(({ code }) => code === 200)).toHaveLength(4)
    const own = and(eq(rmaFiles.accountId, row.accountId), isNull(rmaFiles.rmaId))
    const { accountId, custId } = row
    const file = { ...{ accountId, custId, name: 'old.png', type: 'image/png', size: 1 }, content: Buffer.from('x') }
    await shop.db.delete(rmaFiles).where(own)
    await shop.db.insert(rmaFiles).values(Array.from({ length: 50 }, () => ({ ...file, createTime: row.createTime })))
    await Promise.all(
      twelve.map((_none, at) =>
        shop.nl.ask('rma.upload', { body: { file: fileOf('png', `new-${at}.png`) } }, randomUUID()),
      ),
    )
    expect(await shop.db.$count(rmaFiles, own)).toBe(50)
    await shop.db.delete(rmaFiles).where(own)
  })

  it('API-087 a return has 50 files', async () => {
    const { lineIds } = await deliver(shop, shop.nl, {
      ...{ [shop.a.number]: 1, [shop.b.number]: 1, [shop.c.number]: 1 },
    })
    const lines = Array.from({ length: 11 }, (_none, at) => at)
    const files = (count: number) => Array.from({ length: count }, () => randomUUID())
    const orders = await Promise.all(lines.slice(3).map(() => deliver(shop, shop.nl, { [shop.a.number]: 1 })))
    const ids = [...lineIds, ...orders.flatMap(order => order.lineIds)]
    const body = whole(ids.map(id => lineOf(id, 1, { files: files(5) })))
    expect(await shop.nl.call('rma.create', { body }, randomUUID())).toMatchObject({
      code: 601,
      msg: 'A return may have 50 files.',
    })
  })
})

describe('an application', () => {
  it('API-085 RMA-007 RMA-009 is handed in with a draft, is not changed any more, and is answered in three working days', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3 })
    const draft = await create(whole([lineOf(lineIds[0], 2)]))
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
    const first = await create(whole([lineOf(id, 2)]))
    const second = await create(whole([lineOf(id, 2)]))
    expect((await submit(first)).code).toBe(200)
    expect(await submit(second)).toMatchObject({
      code: 601,
      data: { newer: { lines: [{ leftQty: 1, problems: [{ code: 'QTY_ABOVE', qty: 1 }] }] } },
    })
    await shop.ops('rma:reject', first.rmaNo, 'Not our batch', '--yes')
    expect(await get(first.id)).toMatchObject({
      status: 'rejected',
      lines: [{ rejection: 'Not our batch', approvedQty: 0 }],
    })
    expect((await submit(second)).code).toBe(200)
  })

  it('VAL-026 20 at once never take back more than has arrived', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 5 })
    const [id = 0] = lineIds
    const drafts = await Promise.all(Array.from({ length: 20 }, () => create(whole([lineOf(id, 2)]))))
    const answers = await Promise.all(drafts.map(draft => submit(draft)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 601)).toHaveLength(18)
    const [held] = await shop.db.select({ sum: sql<number>`sum(held)::int` }).from(rmaLines)
    expect(held?.sum).toBe(4)
  })

  it('a sales rep sees it at its own prices', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const draft = await create(whole([lineOf(lineIds[0], 2)]))
    const [shown] = (await get(draft.id, shop.rep)).lines
    const order = await shop.rep.ask('orders.get', { params: { orderno: draft.lines[0]?.orderNo ?? '' } })
    expect(shown?.amount).toBe(order.lines[0]?.price)
  })
})

describe('the audit', () => {
  it('RMA-008 approves some pieces of a line with a text, and books what has arrived', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 2 })
    const [a = 0, b = 0] = lineIds
    const draft = await create(whole([lineOf(a, 4, { reason: 'notRequired' }), lineOf(b, 2)]))
    expect(draft).toMatchObject({ amount: 37, fee: 8 })
    await submit(draft)
    await expect(shop.ops('rma:approve', draft.rmaNo, '--line', '1=3', '--yes')).rejects.toThrow('say why 1 pieces')
    await expect(shop.ops('rma:approve', draft.rmaNo, '--line', '1=5', '--yes')).rejects.toThrow('applied for with 4')
    const approved = await shop.ops(
      'rma:approve',
      draft.rmaNo,
      '--line',
      '1=3',
      '--text',
      'One was opened',
      '--waive',
      '1',
      '--yes',
    )
    expect(approved.text.split('\n')).toEqual([
      `${draft.rmaNo} is audit approved`,
      expect.stringMatching(`^1  ${shop.a.number}.* 4 pieces.* 3 approved, 0 received  no fee  One was opened$`),
      expect.stringMatching(`^2  ${shop.b.number}.* 2 pieces.* 2 approved, 0 received`),
      `Next, once goods arrive: rma:receive ${draft.rmaNo}`,
    ])
    expect(await get(draft.id)).toMatchObject({
      ...{ status: 'audit approved', amount: 35, fee: 0 },
      lines: [
        { approvedQty: 3, rejection: 'One was opened', amount: 30, fee: 0 },
        { approvedQty: 2, rejection: '' },
      ],
    })
    await expect(shop.ops('rma:receive', draft.rmaNo, '--line', '1=4', '--yes')).rejects.toThrow(
      '3 pieces are still to come',
    )
    await shop.ops('rma:receive', draft.rmaNo, '--line', '1=1', '--yes')
    expect((await shop.ops('rma:receive', draft.rmaNo, '--yes')).text).toBe(`4 pieces of ${draft.rmaNo} have arrived`)
    await expect(shop.ops('rma:receive', draft.rmaNo, '--yes')).rejects.toThrow('Nothing')
    expect((await get(draft.id)).events.map(({ kind }) => kind)).toEqual([
      'submitted',
      'approved',
      'received',
      'received',
    ])
    expect((await shop.ops('rma:list')).data).toMatchObject([{ rmaNo: draft.rmaNo, status: 'audit approved' }])
    expect((await shop.ops('rma:list', draft.rmaNo)).text).toContain('3 approved, 3 received')
    // The opened one may be in another return.
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo: draft.lines[0]?.orderNo ?? '' } })).toMatchObject([
      { leftQty: 1, problems: [] },
      { leftQty: 0, problems: [{ code: 'ALL_RETURNED' }] },
    ])
  })

  it('RMA-008 ends without a credit note where fee and freight leave nothing', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 1 })
    const wanted = whole([lineOf(lineIds[0], 1, { reason: 'notRequired' })])
    const draft = await create({ ...wanted, deliveryType: 'supplierCourier' })
    expect(draft).toMatchObject({ amount: 2, fee: 0.5, shipping: -2, total: 0 })
    await submit(draft)
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    await shop.sendMails()
    const approved = shop.mails.find(({ subject }) => subject === `Return ${draft.rmaNo} is approved`)
    expect(approved?.text).toContain('Our courier collects the goods.')
    await shop.ops('rma:receive', draft.rmaNo, '--yes')
    const ended = await shop.ops('rma:refund', draft.rmaNo, '--yes')
    expect(ended.text).toBe(`${draft.rmaNo} is closed: nothing is left to credit`)
    expect(await get(draft.id)).toMatchObject({ status: 'refund', creditNotes: [] })
  })

  it('API-095 an approved return has a slip with its number, goods and addresses, which its mail brings too', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 1 })
    const draft = await create(whole([lineOf(lineIds[0], 4), lineOf(lineIds[1], 1)]))
    const wanted = { body: { type: 'returnLabel', id: draft.rmaNo } as const }
    await submit(draft)
    const early = await call(shop, 'documents.download', wanted, { token: shop.nl.token })
    expect(early).toMatchObject({ code: 601, msg: 'The slip is there when the return is approved.' })
    await shop.ops('rma:approve', draft.rmaNo, '--line', '1=3,2=0', '--text', 'Opened', '--yes')
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

  it('the mail of an approval that is written after the refund asks for goods, and brings their slip, all the same', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const draft = await create(whole([lineOf(lineIds[0], 1)]))
    await submit(draft)
    await refund(shop, draft.rmaNo)
    await shop.sendMails()
    const mail = shop.mails.find(({ subject }) => subject === `Return ${draft.rmaNo} is approved`)
    expect(mail?.text).toContain('Please send the goods back.')
    expect(mail?.text).not.toContain('nothing to send back')
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${draft.rmaNo}-label.pdf`])
  })

  it('decides once, and not on drafts', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
    const draft = await create(whole([lineOf(lineIds[0], 1)]))
    await expect(shop.ops('rma:approve', draft.rmaNo, '--yes')).rejects.toThrow('There is no return')
    await submit(draft)
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    await expect(shop.ops('rma:reject', draft.rmaNo, 'late', '--yes')).rejects.toThrow('is audit approved')
  })
})

describe('a refund', () => {
  it('RMA-008 RMA-003 credits what has arrived, to the cent as it was estimated, once', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 2 })
    const [a = 0, b = 0] = lineIds
    const body = whole([lineOf(a, 4, { reason: 'notRequired', batchNo: '' }), lineOf(b, 2)])
    const draft = await create({ ...body, deliveryType: 'supplierCourier' })
    expect(draft).toMatchObject({ amount: 37, fee: 8 })
    expect(draft.shipping).toBeLessThan(0)
    await submit(draft)
    await expect(shop.ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow('is application for return')
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    await expect(shop.ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow('has arrived')
    await shop.ops('rma:receive', draft.rmaNo, '--yes')
    const { creditNotes } = (await shop.ops('rma:refund', draft.rmaNo, '--yes')).data as { creditNotes: string[] }
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
    await expect(shop.ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow('is refund')
  })

  it('credits no more than has arrived, and frees the rest', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 4 })
    const draft = await create(whole([lineOf(lineIds[0], 4)]))
    await submit(draft)
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    await shop.ops('rma:receive', draft.rmaNo, '--line', '1=3', '--yes')
    const { creditNotes } = (await shop.ops('rma:refund', draft.rmaNo, '--yes')).data as { creditNotes: string[] }
    const [credit] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceNo, creditNotes[0] ?? ''))
    expect(credit?.snapshot.lines).toMatchObject([{ qty: 3, net: 30 }])
    expect(await get(draft.id)).toMatchObject({ amount: 30, total: 36.3 })
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo } })).toMatchObject([{ leftQty: 1 }])
    const rest = await create(whole([lineOf(lineIds[0], 1)]))
    await submit(rest)
    await shop.ops('rma:approve', rest.rmaNo, '--yes')
    await shop.ops('rma:receive', rest.rmaNo, '--yes')
    const shown = (await shop.ops('rma:refund', rest.rmaNo)).text
    expect(shown.split('\n')).toEqual([
      'This would be done:',
      expect.stringMatching(/ will be credited with CR-NL-\d\d-\d{6}$/),
      expect.stringMatching(/^CR-NL-\d\d-\d{6}, of invoice IN-NL-\d\d-\d{6}$/),
      expect.stringMatching(`^1 × ${shop.a.number} +EUR 10.00$`),
      expect.stringMatching(/^total +EUR 10.00$/),
      expect.stringMatching(/^VAT +EUR 2.10$/),
      expect.stringMatching(/^credit +EUR 12.10$/),
      'Nothing is written yet. To do it, add --yes.',
    ])
    expect((await get(rest.id)).status).toBe('audit approved')
    await shop.ops('rma:refund', rest.rmaNo, '--yes')
    expect(await get(rest.id)).toMatchObject({ status: 'refund', amount: 10, vat: 2.1 })
  })
})

describe('pieces that were not in the parcel', () => {
  it('RMA-012 RMA-003 are claimed without being sent: no way back, no fee, nothing to receive, and what was paid as credit', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 4 })
    const claim = { reason: 'wrongOrLess', batchNo: '', neverArrived: true } as const
    const draft = await create({
      note: 'The packing list says four, we found two.',
      lines: [lineOf(lineIds[0], 2, claim)],
    })
    // Two pieces at 10.00, and 21 % VAT.
    expect(draft).toMatchObject({
      ...{ problems: [], deliveryType: null, returnAddress: null, fee: 0, shipping: 0, amount: 20, total: 24.2 },
      lines: [{ neverArrived: true, problems: [] }],
    })
    expect((await submit(draft)).code).toBe(200)
    expect(await shop.nl.ask('rma.eligible', { body: { orderNo } })).toMatchObject([{ leftQty: 2 }])
    const approved = await shop.ops('rma:approve', draft.rmaNo, '--yes')
    expect(approved.text).toContain('was not in the parcel')
    expect(approved.text.split('\n').at(-1)).toBe(`Next: rma:refund ${draft.rmaNo}`)
    // Neither mail nor notification asks for goods that the buyer never had.
    await shop.sendMails()
    const mail = shop.mails.find(({ subject }) => subject === `Return ${draft.rmaNo} is approved`)
    expect(mail?.text).toContain('There is nothing to send back. We will credit the goods of your return.')
    expect(mail?.text).not.toContain('Please send the goods back.')
    expect(mail?.attachments).toEqual([])
    const { rows } = await shop.nl.ask('notifications.list', { query: { type: '1', orgId: 1, language: 'en' } })
    const notice = rows.find(({ notificationTitle }) => notificationTitle === `Return ${draft.rmaNo} is approved`)
    expect(notice?.notificationText).toContain('There is nothing to send back.')
    await expect(shop.ops('rma:receive', draft.rmaNo, '--yes')).rejects.toThrow('still to come')
    const slip = { body: { type: 'returnLabel', id: draft.rmaNo } } as const
    expect((await shop.nl.call('documents.download', slip)).code).toBe(601)
    const { creditNotes } = (await shop.ops('rma:refund', draft.rmaNo, '--yes')).data as { creditNotes: string[] }
    expect(await get(draft.id)).toMatchObject({ status: 'refund', creditNotes, amount: 20, total: 24.2 })
  })

  it('RMA-012 go along with goods that are sent, and count for no other reason', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 2 })
    const claim = lineOf(lineIds[0], 1, { reason: 'wrongOrLess', batchNo: '', neverArrived: true })
    const leaking = lineOf(lineIds[1], 2, { neverArrived: true })
    const draft = await create({ note: 'One is missing, two leak.', lines: [claim, leaking] })
    expect(draft.lines.map(line => line.neverArrived)).toEqual([true, false])
    // The leaking ones have to come back.
    expect(draft.problems).toEqual(['DELIVERY_MISSING', 'ADDRESS_MISSING'])
    const saved = await shop.nl.ask('rma.save', {
      body: { id: draft.id, version: draft.version, ...whole([claim, leaking]) },
    })
    expect((await submit(saved)).code).toBe(200)
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    const label = await shop.nl.ask('documents.download', { body: { type: 'returnLabel', id: draft.rmaNo } })
    const { text } = await readPdf(Buffer.from(await label.content.arrayBuffer()))
    expect([text.includes(shop.a.number), text.includes(shop.b.number)]).toEqual([false, true])
    expect((await shop.ops('rma:receive', draft.rmaNo, '--yes')).text).toContain('2 pieces')
    await shop.ops('rma:refund', draft.rmaNo, '--yes')
    // 10.00 and 2 × 2.50.
    expect(await get(draft.id)).toMatchObject({ status: 'refund', amount: 15 })
  })
})

describe('a claim beside goods that are sent', () => {
  const mixed = async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 4, [shop.b.number]: 2 })
    const claim = lineOf(lineIds[0], 1, { reason: 'wrongOrLess', batchNo: '', neverArrived: true })
    const draft = await create(whole([claim, lineOf(lineIds[1], 2)]))
    expect((await submit(draft)).code).toBe(200)
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    return { ...draft, orderNo }
  }

  it('RMA-008 is not refunded while they are on their way, and nothing of it is lost', async () => {
    const { id, rmaNo } = await mixed()
    await expect(shop.ops('rma:refund', rmaNo, '--yes')).rejects.toThrow(
      `2 pieces of return ${rmaNo} are still on their way, and a refund ends it. Book them with rma:receive ${rmaNo}`,
    )
    await shop.ops('rma:receive', rmaNo, '--line', '2=1', '--yes')
    await expect(shop.ops('rma:refund', rmaNo, '--yes')).rejects.toThrow('1 pieces of return')
    await shop.ops('rma:receive', rmaNo, '--yes')
    await shop.ops('rma:refund', rmaNo, '--yes')
    // 10.00 and 2 × 2.50.
    expect(await get(id)).toMatchObject({ status: 'refund', amount: 15, lines: [{ amount: 10 }, { amount: 5 }] })
  })

  it('RMA-008 is refunded without them where the supplier says so, and they are free for another return', async () => {
    const { id, rmaNo, orderNo } = await mixed()
    await shop.ops('rma:refund', rmaNo, '--close', '--yes')
    expect(await get(id)).toMatchObject({ status: 'refund', amount: 10 })
    const left = await shop.nl.ask('rma.eligible', { body: { orderNo } })
    expect(left.map(({ leftQty }) => leftQty)).toEqual([3, 2])
  })

  it('RMA-012 keeps nothing of a way back that was chosen before all of its lines were claims', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const claim = lineOf(lineIds[0], 1, { reason: 'wrongOrLess', batchNo: '', neverArrived: true })
    const draft = await create({
      ...whole([claim]),
      ...{ deliveryType: 'own', forwarder: 'Others', otherForwarder: 'Rhenus', trackingNo: 'JVGL1' },
    })
    expect(draft).toMatchObject({ deliveryType: 'own', forwarder: 'Others' })
    await submit(draft)
    expect(await get(draft.id)).toMatchObject({
      ...{ deliveryType: null, returnAddress: null, forwarder: '', otherForwarder: '', trackingNo: '' },
    })
  })
})

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
      ...[orderNo, orderNo],
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

  it('RMA-001 a row of the list has each reason once, in the order of the lines', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, {
      ...{ [shop.a.number]: 1, [shop.b.number]: 1, [shop.c.number]: 1 },
    })
    const reasons = ['paperJam', 'leaking', 'paperJam'] as const
    const lines = lineIds.map((id, at) => lineOf(id, 1, { reason: reasons[at] ?? null }))
    await create(whole(lines))
    const { rows } = await shop.nl.ask('rma.list', { query: { keyword: orderNo } })
    expect(rows).toMatchObject([{ reason: 'paperJam', reasons: ['paperJam', 'leaking'] }])
  })
})

it('ACC-016 a sales rep without the prices of the company finds no return of its orders, open or refunded', async () => {
  const { lineIds } = await deliver(shop, shop.nl, { [shop.b.number]: 2 })
  const open = await create(whole([lineOf(lineIds[0], 1)]))
  const refunded = await create(whole([lineOf(lineIds[0], 1)]))
  await submit(refunded)
  await refund(shop, refunded.rmaNo)
  const listed = async () => (await shop.rep.ask('rma.list', { query: {} })).rows.map(({ rmaNo }) => rmaNo)
  expect((await listed()).sort()).toEqual([open.rmaNo, refunded.rmaNo].sort())
  const setRepPrices = async (repPrices: 'company' | 'none') => {
    await shop.db.update(customers).set({ repPrices }).where(eq(customers.custId, 1))
    // What another process changes counts after a second.
    shop.clock.advance(1_000)
  }
  await setRepPrices('none')
  try {
    for (const { id } of [open, refunded]) expect((await shop.rep.call('rma.get', { params: { id } })).code).toBe(404)
    expect(await listed()).toEqual([])
    expect(await get(refunded.id)).toMatchObject({ status: 'refund', lines: [{ number: shop.b.number }] })
  } finally {
    await setRepPrices('company')
  }
})
