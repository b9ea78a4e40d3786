import { expect, it } from 'vitest'
import { encodeItems } from '../routing/order-path'
import { memoryStorage } from '../storage/storage'
import { confirmation as confirmed, orderLine, order as orderOf } from '../testing/builders'
import { scriptedShop } from '../testing/scripted-shop'
import { data } from '../testing/shop-replies'
import { createConfirmation } from './order-confirmation.store'
import { orderedItems } from './ordered-items'

const skus = encodeItems([{ custNumber: null, number: 'CW-1', qty: 5 }])
const MORNING = new Date('2026-11-29T08:00:00Z')
const hours = (count: number) => new Date(MORNING.getTime() + count * 3_600_000)
const session = { store: { getState: () => ({ accountId: 22 }) } } as never

/** A confirmation that is placed as `orderNo`. */
async function placeOn(shopUrl: string | undefined) {
  const opened = await scriptedShop(shopUrl === undefined ? {} : { shopUrl })
  const order = createConfirmation(opened.shop, skus)
  ;(await opened.next('orders.confirm')).answer(data(confirmed({ lines: [orderLine({ qty: 5 })] })))
  await expect.poll(() => order.store.getState().status).toBe('ready')
  const pressed = order.place()
  ;(await opened.next('orders.create')).answer(data(orderOf('SO-7')))
  await pressed
  order.destroy()
  return opened
}

it('ORD-017 items of a host that this tab has ordered are named as ordered, until they are wanted once more', async () => {
  const opened = await placeOn('https://shop.example')
  const again = createConfirmation(opened.shop, skus)
  await expect.poll(() => again.store.getState().status).toBe('ordered')
  expect(again.store.getState().orderedAs).toEqual({ orderNo: 'SO-7', path: '/order/checkout/SO-7' })
  again.orderOnceMore()
  ;(await opened.next('orders.confirm')).answer(data(confirmed()))
  await expect.poll(() => again.store.getState().status).toBe('ready')
  expect(again.store.getState().orderedAs).toBeUndefined()
  again.destroy()
  opened.shop.destroy()
})

it('ORD-017 the same items are a new order on the page of the shop itself', async () => {
  const opened = await placeOn(undefined)
  const again = createConfirmation(opened.shop, skus)
  ;(await opened.next('orders.confirm')).answer(data(confirmed()))
  await expect.poll(() => again.store.getState().status).toBe('ready')
  again.destroy()
  opened.shop.destroy()
})

it('ordered items are remembered for a day, the ten newest, each under what names it', () => {
  const shop = { session, drafts: memoryStorage() }
  orderedItems(shop, 'a').remember(MORNING, { orderNo: 'SO-1', id: 'SO-1' })
  expect(orderedItems(shop, 'a').find(hours(23))?.orderNo).toBe('SO-1')
  expect(orderedItems(shop, 'a').find(hours(25))).toBeUndefined()
  expect(orderedItems(shop, 'b').find(hours(1))).toBeUndefined()
  for (let at = 0; at < 10; at += 1)
    orderedItems(shop, `more ${at}`).remember(hours(1), { orderNo: `SO-${at + 2}`, id: `SO-${at + 2}` })
  expect(orderedItems(shop, 'a').find(hours(1))).toBeUndefined()
  expect(orderedItems(shop, 'more 0').find(hours(1))?.orderNo).toBe('SO-2')
})
