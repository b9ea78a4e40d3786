import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderFiles, orders } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { fileOf } from '../uploads/files.testing'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

const MEGABYTES_2 = 2 * 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.delete(orderFiles))

const send = (buyer: Buyer, file: File, key: string = randomUUID()) =>
  buyer.call('orders.upload', { body: { file } }, key)
const upload = async (buyer: Buyer, file = fileOf('pdf')) => (await send(buyer, file)).data.fileId
const stored = () => shop.db.select().from(orderFiles)

async function order(buyer: Buyer, files: string[], key: string = randomUUID()) {
  const body = orderOf({ [shop.a.number]: 1 }, { orderType: 'CPDROP' })
  const { hash } = await buyer.ask('orders.confirm', { body })
  return buyer.call('orders.create', { body: { ...body, hash, files } }, key)
}

describe('uploading', () => {
  it('API-081 VAL-022 takes a file of 2 MB, answers a reference, and keeps it as it came', async () => {
    const file = fileOf('pdf', 'Lieferschein Köln.pdf', MEGABYTES_2)
    const answer = await send(shop.nl, file)
    const described = { name: 'Lieferschein Köln.pdf', type: 'pdf', size: MEGABYTES_2 }
    expect(answer).toMatchObject({
      code: 200,
      data: { ...described, fileId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    const [kept] = await stored()
    expect(kept).toMatchObject({ ...described, fileId: answer.data.fileId, custId: 1, orderId: null })
    expect(Buffer.from(kept!.content).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  })

  it('VAL-022 refuses one byte more, and keeps nothing', async () => {
    const answer = await send(shop.nl, fileOf('pdf', 'note.pdf', MEGABYTES_2 + 1))
    expect(answer).toMatchObject({ code: 413, msg: 'The file is larger than 2 MB.' })
    expect(await stored()).toEqual([])
  })

  /** A form as it goes over the wire, without the end that is yet to come. */
  function sendPart(headers: string[], part: string): Socket {
    const { hostname, port } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    const head = [
      'POST /prod-api/clientsystem/order/upload HTTP/1.1',
      'Host: shop',
      `Authorization: Bearer ${shop.nl.token}`,
      'Idempotency-Key: in-parts',
      'Content-Type: multipart/form-data; boundary=x',
      ...headers,
    ].join('\r\n')
    const field = 'Content-Disposition: form-data; name="file"; filename="note.pdf"'
    socket.write(`${head}\r\n\r\n${part.replace('FIELD', field)}`)
    return socket
  }

  it('API-081 cuts a body of unknown length off as soon as it is too long', async () => {
    const tooMuch = MEGABYTES_2 + 65_536
    const socket = sendPart(['Transfer-Encoding: chunked'], `${tooMuch.toString(16)}\r\n${'x'.repeat(tooMuch)}\r\n`)
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      socket.setEncoding('utf8').on('data', data => {
        text += data
        if (text.includes('"code"')) resolve(text)
      })
      socket.on('error', reject)
    })
    socket.destroy()
    expect(answer).toMatch(/"code":413/)
    expect(await stored()).toEqual([])
  })

  it('API-081 keeps nothing of an upload that breaks off', async () => {
    const socket = sendPart(['Content-Length: 5000'], '--x\r\nFIELD\r\n\r\n%PDF-1.7')
    const isOver = new Promise(resolve => socket.once('close', resolve).resume())
    socket.end()
    await isOver
    // Everything of the broken request has been dealt with before a later one is answered.
    await shop.signIn('buyer.de')
    expect(await stored()).toEqual([])
  })

  it('API-081 takes the same upload sent twice for one', async () => {
    const file = fileOf('pdf')
    const first = await send(shop.nl, file, 'twice')
    expect(await send(shop.nl, file, 'twice')).toEqual(first)
    expect(await stored()).toHaveLength(1)
    expect((await send(shop.nl, fileOf('png'), 'twice')).code).toBe(605)
    const unkeyed = await shop.nl.call('orders.upload', { body: { file } })
    expect(unkeyed.code).toBe(400)
  })

  it.each([
    ['no form', 'application/json', '{"file":"x"}'],
    ['a form without its boundary', 'multipart/form-data', '--x\r\n'],
    ['a form of something else', 'multipart/form-data; boundary=x', 'zzzz'],
    [
      'a form without a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\na\r\n--x--\r\n',
    ],
  ])('API-081 refuses %s', async (_what, type, body) => {
    const response = await fetch(`${shop.apiBase}/clientsystem/order/upload`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${shop.nl.token}`, 'Content-Type': type, 'Idempotency-Key': randomUUID() },
    })
    expect(await response.json()).toMatchObject({ code: 400 })
    expect(await stored()).toEqual([])
  })

  it('API-081 is for accounts only', async () => {
    const form = new FormData()
    form.append('file', fileOf('pdf'))
    const response = await fetch(`${shop.apiBase}/clientsystem/order/upload`, { method: 'POST', body: form })
    expect(await response.json()).toMatchObject({ code: 401 })
    expect(await stored()).toEqual([])
  })

  it.each(['pdf', 'png', 'jpg', 'docx', 'xlsx', 'doc', 'xls'] as const)(
    'VAL-024 tells a %s by its content',
    async type => {
      expect(await send(shop.nl, fileOf(type))).toMatchObject({ code: 200, data: { type } })
    },
  )

  it('VAL-024 takes both endings of a picture', async () => {
    expect(await send(shop.nl, fileOf('jpg', 'Scan.JPEG'))).toMatchObject({ data: { name: 'Scan.JPEG', type: 'jpg' } })
  })

  it.each([
    ['another content than its name says', fileOf('png', 'note.pdf')],
    ['a page of a browser called a PDF', new File(['<html><script>'], 'note.pdf', { type: 'application/pdf' })],
    ['an archive called a document', new File(['PK\x03\x04…'], 'note.docx')],
    ['an ending that is not allowed', fileOf('pdf', 'note.exe')],
    ['a name of more than 100 characters', fileOf('pdf', `${'n'.repeat(97)}.pdf`)],
    ['no content', new File([], 'note.pdf')],
    ['no name', fileOf('pdf', '')],
  ])('VAL-024 refuses %s', async (_what, file) => {
    expect([400, 601]).toContain((await send(shop.nl, file)).code)
    expect(await stored()).toEqual([])
  })

  it('keeps of a path only the name, and nothing in it that cannot be seen', async () => {
    for (const name of ['../../etc/note.pdf', 'C:\\Users\\anna\\note.pdf', '\u202enote\u0007.pdf']) {
      expect((await send(shop.nl, fileOf('pdf', name))).data).toMatchObject({ name: 'note.pdf' })
    }
  })
})

describe('an order', () => {
  it('ORD-008 stores its files in their order, and shows only their names', async () => {
    const ids = [await upload(shop.nl, fileOf('pdf', 'note.pdf')), await upload(shop.nl, fileOf('png', 'label.png'))]
    const answer = await order(shop.nl, ids.toReversed())
    const files = [
      { name: 'label.png', type: 'png', size: 67 },
      { name: 'note.pdf', type: 'pdf', size: 2000 },
    ]
    expect(answer.data).toMatchObject({ orderType: 'CPDROP', files })
    expect(await shop.nl.ask('orders.get', { params: { orderno: answer.data.orderNo } })).toEqual(answer.data)
    const read = await shop.rep.ask('orders.get', { params: { orderno: answer.data.orderNo } })
    expect(read).toMatchObject({ files })
    expect((await place(shop.nl, orderOf({ [shop.a.number]: 1 }))).files).toEqual([])
  })

  it('API-081 of another company gets neither the file nor a look at it', async () => {
    const fileId = await upload(shop.nl)
    const before = await shop.db.$count(orders)
    expect(await order(shop.de, [fileId])).toMatchObject({
      code: 601,
      msg: 'A file is no longer there, please add it again.',
    })
    expect(await shop.db.$count(orders)).toBe(before)
    const { data } = await order(shop.nl, [fileId])
    expect((await shop.de.call('orders.get', { params: { orderno: data.orderNo } })).code).toBe(404)
  })

  it('takes a file that no other order has, once', async () => {
    const fileId = await upload(shop.nl)
    const before = await shop.db.$count(orders)
    expect((await order(shop.nl, [fileId, fileId])).code).toBe(601)
    expect((await order(shop.nl, [fileId, randomUUID()])).code).toBe(601)
    expect(await shop.db.$count(orders)).toBe(before)
    const key = randomUUID()
    const first = await order(shop.nl, [fileId], key)
    expect(await order(shop.nl, [fileId], key)).toEqual(first)
    expect((await order(shop.nl, [fileId])).code).toBe(601)
  })

  it('VAL-024 has at most five files', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => upload(shop.nl)))
    expect(await order(shop.nl, ids)).toMatchObject({ code: 601, msg: 'An order may have 5 files.' })
    expect((await order(shop.nl, ids.slice(1))).data.files).toHaveLength(5)
  })
})

describe('files without an order', () => {
  /** The clock of the shop goes on, and with it the sessions end. */
  const signedInAgain = (userName: string) => signIn(shop.apiBase, userName)
  const waiting = async () =>
    (await shop.db.select().from(orderFiles).where(isNull(orderFiles.orderId))).map(file => file.name)

  it('API-081 are removed after a day, those of orders are not', async () => {
    const { data } = await order(shop.nl, [await upload(shop.nl)])
    await upload(shop.nl, fileOf('pdf', 'forgotten.pdf'))
    shop.clock.advance(DAY_MS - 60_000)
    shop.nl = await signedInAgain('buyer.nl')
    await upload(shop.nl, fileOf('pdf', 'young.pdf'))
    expect((await waiting()).toSorted()).toEqual(['forgotten.pdf', 'young.pdf'])
    shop.clock.advance(120_000)
    await upload(shop.nl, fileOf('pdf', 'new.pdf'))
    expect((await waiting()).toSorted()).toEqual(['new.pdf', 'young.pdf'])
    const [kept] = await shop.db.select().from(orders).where(eq(orders.orderNo, data.orderNo))
    expect(await shop.db.$count(orderFiles, eq(orderFiles.orderId, kept!.orderId))).toBe(1)
  })

  it('API-081 of one account are twenty at most, others keep theirs', async () => {
    shop.de = await signedInAgain('buyer.de')
    await upload(shop.de, fileOf('pdf', 'of-another.pdf'))
    for (let at = 1; at <= 22; at++) {
      shop.clock.advance(1000)
      await upload(shop.nl, fileOf('pdf', `${at}.pdf`))
    }
    const names = await waiting()
    expect(names).toHaveLength(21)
    expect(names).toEqual(expect.arrayContaining(['of-another.pdf', '3.pdf', '22.pdf']))
    expect(names).not.toContain('2.pdf')
  })

  it('API-081 that come at the same moment do not pass that limit', async () => {
    const sent = await upload(shop.nl)
    const [{ fileId: _id, ...file } = { fileId: '' }] = await shop.db
      .select()
      .from(orderFiles)
      .where(eq(orderFiles.fileId, sent))
    await shop.db.insert(orderFiles).values(Array.from({ length: 19 }, () => file as typeof orderFiles.$inferInsert))
    await Promise.all(Array.from({ length: 12 }, (_none, at) => upload(shop.nl, fileOf('pdf', `new-${at}.pdf`))))
    expect(await waiting()).toHaveLength(20)
  })
})
