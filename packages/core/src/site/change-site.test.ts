import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Shop } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { type LocalServer, startLocalServer } from '../testing/local-server'
import { openShop } from '../testing/open-shop'
import { shopReplies } from '../testing/shop-replies'

vi.mock('../locales/de', () => {
  throw new TypeError('no network')
})

let server: LocalServer
let shop: Shop
const storage = memoryStorage()
beforeEach(async () => {
  server = await startLocalServer(shopReplies())
  shop = openShop(`${server.url}/prod-api`, { preferredLanguages: ['fr'], storage }).shop
  await shop.start()
})
afterEach(async () => {
  shop.destroy()
  await server.close()
})

it('LANG-018 a language whose texts do not arrive is not chosen: the reader keeps the one there is, and sees a message', async () => {
  const before = shop.sites.store.getState().orgId
  const shown = () => shop.messages.store.getState().items.map(({ kind }) => kind)
  await shop.sites.chooseLanguage('de')
  expect(shown()).toEqual(['error'])
  await shop.sites.choose(5)
  expect(shop.i18n.store.getState().language).toBe('fr')
  expect(shop.sites.store.getState().orgId).toBe(before)
  expect(storage.get('login-language')).toBeUndefined()
  await shop.sites.chooseLanguage('it')
  expect(shop.i18n.store.getState().language).toBe('it')
  expect(shown()).toEqual(['error', 'success'])
})

it('the latest of two choices wins, whichever texts arrive first', async () => {
  await Promise.all([shop.sites.chooseLanguage('it'), shop.sites.chooseLanguage('en')])
  expect(shop.i18n.store.getState().language).toBe('en')
})
