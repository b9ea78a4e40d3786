import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { createConfirmation } from '../orders/order-confirmation.store'
import { createOrderFiles } from '../orders/order-files'
import { RETURN_FILE_LIMITS } from '../rules'
import { pdfFile } from '../testing/files'
import { gate, openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { createUploads } from './uploads.store'
import type { Uploads } from './uploads.types'

const MEGABYTES_2 = 2 * 1024 * 1024

let server: TestServer
let opened: WatchedShop
let files: Uploads
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await openShop(server, 'buyer.nl')
  files = createOrderFiles(opened.shop)
})
afterEach(() => {
  files.destroy()
  opened.shop.destroy()
})

const state = () => files.store.getState()
/** Nothing is on its way any more. */
const settled = () => until(files.store, ({ entries }) => entries.every(entry => entry.status !== 'uploading'))
/** Files of a name that the server has. */
async function countKept(name: string): Promise<number> {
  const answer = await server.db.execute(`select count(*) as n from order_files where name = '${name}'`)
  return Number((answer as unknown as { rows: [{ n: unknown }] }).rows[0].n)
}
const sent = () => opened.sent('orders.upload').length

describe('uploading', () => {
  it('API-081 VAL-022 sends a file of 2 MB and gets its reference', async () => {
    files.add([pdfFile('note.pdf', MEGABYTES_2)])
    expect(state().entries).toMatchObject([{ name: 'note.pdf', status: 'uploading', share: 0, fileId: undefined }])
    const { entries } = await settled()
    expect(entries).toMatchObject([{ status: 'checked', share: 1, size: MEGABYTES_2, fileId: expect.any(String) }])
  })

  it.each([
    ['VAL-022 ERR-029 one byte more than 2 MB', pdfFile('note.pdf', MEGABYTES_2 + 1), 'too-large'],
    ['VAL-024 ERR-030 a name of more than 100 characters', pdfFile(`${'n'.repeat(97)}.pdf`), 'name-too-long'],
    ['VAL-024 a type that is not among those of the shop', pdfFile('note.exe'), 'wrong-type'],
    ['an empty file', new File([], 'note.pdf'), 'empty'],
  ])('%s is reported and not sent', (_what, file, why) => {
    files.add([file])
    expect(state()).toEqual({ entries: [], refused: { name: file.name, why } })
    expect(sent()).toBe(0)
  })

  it('VAL-023 takes one at a time, and another one after it', async () => {
    files.add([pdfFile('a.pdf'), pdfFile('b.pdf')])
    expect(state()).toEqual({ entries: [], refused: { name: 'a.pdf', why: 'one-at-a-time' } })
    files.add([pdfFile('a.pdf')])
    files.add([pdfFile('b.pdf')])
    expect(state()).toMatchObject({ entries: [{ name: 'a.pdf' }], refused: { name: 'b.pdf', why: 'one-at-a-time' } })
    await settled()
    files.add([pdfFile('b.pdf')])
    expect(state().refused).toBeUndefined()
    expect((await settled()).entries.map(({ name, status }) => [name, status])).toEqual([
      ['a.pdf', 'checked'],
      ['b.pdf', 'checked'],
    ])
  })

  it('VAL-024 has five files at most', async () => {
    for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf']) {
      files.add([pdfFile(name)])
      await settled()
    }
    expect(state()).toMatchObject({ refused: { name: '6.pdf', why: 'too-many' } })
    expect(sent()).toBe(5)
    files.remove(state().entries[0]?.key ?? 0)
    files.add([pdfFile('6.pdf')])
    expect((await settled()).entries).toHaveLength(5)
  })

  it('VAL-022 VAL-024 keeps to the limits it is given', () => {
    files = createOrderFiles(opened.shop, { bytes: 500, count: 0, nameChars: 6, types: ['txt'] })
    expect(files.limits).toEqual({ bytes: 500, count: 0, nameChars: 6, types: ['txt'] })
    files.add([pdfFile('a.txt', 400)])
    expect(state().refused?.why).toBe('too-many')
    files = createOrderFiles(opened.shop, { bytes: 500, nameChars: 6, types: ['txt'] })
    const refusals = [pdfFile('a.txt', 600), pdfFile('note.txt', 400), pdfFile('a.pdf', 400)].map(file => {
      files.add([file])
      return state().refused?.why
    })
    expect(refusals).toEqual(['too-large', 'name-too-long', 'wrong-type'])
    expect(sent()).toBe(0)
  })

  it('can be broken off: the server keeps nothing, and the place is free again', async () => {
    const { open, passed } = gate()
    opened.before.run = () => passed
    files.add([pdfFile('broken-off.pdf')])
    files.remove(state().entries[0]?.key ?? 0)
    expect(state().entries).toEqual([])
    opened.before.run = () => undefined
    open()
    files.add([pdfFile('other.pdf')])
    expect((await settled()).entries).toMatchObject([{ name: 'other.pdf', status: 'checked' }])
    expect(await countKept('broken-off.pdf')).toBe(0)
  })

  it('ERR-028 keeps a file that did not get through, to be sent again as the same upload', async () => {
    opened.after.run = () => {
      throw new TypeError('broken after the file was taken')
    }
    files.add([pdfFile('twice.pdf')])
    expect((await settled()).entries).toMatchObject([{ status: 'failed', isRefused: false, fileId: undefined }])
    expect(opened.shop.messages.store.getState().items).toEqual([])
    opened.after.run = () => undefined
    files.retry(state().entries[0]?.key ?? 0)
    expect((await settled()).entries).toMatchObject([{ status: 'checked', fileId: expect.any(String) }])
    expect(await countKept('twice.pdf')).toBe(1)
  })

  it('VAL-023 sends none again while another one is on its way', async () => {
    opened.before.run = () => {
      throw new TypeError('no network')
    }
    files.add([pdfFile('first.pdf')])
    await settled()
    opened.before.run = () => undefined
    files.add([pdfFile('second.pdf')])
    const [first] = state().entries
    files.retry(first?.key ?? 0)
    expect(state()).toMatchObject({
      entries: [{ status: 'failed' }, { status: 'uploading' }],
      refused: { name: 'first.pdf', why: 'one-at-a-time' },
    })
    await settled()
    files.retry(first?.key ?? 0)
    expect((await settled()).entries).toMatchObject([{ status: 'checked' }, { status: 'checked' }])
    expect(state().refused).toBeUndefined()
  })

  it('ERR-028 reports that the server does not accept the content', async () => {
    files.add([new File(['<html>'], 'note.pdf')])
    expect((await settled()).entries).toMatchObject([{ status: 'failed', isRefused: true }])
  })
})

describe('uploading several', () => {
  const photos = () =>
    createUploads(
      (file, options) => opened.shop.client.call(calls.rma.upload, { body: { file } }, options),
      RETURN_FILE_LIMITS,
      [],
      async file => file,
    )

  it('API-087 takes several photos at once and sends them one after the other', async () => {
    files.destroy()
    files = photos()
    expect(files.takesSeveral).toBe(true)
    files.add([pdfFile('a.pdf'), pdfFile('b.exe'), pdfFile('c.pdf')])
    files.add([pdfFile('d.pdf')])
    expect(state().entries.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf', 'd.pdf'])
    const { entries } = await settled()
    expect(entries).toMatchObject(['a.pdf', 'c.pdf', 'd.pdf'].map(name => ({ name, status: 'checked' })))
    expect(new Set(entries.map(({ fileId }) => fileId)).size).toBe(3)
  })

  it('API-087 names what is not taken, and takes the rest up to five', async () => {
    files.destroy()
    files = photos()
    files.add([pdfFile('b.exe'), pdfFile('a.pdf')])
    expect(state()).toMatchObject({ entries: [{ name: 'a.pdf' }], refused: { name: 'b.exe', why: 'wrong-type' } })
    files.add(['1', '2', '3', '4', '5'].map(name => pdfFile(`${name}.pdf`)))
    expect(state().refused).toEqual({ name: '5.pdf', why: 'too-many' })
    expect((await settled()).entries).toHaveLength(5)
  })
})

it('ORD-008 an order takes its files along', async () => {
  const { orders, client } = opened.shop
  const { rows } = await client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 60 } })
  const number = rows.find(row => !row.disabled && (row.availability?.stock ?? 0) > 0)?.number ?? ''
  files.add([pdfFile('Lieferschein.pdf')])
  const { entries } = await settled()
  const confirmation = createConfirmation(opened.shop, orders.encodeItems([{ number, custNumber: null, qty: 1 }]))
  await until(confirmation.store, ({ status }) => status === 'ready')
  confirmation.setOrderType('CPDROP')
  await until(confirmation.store, ({ status, orderType }) => status === 'ready' && orderType === 'CPDROP')
  const { order } = (await confirmation.place(entries.flatMap(entry => entry.fileId ?? []))) ?? {}
  const placed = { name: 'Lieferschein.pdf', type: 'pdf', size: 2000 }
  expect(order).toMatchObject({ orderType: 'CPDROP', files: [placed] })
  // It can be fetched again.
  expect((await orders.get(order?.orderNo ?? '')).files).toEqual([{ ...placed, canDownload: true }])
})
