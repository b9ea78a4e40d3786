/** Returns as a table, for spreadsheets. */
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@cartwright/core/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../testing/call'
import { deliver, lineOf, openReturnsShop, type ReturnsShop } from './rma.testing'

let shop: ReturnsShop
beforeAll(async () => {
  shop = await openReturnsShop()
  await shop.db.execute('truncate rmas, outbox cascade')
})
afterAll(() => shop?.close())

type Wanted = CallInput<'documents.download'>['body']
const read = async (body: Wanted, who: 'nl' | 'de' = 'nl') => {
  const { content, name } = await shop[who].ask('documents.download', { body })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer())
  return { name, text, lines: text.slice(1).split('\r\n').slice(0, -1) }
}
const create = (lines: ReturnType<typeof lineOf>[]) => {
  const body = { deliveryType: 'customerCourier' as const, addressId: shop.addressId, note: 'Streaks.' as const, lines }
  return shop.nl.ask('rma.create', { body }, randomUUID())
}

it('API-095 RMA-001 exports the lines of returns with reason and batch number, as the list is filtered', async () => {
  const { orderNo, lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3, [shop.b.number]: 2 })
  const [one, two] = lineIds
  const { id, version, rmaNo } = await create([
    lineOf(one, 2, { batchNo: '=L26' }),
    lineOf(two, 1, { reason: 'others', otherReason: 'Ordered by mistake', batchNo: '' }),
  ])
  await shop.nl.ask('rma.submit', { params: { id }, body: { version } })
  await shop.ops('rma:approve', rmaNo, '--yes')
  const draft = await create([])
  const { name, text, lines } = await read({ type: 'returns', format: 'csv' })
  expect(name).toBe('Returns.csv')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const [head, none, first, second, ...more] = lines
  expect(head).toBe(
    '"Return","Status","Date","Placed by","Order no","Article","OEM code","Your number","Quantity","Reason","Other reason","Batch number","Approved quantity","Received quantity","Answer of the audit"',
  )
  expect(none).toMatch(new RegExp(`^"${draft.rmaNo}","Draft",".*","Sanne de Wit",,,,,,,,,,,$`))
  expect(first).toMatch(
    new RegExp(
      `^"${rmaNo}","Audit approved",".*","Sanne de Wit","${orderNo}","${shop.a.number}",.*,2,"Leaking",,"'=L26",2,0,$`,
    ),
  )
  expect(second).toMatch(new RegExp(`"${orderNo}","${shop.b.number}",.*,1,"Others","Ordered by mistake",,1,0,$`))
  expect(more).toEqual([])
  expect((await read({ type: 'returns', format: 'csv', query: { status: 'draft' } })).lines).toHaveLength(2)
  expect((await read({ type: 'returns', format: 'csv', ids: [rmaNo] })).lines).toHaveLength(3)
  expect((await read({ type: 'returns', format: 'csv', ids: [rmaNo] }, 'de')).lines).toHaveLength(1)
})

it('API-095 writes returns as spreadsheets of the reader expect them, in CSV and XLSX', async () => {
  const headers = { 'Accept-Language': 'de' }
  const input = { body: { type: 'returns', format: 'csv' } } as const
  const { result } = await call(shop, 'documents.download', input, { token: shop.nl.token, headers })
  expect(result?.name).toBe('Rücksendungen.csv')
  const text = await result?.content.text()
  expect(text).toContain('"Rücksendung";"Status"')
  expect(text).toContain('"Läuft aus"')
  const { content } = await shop.nl.ask('documents.download', { body: { type: 'returns', format: 'xlsx' } })
  const [, , row] = (await readXlsx(new Uint8Array(await content.arrayBuffer()))).sheets[0]?.rows ?? []
  expect(row?.[2]).toBeInstanceOf(Date)
  expect(row?.[8]).toBe(2)
  expect(row?.[11]).toBe('=L26')
})

it('RMA-001 the list names the batch numbers of a return, each once, and finds it by them', async () => {
  const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 3, [shop.b.number]: 2, [shop.c.number]: 1 })
  const [one, two, three] = lineIds
  const batch = { batchNo: 'L77-2' }
  await create([lineOf(one, 1, batch), lineOf(two, 1, { batchNo: 'L77-1' }), lineOf(three, 1, batch)])
  const { rows } = await shop.nl.ask('rma.list', { query: { keyword: 'l77-1' } })
  expect(rows.map(({ batchNos }) => batchNos)).toEqual([['L77-2', 'L77-1']])
})
