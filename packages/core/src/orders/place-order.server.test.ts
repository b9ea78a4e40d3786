/** Placing orders, with answers that are lost and shops that are busy. */
import { describe, expect, it } from 'vitest'
import { cartOf } from '../cart/cart.store'
import { isFromCart } from '../routing/order-path'
import { openShop, until } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { createConfirmation } from './order-confirmation.store'
import { setUpOrdering } from './ordering.testing'
import { ordersOf } from './orders'
import type { Confirmation, ConfirmationState } from './orders.types'

const ordering = setUpOrdering()
const { part, texts, settled, items, confirm, countOrders } = ordering

/** Makes the database refuse one kind of write as if a lock were not free in time, until the returned function is called. */
const busyFor = async (write: 'insert on orders' | 'insert or update on idempotency_keys') => {
  await ordering.server.db.execute(`create or replace function be_busy() returns trigger language plpgsql as
    $$ begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$`)
  await ordering.server.db.execute(`create trigger busy before ${write} for each row execute function be_busy()`)
  return async () => {
    await ordering.server.db.execute(`drop trigger busy on ${write.split(' ').at(-1)}`)
  }
}

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
      await supplier(ordering.server).disable(gone, successor || null)
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
        const order = (await confirmation.place())?.order
        expect(order?.lines.map(line => [line.number, line.qty])).toEqual([
          [part(0).number, 4],
          ...(hasSuccessor ? [[part(2).number, 2]] : []),
        ])
        expect(await countOrders()).toBe(before + 1)
      } finally {
        await supplier(ordering.server).enable(gone)
        confirmation.destroy()
      }
    },
  )

  it('ORD-017 places once, empties the cart of it, and goes to the success page', async () => {
    const { cart } = ordering.opened.shop
    await cart.add(items(5, 2).map(({ number, qty }) => ({ number, qty })))
    const before = await countOrders()
    const confirmation = confirm(5, 1)
    await settled(confirmation)
    const [first, second] = await Promise.all([confirmation.place(), confirmation.place()])
    expect(first?.order.orderNo).toBe(second?.order.orderNo)
    expect((await confirmation.place())?.order.orderNo).toBe(first?.order.orderNo)
    expect(await countOrders()).toBe(before + 1)
    expect(ordering.opened.sent('orders.create')).toHaveLength(1)
    expect(first?.path).toBe(`/order/checkout/${first?.order.id}`)
    expect(ordering.opened.visited).toEqual([])
    await cart.settled()
    expect(cart.store.getState().rows.map(row => [row.number, row.qty])).toEqual([[part(1).number, 1]])
    await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
    const read = await ordersOf(ordering.opened.shop).get(first?.order.orderNo ?? '')
    expect(read.lines).toHaveLength(2)
  })

  it('ORD-017 empties the cart of it in other tabs too, whether they show the rows or only the counts', async () => {
    const channel = `orders-${Math.random()}`
    const [here, rows, counts] = await Promise.all(
      [1, 2, 3].map(() => openShop(ordering.server, 'buyer.it', { channel })),
    )
    if (!here || !rows || !counts) throw new Error('three tabs')
    await cartOf(here.shop).add([{ number: part(0).number, qty: 5 }])
    await cartOf(rows.shop).load()
    const { session } = counts.shop
    await until(session.store, ({ shoppingCartQty }) => shoppingCartQty === 1)
    expect(cartOf(rows.shop).store.getState().rows).toHaveLength(1)

    const { orders } = here.shop
    const confirmation = createConfirmation(here.shop, orders.encodeItems(items(5)))
    await settled(confirmation)
    expect((await confirmation.place())?.order.orderNo).toBeDefined()
    await until(cartOf(rows.shop).store, state => state.rows.length === 0)
    await until(session.store, ({ shoppingCartQty }) => shoppingCartQty === 0)
    for (const tab of [here, rows, counts]) tab.shop.destroy()
  })

  it('a lost answer is requested again: the order was placed, and is not placed twice', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    ordering.opened.after.run = name => {
      if (name === 'orders.create') throw new TypeError('broken after the order was taken')
    }
    const { order, path } = (await confirmation.place()) ?? {}
    expect(path).toBe(`/order/checkout/${order?.id}`)
    expect(texts()).toContain(`Your order was placed as ${order?.orderNo}. Only the answer was late.`)
    expect(await countOrders()).toBe(before + 1)
  })

  it('reports an order that did not arrive as not placed, and places it at the next press', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    ordering.opened.before.run = name => {
      if (name === 'orders.create') throw new TypeError('broken before the order was taken')
    }
    expect(await confirmation.place()).toBeUndefined()
    expect(confirmation.store.getState()).toMatchObject({
      status: 'ready',
      outcome: 'not-placed',
      error: { kind: 'network' },
    })
    expect(await countOrders()).toBe(before)
    ordering.opened.before.run = () => undefined
    expect((await confirmation.place())?.order.orderNo).toBeDefined()
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
    expect((await confirmation.place())?.order.orderNo).toBeDefined()
    expect(await countOrders()).toBe(before + 1)
  })

  it('ERR-025 a shop too busy to say what became of an order is asked later, and nothing is ordered twice', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    ordering.opened.after.run = async name => {
      if (name !== 'orders.create') return
      free ??= await busyFor('insert or update on idempotency_keys')
      throw new TypeError('broken after the order was taken')
    }
    let free: (() => Promise<void>) | undefined
    expect(await confirmation.place()).toBeUndefined()
    expect(confirmation.store.getState()).toMatchObject({ status: 'ready', outcome: 'unknown' })
    ordering.opened.after.run = () => undefined
    await free?.()
    expect((await confirmation.findOut())?.order.orderNo).toBeDefined()
    expect(await countOrders()).toBe(before + 1)
  })

  it('reports while the outcome is unknown; asking or pressing again orders nothing twice', async () => {
    for (const again of ['findOut', 'place'] as const) {
      const before = await countOrders()
      const confirmation = confirm(5)
      await loseAnswer(confirmation)
      expect(confirmation.store.getState()).toMatchObject({ status: 'ready', outcome: 'unknown' })
      expect((await confirmation[again]())?.order.orderNo).toBeDefined()
      expect(await countOrders()).toBe(before + 1)
    }
  })

  const loseAnswer = async (confirmation: Confirmation) => {
    await settled(confirmation)
    ordering.opened.after.run = name => {
      if (name === 'orders.create' || name === 'orders.settle') throw new TypeError('broken after the order was taken')
    }
    expect(await confirmation.place()).toBeUndefined()
    ordering.opened.after.run = () => undefined
  }

  it('ORD-017 an order whose answer was lost is not placed twice by a page that is loaded again', async () => {
    const before = await countOrders()
    const lost = confirm(5)
    await loseAnswer(lost)
    lost.destroy()
    const again = confirm(5)
    await settled(again)
    const { order, path } = (await again.place()) ?? {}
    expect(await countOrders()).toBe(before + 1)
    expect(path).toBe(`/order/checkout/${order?.id}`)
    // Anyone who wants the same once more gets it.
    const more = confirm(5)
    await settled(more)
    expect((await more.place())?.order.orderNo).not.toBe(order?.orderNo)
    expect(await countOrders()).toBe(before + 2)
  })

  it('ORD-017 another order under the same address is not taken for one whose answer was lost', async () => {
    const before = await countOrders()
    const { cart } = ordering.opened.shop
    await cart.add([{ number: part(0).number, qty: 5 }])
    await loseAnswer(createConfirmation(ordering.opened.shop, 'cart'))
    await cart.load()
    await cart.add([{ number: part(1).number, qty: 1 }])
    const other = createConfirmation(ordering.opened.shop, 'cart')
    await settled(other)
    const order = (await other.place())?.order
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
      const { order, path } = (await confirmation.place()) ?? {}
      expect(order?.lines[0]).toMatchObject({ qty: 5 })
      expect(await countOrders()).toBe(before + 1)
      expect(path).toBe(`/order/checkout/${order?.id}`)
      expect(texts()).toContain(`This order was placed already, as ${order?.orderNo}. Nothing was ordered twice.`)
    }
  })

  it('O-002 O-003 the cart is ordered in one tab; the other is notified, and orders only after the buyer agrees', async () => {
    const { cart } = ordering.opened.shop
    await cart.load()
    await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
    await cart.add([{ number: part(0).number, qty: 5 }])
    await cart.load()
    const query = new URL(cart.checkoutPath(), 'http://shop').searchParams
    expect(isFromCart(query)).toBe(true)
    const tab = () =>
      createConfirmation(ordering.opened.shop, query.get('skus') ?? '', undefined, { fromCart: isFromCart(query) })
    const [one, other] = [tab(), tab()]
    await Promise.all([settled(one), settled(other)])
    const first = (await one.place())?.order
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
    expect((await late.place())?.order.orderNo).toBeDefined()
    expect(await countOrders()).toBe(before + 1)
  })

  it('O-005 a PO number that an order carries already is shown before another is placed', async () => {
    const poNo = `PO ${Math.random()}`
    const first = confirm(5)
    await settled(first)
    first.setPoNo(poNo)
    const order = (await first.place())?.order
    const before = await countOrders()
    const second = confirm(3)
    await settled(second)
    second.setPoNo(poNo)
    expect(await second.place()).toBeUndefined()
    expect(second.store.getState().confirmation?.twins).toMatchObject([{ orderNo: order?.orderNo, samePo: true }])
    expect(texts()).toContain('An order with this PO# was placed already. Check, then place yours again.')
    expect(await countOrders()).toBe(before)
    expect((await second.place())?.order.poNo).toBe(poNo)
  })

  it('O-005 a PO number that a colleague uses a moment before is shown as well, though it was not found in time', async () => {
    const poNo = `PO ${Math.random()}`
    const first = confirm(5)
    await settled(first)
    first.setPoNo(poNo)
    const order = (await first.place())?.order
    const before = await countOrders()
    const second = confirm(3)
    await settled(second)
    second.setPoNo(poNo)
    ordering.opened.before.run = name => {
      if (name === 'orders.confirm') throw new TypeError('no way to ask')
    }
    expect(await second.place()).toBeUndefined()
    ordering.opened.before.run = () => undefined
    expect(second.store.getState()).toMatchObject({
      status: 'ready',
      diff: [],
      confirmation: {
        twins: expect.arrayContaining([expect.objectContaining({ orderNo: order?.orderNo, samePo: true })]),
      },
    })
    expect(texts()).toContain('An order with this PO# was placed already. Check, then place yours again.')
    expect(await countOrders()).toBe(before)
    expect((await second.place())?.order.poNo).toBe(poNo)
  })

  it('O-005 what is typed while a PO number is looked up is looked up as well', async () => {
    const poNo = `PO ${Math.random()}`
    const first = confirm(5)
    await settled(first)
    first.setPoNo(poNo)
    const order = (await first.place())?.order
    const second = confirm(3)
    await settled(second)
    second.setPoNo(poNo.slice(0, -1))
    second.checkPoNo()
    second.setPoNo(poNo)
    second.checkPoNo()
    const isFound = ({ confirmation }: ConfirmationState) => confirmation?.twins?.some(twin => twin.samePo) === true
    const { confirmation } = await until(second.store, isFound)
    expect(confirmation?.twins?.filter(twin => twin.samePo)).toMatchObject([{ orderNo: order?.orderNo }])
  })

  it('ORD-018 a changed order has to be reconfirmed, and shows what changed', async () => {
    const before = await countOrders()
    const confirmation = confirm(5)
    await settled(confirmation)
    await supplier(ordering.server).setStock(part(0).number, 2)
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
    expect((await confirmation.place())?.order.lines[0]).toMatchObject({ shipNow: 2, backOrdered: 3 })
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
