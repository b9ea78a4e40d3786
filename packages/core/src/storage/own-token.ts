/** Cookies belong to a host name and ignore the port: a token is read only by the shop that stored it. */
import type { ShopStorage } from '../shop.types'

export const TOKEN_NAME = 'Client-Token'

const ownerOf = (name: string) => `${name}-Shop`

/** The token that is stored under a name, unless it was stored for another endpoint. */
export const readOwnToken = (get: ShopStorage['get'], name: string, endpoint: string): string | undefined =>
  (get(ownerOf(name)) ?? endpoint) === endpoint ? get(name) : undefined

/**
 * The storage of the shop for its token, with the endpoint beside it under the token's name and `-Shop`. A token that was
 * stored for another endpoint reads as none; one without an endpoint is from before they were kept, or from the host.
 * @param endpoint absolute address of the API
 */
export function ownToken(storage: ShopStorage, endpoint: string): ShopStorage {
  return {
    get: name => readOwnToken(storage.get, name, endpoint),
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
