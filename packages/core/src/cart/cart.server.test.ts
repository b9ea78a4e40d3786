import { DEMO_PASSWORD } from '@cartwright/server/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { setUpBuyer } from '../testing/signed-in-buyer'
import { gate, openShop, until } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { cartOf } from './cart.store'

const buyer = setUpBuyer()
const { texts } = buyer

beforeEach(async () => {
  const { shop } = buyer.opened
  await cartOf(shop).load()
  await cartOf(shop).remove(
    cartOf(shop)
      .store.getState()
      .rows.map(row => row.shoppingCartId),
  )
})

const number = (at: number) => buyer.part(at).number
const rows = () => cartOf(buyer.opened.shop).store.getState().rows
const quantities = () => rows().map(row => [row.number, row.qty])

it('becomes ready in the same state change as its rows', async () => {
  await cartOf(buyer.opened.shop).add([{ number: number(0), qty: 3 }])
  const { shop } = await openShop(buyer.server, 'buyer.nl')
  const lengths: number[] = []
  cartOf(shop).store.subscribe(({ status, rows }) => void (status === 'ready' && lengths.push(rows.length)))
  await cartOf(shop).load()
  shop.destroy()
  expect(new Set(lengths)).toEqual(new Set([1]))
})

describe('adding', () => {
  it('SITE-009 what was put in is there after a reload, and on the next sign-in', async () => {
    const { cart, session, storage } = buyer.opened.shop
    await cart.add([
      { number: number(0), qty: 3 },
      { number: number(1), qty: 2 },
    ])
    const kept = quantities()
    expect(kept).toHaveLength(2)
    const reloaded = await openShop(buyer.server, undefined, { storage })
    await reloaded.shop.start()
    await cartOf(reloaded.shop).load()
    const listed = ({ shop }: typeof reloaded) =>
      cartOf(shop)
        .store.getState()
        .rows.map(row => [row.number, row.qty])
    expect(listed(reloaded)).toEqual(kept)
    await session.signOut()
    const again = await openShop(buyer.server, 'buyer.nl')
    await cartOf(again.shop).load()
    expect(listed(again)).toEqual(kept)
    for (const { shop } of [reloaded, again]) shop.destroy()
  })

  it('API-067 adding again raises the quantity of the row', async () => {
    const { cart } = buyer.opened.shop
    await cart.add([{ number: number(0), qty: 3 }])
    await cart.add([{ number: number(0), qty: 2 }])
    expect(quantities()).toEqual([[number(0), 5]])
    await cart.load()
    expect(quantities()).toEqual([[number(0), 5]])
  })

  it('API-069 many lines are one request, and adds that wait are merged', async () => {
    const { cart } = buyer.opened.shop
    const held = gate()
    buyer.opened.before.run = name => (name === 'cart.add' ? held.passed : undefined)
    const first = cart.add([{ number: number(0), qty: 1 }])
    const others = [cart.add([{ number: number(1), qty: 1 }]), cart.add([{ number: number(2), qty: 2 }])]
    held.open()
    await Promise.all([first, ...others])
    expect(buyer.opened.sent('cart.addBatch')).toEqual([
      [
        { number: number(1), qty: 1 },
        { number: number(2), qty: 2 },
      ],
    ])
    expect(quantities()).toHaveLength(3)
  })

  it('ERR-016 says the success tip, and names what was skipped', async () => {
    const missing = await cartOf(buyer.opened.shop).add([
      { number: number(0), qty: 1 },
      { number: 'NO-SUCH-PART', qty: 1 },
    ])
    expect(missing).toEqual(['NO-SUCH-PART'])
    expect(texts()).toContain(`${number(0)} added to the basket.`)
    expect(texts().some(text => text.includes('NO-SUCH-PART'))).toBe(true)
  })

  it('names everything as missing when nothing got through, and does not throw', async () => {
    buyer.opened.before.run = name => {
      if (name === 'cart.add') throw new TypeError('broken')
    }
    expect(await cartOf(buyer.opened.shop).add([{ number: number(0), qty: 1 }])).toEqual([number(0)])
    expect(texts().join()).not.toContain('added to the basket')
    expect(texts()).toHaveLength(2)
  })
})

describe('changing', () => {
  beforeEach(() => cartOf(buyer.opened.shop).add([number(0), number(1)].map(each => ({ number: each, qty: 1 }))))

  it('API-068 shows a quantity at once and sends only the last of several', async () => {
    const { cart } = buyer.opened.shop
    const id = rows()[0]?.shoppingCartId ?? 0
    for (const qty of [2, 3, 4, '5']) cart.setQuantity(id, qty)
    expect(rows()[0]?.qty).toBe(5)
    await cart.settled()
    expect(buyer.opened.sent('cart.update')).toEqual([
      { shoppingCartId: id, qty: 2 },
      { shoppingCartId: id, qty: 5 },
    ])
    expect(rows()[0]).toMatchObject({ qty: 5 })
  })

  it('CART-001 CART-002 CART-003 CART-004 sends nothing but whole numbers from 1 to 9999', async () => {
    const { cart } = buyer.opened.shop
    const id = rows()[0]?.shoppingCartId ?? 0
    for (const entered of ['10000', '', '2.7', 'abc', '-3']) {
      cart.setQuantity(id, entered)
      await cart.settled()
    }
    expect(buyer.opened.sent('cart.update').map(body => (body as { qty: number }).qty)).toEqual([9999, 1, 2, 1])
  })

  it('CART-005 prices at once as the server does after', async () => {
    const { cart } = buyer.opened.shop
    for (const row of rows()) cart.setQuantity(row.shoppingCartId, 100)
    const shown = rows().map(({ price, discountPrice }) => ({ price, discountPrice }))
    await cart.settled()
    expect(rows().map(({ price, discountPrice }) => ({ price, discountPrice }))).toEqual(shown)
  })

  it('goes back to what the server has when it refuses, with a message', async () => {
    const { cart } = buyer.opened.shop
    const [first, second] = rows()
    const known = texts().length
    await buyer.opened.shop.client.call(calls.cart.remove, { params: { id: first?.shoppingCartId ?? 0 } })
    cart.setQuantity(first?.shoppingCartId ?? 0, 7)
    cart.setQuantity(second?.shoppingCartId ?? 0, 3)
    expect(rows().map(row => row.qty)).toEqual([7, 3])
    await cart.settled()
    expect(quantities()).toEqual([[second?.number, 3]])
    expect(texts()).toHaveLength(known + 1)
  })

  it('ERR-003 a quantity that an expired sign-in stopped stays on screen, and is written once the buyer has signed in again', async () => {
    const { cart, client, session } = buyer.opened.shop
    const [first, second] = rows().map(row => row.shoppingCartId)
    await client.call(calls.session.logout)
    cart.setQuantity(first ?? 0, 7)
    cart.setQuantity(second ?? 0, 8)
    await cart.settled()
    expect([session.store.getState().expired, rows().map(row => row.qty)]).toEqual([true, [7, 8]])
    session.answerExpired(true)
    await session.signIn({ userName: 'buyer.de', password: DEMO_PASSWORD })
    await cart.load()
    await session.signOut()
    await session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD })
    await cart.load()
    await cart.settled()
    expect((await client.call(calls.cart.list, { query: {} })).rows.map(row => row.qty)).toEqual([7, 8])
    // Once: what is typed from now on holds.
    cart.setQuantity(first ?? 0, 2)
    await cart.settled()
    await cart.load()
    await cart.settled()
    expect(rows().map(row => row.qty)).toEqual([2, 8])
  })

  it('ENT-002 the counts of the session follow at once and agree with the server', async () => {
    const { cart, session, client } = buyer.opened.shop
    expect(session.store.getState().shoppingCartQty).toBe(2)
    cart.setQuantity(rows()[0]?.shoppingCartId ?? 0, 9)
    const shown = session.store.getState().shoppingCartPrice
    expect(shown).toBe(Math.round(rows().reduce((sum, row) => sum + row.price, 0) * 100) / 100)
    await cart.settled()
    expect(await client.call(calls.cart.stat)).toEqual({ shoppingCartQty: 2, shoppingCartPrice: shown })
  })
})

describe('removing', () => {
  beforeEach(() => cartOf(buyer.opened.shop).add([0, 1, 2].map(at => ({ number: number(at), qty: at + 1 }))))

  it('API-070 ERR-015 removes several in one request, says so and offers Undo', async () => {
    const { cart, messages } = buyer.opened.shop
    const ids = rows()
      .slice(0, 2)
      .map(row => row.shoppingCartId)
    cart.select(ids, true)
    const earlier = buyer.opened.sent('cart.remove').length
    const removed = cart.remove(ids)
    expect(rows()).toHaveLength(1)
    expect(cart.store.getState().selected.size).toBe(0)
    await removed
    expect(buyer.opened.sent('cart.remove').slice(earlier)).toEqual([
      expect.stringContaining(encodeURIComponent(ids.join(','))),
    ])
    const tip = messages.store
      .getState()
      .items.find(item => item.text === `${ids.length} lines removed from the basket.`)
    expect(tip?.action?.label).toBe('Undo')
    tip?.action?.run()
    await cart.settled()
    expect(quantities().sort()).toEqual([0, 1, 2].map(at => [number(at), at + 1]).sort())
    expect(texts().join()).not.toContain('removed from the basket')
  })

  it('LAY-053 RT-039 checks out the ticked rows', () => {
    const { cart } = buyer.opened.shop
    const [, second] = rows()
    cart.select([second?.shoppingCartId ?? 0], true)
    const query = new URL(cart.checkoutPath(), 'http://shop')
    expect(query.pathname).toBe('/order/confirm')
    expect(JSON.parse(query.searchParams.get('skus') ?? '')).toEqual([
      { custNumber: second?.custNumber ?? null, number: second?.number, qty: second?.qty },
    ])
  })
})

it('puts the successor in the place of a part that is no longer sold', async () => {
  const { cart } = buyer.opened.shop
  await cart.add([{ number: number(5), qty: 4 }])
  await supplier(buyer.server).disable(number(5), number(6))
  await cart.load()
  const [row] = rows()
  expect(row).toMatchObject({ disabled: true, successor: number(6) })
  await cart.replace(row?.shoppingCartId ?? 0)
  expect(quantities()).toEqual([[number(6), 4]])
  await supplier(buyer.server).enable(number(5))
})

it('other tabs follow', async () => {
  const channel = `cart-${Math.random()}`
  const [here, there] = await Promise.all([
    openShop(buyer.server, 'buyer.de', { channel }),
    openShop(buyer.server, 'buyer.de', { channel }),
  ])
  await cartOf(there.shop).load()
  const before = cartOf(there.shop).store.getState().rows.length
  await cartOf(here.shop).add([{ number: number(3), qty: 2 }])
  await until(cartOf(there.shop).store, state => state.rows.length === before + 1)
  expect(there.shop.session.store.getState().shoppingCartQty).toBe(before + 1)
  here.shop.destroy()
  there.shop.destroy()
})

it('tabs that change the same row at once end with the same quantity', async () => {
  const channel = `cart-${Math.random()}`
  const open = () => openShop(buyer.server, 'buyer.de', { channel })
  const [here, there, witness] = await Promise.all([open(), open(), open()])
  await cartOf(here.shop).add([{ number: number(3), qty: 2 }])
  await Promise.all([here, there, witness].map(({ shop }) => cartOf(shop).load()))
  const quantity = (state: { rows: readonly { number: string; qty: number }[] }) =>
    state.rows.find(row => row.number === number(3))?.qty
  const id =
    cartOf(here.shop)
      .store.getState()
      .rows.find(row => row.number === number(3))?.shoppingCartId ?? 0

  const held = gate()
  here.before.run = name => (name === 'cart.update' ? held.passed : undefined)
  cartOf(here.shop).setQuantity(id, '70')
  cartOf(there.shop).setQuantity(id, '90')
  // Read again after the message of the other tab, which has therefore reached this one too.
  await until(cartOf(witness.shop).store, state => quantity(state) === 90)
  held.open()
  await cartOf(here.shop).settled()
  for (const { shop } of [here, there, witness]) await until(cartOf(shop).store, state => quantity(state) === 70)
  for (const { shop } of [here, there, witness]) shop.destroy()
})

it('shows nothing of the account that has left', async () => {
  const { cart, session } = buyer.opened.shop
  await cart.add([{ number: number(0), qty: 1 }])
  session.signOutLocally()
  expect(cart.store.getState()).toMatchObject({ status: 'idle', rows: [], pending: 0 })
})

it('RT-039 a long cart is named, not spelled out, when every row of it is ticked', async () => {
  const { shop } = await openShop(buyer.server, 'buyer.fr')
  const { rows: parts } = await shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 100 } })
  const lines = parts.filter(part => !part.disabled).map(part => ({ number: part.number, qty: 1 }))
  await cartOf(shop).add(lines)
  await cartOf(shop).load()
  const ids = cartOf(shop)
    .store.getState()
    .rows.map(row => row.shoppingCartId)
  cartOf(shop).select(ids, true)
  expect(cartOf(shop).checkoutPath()).toBe('/order/confirm?skus=cart')
  cartOf(shop).select(ids.slice(0, 1), false)
  expect(cartOf(shop).checkoutPath()).not.toBe('/order/confirm?skus=cart')
  shop.destroy()
})
