import { afterAll, beforeAll, expect, it } from 'vitest'
import { disable, setPrice, setStock, somePartsSold } from '../catalogue/parts.testing'
import { cartItems } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

it('API-079 answers a foreign order number like an unknown one', async () => {
  const foreign = await place(shop.de, orderOf({ [shop.a.number]: 1 }))
  const read = async (orderno: string) => {
    const { code, msg } = await shop.nl.call('orders.get', { params: { orderno } })
    return { code, msg: msg.replace(orderno, '…') }
  }
  expect(await read(foreign.orderNo)).toEqual(await read('CW-222222222'))
  expect((await read(foreign.orderNo)).code).toBe(404)
})

it('API-079 lets colleagues read orders of their company', async () => {
  const order = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
  const read = await shop.rep.ask('orders.get', { params: { orderno: order.orderNo } })
  // Cancelling is for who placed it, and for the main account.
  // The addresses of others are for those who may list the accounts.
  expect(read).toEqual({ ...order, canCancel: false, mailedTo: [] })
})

it('ORD-017 ACC-014 names the addresses that the confirmation goes to, those of others only to who may list the accounts', async () => {
  const byMain = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
  expect(byMain.mailedTo).toEqual(['buyer.nl@example.com'])
  const byRep = await place(shop.rep, orderOf({ [shop.b.number]: 1 }))
  expect(byRep.mailedTo).toEqual(['rep.nl@example.com'])
  const read = await shop.nl.ask('orders.get', { params: { orderno: byRep.orderNo } })
  expect(read.mailedTo).toEqual(['rep.nl@example.com', 'buyer.nl@example.com'])
  shop.mails.length = 0
  await shop.sendMails()
  const about = shop.mails.filter(({ subject }) => subject.includes(byRep.orderNo)).map(({ to }) => to)
  expect(about.sort()).toEqual(read.mailedTo?.toSorted())
})

it('keeps prices and addresses as they were when ordered', async () => {
  const order = await place(shop.nl, orderOf({ [shop.c.number]: 2 }))
  await setPrice(shop.db, shop.c, 99)
  expect(await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).toEqual(order)
  await setPrice(shop.db, shop.c, 3)
})

it('API-071 buys a former order again, without what is no longer sold', async () => {
  const gone = (await somePartsSold(shop.db, 1, 50))[0]!
  await setStock(shop.db, gone, { NL: 5 })
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 4, [gone.number]: 1 }))
  await disable(shop.db, gone)
  await shop.db.delete(cartItems)
  const answer = await shop.nl.call('orders.buyAgain', { body: { orderNo: order.orderNo } })
  expect(answer.data).toMatchObject({ rows: [{ number: shop.a.number, qty: 4 }], skipped: [gone.number] })
  expect(answer.msg).toContain(gone.number)
  expect((await shop.de.call('orders.buyAgain', { body: { orderNo: order.orderNo } })).code).toBe(404)
})
