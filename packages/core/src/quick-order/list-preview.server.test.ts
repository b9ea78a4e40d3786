/** A list before it is added: read, resolved and put right. */
import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { createListPreview, type ListPreview, type ListPreviewState } from './list-preview'

let server: TestServer
let opened: WatchedShop
let preview: ListPreview
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await openShop(server, 'buyer.nl')
  preview = createListPreview(opened.shop)
})
afterEach(() => {
  preview.destroy()
  opened.shop.destroy()
})

const LIST = 'Toner;Menge\nTN-2420;5\nZZ-9999;1\nDR-2400;1.500\n'
const isKnown = ({ sums, isChecking }: ListPreviewState) => sums !== undefined && !isChecking
const asked = () => opened.sent('quickOrder.resolve').length

async function read(text = LIST): Promise<ListPreviewState> {
  preview.read(text, {})
  return until(preview.store, isKnown)
}

it('QO-003 a line that is put right is checked by itself, and counted', async () => {
  const { lines, sums } = await read()
  expect(sums).toMatchObject({ recognised: 1, fix: 2 })
  preview.enterNumber(lines[1]?.key ?? '', 'HP 26X')
  // Nothing flickers while one line is checked.
  expect(preview.store.getState().sums).toEqual(sums)
  preview.corrected.setQuantity(lines[2]?.key ?? '', '15')
  const after = await until(preview.store, state => state.sums?.fix === 0)
  expect(after).toMatchObject({ count: 3, isCorrected: true, sums: { recognised: 2, repaired: 1, pieces: 21 } })
  expect(opened.sent('quickOrder.resolve').at(-1)).toMatchObject({ lines: [{ input: 'HP 26X' }] })
})

it('QO-003 what the preview has resolved is not asked again in quick order, what it has not is', async () => {
  await read()
  const before = asked()
  const { quickOrder } = opened.shop
  await quickOrder.addChecked(preview.linesToAdd())
  expect(quickOrder.store.getState().lines.map(({ status }) => status)).toEqual([
    'ready',
    'unknown',
    'quantity',
    'empty',
  ])
  expect(asked()).toBe(before)
  quickOrder.undo()
  quickOrder.redo()
  expect(quickOrder.summary()).toMatchObject({ lines: 3, ready: 1 })
  expect(asked()).toBe(before)
  preview.read('CF226X;2', {})
  await quickOrder.addChecked(preview.linesToAdd())
  expect(quickOrder.store.getState().lines[3]).toMatchObject({ input: 'CF226X', qty: 2, status: 'ready' })
  // The preview may have begun to ask for it, too.
  const since = opened.sent('quickOrder.resolve').slice(before)
  expect(since.length).toBeGreaterThan(0)
  for (const body of since) expect(body).toMatchObject({ lines: [{ input: 'CF226X' }] })
})

it('QO-003 lines that were split or taken out are added as they are then', async () => {
  const { lines, count } = await read('TN-2420 CF226X\nDR-2400\n')
  expect([lines.length, count]).toEqual([3, 3])
  preview.corrected.removeLines([lines[2]?.key ?? ''])
  expect(preview.store.getState().count).toBe(2)
  expect(preview.linesToAdd().map(({ part }) => part?.number)).toEqual(['CW-TN2420', 'CW-CF226X'])
})

it('ERR-003 lines that were put right come back with the text', async () => {
  const { lines } = await read()
  preview.enterNumber(lines[1]?.key ?? '', 'HP 26X')
  await until(preview.store, state => state.sums?.fix === 1)
  const kept = preview.linesToKeep()
  preview.destroy()
  preview = createListPreview(opened.shop)
  preview.read(LIST, {}, kept)
  const back = await until(preview.store, isKnown)
  expect(back).toMatchObject({ isCorrected: true, count: 3, sums: { recognised: 1, repaired: 1, fix: 1 } })
  preview.read(LIST, { hasHeader: true })
  expect(await until(preview.store, isKnown)).toMatchObject({ isCorrected: true, sums: { repaired: 1, fix: 1 } })
})

const entered = ({ lines }: ListPreviewState) => lines.map(({ input, qty }) => `${input} × ${qty}`)

it('QO-003 what was put right stays when a column is read as something else, where its own cells are not', async () => {
  const text = 'Toner;Menge;Regal\nTN-2420;5;7\nZZ-9999;1;8\nCF226X;1;9\nDR-2400;2;6\n'
  const { lines } = await read(text)
  preview.enterNumber(lines[1]?.key ?? '', 'HP 26X')
  preview.corrected.setQuantity(lines[0]?.key ?? '', '50')
  preview.corrected.removeLines([lines[2]?.key ?? ''])
  await until(preview.store, state => state.sums?.fix === 0)
  preview.read(text, { columns: ['number', 'ignore', 'quantity'] })
  expect(preview.store.getState()).toMatchObject({ count: 3, isCorrected: true })
  // Of the quantities another column is read; the number that was put right is still the same cell.
  expect(entered(await until(preview.store, isKnown))).toEqual(['TN-2420 × 7', 'HP 26X × 8', 'DR-2400 × 6'])
})

it('QO-003 what was put right stays above and below the place where the text is changed', async () => {
  const { lines } = await read('ZZ-9999;1\nTN-2420;5\nCF226X;1\nDR-2400;1.500')
  preview.enterNumber(lines[0]?.key ?? '', 'HP 26X')
  preview.corrected.setQuantity(lines[1]?.key ?? '', '50')
  preview.corrected.setQuantity(lines[3]?.key ?? '', '15')
  await until(preview.store, state => state.sums?.fix === 0)
  // Two letters, one after the other, before the first is read.
  preview.read('ZZ-9999;1\nTN-2420;6\nCF226X;1\nDR-2400;1.500', {})
  preview.read('ZZ-9999;1\nTN-2420;61\nCF226X;1\nDR-2400;1.500', {})
  expect(preview.linesToAdd().map(({ input, qty }) => `${input} × ${qty}`)).toEqual([
    'HP 26X × 1',
    'TN-2420 × 61',
    'CF226X × 1',
    'DR-2400 × 15',
  ])
  const after = await until(preview.store, isKnown)
  expect(entered(after)).toEqual(['HP 26X × 1', 'TN-2420 × 61', 'CF226X × 1', 'DR-2400 × 15'])
  expect(after).toMatchObject({ isCorrected: true, sums: { fix: 0 } })
  preview.read('', {})
  preview.read('ZZ-9999;1', {})
  expect(await until(preview.store, isKnown)).toMatchObject({ isCorrected: false, sums: { fix: 1 } })
})
