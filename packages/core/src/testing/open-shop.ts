/** A shop for tests: keeps everything to itself and remembers where it was sent. */
import { createShop } from '../shop'
import type { NavigateOptions, Shop, ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'

export interface OpenShop {
  shop: Shop
  /** Where the shop went, oldest first; ` (reload)` behind those that reload the page. */
  visited: string[]
}

/** @param apiBase with `/prod-api` */
export function openShop(apiBase: string, options: ShopOptions = {}): OpenShop {
  const visited: string[] = []
  const navigate = (to: string, { reload }: NavigateOptions = {}) => void visited.push(reload ? `${to} (reload)` : to)
  const shop = createShop({
    apiBase,
    storage: memoryStorage(),
    drafts: memoryStorage(),
    channel: false,
    currentPath: () => '/cust/shoppingcart?x=1',
    navigate,
    ...options,
  })
  return { shop, visited }
}
