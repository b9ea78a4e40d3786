import { DEMO_PASSWORD, startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartOf } from '../cart/cart.store'
import type { Sku } from '../contract'
import * as calls from '../contract/calls'
import { pdfFile } from '../testing/files'
import { openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { emptyAddress } from './entered'
import { createConfirmation } from './order-confirmation.store'
import { createOrderFiles } from './order-files'
import { isFromCart } from './order-path'
import { ordersOf } from './orders'
import type { Confirmation } from './orders.types'

let server: TestServer
let opened: WatchedShop
const parts: Sku[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await openShop(server, 'buyer.nl')
  if (parts.length === 0) {
    const { rows } = await opened.shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 60 } })
    parts.push(...rows.filter(row => !row.disabled))
  }
  for (const at of [0, 1, 2]) await supplier(server).setStock(part(at).number, 500)
})
afterEach(() => opened.shop.destroy())

const part = (at: number): Sku => parts[at] as Sku
const texts = () => opened.shop.messages.store.getState().items.map(item => item.text)
const settled = (confirmation: Confirmation) =>
  until(confirmation.store, ({ status }) => status !== 'loading' && status !== 'updating')
const items = (...quantities: number[]) =>
  quantities.map((qty, at) => ({ number: part(at).number, custNumber: null, qty }))
const confirm = (...quantities: number[]) => {
  const { orders } = opened.shop
  return createConfirmation(opened.shop, orders.encodeItems(items(...quantities)))
}
/** Makes the database refuse one kind of write as if a lock were not free in time, until the returned function is called. */
const busyFor = async (write: 'insert on orders' | 'insert or update on idempotency_keys') => {
  await server.db.execute(`create or replace function be_busy() returns trigger language plpgsql as
    $$ begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$`)
  await server.db.execute(`create trigger busy before ${write} for each row execute function be_busy()`)
  return async () => {
    await server.db.execute(`drop trigger busy on ${write.split(' ').at(-1)}`)
  }
}
const countOrders = async () => (await opened.shop.client.call(calls.orders.list, { query: {} })).total

describe('confirming', () => {
  it('CART-002 two lines of one part that come to more than 9999 pieces are refused, and never ordered as fewer', async () => {
    const [item] = items(6000)
    if (!item) throw new Error('no item')
    const { orders } = opened.shop
    const state = await settled(createConfirmation(opened.shop, orders.encodeItems([item, item])))
    expect(state.status).toBe('failed')
    expect(state.error?.at.msg).toBe(`At most 9999 pieces of ${item.number} can be ordered at once.`)
  })

  it('RT-039 starts with the items of the query and the defaults of the server', async () => {
    const confirmation = confirm(5, 2)
    const state = await settled(confirmation)
    expect(state).toMatchObject({ status: 'ready', orderType: 'REG', problems: {}, diff: [] })
    expect(state.confirmation?.lines.map(line => [line.number, line.qty])).toEqual([
      [part(0).number, 5],
      [part(1).number, 2],
    ])
    expect(state.shipTo).toEqual({ addressId: state.confirmation?.shipTo?.addressId })
    expect(state.shipViaId).toBe(state.confirmation?.shipViaId)
  })

  it.each(['', 'x', '[]'])('RT-039 shows nothing to order for the query "%s"', async skus => {
    const state = await settled(createConfirmation(opened.shop, skus))
    expect(state.status).toBe('empty')
    expect(opened.sent('orders.confirm')).toEqual([])
  })

  it('API-082 asks for ship vias and forwarders where the confirmation does not say them', async () => {
    const asked: string[] = []
    const { shop } = await openShop(server, 'buyer.nl', {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        const answer = await fetch(request)
        if (pathname.endsWith('/order/shipvia')) asked.push(pathname)
        if (!pathname.endsWith('/order/confirm')) return answer
        const said = (await answer.json()) as { data: Record<string, unknown> }
        const { shipVias: _left, ...data } = said.data
        return Response.json({ ...said, data })
      },
    })
    const confirmation = createConfirmation(shop, ordersOf(shop).encodeItems(items(1)))
    const { confirmation: shown } = await settled(confirmation)
    expect(asked).toHaveLength(1)
    expect(shown?.shipVias.map(via => via.name)).toContain('Standard')
    expect(shown?.shipVias.some(via => via.needsForwarder && via.forwarders.length > 0)).toBe(true)
    confirmation.destroy()
    shop.destroy()
  })

  it('reads the whole cart, and a quick order, that were too long for the address', async () => {
    const { cart, client } = opened.shop
    await cart.add([{ number: part(3).number, qty: 2 }])
    const whole = await settled(createConfirmation(opened.shop, 'cart'))
    expect(whole.items).toEqual([expect.objectContaining({ number: part(3).number, qty: 2 })])
    await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
    const { id } = await client.call(
      calls.quickOrder.create,
      { body: { lines: items(4) } },
      { idempotencyKey: 'too long for the address' },
    )
    const quick = await settled(createConfirmation(opened.shop, '', id))
    expect(quick.items).toEqual([expect.objectContaining({ number: part(0).number, qty: 4 })])
  })

  it('ORD-013 ORD-014 shows what ships now and later, and reduces the order to what ships now', async () => {
    await supplier(server).setStock(part(0).number, 3)
    const confirmation = confirm(5)
    const state = await settled(confirmation)
    expect(state.confirmation?.lines[0]).toMatchObject({ shipNow: 3, backOrdered: 2 })
    expect(state.confirmation?.kind).not.toBe('Normal')
    confirmation.cutToStock(part(0).number)
    const cut = await until(confirmation.store, ({ status, items: [item] }) => status === 'ready' && item?.qty === 3)
    expect(cut.confirmation?.kind).toBe('Normal')
  })

  it('ERR-003 what was entered is there for who had to sign in again, once', async () => {
    const { client, session } = opened.shop
    const confirmation = confirm(5)
    await settled(confirmation)
    confirmation.setQuantity(part(0).number, 7)
    confirmation.setOrderType('CPDROP')
    const shipTo = {
      ...{ firstName: '', lastName: '', company: 'Kopie & Co', address1: 'Kade 1', address2: '', city: 'Delft' },
      ...{ state: '', postcode: '2611 AB', countryIso2: 'NL', phone: '', email: '' },
    }
    confirmation.setShipTo(shipTo)
    confirmation.setPoNo('PO 7')
    await until(confirmation.store, state => state.status === 'ready' && state.shipTo === shipTo)
    await client.call(calls.session.logout)
    expect(await confirmation.place()).toBeUndefined()
    await session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD })
    const entered = { items: [{ qty: 7 }], orderType: 'CPDROP', shipTo, typedShipTo: shipTo, poNo: 'PO 7' }
    const nothing = { items: [{ qty: 5 }], orderType: 'REG', shipTo: { addressId: expect.any(Number) }, poNo: '' }
    expect(await settled(confirm(4))).toMatchObject({ ...nothing, items: [{ qty: 4 }] })
    expect(await settled(confirm(5))).toMatchObject(entered)
    expect(await settled(confirm(5))).toMatchObject(nothing)
  })

  it('ERR-003 an address of which only a part was typed is there as well', async () => {
    const { client, session } = opened.shop
    const confirmation = confirm(5)
    await settled(confirmation)
    const typed = { ...emptyAddress('NL'), company: 'Kopie & Co', address1: 'Kade 1' }
    confirmation.typeShipTo(typed)
    expect(confirmation.store.getState().problems).toEqual({ shipTo: 'ship-to' })
    await client.call(calls.session.logout)
    await client.call(calls.cart.stat).catch(() => undefined)
    expect(session.store.getState().expired).toBe(true)
    await session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD })
    const back = confirm(5)
    expect(await settled(back)).toMatchObject({ typedShipTo: typed, problems: { shipTo: 'ship-to' } })
    back.setShipTo({ addressId: back.store.getState().confirmation?.shipTo?.addressId ?? 0 })
    expect(await settled(back)).toMatchObject({ typedShipTo: undefined, problems: {} })
  })

  it('ERR-003 what stands in the storage is taken only in its shape', async () => {
    const { drafts, orders, session } = opened.shop
    const name = `cartwright.order..${orders.encodeItems(items(5))}.${session.store.getState().accountId}`
    const shape = { items: items(7), orderType: 'DROP', poNo: 'PO 9', shipTo: { street: 1 }, typedShipTo: 'x' }
    const keep = (value: unknown, savedAt = Date.now()) => drafts.set(name, JSON.stringify({ savedAt, value }))
    for (const broken of [null, 7, [], { items: 'x' }, { ...shape, items: [{ number: 1 }] }]) {
      keep(broken)
      expect(await settled(confirm(5))).toMatchObject({ status: 'ready', items: items(5), poNo: '' })
    }
    keep(shape, Date.now() - 25 * 60 * 60_000)
    expect(await settled(confirm(5))).toMatchObject({ items: items(5), orderType: 'REG' })
    keep(shape)
    expect(await settled(confirm(5))).toMatchObject({ items: items(7), orderType: 'DROP', poNo: 'PO 9', problems: {} })
  })

  it('ERR-003 files that arrived before the sign-in expired are there once more, and PO# with them', async () => {
    const { shop } = opened
    const confirmation = confirm(6)
    await settled(confirmation)
    confirmation.setPoNo('PO 8')
    const files = createOrderFiles(shop)
    const send = (name: string) => {
      files.add([pdfFile(name)])
      return until(files.store, ({ entries }) => entries.at(-1)?.status !== 'uploading')
    }
    await send('note.pdf')
    await shop.client.call(calls.session.logout)
    await send('label.pdf')
    expect(files.store.getState().entries).toMatchObject([{ status: 'checked' }, { status: 'failed' }])
    await shop.session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD })
    const kept = createOrderFiles(shop).store.getState().entries
    expect(kept).toMatchObject([{ name: 'note.pdf', status: 'checked', fileId: expect.any(String) }])
    expect(createOrderFiles(shop).store.getState().entries).toEqual([])
    expect((await settled(confirm(6))).poNo).toBe('PO 8')
  })

  it('ORD-015 quantity, lines, PO#, type and delivery can be changed; the last change counts', async () => {
    const confirmation = confirm(5, 2)
    const { confirmation: first } = await settled(confirmation)
    for (const qty of [6, 7, '8']) confirmation.setQuantity(part(0).number, qty)
    confirmation.removeLine(part(1).number)
    confirmation.setOrderType('DROP')
    confirmation.setPoNo('PO 7')
    const via = first?.shipVias.find(choice => choice.needsForwarder)
    confirmation.setShipVia(via?.shipViaId ?? 0)
    const state = await until(
      confirmation.store,
      ({ status, shipViaId }) => status === 'ready' && shipViaId === via?.shipViaId,
    )
    expect(state.confirmation?.lines.map(line => line.qty)).toEqual([8])
    expect(state.confirmation?.handlingFee).toBeGreaterThan(0)
    expect(state.problems).toEqual({ forwarder: 'forwarder' })

    const before = await countOrders()
    expect(await confirmation.place()).toBeUndefined()
    expect(texts()).toContain('Please select a forwarder.')
    expect(opened.sent('orders.create')).toEqual([])
    confirmation.setForwarder(via?.forwarders[0] ?? '')
    await until(confirmation.store, ({ status, forwarder }) => status === 'ready' && forwarder !== undefined)
    const order = await confirmation.place()
    expect(order).toMatchObject({ orderType: 'DROP', poNo: 'PO 7', forwarder: via?.forwarders[0] })
    expect(await countOrders()).toBe(before + 1)
  })

  it('VAL-021 a disabled part blocks the order until it is replaced', async () => {
    await supplier(server).disable(part(4).number, part(0).number)
    const { orders } = opened.shop
    const confirmation = createConfirmation(
      opened.shop,
      orders.encodeItems([{ number: part(4).number, custNumber: null, qty: 2 }]),
    )
    expect((await settled(confirmation)).problems).toMatchObject({ lines: 'disabled' })
    expect(await confirmation.place()).toBeUndefined()
    expect(opened.sent('orders.create')).toEqual([])
    confirmation.replaceLine(part(4).number)
    const state = await until(confirmation.store, ({ status, problems }) => status === 'ready' && !problems.lines)
    expect(state.items).toEqual([{ number: part(0).number, custNumber: null, qty: 2 }])
    await supplier(server).enable(part(4).number)
  })

  it('is empty when the last line is taken out', async () => {
    const confirmation = confirm(5)
    await settled(confirmation)
    confirmation.removeLine(part(0).number)
    expect((await until(confirmation.store, ({ status }) => status === 'empty')).confirmation).toBeUndefined()
  })
})

describe('placing', () => {
  it.each([
    ['its successor takes its place', true],
    ['it is taken out', false],
  ])(
    'VAL-021 ERR-026 ORD-018 an article that is disabled after the confirmation is reported, not ordered; %s',
    async (_what, hasSuccessor) => {
      const gone = part(1).number
      const successor = hasSuccessor ? part(2).number : ''
      const confirmation = confirm(4, 2)
      await settled(confirmation)
      const before = await countOrders()
      await supplier(server).disable(gone, successor || null)
      try {
        expect(await confirmation.place()).toBeUndefined()
        const state = confirmation.store.getState()
        expect(state).toMatchObject({ status: 'changed', problems: { lines: 'disabled' } })
        expect(state.diff).toContainEqual({ number: gone, what: 'disabled', from: gone, to: successor })
        // Confirmed again without a change it is still not ordered.
        expect(await confirmation.place()).toBeUndefined()
        expect(await countOrders()).toBe(before)
        if (hasSuccessor) confirmation.replaceLine(gone)
        else confirmation.removeLine(gone)
        await until(
          confirmation.store,
          ({ status, items: all }) => status === 'ready' && all.every(item => item.number !== gone),
        )
        const order = await confirmation.place()
        expect(order?.lines.map(line => [line.number, line.qty])).toEqual([
          [part(0).number, 4],
          ...(hasSuccessor ? [[part(2).number, 2]] : []),
        ])
        expect(await countOrders()).toBe(before + 1)
      } finally {
        await supplier(server).enable(gone)
        confirmation.destroy()
      }
    },
  )

  it('ORD-017 places once, empties the cart of it, and goes to the success page', async () => {
    const { cart } = opened.shop
    await cart.add(items(5, 2).map(({ number, qty }) => ({ number, qty })))
    const before = await countOrders()
    const confirmation = confirm(5, 1)
    await settled(confirmation)
    const [first, second] = await Promise.all([confirmation.place(), confirmation.place()])
    expect(first?.orderNo).toBe(second?.orderNo)
    expect((await confirmation.place())?.orderNo).toBe(first?.orderNo)
    expect(await countOrders()).toBe(before + 1)
    expect(opened.sent('orders.create')).toHaveLength(1)
    expect(opened.visited).toEqual([`/order/checkout/${first?.id}`])
    await cart.settled()
    expect(cart.store.getState().rows.map(row => [row.number, row.qty])).toEqual([[part(1).number, 1]])
    await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
    const read = await ordersOf(opened.shop).get(first?.orderNo ?? '')
    expect(read.lines).toHaveLength(2)
  })

  it('ORD-017 empties the cart of it in other tabs too, whether they show the rows or only the counts', async () => {
    const channel = `orders-${Math.random()}`
    const [here, rows, counts] = await Promise.all([1, 2, 3].map(() => openShop(server, 'buyer.it', { channel })))
    if (!here || !rows || !counts) throw new Error('three tabs')
    await cartOf(here.shop).add([{ number: part(0).number, qty: 5 }])
    await cartOf(rows.shop).load()
    const { session } = counts.shop
    await until(session.store, ({ shoppingCartQty }) => shoppingCartQty === 1)
    expect(cartOf(rows.shop).store.getState().rows).toHaveLength(1)

    const { orders } = here.shop
    const confirmation = createConfirmation(here.shop, orders.encodeItems(items(5)))
    await settled(confirmation)
    expect((await confirmation.place())?.orderNo).toBeDefined()
    await until(cartOf(rows.shop).store, state => state.rows.length === 0)
    await until(session.store, ({ shoppingCartQty }) => shoppingCartQty === 0)
    for (const tab of [here, rows, counts]) tab.shop.destroy()
  })

  it('a lost answer is requested again: the order was placed, and is not placed twice', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    opened.after.run = name => {
      if (name === 'orders.create') throw new TypeError('broken after the order was taken')
    }
    const order = await confirmation.place()
    expect(opened.visited).toEqual([`/order/checkout/${order?.id}`])
    expect(texts()).toContain(`Your order was placed as ${order?.orderNo}. Only the answer was late.`)
    expect(await countOrders()).toBe(before + 1)
  })

  it('reports an order that did not arrive as not placed, and places it at the next press', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    opened.before.run = name => {
      if (name === 'orders.create') throw new TypeError('broken before the order was taken')
    }
    expect(await confirmation.place()).toBeUndefined()
    expect(confirmation.store.getState()).toMatchObject({
      status: 'ready',
      outcome: 'not-placed',
      error: { kind: 'network' },
    })
    expect(await countOrders()).toBe(before)
    opened.before.run = () => undefined
    expect((await confirmation.place())?.orderNo).toBeDefined()
    expect(await countOrders()).toBe(before + 1)
  })

  it('ERR-025 reports an order that a busy shop rejected as not placed, and places it at the next press', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    const free = await busyFor('insert on orders')
    expect(await confirmation.place()).toBeUndefined()
    await free()
    expect(confirmation.store.getState()).toMatchObject({
      status: 'ready',
      outcome: 'not-placed',
      error: { kind: 'busy', at: { status: 503, code: 503, msg: 'The shop is busy. Please try again in a moment.' } },
    })
    expect(texts()).toEqual(['The shop is busy. Please try again in a moment.'])
    expect(await countOrders()).toBe(before)
    expect((await confirmation.place())?.orderNo).toBeDefined()
    expect(await countOrders()).toBe(before + 1)
  })

  it('ERR-025 a shop too busy to say what became of an order is asked later, and nothing is ordered twice', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    opened.after.run = async name => {
      if (name !== 'orders.create') return
      free ??= await busyFor('insert or update on idempotency_keys')
      throw new TypeError('broken after the order was taken')
    }
    let free: (() => Promise<void>) | undefined
    expect(await confirmation.place()).toBeUndefined()
    expect(confirmation.store.getState()).toMatchObject({ status: 'ready', outcome: 'unknown' })
    opened.after.run = () => undefined
    await free?.()
    expect((await confirmation.findOut())?.orderNo).toBeDefined()
    expect(await countOrders()).toBe(before + 1)
  })

  it('reports while the outcome is unknown; asking or pressing again orders nothing twice', async () => {
    for (const again of ['findOut', 'place'] as const) {
      const before = await countOrders()
      const confirmation = confirm(5)
      await loseAnswer(confirmation)
      expect(confirmation.store.getState()).toMatchObject({ status: 'ready', outcome: 'unknown' })
      expect((await confirmation[again]())?.orderNo).toBeDefined()
      expect(await countOrders()).toBe(before + 1)
    }
  })

  const loseAnswer = async (confirmation: Confirmation) => {
    await settled(confirmation)
    opened.after.run = name => {
      if (name === 'orders.create' || name === 'orders.settle') throw new TypeError('broken after the order was taken')
    }
    expect(await confirmation.place()).toBeUndefined()
    opened.after.run = () => undefined
  }

  it('ORD-017 an order whose answer was lost is not placed twice by a page that is loaded again', async () => {
    const before = await countOrders()
    const lost = confirm(5)
    await loseAnswer(lost)
    lost.destroy()
    const again = confirm(5)
    await settled(again)
    const order = await again.place()
    expect(await countOrders()).toBe(before + 1)
    expect(opened.visited).toEqual([`/order/checkout/${order?.id}`])
    // Anyone who wants the same once more gets it.
    const more = confirm(5)
    await settled(more)
    expect((await more.place())?.orderNo).not.toBe(order?.orderNo)
    expect(await countOrders()).toBe(before + 2)
  })

  it('ORD-017 another order under the same address is not taken for one whose answer was lost', async () => {
    const before = await countOrders()
    const { cart } = opened.shop
    await cart.add([{ number: part(0).number, qty: 5 }])
    await loseAnswer(createConfirmation(opened.shop, 'cart'))
    await cart.load()
    await cart.add([{ number: part(1).number, qty: 1 }])
    const other = createConfirmation(opened.shop, 'cart')
    await settled(other)
    const order = await other.place()
    expect(order?.lines.map(line => line.number)).toContain(part(1).number)
    expect(await countOrders()).toBe(before + 2)
  })

  it('ORD-017 an order whose answer was lost is not placed twice with another PO# or quantity', async () => {
    for (const change of [
      (confirmation: Confirmation) => confirmation.setPoNo('PO-2'),
      (confirmation: Confirmation) => confirmation.setQuantity(part(0).number, '6'),
    ]) {
      const before = await countOrders()
      const confirmation = confirm(5)
      await loseAnswer(confirmation)
      change(confirmation)
      await settled(confirmation)
      const order = await confirmation.place()
      expect(order?.lines[0]).toMatchObject({ qty: 5 })
      expect(await countOrders()).toBe(before + 1)
      expect(opened.visited.at(-1)).toBe(`/order/checkout/${order?.id}`)
      expect(texts()).toContain(`This order was placed already, as ${order?.orderNo}. Nothing was ordered twice.`)
    }
  })

  it('O-002 O-003 the cart is ordered in one tab; the other is notified, and orders only after the buyer agrees', async () => {
    const { cart } = opened.shop
    await cart.load()
    await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
    await cart.add([{ number: part(0).number, qty: 5 }])
    await cart.load()
    const query = new URL(cart.checkoutPath(), 'http://shop').searchParams
    expect(isFromCart(query)).toBe(true)
    const tab = () =>
      createConfirmation(opened.shop, query.get('skus') ?? '', undefined, { fromCart: isFromCart(query) })
    const [one, other] = [tab(), tab()]
    await Promise.all([settled(one), settled(other)])
    const first = await one.place()
    const before = await countOrders()
    expect(await other.place()).toBeUndefined()
    expect(other.store.getState()).toMatchObject({
      status: 'changed',
      problems: { cart: 'not-in-cart' },
      confirmation: {
        notInCart: [part(0).number],
        twins: expect.arrayContaining([expect.objectContaining({ orderNo: first?.orderNo, sameLines: true })]),
      },
    })
    expect(await other.place()).toBeUndefined()
    const late = tab()
    expect((await settled(late)).problems).toEqual({ cart: 'not-in-cart' })
    expect(await countOrders()).toBe(before)
    late.orderAnyway()
    expect((await settled(late)).problems).toEqual({})
    expect((await late.place())?.orderNo).toBeDefined()
    expect(await countOrders()).toBe(before + 1)
  })

  it('O-005 a PO number that an order carries already is shown before another is placed', async () => {
    const poNo = `PO ${Math.random()}`
    const first = confirm(5)
    await settled(first)
    first.setPoNo(poNo)
    const order = await first.place()
    const before = await countOrders()
    const second = confirm(3)
    await settled(second)
    second.setPoNo(poNo)
    expect(await second.place()).toBeUndefined()
    expect(second.store.getState().confirmation?.twins).toMatchObject([{ orderNo: order?.orderNo, samePo: true }])
    expect(texts()).toContain('An order with this PO# was placed already. Check, then place yours again.')
    expect(await countOrders()).toBe(before)
    expect((await second.place())?.poNo).toBe(poNo)
  })

  it('ORD-018 a changed order has to be reconfirmed, and shows what changed', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    await supplier(server).setStock(part(0).number, 2)
    expect(await confirmation.place()).toBeUndefined()
    const state = confirmation.store.getState()
    expect(state.status).toBe('changed')
    expect(state.diff).toEqual([
      {
        number: part(0).number,
        what: 'promises',
        from: [{ qty: 5, when: 'now', warehouse: 'NL' }],
        to: [
          { qty: 2, when: 'now', warehouse: 'NL' },
          { qty: 3, when: 'unknown', warehouse: null },
        ],
      },
    ])
    expect(texts()).toContain('Current order has changed, please reconfirm this order.')
    expect(await countOrders()).toBe(before)
    expect((await confirmation.place())?.lines[0]).toMatchObject({ shipNow: 2, backOrdered: 3 })
    expect(await countOrders()).toBe(before + 1)
  })

  it('says so when the server refuses', async () => {
    const confirmation = confirm(5)
    await settled(confirmation)
    confirmation.setPoNo('x'.repeat(100))
    expect(await confirmation.place()).toBeUndefined()
    expect(confirmation.store.getState().status).toBe('ready')
    expect(texts().some(text => text.startsWith('Order create failed.'))).toBe(true)
  })
})
