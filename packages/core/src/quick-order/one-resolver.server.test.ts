/** Each text as a buyer writes it means the same wherever it is entered. */
import { BUYER_TEXTS, startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { askNumbers } from '../catalogue/ask-numbers'
import { createPartList } from '../catalogue/part-list.store'
import type { ResolvedLine, Sku } from '../contract'
import { searchOf } from '../search/search'
import { openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { findLine } from './find-line'
import { isOrderable } from './quick-order.derive'
import { quickOrderOf } from './quick-order.store'

let server: TestServer
let opened: WatchedShop
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await openShop(server, 'buyer.nl')
})
afterEach(() => opened.shop.destroy())

/** The texts that name one article, or ask for one of several. */
const TEXTS = BUYER_TEXTS.filter(([id, , means]) => /^[NBS]-\d+$/.test(id) && !/^(?:offers|lines|nothing)/.test(means))

const codes = (parts: readonly Pick<Sku, 'oemCode'>[]) => parts.map(({ oemCode }) => oemCode).toSorted()
const ofLine = (line: ResolvedLine | undefined) => codes((line?.matches ?? []).map(({ part }) => part))
const first = () => {
  const [line] = quickOrderOf(opened.shop).store.getState().lines
  if (!line) throw new Error('no line')
  return line
}
const ofGrid = () => {
  const { status, part, candidates } = first()
  if (isOrderable(first()) || status === 'replaced') return codes(part ? [part] : [])
  return status === 'choose' ? codes(candidates) : [status]
}
const isChecked = ({ lines: [line] }: { lines: readonly { status: string }[] }) =>
  !['typing', 'checking'].includes(line?.status ?? 'checking')

it.each(TEXTS)('QO-003 %s is one article in all six entries: %s', async (_id, text, means) => {
  const named = means
    .replace(/, \w+$/, '')
    .replace(/^asks | no longer sold$/g, '')
    .split(' ')
  const { shop } = opened
  const suggested = await searchOf(shop).parts(text)
  expect(codes(suggested.slice(0, named.length)), 'suggestions').toEqual(named)
  const list = createPartList(shop, { keyword: text })
  const { rows } = await until(list.store, state => state.status === 'ready')
  list.destroy()
  expect(codes(rows.slice(0, named.length)), 'search').toEqual(named)
  expect(ofLine((await findLine(shop, text, 1)).line), 'field').toEqual(named)
  expect(ofLine((await askNumbers(shop, [{ number: text }], {}))[0]), 'host page').toEqual(named)
  const { quickOrder } = shop
  quickOrder.edit(first().key, text)
  quickOrder.commit(first().key)
  await until(quickOrder.store, isChecked)
  expect(ofGrid(), 'grid').toEqual(named)
  quickOrder.clear()
  await quickOrder.addParsed({ lines: [{ input: text, quantity: '', row: 1 }] })
  expect(ofGrid(), 'import').toEqual(named)
})

it('K-004 QO-003 offers articles for every unknown line of a long list', async () => {
  const page = createPartList(opened.shop, { classId: 102 }, { pageSize: 100 })
  const { rows: parts } = await until(page.store, state => state.status === 'ready' && state.rows.length === 100)
  page.destroy()
  const { quickOrder } = opened.shop
  // The letters of a wholesaler in front, in 400 lines.
  const lines = Array.from({ length: 4 }, () => parts)
    .flat()
    .map(({ oemCode }, row) => ({ input: `QZ${oemCode.replaceAll('-', '')}`, quantity: '1', row }))
  await quickOrder.addParsed({ lines })
  const answered = quickOrder.store.getState().lines.slice(0, 400)
  const offered = answered.filter(({ candidates }, at) => candidates[0]?.oemCode === parts[at % 100]?.oemCode)
  expect(offered.length).toBeGreaterThanOrEqual(380)
  expect(answered.slice(-20).every(({ candidates }) => candidates.length > 0)).toBe(true)
})
