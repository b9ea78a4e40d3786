/** A backend that has only the calls and fields that the specification names: the real one, without what this project has added. */
import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { promisesOf } from '../cart/cart.derive'
import { cartOf } from '../cart/cart.store'
import { rowChanges } from '../cart/row-changes'
import { createPartList } from '../catalogue/part-list.store'
import { createPartPage } from '../catalogue/part-page.store'
import type { Promised, Sku } from '../contract'
import type { Call } from '../contract/call'
import { type CallName, callTable } from '../contract/call-table'
import * as calls from '../contract/calls'
import { isObject } from '../contract/is-object'
import type { Shape } from '../contract/shape'
import { createConfirmation } from '../orders/order-confirmation.store'
import { withPromises } from '../orders/with-promises'
import { quickOrderOf } from '../quick-order/quick-order.store'
import { promiseLine, supplyOf } from '../rules'
import { nameOf, openShop, until, type WatchedShop } from '../testing/signed-in-shop'

/**
 * Fields of articles and rows of the cart that the specification does not name (ENT-007, ENT-008, CAT-007) and the contract does not mark as
 * optional, because the client completes or defaults them.
 */
const ADDED_FIELDS = new Set([
  'availability',
  'disabled',
  'successor',
  'image',
  'pageYield',
  'colour',
  'tapeWidthMm',
  'tiers',
  'printers',
  'printerCount',
  'addedPrice',
  'addedStock',
  'addedTime',
  'warehouses',
  'promotion',
  'successorId',
  'series',
])
/** Prices by promotion have a call of their own. */
const ADDED_TO_ARTICLES = new Set([...ADDED_FIELDS, 'discountPrice'])
const OF_ARTICLES: readonly CallName[] = ['catalogue.query', 'catalogue.sku', 'catalogue.related']

/** What orders and their confirmation carry in addition to their numbers, lines, sums, addresses and ship via (API-077 to API-082). */
const ADDED_TO_ORDERS = new Set(['promises'])
/** The paths of these are ours, the calls are the ledger's. */
const NAMED_OF_ORDERS: readonly CallName[] = [
  'orders.confirm',
  'orders.create',
  'orders.upload',
  'orders.list',
  'orders.get',
  'orders.shipVias',
]
const isLeft = (name: CallName) => !('added' in callTable[name]) || NAMED_OF_ORDERS.includes(name)

function strip(value: unknown, added: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map(entry => strip(entry, added))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([name]) => !added.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, strip(inner, added)]))
}

/** Without the fields that the contract marks as optional, or does not have. */
function stripOptional(value: unknown, shape: Shape): unknown {
  const inner = shape.get?.() ?? shape.inner
  if (Array.isArray(value) && inner) return value.map(entry => stripOptional(entry, inner))
  if (!isObject(value)) return value
  if (shape.kind === 'record' && inner)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, stripOptional(entry, inner)]))
  if (inner) return stripOptional(value, inner)
  if (!shape.entries) return value
  const kept = shape.entries.filter(([name, { kind }]) => kind !== 'optional' && name in value)
  return Object.fromEntries(kept.map(([name, field]) => [name, stripOptional(value[name], field)]))
}

/** An answer with what the specification names alone. */
async function specified(name: CallName, answer: Response): Promise<Response> {
  const { answer: at, result } = callTable[name] as Call
  if (at === 'file') return answer
  const body: unknown = await answer.json()
  if (!isObject(body)) throw new Error(`${name} answers no object`)
  const short =
    at === 'plain'
      ? Object.assign({ code: body.code, msg: body.msg }, stripOptional(body, result))
      : at === 'rows'
        ? { ...body, rows: Array.isArray(body.rows) ? body.rows.map(row => stripOptional(row, result)) : body.rows }
        : { ...body, data: stripOptional(body.data, result) }
  const added = name.startsWith('orders.')
    ? ADDED_TO_ORDERS
    : OF_ARTICLES.includes(name)
      ? ADDED_TO_ARTICLES
      : HOLDS_PARTS.includes(name)
        ? ADDED_FIELDS
        : new Set<string>()
  return Response.json(strip(short, added))
}

/** Parts whose answers a call gives, by its name. */
const HOLDS_PARTS = (Object.keys(callTable) as CallName[]).filter(name => 'parts' in callTable[name])

let server: TestServer
let opened: WatchedShop
/** The same account at the backend as it is. */
let whole: WatchedShop
beforeAll(async () => {
  server = await startTestServer()
  whole = await openShop(server, 'buyer.nl')
  opened = await openShop(server, 'buyer.nl', {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const name = nameOf(request.method, new URL(request.url).pathname.slice(new URL(server.apiBase).pathname.length))
      if (!isLeft(name)) return Response.json({ code: 404, msg: 'There is no such call.' })
      return specified(name, await fetch(request))
    },
  })
})
afterAll(async () => {
  opened?.shop.destroy()
  whole?.shop.destroy()
  await server?.close()
})

const NUMBER = 'CW-DR2400'
const words = (promises: readonly Promised[] = []) => promises.map(({ qty, when }) => `${qty} ${when}`).join(', ')

it('CAT-001 CAT-002 API-058 API-059 API-060 list, product, cart and confirmation promise the same as with all calls', async () => {
  const read = async ({ shop }: WatchedShop) => {
    const list = createPartList(shop, { classId: 105, keyword: NUMBER })
    const { rows } = await until(
      list.store,
      state => state.status !== 'loading' && state.rows.every(row => row.image !== ''),
    )
    list.destroy()
    return rows
  }
  const [inWhole] = await read(whole)
  const [listed] = await read(opened)
  expect(inWhole?.number).toBe(NUMBER)
  const supply = supplyOf(inWhole?.availability ?? null)
  const promised = words(promiseLine(300, supply))
  expect(promised).toMatch(/^120 now, 80 \d{4}-\d\d-\d\d, 100 unknown$/)
  expect(words(promiseLine(300, supplyOf(listed?.availability ?? null)))).toBe(promised)
  for (const name of ['image', 'pageYield', 'colour', 'disabled', 'discountPrice'] as const) {
    expect([name, listed?.[name]]).toEqual([name, inWhole?.[name]])
  }

  const page = createPartPage(opened.shop, listed?.goodsSkuId ?? 0)
  const { part } = await until(page.store, state => state.status !== 'loading')
  page.destroy()
  expect(words(promiseLine(300, supplyOf(part?.availability ?? null)))).toBe(promised)
  expect(part).toMatchObject({ disabled: false, image: inWhole?.image })

  const cart = cartOf(opened.shop)
  await cart.add([{ number: NUMBER, qty: 300 }])
  await cart.load()
  const { rows } = cart.store.getState()
  const [row] = rows
  expect(rows).toHaveLength(1)
  expect(row && words(promisesOf(row))).toBe(promised)
  expect(row?.goodsSku.image).toBe(inWhole?.image)
  expect(row && rowChanges(row).map(change => change.kind)).toEqual(['short'])

  const items = [{ number: NUMBER, custNumber: null, qty: 300 }]
  const confirmation = createConfirmation(opened.shop, opened.shop.orders.encodeItems(items))
  const { confirmation: shown } = await until(confirmation.store, state => state.status !== 'loading')
  const [line] = shown?.lines ?? []
  expect(words(line?.promises)).toBe(promised)
  expect(line).toMatchObject({ shipNow: 120, backOrdered: 180, etaDate: promised.slice(12, 22) })
  confirmation.destroy()
})

it('CAT-003 CAT-004 CAT-005 CAT-006 what is missing is asked for by the specified calls, each once for a list', async () => {
  const { shop } = opened
  const asked = [
    'inventory',
    'eta',
    'disabled',
    'imagesByNumbers',
    'attributesByNumbers',
    'yields',
    'promotions',
  ] as const
  const count = () => asked.map(name => opened.sent(`catalogue.${name}`).length)
  const before = count()
  const { rows } = await shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 40 } })
  // The stock of the own warehouse, and that of all.
  expect(count().map((sum, at) => sum - (before[at] ?? 0))).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(opened.sent('catalogue.disabled').at(-1)).toEqual({ numberList: rows.map(row => row.number), orgId: 1 })
  const { rows: inWhole } = await whole.shop.client.call(calls.catalogue.query, {
    query: { classId: 102, pageSize: 40 },
  })
  const inShort = (row: Sku) => [
    row.number,
    row.availability?.stock,
    row.availability?.otherStock,
    row.disabled,
    row.pageYield,
  ]
  expect(rows.map(inShort)).toEqual(inWhole.map(inShort))
})

it('API-058 checkout sends the numbers of the cart and the site, and names those that are disabled', async () => {
  const { shop } = opened
  const items = cartOf(shop)
  await items.load()
  const numbers = items.store.getState().rows.map(row => row.number)
  expect(numbers).toContain(NUMBER)
  const before = opened.sent('catalogue.disabled').length
  const confirmation = createConfirmation(shop, 'cart')
  await until(confirmation.store, state => state.status === 'ready')
  expect(opened.sent('catalogue.disabled').slice(before)).toEqual([{ numberList: numbers, orgId: 1 }])
  confirmation.destroy()
})

it('nothing is asked for of a backend whose answers are whole, and visitors ask for no stock', async () => {
  const count = (of: WatchedShop) => of.sent('catalogue.inventory').length + of.sent('catalogue.disabled').length
  const before = count(whole)
  await whole.shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 40 } })
  await cartOf(whole.shop).load()
  expect(count(whole)).toBe(before)
  const visitor = await openShop(server, undefined, {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const answer = await fetch(request)
      return request.url.includes('/goods/sku/freedom/query') ? specified('catalogue.query', answer) : answer
    },
  })
  const { rows } = await visitor.shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 10 } })
  expect(rows).toHaveLength(10)
  expect(rows.every(row => row.availability === null && row.image !== '')).toBe(true)
  expect(visitor.sent('catalogue.inventory')).toEqual([])
  visitor.shop.destroy()
})

it('API-071 API-077 API-078 API-079 API-082 ORD-013 an order is confirmed, placed, listed, read and bought again without what we have added', async () => {
  const { shop } = opened
  const items = [{ number: NUMBER, custNumber: null, qty: 300 }]
  const confirmation = createConfirmation(shop, shop.orders.encodeItems(items))
  const { confirmation: shown, status } = await until(confirmation.store, state => state.status !== 'loading')
  expect(status).toBe('ready')
  const [line] = shown?.lines ?? []
  expect(line?.etaDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(words(line?.promises)).toBe(`120 now, 80 ${line?.etaDate}, 100 unknown`)
  expect(line).toMatchObject({ qty: 300, shipNow: 120, backOrdered: 180 })
  expect(shown?.shipVias.length).toBeGreaterThan(2)
  const order = (await confirmation.place())?.order
  confirmation.destroy()
  expect(order).toMatchObject({ status: 'submitted', lines: [{ number: NUMBER, qty: 300 }] })
  const { rows } = await shop.client.call(calls.orders.list, { query: {} })
  expect(rows[0]).toMatchObject({ orderNo: order?.orderNo, lineCount: 1 })
  const read = await shop.client.call(calls.orders.get, { params: { orderno: order?.orderNo ?? '' } })
  // What the order itself has taken is free no more: of it the day of the first pieces that come is known, and how many come on it is not.
  expect(words(withPromises(read).lines[0]?.promises)).toBe(`120 now, 180 ${line?.etaDate}`)
  expect((await shop.client.call(calls.orders.shipVias)).length).toBe(shown?.shipVias.length)
  // There is no report beforehand: what can be ordered comes into the cart at once.
  const orderNo = order?.orderNo ?? ''
  expect(await shop.orders.reorder({ orderNo })).toBeUndefined()
  const piecesOf = () => shop.cart.store.getState().rows.find(({ number }) => number === NUMBER)?.qty ?? 0
  await shop.cart.load()
  const before = piecesOf()
  await shop.orders.buyAgain(orderNo)
  expect(piecesOf()).toBe(before + 300)
})

it('QO-003 CAT-007 quick order finds lines by searching, and says what is unknown or no longer sold', async () => {
  const { shop } = opened
  const quickOrder = quickOrderOf(shop)
  const shown = () => shop.messages.store.getState().items.length
  const before = [shown(), opened.sent('catalogue.query').length]
  await quickOrder.addText('CW-DR2400\t3\nTN-2420\t2\nTN-2420\t1\nMLT-D111S\t1\nNOTHING-LIKE-IT-77\t1')
  const lines = quickOrder.store.getState().lines.filter(({ input }) => input !== '')
  expect(lines.map(({ input, status, part }) => [input, status, part?.number])).toEqual([
    ['CW-DR2400', 'back-order', 'CW-DR2400'],
    ['TN-2420', 'ready', 'CW-TN2420'],
    ['TN-2420', 'ready', 'CW-TN2420'],
    ['MLT-D111S', 'replaced', 'CW-MLTD111S'],
    ['NOTHING-LIKE-IT-77', 'unknown', undefined],
  ])
  // One search for each text, and no word about the call that is missing.
  expect([shown(), opened.sent('catalogue.query').length - (before[1] ?? 0)]).toEqual([before[0], 4])
})
