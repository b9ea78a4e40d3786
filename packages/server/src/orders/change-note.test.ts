import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderFiles, orders } from '../db/schema'
import { runCommand } from '../ops/commands'
import type { Buyer } from '../testing/buyer'
import { fileOf } from '../uploads/files.testing'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const upload = async (buyer: Buyer, name: string) =>
  (await buyer.ask('orders.upload', { body: { file: fileOf('pdf', name) } }, randomUUID())).fileId
const change = (buyer: Buyer, orderno: string, files: string[], key: string = randomUUID()) =>
  buyer.call('orders.changeNote', { params: { orderno }, body: { files } }, key)
const read = (buyer: Buyer, orderno: string) => buyer.ask('orders.get', { params: { orderno } })
const command = (name: string, positionals: string[], options: Record<string, string | boolean>) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, { positionals, options })
const ops = (name: string, orderNo: string, options: Record<string, string | boolean> = {}) =>
  command(name, [orderNo], { yes: true, ...options })
const placed = async (buyer: Buyer, orderType: 'REG' | 'CPDROP' = 'CPDROP') =>
  (await place(buyer, orderOf({ [shop.a.number]: 1 }, { orderType }))).orderNo
const missing = async () => {
  const { data } = await command('order:list', [], { 'note-missing': true })
  return (data as { orderNo: string }[]).map(({ orderNo }) => orderNo)
}

it('ORD-008 API-081 a missing note is added, a wrong one replaced, and the timeline says both', async () => {
  const orderNo = await placed(shop.nl)
  expect(await read(shop.nl, orderNo)).toMatchObject({ files: [], canChangeNote: true })
  expect(await missing()).toContain(orderNo)

  const added = await change(shop.nl, orderNo, [await upload(shop.nl, 'note.pdf')])
  expect(added).toMatchObject({
    code: 200,
    data: { files: [{ name: 'note.pdf', type: 'pdf', size: 2000, canDownload: true }], canChangeNote: true },
  })
  expect(await missing()).not.toContain(orderNo)

  await ops('order:advance', orderNo)
  const ids = [await upload(shop.nl, 'right.pdf'), await upload(shop.nl, 'label.pdf')]
  const replaced = await change(shop.nl, orderNo, ids)
  expect(replaced.data.files.map(({ name }) => name)).toEqual(['right.pdf', 'label.pdf'])
  expect(await read(shop.nl, orderNo)).toEqual(replaced.data)
  expect(replaced.data.events?.map(({ kind, note }) => [kind, note])).toEqual([
    ['placed', null],
    ['note-added', 'note.pdf'],
    ['processing', null],
    ['note-replaced', 'right.pdf, label.pdf'],
  ])
  const [{ orderId } = { orderId: 0 }] = await shop.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  expect(await shop.db.$count(orderFiles, eq(orderFiles.orderId, orderId))).toBe(2)
})

it('ORD-008 the same change sent twice is done once', async () => {
  const orderNo = await placed(shop.nl)
  const ids = [await upload(shop.nl, 'note.pdf')]
  const first = await change(shop.nl, orderNo, ids, 'note-twice')
  expect(await change(shop.nl, orderNo, ids, 'note-twice')).toEqual(first)
  expect(first.data.events?.map(({ kind }) => kind)).toEqual(['placed', 'note-added'])
  expect((await change(shop.nl, orderNo, [randomUUID()], 'note-twice')).code).toBe(605)
  const input = { params: { orderno: orderNo }, body: { files: ids } }
  expect((await shop.nl.call('orders.changeNote', input)).code).toBe(400)
})

it('ORD-008 is for who ordered and for the main account, and for no other company', async () => {
  const orderNo = await placed(shop.nl)
  const ofRep = await placed(shop.rep)
  expect((await read(shop.rep, orderNo)).canChangeNote).toBe(false)
  expect(await change(shop.rep, orderNo, [await upload(shop.rep, 'note.pdf')])).toMatchObject({
    code: 601,
    msg: 'Only who placed the order and the main account can change its delivery note.',
  })
  expect((await change(shop.rep, ofRep, [await upload(shop.rep, 'own.pdf')])).code).toBe(200)
  expect((await change(shop.nl, ofRep, [await upload(shop.nl, 'main.pdf')])).data).toMatchObject({
    files: [{ name: 'main.pdf' }],
  })
  expect((await change(shop.de, orderNo, [await upload(shop.de, 'note.pdf')])).code).toBe(404)
})

it('ORD-008 a file that is not there leaves the note that the order has', async () => {
  const orderNo = await placed(shop.nl)
  await change(shop.nl, orderNo, [await upload(shop.nl, 'kept.pdf')])
  const foreign = await upload(shop.de, 'foreign.pdf')
  for (const id of [foreign, randomUUID()]) {
    expect(await change(shop.nl, orderNo, [id])).toMatchObject({
      code: 601,
      msg: 'A file is no longer there, please add it again.',
    })
  }
  expect((await read(shop.nl, orderNo)).files.map(({ name }) => name)).toEqual(['kept.pdf'])
})

it('ORD-008 is refused once something has left, in the language of the reader, for a cancelled order and for another type', async () => {
  const shipped = await placed(shop.nl)
  await ops('order:ship', shipped, { 'without-note': true })
  expect(await read(shop.nl, shipped)).toMatchObject({ status: 'shipped', canChangeNote: false })
  const files = [await upload(shop.nl, 'late.pdf')]
  expect(await change(shop.nl, shipped, files)).toMatchObject({
    code: 601,
    msg: 'A part of this order has left. Its delivery note cannot be changed any more.',
  })
  const cancelled = await placed(shop.nl)
  await shop.nl.ask('orders.cancel', { params: { orderno: cancelled } })
  expect((await change(shop.nl, cancelled, files)).msg).toBe('This order has been cancelled already.')
  const regular = await placed(shop.nl, 'REG')
  expect((await read(shop.nl, regular)).canChangeNote).toBe(false)
  expect((await change(shop.nl, regular, files)).msg).toBe('This order has no delivery note of your own.')
})
