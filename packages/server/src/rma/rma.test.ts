import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setStock, somePartsSold } from '../catalogue/parts.testing'
import { audit, customers, invoices, rmaLines } from '../db/schema'
import { readPdf } from '../pdf/read-pdf.testing'
import { call } from '../testing/call'
import { deliver, lineOf, openReturnsShop, type ReturnsShop, refund, returnActions } from './rma.testing'

let shop: ReturnsShop
beforeAll(async () => {
  shop = await openReturnsShop()
})
afterAll(() => shop?.close())
// Mails of the deliveries before are not sent with those that a test reads: each would be written with its documents.
beforeEach(() => shop.db.execute('truncate rmas, outbox cascade'))

const { whole, create, submit, get } = returnActions(() => shop)

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

  it('RMA-010 takes all lines of an order of 70, by its number, by its keyword and in one return', async () => {
    const parts = await somePartsSold(shop.db, 70)
    for (const part of parts) await setStock(shop.db, part, { NL: 1000 })
    const pieces = Object.fromEntries(parts.map(({ number }) => [number, 1]))
    const { orderNo, lineIds } = await deliver(shop, shop.nl, pieces)
    expect(lineIds).toHaveLength(70)
    for (const body of [{ orderNo }, { keyword: orderNo }]) {
      const found = await shop.nl.ask('rma.eligible', { body })
      expect(found.map(({ orderLineId }) => orderLineId)).toEqual(lineIds)
    }
    const draft = await create(whole(lineIds.map(id => lineOf(id, 1))))
    expect(draft.lines).toHaveLength(70)
    expect(draft.lines.flatMap(({ problems }) => problems)).toEqual([])
    expect((await submit(draft)).code).toBe(200)
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    expect(order.noReturn).toEqual({ reason: 'returned', pieces: 0, day: null })
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
    await shop.sendMails()
    const mail = shop.mails.find(({ subject }) => subject === `Return ${first.rmaNo} is rejected`)
    expect(mail?.text).toContain('Not our batch')
    expect(mail?.text).toMatch(/^ +0 \/ 2 /m)
    // There is no credit to speak of.
    expect(mail?.text).not.toContain('Credit')
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

  it('G14 leaves a row of the audit for each step, by the company and by the supplier', async () => {
    const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 2 })
    const draft = await create(whole([lineOf(lineIds[0], 2)]))
    await submit(draft)
    await submit(draft)
    await refund(shop, draft.rmaNo)
    const rows = await shop.db.select().from(audit).where(eq(audit.subject, draft.rmaNo)).orderBy(asc(audit.auditId))
    expect(rows.map(({ action, custId, accountId, command }) => ({ action, custId, accountId, command }))).toEqual([
      { action: 'return.submitted', custId: 1, accountId: 1, command: null },
      { action: 'return.approved', custId: 1, accountId: null, command: 'rma:approve' },
      { action: 'return.received', custId: 1, accountId: null, command: 'rma:receive' },
      { action: 'return.refunded', custId: 1, accountId: null, command: 'rma:refund' },
    ])
    const { rows: shown } = await shop.nl.ask('account.activity', { query: { kind: 'return' } })
    expect(shown[0]).toMatchObject({ what: 'Return credited', subject: draft.rmaNo })
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
    await expect(shop.ops('rma:approve', draft.rmaNo, '--line', '1=3', '--yes')).rejects.toThrow(
      'say why 1 piece is not taken back',
    )
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
      `Return ${draft.rmaNo} has been approved.`,
      expect.stringMatching(`^1  ${shop.a.number}.* 4 pieces.* 3 approved, 0 received  no fee  One was opened$`),
      expect.stringMatching(`^2  ${shop.b.number}.* 2 pieces.* 2 approved, 0 received`),
      `Next, once goods arrive: rma:receive ${draft.rmaNo}`,
    ])
    expect(await get(draft.id)).toMatchObject({
      status: 'audit approved',
      amount: 35,
      fee: 0,
      lines: [
        { approvedQty: 3, rejection: 'One was opened', amount: 30, fee: 0 },
        { approvedQty: 2, rejection: '' },
      ],
    })
    await expect(shop.ops('rma:receive', draft.rmaNo, '--line', '1=4', '--yes')).rejects.toThrow(
      '3 pieces are still to come',
    )
    await shop.ops('rma:receive', draft.rmaNo, '--line', '1=1', '--yes')
    expect((await shop.ops('rma:receive', draft.rmaNo, '--yes')).text).toBe(`4 pieces of ${draft.rmaNo} arrived`)
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
    const audit = ['--line', '1=3,2=0', '--text', 'Opened']
    await expect(shop.ops('rma:approve', draft.rmaNo, ...audit, '--text', 'Used', '--yes')).rejects.toThrow(
      'two texts for all lines',
    )
    await expect(shop.ops('rma:approve', draft.rmaNo, ...audit, '--text', '3=Used', '--yes')).rejects.toThrow(
      'which --line does not name',
    )
    await expect(
      shop.ops('rma:approve', draft.rmaNo, ...audit, '--text', '2=Used', '--text', '2=Torn', '--yes'),
    ).rejects.toThrow('two texts for line 2')
    await shop.ops('rma:approve', draft.rmaNo, ...audit, '--text', '2=The seal is broken', '--yes')
    expect((await get(draft.id)).lines.map(({ rejection }) => rejection)).toEqual(['Opened', 'The seal is broken'])
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
    await expect(shop.ops('rma:reject', draft.rmaNo, 'late', '--yes')).rejects.toThrow(
      `Return ${draft.rmaNo} has been approved. Its pieces can still be credited.`,
    )
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
    await expect(shop.ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow('waits for the audit')
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
    // The document and its mail name the return.
    expect(credit?.snapshot.rmaNo).toBe(draft.rmaNo)
    const file = await shop.nl.ask('documents.download', { body: { type: 'creditNote', id: creditNotes[0] ?? '' } })
    const { text } = await readPdf(Buffer.from(await file.content.arrayBuffer()))
    expect(text).toContain(draft.rmaNo)
    await shop.sendMails()
    expect(shop.mails.find(({ subject }) => subject.includes(creditNotes[0] ?? '-'))?.text).toContain(draft.rmaNo)
    const refunded = await get(draft.id)
    expect(refunded).toMatchObject({ status: 'refund', creditNotes, total: draft.total })
    expect((await get(draft.id, shop.rep)).creditNotes).toEqual([])
    expect(refunded.events.map(({ kind }) => kind)).toEqual(['submitted', 'approved', 'received', 'refunded'])
    await expect(shop.ops('rma:refund', draft.rmaNo, '--yes')).rejects.toThrow(
      `Return ${draft.rmaNo} has been refunded.`,
    )
  })

  it('credits no more than has arrived, and frees the rest', async () => {
    const { lineIds, orderNo } = await deliver(shop, shop.nl, { [shop.a.number]: 4 })
    const draft = await create(whole([lineOf(lineIds[0], 4)]))
    await submit(draft)
    await shop.ops('rma:approve', draft.rmaNo, '--yes')
    await shop.ops('rma:receive', draft.rmaNo, '--line', '1=3', '--yes')
    const tried = await shop.ops('rma:refund', draft.rmaNo)
    expect(tried.data).toMatchObject({ missing: [{ line: 1, article: shop.a.number, pieces: 1, approved: 4 }] })
    expect(tried.text.split('\n').slice(2, 4)).toEqual([
      `Line 1 (${shop.a.number}): 1 of 4 approved pieces has not arrived.`,
      'What has not arrived drops out of the return, and may be applied for again.',
    ])
    const { creditNotes } = (await shop.ops('rma:refund', draft.rmaNo, '--yes')).data as { creditNotes: string[] }
    await expect(shop.ops('rma:receive', draft.rmaNo, '--yes')).rejects.toThrow(
      `Return ${draft.rmaNo} has been refunded. It is closed, and no more goods of it can be booked: pieces that had not arrived may be applied for again.`,
    )
    await shop.sendMails()
    const refundMail = shop.mails.find(({ subject }) => subject === `Return ${draft.rmaNo} is refunded`)
    expect(refundMail?.text).toMatch(/^ +3 of 4 received {2}€30\.00$/m)
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
      problems: [],
      deliveryType: null,
      returnAddress: null,
      fee: 0,
      shipping: 0,
      amount: 20,
      total: 24.2,
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
      deliveryType: 'own',
      forwarder: 'Others',
      otherForwarder: 'Rhenus',
      trackingNo: 'JVGL1',
    })
    expect(draft).toMatchObject({ deliveryType: 'own', forwarder: 'Others' })
    await submit(draft)
    expect(await get(draft.id)).toMatchObject({
      deliveryType: null,
      returnAddress: null,
      forwarder: '',
      otherForwarder: '',
      trackingNo: '',
    })
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
