/** The page of all saved lists: what each comes to today, who changed it, search, filters, order and pages. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickOrders } from '../db/schema'
import { type OrderingShop, openOrderingShop } from '../orders/orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await shop.db.delete(quickOrders).where(eq(quickOrders.saved, true))
})
afterAll(() => shop?.close())

type Who = 'nl' | 'rep' | 'de'
type Query = Record<string, string>
const line = (key: string, input: string, quantity = '1') => ({ key, input, quantity })
const save = async (name: string, lines: readonly ReturnType<typeof line>[], shared = false, who: Who = 'nl') =>
  (await shop[who].ask('savedLists.save', { body: { name, shared, lines: [...lines] } }, randomUUID())).list
const rows = async (query: Query = {}, who: Who = 'nl') =>
  (await shop[who].ask('savedLists.list', { query: query as never })).rows
const named = async (query: Query = {}, who: Who = 'nl') => (await rows(query, who)).map(({ name }) => name)

describe('the page of saved lists', () => {
  it('API-080 says of each list how its lines stand today and what they come to', async () => {
    const { a, b } = shop
    await save('November', [
      line('1', a.number, '6'),
      line('2', b.number, '9999'),
      line('3', 'no-such-number', '4'),
      line('4', a.number, 'some'),
    ])
    const [row] = await rows()
    expect(row).toMatchObject({ name: 'November', lines: 4, own: true, changedBy: 'Sanne de Wit', lastOrdered: null })
    // 6 × 8.00, and 9,999 × 2.50 of which there are not so many.
    expect(row?.today).toEqual({ ready: 1, short: 1, toFix: 2, amount: 25045.5 })
    await save('Nothing in it', [])
    expect((await rows({ keyword: 'Nothing in it' }))[0]?.today).toEqual({ ready: 0, short: 0, toFix: 0, amount: 0 })
  })

  it('API-080 two lines of one article are short together when each alone is not', async () => {
    const { c } = shop
    const found = await shop.nl.ask('quickOrder.resolve', { body: { lines: [{ key: '1', input: c.number }] } })
    const { stock = 0, otherStock = 0 } = found.lines[0]?.matches[0]?.part.availability ?? {}
    const all = stock + otherStock
    expect(stock).toBe(1000)
    await save('Twice', [line('1', c.number, String(all)), line('2', c.number, '1')])
    expect((await rows({ keyword: 'Twice' }))[0]?.today).toMatchObject({ ready: 0, short: 2, toFix: 0 })
    await save('Once', [line('1', c.number, String(all))])
    expect((await rows({ keyword: 'Once' }))[0]?.today).toMatchObject({ ready: 1, short: 0, toFix: 0 })
  })

  it('API-080 names who changed a list last, and filters own and shared ones', async () => {
    const shared = await save('Shared with the rep', [line('1', 'DR-2400')], true)
    await save('Of the rep', [line('1', 'DR-2400')], true, 'rep')
    const params = { id: shared.id }
    shop.clock.advance(60_000)
    await shop.rep.ask('savedLists.change', { params, body: { version: 1, changed: [line('2', 'TK-5240K')] } })
    const [row] = await rows({ keyword: 'Shared with' })
    const [owner, changedBy] = [row?.owner, row?.changedBy]
    expect([owner, changedBy === owner]).toEqual(['Sanne de Wit', false])
    expect((await rows({ keyword: 'Of the rep' }))[0]?.owner).toBe(changedBy)
    expect(await named({ scope: 'others' })).toEqual(['Of the rep'])
    expect(await named({ scope: 'own' })).not.toContain('Of the rep')
    expect(await named({}, 'rep')).toEqual(['Shared with the rep', 'Of the rep'])
    expect((await rows({}, 'rep')).map(({ own, canManage }) => [own, canManage])).toEqual([
      [false, false],
      [true, true],
    ])
    expect(await named({}, 'de')).toEqual([])
  })

  it('API-080 finds lists by name, QO#, owner and any number of an article in them', async () => {
    const list = await save('Only kits', [line('1', 'tk 5240k')])
    expect(await named({ keyword: 'ONLY k' })).toEqual(['Only kits'])
    expect(await named({ keyword: list.qoNo.toLowerCase() })).toEqual(['Only kits'])
    expect(await named({ keyword: 'TK-5240K' })).toContain('Only kits')
    // Its line names the article by another number.
    expect(await named({ keyword: 'CW-TK5240K' })).toContain('Only kits')
    expect(await named({ keyword: 'CW-TK5240K' })).not.toContain('November')
    expect(await named({ keyword: 'Sanne' })).not.toContain('Of the rep')
    expect(await named({ keyword: '%' })).toEqual([])
  })

  it('API-080 finds an article by how its own number begins, also where its line has another number', async () => {
    await save('A toner by its OEM code', [line('1', 'cf 259x')])
    // A list is found by part of its number too, which is drawn: one in some hundred holds the letters of the prefix.
    await shop.db
      .update(quickOrders)
      .set({ qoNo: 'QO-1111-1111' })
      .where(eq(quickOrders.name, 'A toner by its OEM code'))
    for (const keyword of ['CW-CF259', 'cw cf259', 'CF259', 'CW-CF259X'])
      expect(await named({ keyword }), keyword).toEqual(['A toner by its OEM code'])
    expect(await named({ keyword: 'CW-CF258' })).toEqual([])
    // The prefix of the supplier alone is no article; blank lines are none either.
    await save('Blank', [line('1', ' - ')])
    expect(await named({ keyword: 'CW' })).not.toContain('A toner by its OEM code')
    expect(await named({ keyword: 'CW-CF259' })).not.toContain('Blank')
    expect(await named({ keyword: 'CW-CF%' })).toEqual([])
  })

  it('API-080 sorts, and shows each list on one page', async () => {
    for (let at = 1; at <= 12; at++) await save(`Page ${String(at).padStart(2, '0')}`, [], false, 'de')
    const page = (pageNum: string, more: Query = {}) => named({ pageNum, pageSize: '10', ...more }, 'de')
    expect([...(await page('1')), ...(await page('2'))]).toEqual(
      Array.from({ length: 12 }, (_, at) => `Page ${String(12 - at).padStart(2, '0')}`),
    )
    const both = [...(await page('1', { sort: 'lines' })), ...(await page('2', { sort: 'lines' }))]
    expect(new Set(both).size).toBe(12)
    expect((await page('1', { sort: 'name', order: 'asc' }))[0]).toBe('Page 01')
    const lastOrdered = new Date('2026-11-20T09:00:00Z')
    await shop.db.update(quickOrders).set({ lastOrdered }).where(eq(quickOrders.name, 'Page 05'))
    for (const order of ['asc', 'desc']) expect((await page('1', { sort: 'lastOrdered', order }))[0]).toBe('Page 05')
    expect((await shop.de.call('savedLists.list', { query: { sort: 'amount' } as never })).code).toBe(400)
  })
})
