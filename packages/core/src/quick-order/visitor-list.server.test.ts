import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { openShop, until } from '../testing/signed-in-shop'
import { quickOrderOf } from './quick-order.store'
import type { QuickOrderLine } from './quick-order.types'
import { visitorListOf } from './visitor-list'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DAY_MS = 24 * 60 * 60_000

async function openVisitor(options: ShopOptions = {}) {
  const { shop } = await openShop(server, undefined, options)
  onTestFinished(() => shop.destroy())
  return { shop, list: visitorListOf(shop) }
}

const filled = (lines: readonly QuickOrderLine[]) => lines.filter(line => line.status !== 'empty')
const shown = (lines: readonly QuickOrderLine[]) =>
  filled(lines).map(({ input, qty, status, part }) => [input, qty, status, part?.number ?? null])

describe('the list of a visitor', () => {
  it('QO-003 PERM-018 says what each line is, in pieces and without prices', async () => {
    const { list } = await openVisitor()
    await list.recognise('CF259X\t10\nHP 415X cyaan, 2\nTN-321C 2\nMLT-D111S;1\nBLK-7700 5\n12 st TZe-231')
    expect(shown(list.store.getState().lines)).toEqual([
      ['CF259X', 10, 'ready', 'CW-CF259X'],
      ['HP 415X cyaan', 2, 'ready', 'CW-W2031X'],
      ['TN-321C', 2, 'choose', null],
      ['MLT-D111S', 1, 'replaced', 'CW-MLTD111S'],
      ['BLK-7700', 5, 'unknown', null],
      ['TZe-231', 12, 'ready', 'CW-TZE231'],
    ])
    expect(list.summary()).toMatchObject({ lines: 6, ready: 3, choose: 1, fix: 2, backOrder: 0, pieces: 24 })
    for (const { price, unitPrice, part } of list.store.getState().lines) {
      expect([price, unitPrice, part?.unitPrice ?? null, part?.availability ?? null]).toEqual([
        undefined,
        undefined,
        null,
        null,
      ])
    }
  })

  it('an answer is a choice of the visitor, and outlives a reload for a day', async () => {
    const drafts = memoryStorage()
    let now = Date.parse('2026-03-02T09:00:00Z')
    const clock = { now: () => new Date(now) }
    const first = await openVisitor({ drafts, ...clock })
    await first.list.recognise('TN-321C 2\nCF259X 1')
    const [line] = first.list.store.getState().lines
    first.list.pick(line?.key ?? '', line?.candidates[1] as NonNullable<QuickOrderLine['part']>)
    await until(first.list.store, state => state.lines[0]?.status === 'ready')
    const expected = [
      ['CW-TN321C-KM', 2, 'ready', 'CW-TN321C-KM'],
      ['CF259X', 1, 'ready', 'CW-CF259X'],
    ]
    expect(shown(first.list.store.getState().lines)).toEqual(expected)
    now += DAY_MS - 1000
    const next = await openVisitor({ drafts, ...clock })
    next.list.store.subscribe(() => undefined)
    await until(
      next.list.store,
      state => filled(state.lines).length === 2 && filled(state.lines).every(line => line.status === 'ready'),
    )
    expect(shown(next.list.store.getState().lines)).toEqual(expected)
    expect(next.list.text()).toBe('TN-321C 2\nCF259X 1')
    now += 2000 + DAY_MS
    const last = await openVisitor({ drafts, ...clock })
    last.list.store.subscribe(() => undefined)
    await Promise.resolve()
    expect(shown(last.list.store.getState().lines)).toEqual([])
  })

  it('what is typed and not read yet outlives a reload, and becomes lines of the account that signs in', async () => {
    const drafts = memoryStorage()
    const before = await openVisitor({ drafts })
    before.list.type('CF259X 4\nBLK-7700 5')
    const { shop, list } = await openVisitor({ drafts })
    expect(list.text()).toBe('CF259X 4\nBLK-7700 5')
    await shop.session.signIn({ userName: 'buyer.fr', password: 'Cartwright1' })
    const { store } = quickOrderOf(shop)
    store.subscribe(() => undefined)
    await until(store, state => filled(state.lines).length === 2)
    await until(store, state => filled(state.lines).every(line => line.status !== 'checking'))
    expect(shown(store.getState().lines)).toEqual([
      ['CF259X', 4, 'ready', 'CW-CF259X'],
      ['BLK-7700', 5, 'unknown', null],
    ])
    await shop.session.signOut()
    expect(list.text()).toBe('')
  })

  it('lines that were all removed leave nothing for a reload', async () => {
    const drafts = memoryStorage()
    const { list } = await openVisitor({ drafts })
    await list.recognise('CF259X 4')
    list.removeLines(filled(list.store.getState().lines).map(({ key }) => key))
    const next = await openVisitor({ drafts })
    expect(next.list.text()).toBe('')
  })

  it('shows 200 lines and keeps the others, which come into quick order too', async () => {
    const drafts = memoryStorage()
    const { list } = await openVisitor({ drafts })
    await list.recognise(Array.from({ length: 230 }, (_, at) => `CF259X;${at + 1}`).join('\n'))
    expect(filled(list.store.getState().lines)).toHaveLength(200)
    expect(list.more()).toBe(30)
    const { shop } = await openShop(server, 'buyer.nl', { drafts })
    onTestFinished(() => shop.destroy())
    const { store } = quickOrderOf(shop)
    store.subscribe(() => undefined)
    await until(store, state => filled(state.lines).length === 230)
    await until(store, state => filled(state.lines).every(line => line.status !== 'checking'))
    expect(filled(store.getState().lines).map(line => line.qty)).toEqual(Array.from({ length: 230 }, (_, at) => at + 1))
  })

  it('comes below what the account had in quick order, once, at its prices; and no other account finds it', async () => {
    const drafts = memoryStorage()
    const before = await openShop(server, 'buyer.nl', { drafts })
    await quickOrderOf(before.shop).addText('TN-2420;3')
    before.shop.destroy()
    const { shop, list } = await openVisitor({ drafts })
    await list.recognise('CF259X 4\nBLK-7700 5')
    await shop.session.signIn({ userName: 'buyer.nl', password: 'Cartwright1' })
    expect(shown(list.store.getState().lines)).toEqual([])
    const { store } = quickOrderOf(shop)
    store.subscribe(() => undefined)
    await until(store, state => filled(state.lines).length === 3)
    await until(store, state => filled(state.lines).every(line => line.status !== 'checking'))
    expect(shown(store.getState().lines)).toEqual([
      ['TN-2420', 3, 'ready', 'CW-TN2420'],
      ['CF259X', 4, 'ready', 'CW-CF259X'],
      ['BLK-7700', 5, 'unknown', null],
    ])
    expect(store.getState().lines[1]?.price).toBeGreaterThan(0)
    await shop.session.signOut()
    list.store.subscribe(() => undefined)
    await Promise.resolve()
    expect(shown(list.store.getState().lines)).toEqual([])
    await shop.session.signIn({ userName: 'buyer.it', password: 'Cartwright1' })
    await until(shop.session.store, state => state.status === 'ready')
    await Promise.resolve()
    expect(shown(store.getState().lines)).toEqual([])
  })
})
