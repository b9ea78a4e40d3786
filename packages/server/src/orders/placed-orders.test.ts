/** What happens around an order once it is placed: what it keeps, what is written about it, its files, and its end. */
import { randomUUID } from 'node:crypto'
import { CODE, type Order } from '@cartwright/core/contract'
import { leftOfOrder } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readStock, setStock } from '../catalogue/parts.testing'
import { accounts, brands, orderComments, orderLines, orders, outbox, skus } from '../db/schema'
import { runCommand } from '../ops/commands'
import type { Buyer } from '../testing/buyer'
import { fileOf } from '../uploads/files.testing'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

/** From a comment to its mail. */
const COMMENT_MAIL_MS = 3 * 60_000

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  for (const part of [shop.a, shop.b, shop.c]) await setStock(shop.db, part, { NL: 1000 })
})

const get = (buyer: Buyer, orderNo: string) => buyer.ask('orders.get', { params: { orderno: orderNo } })
const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }, name, { positionals, options })

describe('what a line keeps', () => {
  it('ORD-002 an order calls its articles what they were called when it was placed', async () => {
    const { orderNo, lines } = await place(shop.nl, orderOf({ [shop.c.number]: 1 }))
    const isIt = eq(skus.goodsSkuId, shop.c.goodsSkuId)
    const [before] = await shop.db.select().from(skus).where(isIt)
    if (!before) throw new Error('the part is not there')
    const isBrand = eq(brands.brandId, before.brandId)
    const [brand] = await shop.db.select().from(brands).where(isBrand)
    const change = { name: 'Renamed', names: { de: 'Umbenannt' }, oemCode: 'OTHER', number: 'CW-OTHER', colour: 'pink' }
    await shop.db
      .update(skus)
      .set({ ...change, disabled: true })
      .where(isIt)
    await shop.db.update(brands).set({ brandName: 'Other brand' }).where(isBrand)
    const after = await get(shop.nl, orderNo)
    expect(after.lines).toEqual([{ ...lines[0], disabled: true, image: expect.any(String) }])
    expect(after.lines[0]).toMatchObject({ number: shop.c.number, name: before.name, oemCode: before.oemCode })
    const { content } = await download(shop.nl, { type: 'order', id: orderNo, format: 'csv' })
    expect(content).toContain(before.name)
    expect(content).not.toContain('Renamed')
    await shop.db.update(skus).set(before).where(isIt)
    await shop.db
      .update(brands)
      .set({ brandName: brand?.brandName ?? '' })
      .where(isBrand)
  })

  it('keeps the name in every language it had', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.c.number]: 1 }))
    const [line] = await shop.db
      .select({ names: orderLines.names })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(eq(orders.orderNo, orderNo))
    expect(Object.keys(line?.names ?? {}).toSorted()).toEqual(['de', 'en', 'fr', 'it', 'pl', 'zh'])
  })
})

describe('the rest of an order', () => {
  it('ORD-009 is cancelled: its pieces are free, it is shipped, and its people get a mail', async () => {
    await setStock(shop.db, shop.b, { NL: 7 })
    const { orderNo } = await place(shop.rep, orderOf({ [shop.a.number]: 4, [shop.b.number]: 5 }))
    await expect(ops('order:cancel-rest', [orderNo], { reason: 'x', yes: true })).rejects.toThrow(
      'has the status “submitted”',
    )
    await ops('order:advance', [orderNo], { yes: true })
    await ops('order:ship', [orderNo], { line: '1=4,2=2', yes: true })
    await shop.db.delete(outbox)
    shop.clock.advance(60_000)
    const { text } = await ops('order:cancel-rest', [orderNo], { reason: 'The maker has ended it.', yes: true })
    expect(text).toBe(`Cancelled: 3 pieces of order ${orderNo}. The order has been shipped.`)
    expect(await readStock(shop.db, shop.b)).toEqual({ NL: 5 })
    const order = await get(shop.nl, orderNo)
    expect(order.status).toBe('shipped')
    expect(order.events?.at(-1)).toMatchObject({ kind: 'rest-cancelled', by: null, note: 'The maker has ended it.' })
    expect(order.lines.map(line => line.promises.reduce((sum, { qty }) => sum + qty, 0))).toEqual([4, 2])
    // H-013: 40.00 and 5.00 of 52.50, with 6.90 for shipping and 21 % VAT.
    const [row] = (await shop.nl.ask('orders.list', { query: { keyword: orderNo } })).rows
    expect(row).toMatchObject({ grandTotal: 71.87, leftTotal: 62.8 })
    const seen = await get(shop.rep, orderNo)
    const [own] = (await shop.rep.ask('orders.list', { query: { keyword: orderNo } })).rows
    expect(own?.leftTotal).toBe(leftOfOrder(seen)?.grandTotal)
    const csv = await shop.nl.ask('documents.download', { body: { type: 'orders', format: 'csv', ids: [orderNo] } })
    expect(await csv.content.text()).toContain(',71.87,62.8,')
    const mails = await shop.db.select().from(outbox)
    expect(mails.map(mail => mail.message)).toEqual([
      { kind: 'orderRestCancelled', orderNo, accountId: 7 },
      { kind: 'orderRestCancelled', orderNo, accountId: 1 },
    ])
    await expect(ops('order:cancel-rest', [orderNo], { reason: 'x', yes: true })).rejects.toThrow(
      'has the status “shipped”',
    )
    await expect(ops('order:cancel-rest', [orderNo], { yes: true })).rejects.toThrow('--reason is missing. Try: ')
    await ops('order:deliver', [orderNo], { yes: true })
    expect((await get(shop.nl, orderNo)).status).toBe('all goods delivered')
  })

  it('ORD-009 single lines are cancelled before something has left, but not the last ones', async () => {
    await setStock(shop.db, shop.b, { NL: 7 })
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 4, [shop.b.number]: 5 }))
    const cancel = (line: string) =>
      ops('order:cancel-rest', [orderNo], { line, reason: 'The buyer asked for it.', yes: true })
    await expect(cancel('2')).rejects.toThrow('has the status “submitted”')
    await ops('order:advance', [orderNo], { yes: true })
    const { text } = await cancel('2')
    expect(text).toBe(`Cancelled: 5 pieces of order ${orderNo}. The order is being processed.`)
    expect(await readStock(shop.db, shop.b)).toEqual({ NL: 7 })
    const order = await get(shop.nl, orderNo)
    expect(order.lines.map(line => line.promises.reduce((sum, { qty }) => sum + qty, 0))).toEqual([4, 0])
    await expect(cancel('2')).rejects.toThrow('Nothing of these lines is open.')
    await expect(cancel('1')).rejects.toThrow('order:cancel cancels it as a whole')
    expect((await get(shop.nl, orderNo)).lines[0]?.promises).toMatchObject([{ qty: 4 }])
  })
})

describe('comments', () => {
  it('ORD-016 buyer and supplier write to each other; nothing of the order changes', async () => {
    const order = await place(shop.rep, orderOf({ [shop.a.number]: 1 }))
    const { orderNo } = order
    await shop.sendMails()
    // The people of the site read its language, not that of the buyer.
    await shop.db.update(accounts).set({ language: 'de' }).where(eq(accounts.userName, 'rep.nl'))
    const key = randomUUID()
    const asked = { params: { orderno: orderNo }, body: { text: ' Which floor?\r\nSecond\u202e. ' } }
    const answer = await shop.rep.ask('orders.comment', asked, key)
    expect(answer.comments).toEqual([{ at: expect.any(String), by: 'Joost Bakker', text: 'Which floor?\nSecond.' }])
    expect(await shop.rep.ask('orders.comment', asked, key)).toEqual(answer)
    expect(await get(shop.rep, orderNo)).toEqual({ ...order, comments: answer.comments })
    shop.clock.advance(COMMENT_MAIL_MS)
    await shop.sendMails()
    const question = shop.mails.at(-1)
    expect(question).toMatchObject({
      to: expect.stringContaining('@cartwright.example'),
      subject: `A question about order ${orderNo}`,
    })
    expect(question?.text).toContain('Joost Bakker: Which floor?')
    await shop.db.update(accounts).set({ language: null }).where(eq(accounts.userName, 'rep.nl'))
    await ops('order:comment', [orderNo, 'We ring the bell.'])
    shop.clock.advance(COMMENT_MAIL_MS)
    await shop.sendMails()
    expect(shop.mails.at(-1)).toMatchObject({ to: 'rep.nl@example.com' })
    expect(shop.mails.at(-1)?.text).toContain('We ring the bell.')
    const { rows } = await shop.rep.ask('notifications.list', { query: { type: '1', orgId: 1 } })
    expect(rows[0]?.notificationTitle).toBe(`A message about order ${orderNo}`)
    expect((await get(shop.nl, orderNo)).comments?.map(({ by, text }) => [by, text])).toEqual([
      ['Joost Bakker', 'Which floor?\nSecond.'],
      [null, 'We ring the bell.'],
    ])
    expect((await ops('order:comment', [orderNo])).text).toMatch(/Joost Bakker: Which floor\?[\s\S]*supplier: We ring/)
  })

  it('ORD-016 takes no wish to cancel pieces of a cancelled order, but a message', async () => {
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const params = { orderno: order.orderNo }
    await shop.nl.ask('orders.cancel', { params })
    const cancels = [{ lineId: order.lines[0]?.lineId ?? 0, qty: 1 }]
    const ask = (body: { text: string; cancels?: typeof cancels }) =>
      shop.nl.call('orders.comment', { params, body }, randomUUID())
    expect(await ask({ text: 'Not needed.', cancels })).toMatchObject({
      code: CODE.REFUSED,
      msg: 'This order has been cancelled already.',
    })
    expect((await ask({ text: 'Thank you.' })).code).toBe(CODE.OK)
  })

  it('ORD-016 a buyer asks to cancel pieces of a line; the supplier finds it, and nothing of the order changes', async () => {
    await setStock(shop.db, shop.b, { NL: 2 })
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 1, [shop.b.number]: 5 }))
    const { orderNo } = order
    const lineId = order.lines[1]?.lineId ?? 0
    const ask = (cancels: { lineId: number; qty: number }[]) =>
      shop.nl.call(
        'orders.comment',
        { params: { orderno: orderNo }, body: { text: 'Not needed.', cancels } },
        randomUUID(),
      )
    expect((await ask([{ lineId: lineId + 1000, qty: 1 }])).code).toBe(CODE.BAD_REQUEST)
    expect((await ask([{ lineId, qty: 6 }])).code).toBe(CODE.BAD_REQUEST)
    const twice = [3, 3].map(qty => ({ lineId, qty }))
    expect(await ask(twice)).toMatchObject({ code: CODE.BAD_REQUEST, msg: 'A line is named twice.' })
    const asks = async () => (await ops('order:list', [], { 'cancel-asked': true })).data as { orderNo: string }[]
    expect(await asks()).toEqual([])
    const answer = (await ask([{ lineId, qty: 3 }])).data as Order
    expect(answer.comments).toMatchObject([{ text: 'Not needed.', cancels: [{ lineId, qty: 3 }] }])
    expect(await get(shop.nl, orderNo)).toEqual({ ...order, comments: answer.comments })
    expect(await asks()).toMatchObject([{ orderNo }])
    expect((await ops('order:comment', [orderNo])).text).toMatch(
      new RegExp(`: Not needed\\.\n    asks to cancel of line 2: 3 × ${shop.b.number}$`),
    )
    await ops('order:advance', [orderNo], { yes: true })
    await ops('order:cancel-rest', [orderNo], { line: '2', reason: 'The buyer asked for it.', yes: true })
    expect(await asks()).toEqual([])
    shop.clock.advance(COMMENT_MAIL_MS)
    await shop.sendMails()
  })

  it('ORD-016 of some minutes are in one mail, to each reader', async () => {
    const { orderNo } = await place(shop.rep, orderOf({ [shop.a.number]: 1 }))
    const comment = (buyer: Buyer, text: string) =>
      buyer.ask('orders.comment', { params: { orderno: orderNo }, body: { text } }, randomUUID())
    await shop.sendMails()
    const sent = async () => {
      const before = shop.mails.length
      await shop.sendMails()
      return shop.mails.slice(before)
    }
    await comment(shop.rep, 'Which floor?')
    await comment(shop.nl, 'Or the ground floor?')
    expect(await sent()).toEqual([])
    shop.clock.advance(COMMENT_MAIL_MS)
    const [question, ...more] = await sent()
    expect(more).toEqual([])
    expect(question?.text).toMatch(/Joost Bakker: Which floor\?\s+.*: Or the ground floor\?/)
    for (const text of ['The second.', 'We ring the bell.']) await ops('order:comment', [orderNo, text])
    shop.clock.advance(COMMENT_MAIL_MS)
    const answers = await sent()
    expect(answers.map(({ to }) => to).sort()).toEqual(['buyer.nl@example.com', 'rep.nl@example.com'])
    for (const { text } of answers) expect(text).toMatch(/The second\.\s+We ring the bell\./)
    await comment(shop.rep, 'Thank you.')
    shop.clock.advance(COMMENT_MAIL_MS)
    const [thanks] = await sent()
    expect(thanks?.text).toContain('Thank you.')
    expect(thanks?.text).not.toContain('Which floor?')
  })

  it('are 200 at most, and then the buyer is asked to call', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const comment = () =>
      shop.nl.call('orders.comment', { params: { orderno: orderNo }, body: { text: 'Well?' } }, randomUUID())
    expect((await comment()).code).toBe(200)
    const [order] = await shop.db.select().from(orders).where(eq(orders.orderNo, orderNo))
    const [row] = await shop.db
      .select()
      .from(orderComments)
      .where(eq(orderComments.orderId, order?.orderId ?? 0))
    if (!row) throw new Error('no comment')
    const { commentId: _id, ...copy } = row
    await shop.db.insert(orderComments).values(Array.from({ length: 199 }, () => copy))
    expect(await comment()).toMatchObject({
      code: CODE.REFUSED,
      msg: 'This order has 200 messages of yours. Please call us or write an e-mail.',
    })
    expect((await ops('order:comment', [orderNo, 'We call you.'])).text).not.toBe('')
  })

  it('are refused for an order of another company, and without words', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const comment = (buyer: Buyer, text: string) =>
      buyer.call('orders.comment', { params: { orderno: orderNo }, body: { text } }, randomUUID())
    expect((await comment(shop.de, 'hello')).code).toBe(CODE.NOT_FOUND)
    for (const text of ['', ' \n ', '\u202e', '\u3164\uffa0', '\u2800 \u115f', '\u0301', 'x'.repeat(2001)])
      expect((await comment(shop.nl, text)).code).toBe(CODE.BAD_REQUEST)
    await expect(ops('order:comment', [orderNo, ' '])).rejects.toThrow('1 to 2000')
  })
})

describe('files', () => {
  it('ORD-008 are handed back to who has sent them and to the main account, always to be saved', async () => {
    const send = async (buyer: Buyer) => {
      const body = { file: fileOf('pdf', 'note.pdf', 900) }
      const { fileId } = await buyer.ask('orders.upload', { body }, randomUUID())
      const wanted = orderOf({ [shop.a.number]: 1 }, { orderType: 'CPDROP' })
      const { hash } = await buyer.ask('orders.confirm', { body: wanted })
      return buyer.ask('orders.create', { body: { ...wanted, hash, files: [fileId] } }, randomUUID())
    }
    const [ofRep, ofMain] = [await send(shop.rep), await send(shop.nl)]
    expect(ofRep.files).toEqual([{ name: 'note.pdf', type: 'pdf', size: 900, canDownload: true }])
    for (const buyer of [shop.rep, shop.nl]) {
      const { headers, content } = await download(buyer, { type: 'orderFile', id: ofRep.orderNo, position: 0 })
      expect(content).toHaveLength(900)
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toContain('attachment; filename="note.pdf"')
    }
    expect((await get(shop.rep, ofMain.orderNo)).files).toEqual([
      { name: 'note.pdf', type: 'pdf', size: 900, canDownload: false },
    ])
    for (const [buyer, position] of [
      [shop.rep, 0],
      [shop.de, 0],
      [shop.nl, 1],
    ] as const) {
      const refused = await download(buyer, { type: 'orderFile', id: ofMain.orderNo, position })
      expect(JSON.parse(refused.content)).toMatchObject({ code: CODE.NOT_FOUND })
    }
  })
})

async function download(buyer: Buyer, body: object) {
  const response = await fetch(`${shop.apiBase}/clientsystem/file/download`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${buyer.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { headers: response.headers, content: Buffer.from(await response.arrayBuffer()).toString('latin1') }
}
