import { expect, it, onTestFinished } from 'vitest'
import type { Numbered, Order, Sku } from '../contract'
import { sku } from '../testing/builders'
import { type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import type { ScriptedCall } from '../testing/scripted-transport'
import { data } from '../testing/shop-replies'
import { numbersOf } from './numbers'
import type { NumberStore } from './numbers.types'
import { placedOrdersOf } from './placed-orders'

const START = Date.parse('2026-03-02T09:00:00Z')

interface Open extends ScriptedShop {
  /** Moves the shop's clock. */
  pass: (ms: number) => void
}

async function open(): Promise<Open> {
  let now = START
  const scripted = await scriptedShop({ now: () => new Date(now) })
  onTestFinished(() => scripted.shop.destroy())
  return {
    ...scripted,
    pass: ms => {
      now += ms
    },
  }
}

const found = (part: Partial<Sku> = {}): Omit<Numbered, 'key'> => {
  const one = sku({ number: 'CW-TN2420', ...part })
  const { unitPrice, discountPrice, currency } = one
  return {
    status: 'found',
    matches: [{ part: one, matchedBy: 'oemCode' }],
    successor: null,
    candidates: [],
    price: unitPrice === null || currency === null ? null : { unitPrice, discountPrice, currency },
    promise: one.availability && [{ qty: 1, when: 'now', warehouse: null }],
  }
}

type Line = { key: string; number?: string; goodsSkuId?: number }
const linesOf = (call: ScriptedCall) => (call.body as { lines: Line[] }).lines
const answer = (call: ScriptedCall, line: Omit<Numbered, 'key'> = found()) =>
  call.answer(data({ lines: linesOf(call).map(({ key }) => ({ ...line, key })) }))

/** Listens, and resolves when the store is as wanted. */
function watch(store: NumberStore) {
  const seen = [store.getState()]
  const stop = store.subscribe(state => seen.push(state))
  onTestFinished(stop)
  return { seen, stop }
}
const until = (store: NumberStore, isIt: (state: ReturnType<NumberStore['getState']>) => boolean) =>
  new Promise<void>(resolve => {
    if (isIt(store.getState())) return resolve()
    const stop = store.subscribe(state => {
      if (!isIt(state)) return
      stop()
      resolve()
    })
  })
const isReady = ({ status }: { status: string }) => status === 'ready'
const count = (scripted: ScriptedShop) => scripted.calls().filter(name => name === 'catalogue.byNumbers').length

it('QO-003 a hundred elements of one task are one call, and a number at several quantities is one line of it', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const stores = Array.from({ length: 100 }, (_, at) => numbers.want(`TN-${at % 98}`, 1 + (at % 7)))
  const byId = numbers.wantSku(77, 12)
  const call = await scripted.next('catalogue.byNumbers')
  expect(linesOf(call)).toHaveLength(99)
  expect(linesOf(call)[1]).toEqual({ key: '1', number: 'TN-1' })
  expect(linesOf(call)[98]).toEqual({ key: '98', goodsSkuId: 77 })
  expect(stores[0]?.getState()).toEqual({ status: 'loading', error: undefined, line: undefined })
  answer(call)
  await Promise.all([...stores, byId].map(store => until(store, isReady)))
  expect(count(scripted)).toBe(1)
})

it('CART-005 price and promise are those of the quantity, without another call', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const one = numbers.want('TN-2420')
  const line = found({
    unitPrice: 20,
    tiers: [{ minQty: 10, price: 17.5 }],
    availability: { stock: 4, otherStock: 0, inTransit: 0, etaDate: null, warehouse: 'NL' },
  })
  answer(await scripted.next('catalogue.byNumbers'), line)
  await until(one, isReady)
  const ten = numbers.want('TN-2420', 10).getState().line
  expect(one.getState().line?.price).toEqual({ unitPrice: 20, discountPrice: null, currency: 'EUR' })
  expect(ten?.price).toEqual({ unitPrice: 20, discountPrice: 17.5, currency: 'EUR' })
  expect(ten?.promise).toEqual([
    { qty: 4, when: 'now', warehouse: 'NL' },
    { qty: 6, when: 'unknown', warehouse: null },
  ])
  expect(count(scripted)).toBe(1)
})

it('QO-003 an answer holds for 60 seconds', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const store = numbers.want('TN-2420')
  watch(store)
  answer(await scripted.next('catalogue.byNumbers'))
  await until(store, isReady)
  scripted.pass(59_999)
  numbers.want('TN-2420')
  numbers.want('another')
  const second = await scripted.next('catalogue.byNumbers')
  expect(linesOf(second).map(({ number }) => number)).toEqual(['another'])
  answer(second)
  scripted.pass(1)
  const again = numbers.want('TN-2420')
  // What is known stays while it is asked for again.
  expect(again.getState().status).toBe('ready')
  expect(linesOf(await scripted.next('catalogue.byNumbers')).map(({ number }) => number)).toEqual(['TN-2420'])
})

it('PERM-018 after a sign-out no state holds what was somebody’s price, not even by an answer that comes late', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const store = numbers.want('TN-2420')
  const { seen } = watch(store)
  answer(await scripted.next('catalogue.byNumbers'), found({ unitPrice: 71.37 }))
  await until(store, isReady)
  expect(store.getState().line?.price?.unitPrice).toBe(71.37)
  numbers.reload()
  const late = await scripted.next('catalogue.byNumbers')
  const shownBefore = seen.length
  const left = scripted.shop.signOut()
  expect(store.getState()).toEqual({ status: 'loading', error: undefined, line: undefined })
  await left
  answer(late, found({ unitPrice: 71.37 }))
  const asVisitor = await scripted.next('catalogue.byNumbers')
  expect(asVisitor.token).toBeUndefined()
  answer(asVisitor, found({ unitPrice: null, currency: null, availability: null }))
  await until(store, isReady)
  expect(seen.slice(shownBefore).map(({ line }) => line?.price ?? null)).toEqual([null, null])
})

it('PERM-018 who signs in reads a price of their own', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const store = numbers.want('TN-2420')
  const { seen } = watch(store)
  answer(await scripted.next('catalogue.byNumbers'), found({ unitPrice: 71.37 }))
  await until(store, isReady)
  const switched = scripted.switchTo(44)
  const call = await scripted.next('catalogue.byNumbers')
  await switched
  answer(call.token === 'T44' ? call : await scripted.next('catalogue.byNumbers'), found({ unitPrice: 64.23 }))
  await until(store, isReady)
  expect(seen.flatMap(({ line }) => line?.price?.unitPrice ?? [])).toEqual([71.37, 64.23])
})

it('asks again in another language and after an order, only what somebody listens to', async () => {
  const scripted = await open()
  const { shop } = scripted
  const numbers = numbersOf(shop)
  const store = numbers.want('TN-2420')
  numbers.want('left alone')
  watch(store)
  answer(await scripted.next('catalogue.byNumbers'))
  await until(store, isReady)
  await shop.i18n.setLanguage('de')
  const inGerman = await scripted.next('catalogue.byNumbers')
  expect(linesOf(inGerman).map(({ number }) => number)).toEqual(['TN-2420'])
  answer(inGerman, found({ name: 'Toner schwarz' }))
  await until(store, ({ line }) => line?.matches[0]?.part.name === 'Toner schwarz')
  placedOrdersOf(shop).announce({} as Order, undefined)
  expect(linesOf(await scripted.next('catalogue.byNumbers')).map(({ number }) => number)).toEqual(['TN-2420'])
  expect(store.getState().status).toBe('ready')
})

it('a call that fails is a failure where nothing is known, and reload asks again', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const store = numbers.want('TN-2420')
  watch(store)
  ;(await scripted.next('catalogue.byNumbers')).status(500)
  await until(store, ({ status }) => status === 'failed')
  expect(store.getState().error).toBeDefined()
  numbers.reload()
  answer(await scripted.next('catalogue.byNumbers'))
  await until(store, isReady)
  numbers.reload()
  ;(await scripted.next('catalogue.byNumbers')).status(500)
  numbers.want('another')
  answer(await scripted.next('catalogue.byNumbers'))
  expect(store.getState()).toMatchObject({ status: 'ready', error: undefined })
})

it('LIM-003 more than two hundred numbers are several calls', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const stores = Array.from({ length: 201 }, (_, at) => numbers.want(`TN-${at}`))
  const calls = [await scripted.next('catalogue.byNumbers'), await scripted.next('catalogue.byNumbers')]
  expect(calls.map(call => linesOf(call).length)).toEqual([200, 1])
  for (const call of calls) answer(call)
  await Promise.all(stores.map(store => until(store, isReady)))
})

it('a backend that has only the specified calls is searched for each number', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const store = numbers.want('TN-2420', 3)
  ;(await scripted.next('catalogue.byNumbers')).answer({ code: 404, msg: '' })
  const search = await scripted.next('catalogue.query')
  expect(search.query.get('keyword')).toBe('TN-2420')
  search.answer({ code: 200, msg: '', rows: [sku({ unitPrice: 12 })], total: 1 })
  await until(store, isReady)
  expect(store.getState().line).toMatchObject({
    status: 'found',
    price: { unitPrice: 12, discountPrice: null, currency: 'EUR' },
    promise: [{ qty: 3, when: 'now', warehouse: null }],
  })
})

it('QO-003 a part that is chosen for an ambiguous number is the one that all elements mean', async () => {
  const scripted = await open()
  const numbers = numbersOf(scripted.shop)
  const store = numbers.want('TN-321C', 2)
  const parts = [
    sku({ goodsSkuId: 901, number: 'CW-TN321C-BR', unitPrice: 30 }),
    sku({ goodsSkuId: 902, number: 'CW-TN321C-KM', unitPrice: 31 }),
  ]
  answer(await scripted.next('catalogue.byNumbers'), {
    status: 'ambiguous',
    matches: parts.map(part => ({ part, matchedBy: 'oemCode' })),
    successor: null,
    candidates: [],
    price: null,
    promise: null,
  })
  await until(store, isReady)
  expect(store.getState().line).toMatchObject({ status: 'ambiguous', price: null })
  numbers.choose('TN-321C', 902)
  const other = numbers.want('TN-321C', 3)
  for (const { line } of [store.getState(), other.getState()]) {
    expect(line?.status).toBe('found')
    expect(line?.matches.map(({ part }) => part.number)).toEqual(['CW-TN321C-KM'])
    expect(line?.price).toEqual({ unitPrice: 31, discountPrice: null, currency: 'EUR' })
  }
  expect(other.getState().line?.promise).toEqual([{ qty: 3, when: 'now', warehouse: null }])
})
