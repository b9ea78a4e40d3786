import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStock, setStock } from '../catalogue/parts.testing'
import { orders } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const cancel = (who: 'nl' | 'de' | 'rep', orderno: string) => shop[who].call('orders.cancel', { params: { orderno } })

it('ORD-009 the buyer cancels a submitted order, once, and its pieces are free', async () => {
  await setStock(shop.db, shop.b, { NL: 2, DE: 5 })
  const order = await place(shop.nl, orderOf({ [shop.b.number]: 4 }))
  expect(order.canCancel).toBe(true)
  expect(await readStock(shop.db, shop.b)).toEqual({ DE: 3 })
  for (let time = 0; time < 2; time++) {
    const answer = await cancel('nl', order.orderNo)
    expect(answer).toMatchObject({ code: 200, data: { status: 'cancelled', canCancel: false } })
  }
  expect(await readStock(shop.db, shop.b)).toEqual({ NL: 2, DE: 5 })
})

it('ORD-009 refuses to cancel an order that is being worked on', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
  await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.orderNo, order.orderNo))
  expect(await cancel('nl', order.orderNo)).toMatchObject({
    code: 601,
    msg: 'This order is being worked on. Please call us to cancel it.',
  })
  expect(await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).toMatchObject({
    status: 'processing',
    canCancel: false,
  })
})

it('ORD-009 a sub-account cancels its own orders, and the main account those of all', async () => {
  const ofMain = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
  expect(await shop.rep.ask('orders.get', { params: { orderno: ofMain.orderNo } })).toMatchObject({ canCancel: false })
  expect(await cancel('rep', ofMain.orderNo)).toMatchObject({
    code: 601,
    msg: 'Only who placed the order and the main account can cancel it.',
  })
  const ofRep = await place(shop.rep, orderOf({ [shop.a.number]: 1 }))
  const alsoOfRep = await place(shop.rep, orderOf({ [shop.a.number]: 1 }))
  expect((await cancel('rep', ofRep.orderNo)).data.status).toBe('cancelled')
  expect((await cancel('nl', alsoOfRep.orderNo)).data.status).toBe('cancelled')
})

it('API-079 answers the order of another company like an unknown one', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
  const [foreign, unknown] = [await cancel('de', order.orderNo), await cancel('de', 'CW-222222222')]
  expect(foreign.code).toBe(404)
  expect(foreign.msg.replace(order.orderNo, '…')).toBe(unknown.msg.replace('CW-222222222', '…'))
  expect(await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).toMatchObject({ status: 'submitted' })
})
