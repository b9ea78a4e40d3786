/** The program of the README, with an address from outside, and an order at its end. */
import { randomUUID } from 'node:crypto'
import { calls, createShop } from '@cartwright/core'

const shop = createShop({ apiBase: process.env.API_BASE })
await shop.start()
await shop.session.signIn({ userName: 'buyer.nl', password: 'Cartwright1' })

await shop.quickOrder.addText('CF259X; 10\nTN-2420; 2\nno such number')
const { lines } = shop.quickOrder.store.getState()
for (const { input, status, part } of lines) if (input) console.log(input, status, part?.number)

await shop.quickOrder.addToCart() // what is ready; the rest stays in the list
await shop.cart.load()
const { rows } = shop.cart.store.getState()
for (const { number, qty, price } of rows) console.log(number, qty, price)

const items = rows.map(({ number, qty }) => ({ number, qty }))
const order = { items, orderType: 'REG', backOrderMode: 'shipAvailable' }
const { hash } = await shop.client.call(calls.orders.confirm, { body: order })
const sent = { idempotencyKey: randomUUID() }
const { orderNo } = await shop.client.call(calls.orders.create, { body: { ...order, hash } }, sent)
console.log(`order ${orderNo}`)
shop.destroy()
