/** An order against lost, late and changed answers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CODE } from '../contract/codes'
import { encodeItems } from '../routing/order-path'
import { confirmation as confirmed, orderLine, order as orderOf } from '../testing/builders'
import { type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import { data } from '../testing/shop-replies'
import { createConfirmation } from './order-confirmation.store'
import type { Confirmation } from './orders.types'

let opened: ScriptedShop
let order: Confirmation
const skus = encodeItems([{ custNumber: null, number: 'CW-1', qty: 5 }])
beforeEach(async () => {
  opened = await scriptedShop()
  order = createConfirmation(opened.shop, skus)
  ;(await opened.next('orders.confirm')).answer(data(confirmed()))
  await expect.poll(() => state().status).toBe('ready')
})
afterEach(() => {
  order.destroy()
  opened.shop.destroy()
})

const state = () => order.store.getState()
const order7 = orderOf('SO-7')
const placed = { order: order7, path: '/order/checkout/SO-7' }
const texts = () => opened.shop.messages.store.getState().items.map(({ text }) => text)
const withQuantity = (qty: number) => confirmed({ hash: `h${qty}`, lines: [orderLine({ qty })], grandTotal: qty * 10 })

describe('changes', () => {
  it('of two questions on their way the later one counts, in any order of their answers', async () => {
    order.setQuantity('CW-1', 6)
    const first = await opened.next('orders.confirm')
    order.setQuantity('CW-1', 7)
    const second = await opened.next('orders.confirm')
    second.answer(data(withQuantity(7)))
    await expect.poll(() => state().status).toBe('ready')
    first.answer(data(withQuantity(6)))
    await Promise.resolve()
    expect(state().confirmation).toMatchObject({ hash: 'h7', grandTotal: 70 })
  })

  it('are not taken while the order is on its way', async () => {
    void order.place()
    const call = await opened.next('orders.create')
    order.setQuantity('CW-1', 9)
    order.setPoNo('LATE')
    expect(state()).toMatchObject({ items: [{ qty: 5 }], poNo: '', status: 'placing' })
    call.answer(data(order7))
  })
})

describe('placing', () => {
  it('API-078 happens once, however often it is pressed', async () => {
    const presses = [order.place(), order.place()]
    ;(await opened.next('orders.create')).answer(data(order7))
    expect(await Promise.all(presses)).toEqual([placed, placed])
    expect(await order.place()).toEqual(placed)
    expect(opened.calls().filter(name => name === 'orders.create')).toHaveLength(1)
    expect(opened.visited).toEqual([])
  })

  it('after a lost answer says that the order was placed, and orders nothing again', async () => {
    const pressed = order.place()
    const sent = await opened.next('orders.create')
    sent.answer({ code: 500, msg: 'Out of order' })
    const question = await opened.next('orders.settle')
    expect(question.key).toBe(sent.key)
    question.answer(data({ order: order7 }))
    expect(await pressed).toEqual(placed)
    expect(texts()).toEqual(['Your order was placed as SO-7. Only the answer was late.'])
  })

  it('VAL-040 keeps the field that the server refused, until it is changed or the order is sent again', async () => {
    const refuse = async () => {
      const pressed = order.place()
      const msg = 'These characters cannot be used: U+FFFE. Please remove them.'
      const answer = { code: 601, msg, data: { field: 'buyerReference', problem: 'characters' } }
      ;(await opened.next('orders.create')).answer(answer)
      expect(await pressed).toBeUndefined()
      expect(state()).toMatchObject({
        status: 'ready',
        outcome: undefined,
        refused: [{ field: 'buyerReference', msg }],
      })
    }
    await refuse()
    order.setBuyerReference('OIN 7')
    expect(state().refused).toEqual([])
    await refuse()
    const again = order.place()
    expect(state().refused).toEqual([])
    ;(await opened.next('orders.create')).answer({
      code: 601,
      msg: 'No.',
      data: { field: 'company', problem: 'required' },
    })
    await again
    expect(state()).toMatchObject({ outcome: 'not-placed', refused: [] })
  })

  it('after a lost answer says that nothing was ordered; the next press is a new order', async () => {
    const pressed = order.place()
    const first = await opened.next('orders.create')
    first.answer({ code: 500, msg: 'Out of order' })
    ;(await opened.next('orders.settle')).answer(data({ order: null }))
    expect(await pressed).toBeUndefined()
    expect(state()).toMatchObject({ status: 'ready', outcome: 'not-placed' })
    void order.place()
    const second = await opened.next('orders.create')
    expect(second.key).toMatch(/./)
    expect(second.key).not.toBe(first.key)
    second.answer(data(order7))
  })

  it('stays open where the server cannot be asked either; the same key asks again', async () => {
    const pressed = order.place()
    const sent = await opened.next('orders.create')
    sent.answer({ code: 500, msg: 'Out of order' })
    ;(await opened.next('orders.settle')).answer({ code: 500, msg: 'Out of order' })
    await pressed
    expect(state()).toMatchObject({ status: 'ready', outcome: 'unknown' })
    const again = order.findOut()
    const question = await opened.next('orders.settle')
    expect(question.key).toBe(sent.key)
    question.answer(data({ order: order7 }))
    expect(await again).toEqual(placed)
  })

  it('ORD-018 shows what has changed, and sends the new hash with the next press', async () => {
    const pressed = order.place()
    const after = confirmed({ hash: 'b', lines: [orderLine({ unitPrice: 12, price: 60 })], grandTotal: 72.6 })
    ;(await opened.next('orders.create')).answer({ code: CODE.ORDER_CHANGED, msg: '', data: after })
    expect(await pressed).toBeUndefined()
    expect(state()).toMatchObject({
      status: 'changed',
      diff: [
        { number: 'CW-1', what: 'price', from: 10, to: 12 },
        { number: '', what: 'total', from: 60.5, to: 72.6 },
      ],
    })
    void order.place()
    const second = await opened.next('orders.create')
    expect(second.body).toMatchObject({ hash: 'b' })
    second.answer(data(order7))
  })
})
