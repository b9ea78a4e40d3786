/** What is asked for besides the person: what someone shows. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cartOf } from '../cart/cart.store'
import { createShop } from '../light'
import type { Shop } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { type LocalServer, startLocalServer, status } from '../testing/local-server'
import { lineOf, shopReplies } from '../testing/shop-replies'

let server: LocalServer
let shop: Shop
beforeEach(async () => {
  server = await startLocalServer(shopReplies())
  const storage = memoryStorage()
  storage.set('Client-Token', 'T')
  shop = createShop({
    apiBase: `${server.url}/prod-api`,
    storage,
    drafts: memoryStorage(),
    channel: false,
    language: 'en',
  })
})
afterEach(async () => {
  shop.destroy()
  await server.close()
})

const START = ['session.info', 'site.options', 'site.region'] as const
const asked = () => server.lines().toSorted()
const lines = (...names: readonly Parameters<typeof lineOf>[0][]) => names.map(lineOf).toSorted()
const counts = () => shop.session.store.getState()

it('a shop of which nothing shows counts or history asks for neither', async () => {
  await shop.start()
  expect(asked()).toEqual(lines(...START))
})

it('ENT-002 SES-008 what was wanted before the start comes with it, once for many', async () => {
  shop.session.want('cartSums', 'favourites')
  shop.session.want('cartSums')
  await shop.start()
  expect(asked()).toEqual(lines(...START, 'cart.stat', 'favourites.count'))
  expect(counts()).toMatchObject({ favoritesQty: 4, shoppingCartQty: 3, shoppingCartPrice: 12.5 })
})

it('ENT-002 ENT-003 what is wanted later is asked for then, and what is wanted no more is not', async () => {
  await shop.start()
  shop.session.want('favourites')()
  shop.session.want('history')
  await vi.waitFor(() => expect(counts().favoritesQty).toBe(4), { timeout: 20_000 })
  server.requests.length = 0
  await shop.session.signIn({ userName: 'anna', password: 'p' })
  expect(asked()).toContain(lineOf('search.history'))
  expect(asked()).not.toContain(lineOf('favourites.count'))
})

it('ENT-002 the sums are read by themselves once no one reads the rows any longer', async () => {
  const stop = shop.session.want('cartRows')
  shop.session.want('cartSums')
  await shop.start()
  expect(asked()).toEqual(lines(...START))
  stop()
  await vi.waitFor(() => expect(counts()).toMatchObject({ shoppingCartQty: 3, shoppingCartPrice: 12.5 }), {
    timeout: 20_000,
  })
})

it('ENT-002 the sums come with the rows where someone reads those, and by themselves when the rows fail', async () => {
  shop.session.want('cartSums')
  shop.session.want('cartRows')
  await shop.start()
  await cartOf(shop).load()
  expect(asked()).toEqual(lines(...START, 'cart.list'))
  server.reply(lineOf('cart.list'), status(500))
  await shop.session.signIn({ userName: 'bert', password: 'p' })
  server.requests.length = 0
  const other = cartOf(shop)
  other.store.setState({ status: 'idle' })
  await other.load()
  await vi.waitFor(() => expect(counts()).toMatchObject({ shoppingCartQty: 3, shoppingCartPrice: 12.5 }), {
    timeout: 20_000,
  })
})
