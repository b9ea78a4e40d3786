import { CODE } from '@cartwright/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
let nl: Buyer
let rep: Buyer
beforeAll(async () => {
  server = await startTestServer()
  nl = await signIn(server.apiBase, 'buyer.nl')
  rep = await signIn(server.apiBase, 'rep.nl')
})
afterAll(() => server?.close())

const save = (buyer: Buyer, name: string, filter: Record<string, string> = { status: 'shipped' }) =>
  buyer.callWhenFree('savedViews.save', { body: { list: 'orders', name, filter } })
const names = async (buyer: Buyer, list: 'orders' | 'invoices' = 'orders') =>
  (await buyer.ask('savedViews.list', { query: { list } })).map(view => view.name)

it('ORD-001 keeps views for each account and list, by name, and replaces one of the same name', async () => {
  const [before] = (await save(nl, 'Under way')).data
  await save(nl, 'all of October', { from: '2026-10-01', to: '2026-10-31' })
  const { data } = await save(nl, 'under WAY', { status: 'processing', sort: 'poNo' })
  expect(data.map(({ name, filter }) => ({ name, filter }))).toEqual([
    { name: 'all of October', filter: { from: '2026-10-01', to: '2026-10-31' } },
    { name: 'under WAY', filter: { status: 'processing', sort: 'poNo' } },
  ])
  expect(data[1]?.id).toBe(before?.id)
  expect(await names(nl, 'invoices')).toEqual([])
  expect(await names(rep)).toEqual([])
})

it('renames a view, unless another one has the name', async () => {
  const fr = await signIn(server.apiBase, 'buyer.fr')
  await save(fr, 'Old')
  const { data } = await save(fr, 'Other')
  const params = { id: data.find(view => view.name === 'Old')?.id ?? 0 }
  expect((await rep.call('savedViews.change', { params, body: { name: 'Taken' } })).code).toBe(CODE.NOT_FOUND)
  expect(await fr.call('savedViews.change', { params, body: { name: 'OTHER' } })).toMatchObject({
    code: CODE.REFUSED,
    msg: 'Another view has this name already.',
  })
  const renamed = await fr.ask('savedViews.change', { params, body: { name: 'New' } })
  expect(renamed.map(({ name }) => name)).toEqual(['New', 'Other'])
})

it('has one view of a list that opens first, also after it was saved again', async () => {
  const it = await signIn(server.apiBase, 'buyer.it')
  await save(it, 'A')
  const [a, b] = (await save(it, 'B')).data
  const first = (id: number | undefined, isFirst: boolean) =>
    it.ask('savedViews.change', { params: { id: id ?? 0 }, body: { isFirst } })
  const marks = (views: { name: string; isFirst?: boolean | undefined }[]) =>
    views.map(view => [view.name, view.isFirst])
  await first(a?.id, true)
  expect(marks(await first(b?.id, true))).toEqual([
    ['A', false],
    ['B', true],
  ])
  const { data } = await save(it, 'b', { status: 'processing' })
  expect(marks(data)).toEqual([
    ['A', false],
    ['b', true],
  ])
  expect(marks(await first(data[1]?.id, false))).toEqual([
    ['A', false],
    ['b', false],
  ])
})

it('deletes a view of the account, and none of another', async () => {
  const [view] = (await save(nl, 'Mine')).data
  const params = { id: view?.id ?? 0 }
  expect((await rep.call('savedViews.remove', { params })).code).toBe(CODE.NOT_FOUND)
  await nl.ask('savedViews.remove', { params })
  expect((await nl.call('savedViews.remove', { params })).code).toBe(CODE.NOT_FOUND)
})

it('has twenty for a list, also when they come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => save(rep, `View ${at}`)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
  expect(answers.find(({ code }) => code !== 200)).toMatchObject({
    code: CODE.REFUSED,
    msg: 'A list has at most 20 views. Please delete one.',
  })
  const [kept] = await names(rep)
  expect((await save(rep, kept ?? '', { status: 'cancelled' })).code).toBe(200)
  expect(await names(rep)).toHaveLength(20)
})

it.each([
  [{ list: 'orders', name: ' ', filter: {} }],
  [{ list: 'baskets', name: 'x', filter: {} }],
  [{ list: 'orders', name: 'x', filter: { 'no name': 'x' } }],
  [{ list: 'orders', name: 'x', filter: { status: 'x'.repeat(121) } }],
])('refuses %j', async body => {
  expect((await nl.call('savedViews.save', { body: body as never })).code).toBe(CODE.BAD_REQUEST)
})
