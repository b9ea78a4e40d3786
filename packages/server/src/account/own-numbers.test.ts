import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disable, somePartsSold } from '../catalogue/parts.testing'
import { custNumbers } from '../db/schema'
import { type OrderingShop, openOrderingShop } from '../orders/orders.testing'
import { signIn } from '../testing/buyer'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.delete(custNumbers))

type Row = [number: string, custNumber: string]
const importRows = (rows: Row[], apply: boolean, key: string = randomUUID()) => {
  const body = { apply, rows: rows.map(([number, custNumber], at) => ({ line: at + 2, number, custNumber })) }
  return shop.nl.ask('account.importCustNumbers', { body }, key)
}
const list = async (query = {}) => (await shop.nl.ask('account.custNumbers', { query })).rows

it('CAT-007 reports each line of a file, and then stores all that can be read, once', async () => {
  const { a, b, c } = shop
  await shop.nl.ask('catalogue.setCustNumber', { body: { number: b.number, custNumber: 'SAME' } })
  await shop.nl.ask('catalogue.setCustNumber', { body: { number: c.number, custNumber: 'OLD' } })
  const rows: Row[] = [
    [a.oemCode, 'SHELF-1'],
    [b.number, 'SAME'],
    [c.number, ''],
    ['NO-SUCH-ARTICLE', 'X'],
    [a.number, '---'],
    ['', 'X'],
  ]
  const report = await importRows(rows, false)
  expect(report.rows.map(row => [row.line, row.result, row.reason])).toEqual([
    [2, 'new', null],
    [3, 'same', null],
    [4, 'removed', null],
    [5, 'failed', 'article'],
    [6, 'failed', 'number'],
    [7, 'failed', 'columns'],
  ])
  expect(report.rows.slice(0, 3).map(row => row.before)).toEqual(['', 'SAME', 'OLD'])
  expect(await list()).toHaveLength(2)
  const key = randomUUID()
  const [one, two] = await Promise.all([importRows(rows, true, key), importRows(rows, true, key)])
  expect(one).toEqual(two)
  expect((await list()).map(row => [row.number, row.custNumber])).toEqual([
    [b.number, 'SAME'],
    [a.number, 'SHELF-1'],
  ])
})

it('CAT-007 says of each line that a later one of the same file overrules', async () => {
  const { a, b } = shop
  const rows: Row[] = [
    [a.number, 'FIRST'],
    [b.number, 'TWICE'],
    [a.oemCode, 'LAST'],
    [b.number, 'TWICE'],
  ]
  const report = [
    [2, 'failed', 'repeated'],
    [3, 'same', null],
    [4, 'new', null],
    [5, 'new', null],
  ]
  for (const apply of [false, true]) {
    const answer = await importRows(rows, apply)
    expect(answer.rows.map(row => [row.line, row.result, row.reason])).toEqual(report)
  }
  expect((await list()).map(row => [row.number, row.custNumber])).toEqual([
    [a.number, 'LAST'],
    [b.number, 'TWICE'],
  ])
})

it('CAT-007 marks own numbers that are numbers of several articles, and stores them all the same', async () => {
  const { a, b, c } = shop
  await shop.nl.ask('catalogue.setCustNumber', { body: { number: c.number, custNumber: 'KEPT-1' } })
  const marked = async (rows: Row[]) => (await importRows(rows, false)).rows.map(row => row.isAmbiguous ?? false)
  expect(
    await marked([
      [a.number, 'BOTH-1'],
      [b.number, 'both 1'],
    ]),
  ).toEqual([true, true])
  expect(await marked([[a.number, 'KEPT-1']])).toEqual([true])
  expect(await marked([[a.number, b.number]])).toEqual([true])
  expect(await marked([[a.number, a.number]])).toEqual([false])
  // The file gives the other article another number.
  expect(
    await marked([
      [a.number, 'KEPT-1'],
      [c.number, 'NEW-1'],
    ]),
  ).toEqual([false, false])
  await importRows([[a.number, 'KEPT-1']], true)
  expect((await list()).map(row => [row.number, row.isAmbiguous]).toSorted()).toEqual(
    [
      [a.number, true],
      [c.number, true],
    ].toSorted(),
  )
})

it('CAT-007 says of an article that is no longer sold what takes its place', async () => {
  const [old] = await somePartsSold(shop.db, 1, 40)
  if (!old) throw new Error('no part')
  await disable(shop.db, old, shop.a.number)
  const { rows } = await importRows([[old.number, 'X']], true)
  expect(rows).toEqual([
    { line: 2, number: old.number, custNumber: 'X', result: 'failed', reason: 'disabled', successor: shop.a.number },
  ])
  expect(await list()).toEqual([])
})

it('N3 CAT-007 takes nothing for a number that a spreadsheet shows in place of one', async () => {
  const { a, b, c } = shop
  const { rows } = await importRows(
    [
      [a.number, '1,2E+11'],
      [b.number, '#N/A'],
      [c.number, '########'],
    ],
    true,
  )
  expect(rows.map(({ result, reason }) => [result, reason])).toEqual([
    ['failed', 'number'],
    ['failed', 'number'],
    ['failed', 'number'],
  ])
  expect(await list()).toEqual([])
  const body = { number: a.number, custNumber: '#N/A' }
  expect(await shop.nl.call('catalogue.setCustNumber', { body })).toMatchObject({
    code: 601,
    msg: 'A spreadsheet shows #N/A in place of a number. Please enter the number.',
  })
})

it('CAT-007 one number for two parts is allowed, and shown as ambiguous', async () => {
  const { a, b, c } = shop
  await importRows(
    [
      [a.number, 'BOTH'],
      [b.number, 'both'],
      [c.number, 'ONE'],
    ],
    true,
  )
  expect((await list()).map(row => [row.custNumber, row.isAmbiguous])).toEqual([
    ['BOTH', true],
    ['both', true],
    ['ONE', false],
  ])
  const { lines } = await shop.nl.ask('quickOrder.resolve', { body: { lines: [{ key: '1', input: 'BOTH' }] } })
  expect(lines[0]?.status).toBe('ambiguous')
})

it('CAT-007 filters by any number, page by page, and keeps to the own company', async () => {
  const { a, b, c } = shop
  await importRows(
    [
      [a.number, 'K1'],
      [b.number, 'K2'],
      [c.number, 'K3'],
    ],
    true,
  )
  expect((await list({ keyword: 'k2' })).map(row => row.number)).toEqual([b.number])
  expect((await list({ keyword: c.oemCode })).map(row => row.custNumber)).toContain('K3')
  const pages = [await list({ pageSize: 2 }), await list({ pageSize: 2, pageNum: 2 })]
  expect(pages.map(rows => rows.length)).toEqual([2, 1])
  expect((await shop.de.ask('account.custNumbers', { query: {} })).total).toBe(0)
  const clerk = await signIn(shop.apiBase, 'clerk.nl')
  expect((await clerk.ask('account.custNumbers', { query: {} })).total).toBe(3)
  const body = { apply: true, rows: [{ line: 1, number: a.number, custNumber: 'X' }] }
  expect((await clerk.call('account.importCustNumbers', { body }, randomUUID())).code).toBe(403)
})

it('API-095 exports all of them as a file that can be imported again', async () => {
  const { a, b } = shop
  await importRows(
    [
      [a.number, '007'],
      [b.number, '=1+1'],
    ],
    true,
  )
  const file = await shop.nl.ask('documents.download', { body: { type: 'custNumbers', format: 'csv' } })
  expect(file.name).toBe('Own article numbers.csv')
  const [, ...lines] = (await file.content.text()).trim().split('\r\n')
  expect(lines).toEqual([`"${a.number}","007","${a.oemCode}"`, `"${b.number}","'=1+1","${b.oemCode}"`])
})
