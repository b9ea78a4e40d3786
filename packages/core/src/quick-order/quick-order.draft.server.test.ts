import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as calls from '../contract/calls'
import type { ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { gate, openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { quickOrderOf } from './quick-order.store'

let server: TestServer
let numbers: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  const { shop } = await openShop(server, 'buyer.nl')
  const { rows } = await shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 100 } })
  numbers = rows.filter(row => !row.disabled && (row.availability?.stock ?? 0) > 50).map(row => row.number)
  shop.destroy()
})
afterAll(() => server.close())

async function open(options: ShopOptions = {}): Promise<WatchedShop> {
  const opened = await openShop(server, 'buyer.nl', options)
  onTestFinished(() => opened.shop.destroy())
  return opened
}
const number = (at: number): string => numbers[at] ?? ''
const linesOf = ({ shop }: WatchedShop) =>
  quickOrderOf(shop)
    .store.getState()
    .lines.filter(line => line.status !== 'empty')
    .map(({ input, qty, status }) => [input, qty, status])
const show = ({ shop }: WatchedShop) => quickOrderOf(shop).store.subscribe(() => undefined)
const nothingWaits = (opened: WatchedShop, count: number) =>
  until(quickOrderOf(opened.shop).store, () => {
    const lines = linesOf(opened)
    return lines.length === count && lines.every(([, , status]) => status !== 'checking')
  })

describe('a draft that others have written', () => {
  const draftName = async () => {
    const { shop } = await open()
    const { custId, accountId } = shop.session.store.getState()
    return `cartwright.quick-order.${custId}.${accountId}`
  }
  const openWith = async (kept: unknown) => {
    const drafts = memoryStorage()
    drafts.set(await draftName(), typeof kept === 'string' ? kept : JSON.stringify(kept))
    const opened = await open({ drafts })
    show(opened)
    return opened
  }

  it('comes with an ambiguity where its quantities cannot be ordered', async () => {
    const qties: unknown[] = [-5, 0, 1e21, 2.5, 10_000, '7', null, 12]
    const opened = await openWith({
      lines: qties.map((qty, at) => ({ key: `k${at}`, input: number(0), qty })),
      backOrderMode: 'shipAvailable',
    })
    await nothingWaits(opened, qties.length)
    expect(linesOf(opened).map(([, qty, status]) => [qty, status])).toEqual([
      [5, 'quantity'],
      [1, 'quantity'],
      [1, 'quantity'],
      [2, 'quantity'],
      [9999, 'quantity'],
      [7, 'ready'],
      [1, 'quantity'],
      [12, 'ready'],
    ])
  })

  it('keeps the ambiguity of a quantity that was not settled', async () => {
    const ambiguity = { entered: '1.000', choices: ['<b>', -1] }
    const opened = await openWith({
      lines: [{ key: 'a', input: number(0), qty: 1, ambiguity }],
      backOrderMode: 'shipAvailable',
    })
    await nothingWaits(opened, 1)
    expect(quickOrderOf(opened.shop).store.getState().lines[0]?.ambiguity).toEqual({
      entered: '1.000',
      choices: [1000, 1],
    })
  })

  it.each([
    ['no JSON', '{"lines":'],
    ['no object', 'null'],
    ['a number', '7'],
    ['lines of another version', { lines: { a: 1 }, backOrderMode: 'shipAvailable' }],
    ['lines without a text', { lines: [{ key: 'a', qty: 1 }], backOrderMode: 'shipAvailable' }],
    ['an unknown mode', { lines: [], backOrderMode: '__proto__' }],
    ['orders that are none', { lines: [], backOrderMode: 'shipAvailable', ordered: [] }],
  ])('is left alone when it is %s', async (_, kept) => {
    const opened = await openWith(kept)
    await quickOrderOf(opened.shop).addText(number(0))
    expect(linesOf(opened)).toEqual([[number(0), 1, 'ready']])
  })
})

describe('two tabs', () => {
  it('show one list: what is added, changed or ordered in one is followed by the other', async () => {
    const channel = 'quick-order-tabs'
    const storage = memoryStorage()
    const drafts = memoryStorage()
    const one = await open({ storage, drafts, channel })
    const other = await openShop(server, undefined, { storage, drafts, channel })
    onTestFinished(() => other.shop.destroy())
    show(one)
    show(other)
    await quickOrderOf(one.shop).addText(`${number(0)};2\n${number(1)};3`)
    await nothingWaits(other, 2)
    expect(linesOf(other)).toEqual(linesOf(one))

    await quickOrderOf(other.shop).addText(`${number(2)};4`)
    await nothingWaits(one, 3)
    expect(linesOf(one)).toEqual(linesOf(other))
    expect(one.sent('quickOrder.resolve')).toHaveLength(2)

    await quickOrderOf(one.shop).addToCart()
    await until(quickOrderOf(other.shop).store, ({ lines }) => lines.every(line => line.status === 'empty'))
    expect(quickOrderOf(other.shop).store.getState().canUndo).toBe(false)
  })
})

describe('an expired sign-in', () => {
  it('ERR-002 lines it left unchecked are checked after signing in again', async () => {
    const opened = await open()
    const { quickOrder, session } = opened.shop
    show(opened)
    await opened.shop.client.call(calls.session.logout)
    await quickOrder.addText(number(0))
    expect(linesOf(opened)).toEqual([[number(0), 1, 'failed']])
    await session.signIn({ userName: 'buyer.nl', password: 'Cartwright1' })
    await until(quickOrder.store, ({ lines }) => lines[0]?.status === 'ready')
    expect(quickOrder.store.getState().error).toBeUndefined()
  })

  it('ERR-003 what was entered just before is kept', async () => {
    const drafts = memoryStorage()
    const opened = await open({ drafts })
    show(opened)
    opened.before.run = async name => {
      if (name === 'quickOrder.resolve') await gate().passed
    }
    void quickOrderOf(opened.shop).addText(`${number(0)};7`)
    opened.shop.session.signOutLocally()
    const again = await open({ drafts })
    show(again)
    await nothingWaits(again, 1)
    expect(linesOf(again)).toEqual([[number(0), 7, 'ready']])
  })
})

it('a column of quantities is one step', async () => {
  const { shop } = await open()
  const quickOrder = quickOrderOf(shop)
  await quickOrder.addText(`${number(0)};1\n${number(1)};2\n${number(2)};3`)
  const qties = () => quickOrder.store.getState().lines.map(line => line.qty)
  const keys = quickOrder.store.getState().lines.map(line => line.key)
  quickOrder.setQuantities(new Map([7, 8, 9].map((qty, at) => [keys[at] ?? '', String(qty)])))
  expect(qties().slice(0, 3)).toEqual([7, 8, 9])
  quickOrder.undo()
  expect(qties().slice(0, 3)).toEqual([1, 2, 3])
})
