import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStorage } from '../storage/storage'
import { type LocalServer, startLocalServer } from '../testing/local-server'
import { openShop } from '../testing/open-shop'
import { shopReplies } from '../testing/shop-replies'
import { keepLanguage } from './keep-language'

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer(shopReplies())
})
afterEach(() => server.close())

/** A page of the shop that is loaded. */
async function load(storage = memoryStorage()) {
  const { shop } = openShop(`${server.url}/prod-api`, { storage, preferredLanguages: ['nl-NL'] })
  keepLanguage(shop)
  await shop.start()
  return { shop, storage, language: () => shop.i18n.store.getState().language }
}

it.each(['signed out', 'expired'])(
  'LANG-025 a buyer who is %s reads the next page in the language of the last',
  async how => {
    const storage = memoryStorage()
    storage.set('Client-Token', 'T')
    storage.set('login-language', 'fr')
    const page = await load(storage)
    await page.shop.sites.chooseLanguage('it')
    expect(storage.get('login-language')).toBe('fr')
    if (how === 'expired') {
      page.shop.session.expire()
      page.shop.session.answerExpired(true)
    } else await page.shop.signOut()
    page.shop.destroy()
    const next = await load(storage)
    expect(next.shop.session.store.getState().isSignedIn).toBe(false)
    expect(next.language()).toBe('it')
    next.shop.destroy()
  },
)
