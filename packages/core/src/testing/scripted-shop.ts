/** A signed-in shop over a scripted transport. */
import { createShopWith } from '../create-shop'
import { createLightTranslator } from '../i18n/light-translator'
import type { NavigateOptions, Shop, ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { type ScriptedTransport, scriptedTransport } from './scripted-transport'
import { data, SITES, userInfo } from './shop-replies'

const BASE = 'https://shop.example/prod-api'
const PERMISSIONS = ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder']

export interface ScriptedShop extends ScriptedTransport {
  shop: Shop
  visited: string[]
  /** The reader of token `T` leaves, and the account signs in, with a token of its own: `T<accountId>`. */
  switchTo(accountId: number): Promise<void>
}

export const rows = (list: readonly object[]) => ({ code: 200, msg: '', rows: list, total: list.length })

/** @param options e.g. `getToken` of a host; the account of token `T` is 22 */
export async function scriptedShop(options: ShopOptions = {}): Promise<ScriptedShop> {
  const scripted = scriptedTransport(BASE)
  const account = (accountId: number) => {
    const { user, ...info } = userInfo({ permissions: PERMISSIONS })
    return { ...info, user: { ...user, accountId, custId: accountId * 10 } }
  }
  scripted.always('session.info', account(22))
  scripted.always('session.isQoAdmin', data(200))
  scripted.always('session.logout', data(null))
  scripted.always('session.routers', data([]))
  scripted.always('cart.stat', data({ shoppingCartQty: 0, shoppingCartPrice: 0 }))
  scripted.always('favourites.count', data(0))
  scripted.always('search.history', data([]))
  scripted.always('site.region', data('EU'))
  scripted.always('site.options', data({ orgSites: SITES, languages: [] }))
  scripted.always('site.countryByIp', data({ countryIso2: '' }))
  const storage = memoryStorage()
  if (!options.getToken) storage.set('Client-Token', 'T')
  const visited: string[] = []
  const shop = createShopWith(
    { translator: createLightTranslator(), transport: scripted.transport },
    {
      apiBase: BASE,
      fetch: scripted.fetch,
      ...(options.getToken ? {} : { storage }),
      drafts: memoryStorage(),
      channel: false,
      currentPath: () => '/',
      navigate: (to: string, _how?: NavigateOptions) => void visited.push(to),
      ...options,
    },
  )
  await shop.start()
  async function switchTo(accountId: number): Promise<void> {
    await shop.signOut()
    scripted.always('session.info', account(accountId))
    scripted.always('session.token', { code: 200, msg: '', access_token: `T${accountId}` })
    await shop.session.signIn({ userName: 'anna', password: 'p' })
  }
  return { ...scripted, shop, visited, switchTo }
}
