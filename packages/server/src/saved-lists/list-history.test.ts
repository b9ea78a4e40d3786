/** Who changed what in a saved list. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listVersions, orders, quickOrders } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'

const MINUTE_MS = 60_000

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

type Who = 'nl' | 'rep' | 'de'
const line = (key: string, input: string, quantity = '1') => ({ key, input, quantity })
const save = async (name: string, lines: ReturnType<typeof line>[], shared = true) =>
  (await shop.nl.ask('savedLists.save', { body: { name, shared, lines } }, randomUUID())).list
const change = (id: number, body: Record<string, unknown>, who: Who = 'nl') =>
  shop[who].ask('savedLists.change', { params: { id }, body: { version: 99, ...body } as never })
const history = async (id: number, who: Who = 'nl') =>
  (await shop[who].ask('savedLists.history', { params: { id } })).changes
const later = (minutes: number) => shop.clock.advance(minutes * MINUTE_MS)
/** The version that a list has now. */
const at = async (id: number) => {
  const { list } = await shop.nl.ask('savedLists.open', { params: { id } })
  return { version: list.version }
}

describe('the history of a saved list', () => {
  it('API-080 is seen by those who see the list, and goes with it', async () => {
    const own = await save('Mine', [line('1', 'DR-2400')], false)
    const params = { id: own.id }
    expect(await shop.rep.call('savedLists.history', { params })).toMatchObject({ code: 404 })
    expect(await shop.de.call('savedLists.history', { params })).toMatchObject({ code: 404 })
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    await shop.db.update(orders).set({ quickOrderId: own.id }).where(eq(orders.orderNo, orderNo))
    await shop.nl.ask('savedLists.remove', { params })
    const [row] = await shop.db.select().from(quickOrders).where(eq(quickOrders.quickOrderId, own.id))
    expect(row?.saved).toBe(false)
    expect(await shop.db.select().from(listVersions).where(eq(listVersions.quickOrderId, own.id))).toEqual([])
    expect(await shop.nl.call('savedLists.history', { params })).toMatchObject({ code: 404 })
  })

  it('API-080 names who added, changed and removed which lines, renamed and shared it', async () => {
    const { id } = await save('November', [line('1', 'TZe-231', '200'), line('2', 'DR-2400', '4')], false)
    later(31)
    await change(id, { ...(await at(id)), shared: true, name: 'November refill' })
    later(31)
    const edited = [line('1', 'TZe-231', '720'), line('3', 'TK-5240K', '16')]
    await change(id, { ...(await at(id)), changed: edited, removed: ['2'] }, 'rep')
    const changes = await history(id)
    expect(changes.map(({ time, by, ...rest }) => rest)).toEqual([
      {
        own: false,
        created: false,
        oldName: null,
        shared: null,
        added: 1,
        changed: 1,
        removed: 1,
        lines: [
          { input: 'TZe-231', before: '200', after: '720' },
          { input: 'TK-5240K', before: null, after: '16' },
          { input: 'DR-2400', before: '4', after: null },
        ],
      },
      {
        own: true,
        created: false,
        oldName: 'November',
        shared: true,
        lines: [],
        added: 0,
        changed: 0,
        removed: 0,
      },
      {
        own: true,
        created: true,
        oldName: null,
        shared: null,
        lines: [],
        added: 2,
        changed: 0,
        removed: 0,
      },
    ])
    expect(changes[1]?.by).toBe('Sanne de Wit')
    expect(changes[0]?.by).not.toBe('Sanne de Wit')
    expect((await history(id, 'rep')).map(({ own }) => own)).toEqual([true, false])
  })

  it('G10 API-080 of a list that was private colleagues see what is since it was shared, and its owner sees all', async () => {
    const { id } = await save('Salaries', [line('1', 'DR-2400', '4'), line('2', 'SECRET-1', '7')], false)
    later(31)
    await change(id, { ...(await at(id)), removed: ['2'], name: 'Drums' })
    later(1)
    await change(id, { ...(await at(id)), shared: true, changed: [line('1', 'DR-2400', '5')] })
    const sharing = { own: false, created: false, oldName: null, shared: true, lines: [] }
    const nothing = { added: 0, changed: 0, removed: 0 }
    expect(await history(id, 'rep')).toEqual([{ ...sharing, ...nothing, by: 'Sanne de Wit', time: expect.any(String) }])
    later(31)
    await change(id, { ...(await at(id)), changed: [line('1', 'DR-2400', '6')] }, 'rep')
    const since = await history(id, 'rep')
    expect(since.map(({ shared, lines }) => [shared, lines])).toEqual([
      [null, [{ input: 'DR-2400', before: '5', after: '6' }]],
      [true, []],
    ])
    expect((await history(id)).map(({ created, oldName, shared, lines }) => [created, oldName, shared, lines])).toEqual(
      [
        [false, null, null, [{ input: 'DR-2400', before: '5', after: '6' }]],
        [false, null, true, [{ input: 'DR-2400', before: '4', after: '5' }]],
        [false, 'Salaries', null, [{ input: 'SECRET-1', before: '7', after: null }]],
        [true, null, null, []],
      ],
    )
  })

  it('G10 API-080 a list that was private for a while begins for colleagues with the last sharing', async () => {
    const { id } = await save('Open', [line('1', 'DR-2400', '4')])
    await change(id, { ...(await at(id)), shared: false })
    await change(id, { ...(await at(id)), changed: [line('2', 'SECRET-2', '7')] })
    await change(id, { ...(await at(id)), removed: ['2'] })
    await change(id, { ...(await at(id)), shared: true })
    expect((await history(id, 'rep')).map(({ created, shared, lines }) => [created, shared, lines])).toEqual([
      [false, true, []],
    ])
    expect((await history(id)).map(({ created, shared }) => [created, shared])).toEqual([
      [false, true],
      [false, false],
      [true, null],
    ])
  })

  it('API-080 changes of one account without a long pause are one, and what was undone is none', async () => {
    const { id } = await save('Typed', [line('1', 'DR-2400', '4')])
    later(31)
    for (const quantity of ['1', '12', '120']) {
      later(1)
      await change(id, { ...(await at(id)), changed: [line('1', 'DR-2400', quantity)] })
    }
    expect((await history(id))[0]?.lines).toEqual([{ input: 'DR-2400', before: '4', after: '120' }])
    expect(await history(id)).toHaveLength(2)
    await change(id, { ...(await at(id)), changed: [line('1', 'DR-2400', '4')] })
    expect(await history(id)).toHaveLength(1)
  })

  it('API-080 another number in the same line is one removed and one added; five lines are named', async () => {
    const { id } = await save('Many', [line('1', 'DR-2400', '4')])
    later(31)
    const many = Array.from({ length: 8 }, (_, n) => line(`n${n}`, `X-${n}`))
    await change(id, { ...(await at(id)), changed: [line('1', 'TN-2420', '4'), ...many] })
    const [latest] = await history(id)
    expect([latest?.added, latest?.removed]).toEqual([9, 1])
    expect(latest?.lines).toHaveLength(5)
    expect(latest?.lines.slice(0, 2)).toEqual([
      { input: 'DR-2400', before: '4', after: null },
      { input: 'TN-2420', before: null, after: '4' },
    ])
  })

  it('API-080 a list from before the history shows what changes from then on', async () => {
    const { id } = await save('Old', [line('1', 'DR-2400', '4')])
    await shop.db.delete(listVersions).where(eq(listVersions.quickOrderId, id))
    expect(await history(id)).toEqual([])
    later(31)
    await change(id, { ...(await at(id)), changed: [line('1', 'DR-2400', '5')] }, 'rep')
    expect((await history(id)).map(({ created, lines }) => [created, lines])).toEqual([
      [false, [{ input: 'DR-2400', before: '4', after: '5' }]],
      [true, []],
    ])
  })

  it('API-080 holds the last twelve versions', async () => {
    const { id } = await save('Often', [line('1', 'DR-2400', '1')])
    for (let quantity = 2; quantity < 20; quantity++) {
      later(31)
      await change(id, { ...(await at(id)), changed: [line('1', 'DR-2400', String(quantity))] })
    }
    const stored = await shop.db.select().from(listVersions).where(eq(listVersions.quickOrderId, id))
    expect(stored).toHaveLength(12)
    const changes = await history(id)
    expect(changes).toHaveLength(11)
    expect(changes[0]?.lines).toEqual([{ input: 'DR-2400', before: '18', after: '19' }])
  })
})
