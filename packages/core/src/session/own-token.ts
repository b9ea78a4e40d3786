/** Cookies belong to a host name and ignore the port: a token is read only by the shop that stored it. */
import type { ShopStorage } from '../shop.types'

/**
 * The storage of the shop for its token, with the endpoint beside it under the token's name and `-Shop`. A token that was
 * stored for another endpoint reads as none; one without an endpoint is from before they were kept, or from the host.
 * @param endpoint absolute address of the API
 */
export function ownToken(storage: ShopStorage, endpoint: string): ShopStorage {
  const ownerOf = (name: string) => `${name}-Shop`
  return {
    get: name => ((storage.get(ownerOf(name)) ?? endpoint) === endpoint ? storage.get(name) : undefined),
    set: (name, value, days) => {
      storage.set(ownerOf(name), endpoint, days)
      storage.set(name, value, days)
    },
    remove: name => {
      storage.remove(ownerOf(name))
      storage.remove(name)
    },
  }
}
