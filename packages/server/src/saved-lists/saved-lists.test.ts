/** Lists kept in the account: own and shared ones, two devices on one list, and ordering from a list. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickOrders } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

type Who = 'nl' | 'rep' | 'de'
const line = (key: string, input: string, quantity = '1') => ({ key, input, quantity })
const save = (name: string, lines = [line('1', 'CF259X')], shared = false, who: Who = 'nl') =>
  shop[who].ask('savedLists.save', { body: { name, shared, lines } }, randomUUID())
const names = async (who: Who) => (await shop[who].ask('savedLists.all', {})).map(({ name }) => name)
const open = (id: number, who: Who = 'nl') => shop[who].ask('savedLists.open', { params: { id } })

describe('a saved list', () => {
  it('API-080 keeps what was typed, known or not, under a number of its own, the last changed first', async () => {
    const { list, lines } = await save(' Monday ', [line('1', 'cf259x', '3'), line('2', 'not-a-number', '1,5')])
    expect(list).toMatchObject({ name: 'Monday', shared: false, lines: 2, version: 1, lastOrdered: null })
    expect(list.qoNo).toMatch(/^QO-/)
    expect(list.owner).toBe('Sanne de Wit')
    expect(lines).toEqual([line('1', 'cf259x', '3'), line('2', 'not-a-number', '1,5')])
    await save('Tuesday')
    expect((await names('nl')).slice(0, 2)).toEqual(['Tuesday', 'Monday'])
    expect(await open(list.id)).toEqual({ list, lines })
  })

  it('is made once per key', async () => {
    const key = randomUUID()
    const body = { name: 'Once', lines: [] }
    const [first, second] = await Promise.all([
      shop.nl.ask('savedLists.save', { body }, key),
      shop.nl.ask('savedLists.save', { body }, key),
    ])
    expect(first.list.id).toBe(second.list.id)
  })

  it('is seen by its owner alone until it is shared, then by the company, and by no other', async () => {
    const { list } = await save('Private')
    const refused = { code: 404 }
    expect(await shop.rep.call('savedLists.open', { params: { id: list.id } })).toMatchObject(refused)
    expect(await shop.rep.call('quickOrder.get', { params: { id: list.id } })).toMatchObject(refused)
    expect(await names('rep')).not.toContain('Private')
    await shop.nl.ask('savedLists.change', { params: { id: list.id }, body: { version: 1, shared: true } })
    expect(await names('rep')).toContain('Private')
    expect((await open(list.id, 'rep')).list).toMatchObject({ canManage: false, shared: true })
    for (const name of ['savedLists.open', 'savedLists.remove', 'quickOrder.get'] as const)
      expect(await shop.de.call(name, { params: { id: list.id } })).toMatchObject(refused)
    const change = { params: { id: list.id }, body: { version: 2, removed: ['1'] } }
    expect(await shop.de.call('savedLists.change', change)).toMatchObject(refused)
    expect(await names('de')).not.toContain('Private')
  })

  it('is renamed, shared and deleted by its owner and the main account, its lines are changed by all who see it', async () => {
    const { list } = await save('Shared', undefined, true)
    const params = { id: list.id }
    for (const body of [
      { version: 1, name: 'Mine' },
      { version: 1, shared: false },
    ])
      expect((await shop.rep.call('savedLists.change', { params, body })).code).toBe(601)
    expect((await shop.rep.call('savedLists.remove', { params })).code).toBe(601)
    const changed = [line('2', 'TN-2420', '4')]
    const after = await shop.rep.ask('savedLists.change', { params, body: { version: 1, changed } })
    expect(after.lines.map(({ input }) => input)).toEqual(['CF259X', 'TN-2420'])
    const ofRep = await save('Of the rep', undefined, true, 'rep')
    const renamed = { params: { id: ofRep.list.id }, body: { version: 1, name: 'Renamed' } }
    expect((await shop.nl.ask('savedLists.change', renamed)).list.name).toBe('Renamed')
    expect(await shop.nl.ask('savedLists.remove', { params })).toBeNull()
    expect((await shop.nl.call('savedLists.open', { params })).code).toBe(404)
  })

  it('loses nothing when two devices change it, at the same moment too', async () => {
    const { list } = await save('Both', [line('1', 'CF259X'), line('2', 'TN-2420')])
    const params = { id: list.id }
    const bodies = Array.from({ length: 8 }, (_none, at) => ({ version: 1, changed: [line(`n${at}`, `N-${at}`)] }))
    const first = { version: 1, changed: [line('1', 'CF259X', '5')], removed: ['2'] }
    await Promise.all([first, ...bodies].map(body => shop.nl.ask('savedLists.change', { params, body })))
    const { lines } = await shop.nl.ask('savedLists.change', {
      params,
      body: { version: 1, changed: [line('1', 'CF259X', '7')] },
    })
    const texts = lines.map(({ input, quantity }) => `${quantity} ${input}`)
    expect(texts.slice(0, 2)).toEqual(['5 CF259X', '7 CF259X'])
    expect(texts.slice(2).sort()).toEqual(Array.from({ length: 8 }, (_none, at) => `1 N-${at}`))
  })

  it('has a thousand lines at most, and a name', async () => {
    const lines = Array.from({ length: 10_000 }, (_none, at) => line(String(at), `N-${at}`))
    const { list } = await save('Full', lines.slice(0, 1000))
    const tooLong = { name: 'Longer', lines: lines.slice(0, 1001) }
    expect(await shop.nl.call('savedLists.save', { body: tooLong }, randomUUID())).toMatchObject({
      code: 601,
      msg: 'No more than 1000 can be kept. Please remove some first.',
    })
    const whole = await shop.nl.call('savedLists.change', {
      params: { id: list.id },
      body: { version: 1, changed: lines },
    })
    expect([whole.code, whole.msg]).toEqual([601, 'No more than 1000 can be kept. Please remove some first.'])
    const body = { version: 1, changed: [line('more', 'N')] }
    expect((await shop.nl.call('savedLists.change', { params: { id: list.id }, body })).code).toBe(601)
    const twice = { name: 'Twice', lines: [line('1', 'A'), line('1', 'B')] }
    expect((await shop.nl.call('savedLists.save', { body: twice }, randomUUID())).code).toBe(400)
    for (const name of ['', '   ', '\u3164', '\u2800 \u115f', '\u0301', 'x'.repeat(81)])
      expect((await shop.nl.call('savedLists.save', { body: { name, lines: [] } })).code).toBe(400)
  })

  it('is not changed by two lines of one key, nor on a version that it has not reached', async () => {
    const { list } = await save('Refusing')
    const change = (version: number, changed: object[]) =>
      shop.nl.call('savedLists.change', { params: { id: list.id }, body: { version, changed } as never })
    expect((await change(1, [line('1', 'A'), line('1', 'B')])).code).toBe(400)
    expect((await change(2, [line('1', 'A')])).code).toBe(400)
    expect((await open(list.id)).lines).toEqual([line('1', 'CF259X')])
    expect((await change(1, [line('1', 'A')])).code).toBe(200)
  })

  it('takes the lines that two devices have changed even when it is full, and no new one', async () => {
    const { list } = await save(
      'Full on both',
      Array.from({ length: 1000 }, (_none, at) => line(String(at), `N-${at}`)),
    )
    const change = (version: number, changed: object[], removed: string[] = []) =>
      shop.nl.call('savedLists.change', { params: { id: list.id }, body: { version, changed, removed } as never })
    await change(1, [line('3', 'N-3', '7')])
    const { code, data } = await change(1, [line('3', 'N-3', '8')])
    expect([code, data.lines.length]).toEqual([200, 1001])
    expect(data.lines.slice(3, 5).map(({ quantity }) => quantity)).toEqual(['7', '8'])
    const { version } = data.list
    expect((await change(version, [line('4', 'N-4', '9')])).code).toBe(200)
    expect((await change(version + 1, [line('more', 'N')])).code).toBe(601)
    expect((await change(version + 1, [], ['1', '2'])).data.lines).toHaveLength(999)
  })

  it('RT-044 shows the articles it names on the page of its number', async () => {
    const { list } = await save('Page', [line('1', 'CW-CF259X', '3'), line('2', 'unknown-9')])
    const { qoNo, lines } = await shop.nl.ask('quickOrder.get', { params: { id: list.id } })
    expect(qoNo).toBe(list.qoNo)
    expect(lines.map(({ qty, part }) => [qty, part.number])).toEqual([[3, 'CW-CF259X']])
  })

  it('knows when it was ordered last', async () => {
    const { list } = await save('Ordered')
    const kept = await shop.nl.ask(
      'quickOrder.create',
      { body: { listId: list.id, lines: [{ number: shop.a.number, qty: 2 }] } },
      randomUUID(),
    )
    const order = { items: [{ number: shop.a.number, qty: 2 }], quickOrderId: kept.id } as const
    const body = {
      ...order,
      items: [...order.items],
      orderType: 'REG' as const,
      backOrderMode: 'shipAvailable' as const,
    }
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    await shop.nl.ask('orders.create', { body: { ...body, hash } }, randomUUID())
    expect((await open(list.id)).list.lastOrdered).toMatch(/^\d{4}-\d\d-\d\d /)
    const [row] = await shop.db.select().from(quickOrders).where(eq(quickOrders.quickOrderId, kept.id))
    expect(row?.listId).toBe(list.id)
    const foreign = { body: { listId: list.id, lines: [{ number: shop.a.number, qty: 2 }] } }
    expect((await shop.de.call('quickOrder.create', foreign, randomUUID())).code).toBe(404)
  })

  it('is deleted after it was ordered from its page, and its orders still name it', async () => {
    const { list } = await save('Whole', [line('1', shop.a.number, '2')])
    const items = [{ number: shop.a.number, qty: 2 }]
    const body = { items, quickOrderId: list.id, orderType: 'REG' as const, backOrderMode: 'shipAvailable' as const }
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    const order = await shop.nl.ask('orders.create', { body: { ...body, hash } }, randomUUID())
    expect((await open(list.id)).list.lastOrdered).toMatch(/^\d{4}-/)
    expect(await shop.nl.ask('savedLists.remove', { params: { id: list.id } })).toBeNull()
    expect(await names('nl')).not.toContain('Whole')
    expect((await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).qoNo).toBe(list.qoNo)
    const page = await shop.nl.ask('quickOrder.get', { params: { id: list.id } })
    expect(page.lines.map(({ qty }) => qty)).toEqual([2])
  })

  it('API-080 leaves colleagues what was ordered last of a deleted one, without its name and its other lines', async () => {
    const entered = [line('1', shop.a.number, '2'), line('2', shop.b.number, '9'), line('3', 'secret project', '?')]
    const { list } = await save('For my eyes', entered)
    await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { quickOrderId: list.id }))
    await place(shop.nl, orderOf({ [shop.a.number]: 2 }, { quickOrderId: list.id, poNo: 'LAST' }))
    const params = { id: list.id }
    expect((await shop.rep.call('quickOrder.get', { params })).code).toBe(404)
    await shop.nl.ask('savedLists.remove', { params })
    for (const who of ['nl', 'rep'] as const) {
      const page = await shop[who].ask('quickOrder.get', { params })
      expect(page).toMatchObject({ qoNo: list.qoNo, name: '', leftOut: [] })
      expect(page.lines.map(({ part, qty }) => [part.number, qty])).toEqual([[shop.a.number, 2]])
    }
    const again = await shop.rep.ask('orders.reorder', { body: { quickOrderId: list.id } })
    expect(JSON.stringify(again)).not.toMatch(new RegExp(`secret project|${shop.b.number}`))
  })
})

it('keeps 200 lists of an account, however many are saved at the same moment', async () => {
  const { list } = await save('First', [], false, 'de')
  const [row] = await shop.db.select().from(quickOrders).where(eq(quickOrders.quickOrderId, list.id))
  if (!row) throw new Error('the list is not there')
  const { quickOrderId: _id, ...values } = row
  const ofAccount = and(eq(quickOrders.accountId, row.accountId), quickOrders.saved)
  const room = 3
  const missing = 200 - room - (await shop.db.$count(quickOrders, ofAccount))
  const more = Array.from({ length: missing }, (_none, at) => ({ ...values, qoNo: `QO-filled-${at}` }))
  await shop.db.insert(quickOrders).values(more)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_none, at) =>
      shop.de.call('savedLists.save', { body: { name: `Parallel ${at}`, lines: [] } }, randomUUID()),
    ),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([...Array(room).fill(200), ...Array(12 - room).fill(601)])
})

it('API-071 a list that a colleague keeps for itself is as unknown to a report as to its page', async () => {
  const { list } = await save('Private', [], false, 'rep')
  expect((await shop.nl.call('savedLists.open', { params: { id: list.id } })).code).toBe(404)
  expect((await shop.nl.call('orders.reorder', { body: { quickOrderId: list.id } })).code).toBe(404)
})
