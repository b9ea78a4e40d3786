/** The cart against any order of answers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cartItem } from '../testing/builders'
import { rows, type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import { data } from '../testing/shop-replies'
import { cartOf } from './cart.store'
import type { Cart } from './cart.types'

let opened: ScriptedShop
let cart: Cart
beforeEach(async () => {
  opened = await scriptedShop()
  cart = cartOf(opened.shop)
})
afterEach(() => opened.shop.destroy())

const toner = cartItem({ shoppingCartId: 1, number: 'TN-1', qty: 2, price: 20 })
const drum = cartItem({ shoppingCartId: 2, number: 'DR-2', qty: 1, price: 10 })
const state = () => cart.store.getState()
const shown = () => state().rows.map(({ number, qty }) => `${number} ${qty}`)
const changed = (...touched: object[]) =>
  data({ rows: touched, skipped: [], shoppingCartQty: touched.length, shoppingCartPrice: 99 })

async function load(...list: object[]): Promise<void> {
  const loaded = cart.load()
  ;(await opened.next('cart.list')).answer(rows(list))
  await loaded
}

describe('the success tip', () => {
  it.each([
    ['ERR-016 is shown once parts are in the cart', undefined, ['DR-2 added to the basket.']],
    ['ERR-016 is left to a caller that says more', { tip: false }, []],
  ])('%s', async (_title, options, texts) => {
    const added = cart.add([{ number: 'DR-2', qty: 1 }], options)
    ;(await opened.next('cart.add')).answer(changed(drum))
    expect(await added).toEqual([])
    expect(opened.shop.messages.store.getState().items.map(({ text }) => text)).toEqual(texts)
  })
})

describe('another account takes over during a write', () => {
  it('shows nothing of the write that is answered late', async () => {
    await load(toner)
    const added = cart.add([{ number: 'DR-2', qty: 1 }])
    const late = await opened.next('cart.add')
    await opened.switchTo(23)
    late.answer(changed(drum))
    await added
    expect(state()).toMatchObject({ status: 'idle', rows: [] })
    expect(opened.shop.session.store.getState()).toMatchObject({ shoppingCartQty: 0, shoppingCartPrice: 0 })
    await load()
    expect(shown()).toEqual([])
  })

  it('sends what waits behind it for neither account', async () => {
    await load(toner)
    cart.setQuantity(1, 5)
    const late = await opened.next('cart.update')
    const removed = cart.remove([1])
    await opened.switchTo(23)
    late.answer(changed({ ...toner, qty: 5 }))
    await removed
    await cart.settled()
    expect(opened.calls()).not.toContain('cart.remove')
    expect(state()).toMatchObject({ status: 'idle', rows: [], pending: 0 })
  })

  it('keeps the answer of a late reading from the new account', async () => {
    const first = cart.load()
    const late = await opened.next('cart.list')
    await opened.switchTo(23)
    late.answer(rows([toner]))
    await first
    expect(state()).toMatchObject({ status: 'idle', rows: [] })
  })
})

describe('writes of one account', () => {
  it('CART-001 go one after the other; quantities of one row that wait together are sent once', async () => {
    await load(toner, drum)
    cart.setQuantity(1, 3)
    const first = await opened.next('cart.update')
    for (const qty of [4, 5, 6]) cart.setQuantity(1, qty)
    cart.setQuantity(2, 7)
    expect(shown()).toEqual(['TN-1 6', 'DR-2 7'])
    first.answer(changed({ ...toner, qty: 3 }))
    const second = await opened.next('cart.update')
    expect([first.body, second.body]).toEqual([
      { shoppingCartId: 1, qty: 3 },
      { shoppingCartId: 1, qty: 6 },
    ])
    // The row on the screen does not step back to what the first answer says.
    expect(shown()).toEqual(['TN-1 6', 'DR-2 7'])
    second.answer(changed({ ...toner, qty: 6 }))
    ;(await opened.next('cart.update')).answer(changed({ ...drum, qty: 7 }))
    await cart.settled()
    expect(opened.calls().filter(name => name === 'cart.update')).toHaveLength(3)
  })

  it('one that fails leaves the screen as the server has it, and the next ones go on', async () => {
    await load(toner, drum)
    cart.setQuantity(1, 9)
    const refused = await opened.next('cart.update')
    const removed = cart.remove([2])
    refused.answer({ code: 500, msg: 'Out of order' })
    ;(await opened.next('cart.remove')).answer(changed())
    await removed
    ;(await opened.next('cart.list')).answer(rows([toner]))
    await cart.settled()
    expect(shown()).toEqual(['TN-1 2'])
    expect(opened.shop.messages.store.getState().items.map(({ text }) => text)).toContain('Out of order')
  })

  it('API-069 a list goes in one call, with each part once and at most 9999 pieces', async () => {
    await load()
    const added = cart.add([
      { number: 'TN-1', qty: 6000 },
      { number: 'DR-2', qty: 1 },
      { number: 'TN-1', qty: 6000 },
    ])
    const call = await opened.next('cart.addBatch')
    expect(call.body).toEqual([
      { number: 'TN-1', qty: 9999 },
      { number: 'DR-2', qty: 1 },
    ])
    call.answer({
      ...changed(toner),
      data: { rows: [toner], skipped: ['DR-2'], shoppingCartQty: 1, shoppingCartPrice: 20 },
    })
    expect(await added).toEqual(['DR-2'])
  })
})
