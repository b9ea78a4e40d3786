/** Keys by which the pages of a company sign its buyers in. */
import { expect } from '@playwright/test'
import type { BuiltShop } from './built-shop'
import { PASSWORD, tokenOf } from './shop-pages'

export interface EmbedKey {
  secret: string
  /** A token for a page of the origin of the key, as the server of the company asks for it. */
  exchange(buyer: string): Promise<string>
  revoke(): Promise<void>
}

/**
 * A key of the company of a main account.
 * @param key the origin of its pages, and the elements that it opens
 */
export async function makeKey(
  shop: BuiltShop,
  { origin, components, by = 'buyer.nl' }: { origin: string; components: string[]; by?: string },
): Promise<EmbedKey> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await tokenOf(shop, by)}` }
  const path = `${shop.apiBase}/clientsystem/account/embedkeys`
  const body = JSON.stringify({ name: 'Intranet', origins: [origin], components, currentPassword: PASSWORD })
  const { data } = (await (await fetch(path, { method: 'POST', headers, body })).json()) as {
    data: { secret: string; key: { keyId: string } }
  }
  return {
    secret: data.secret,
    exchange: async buyer => {
      const answer = await fetch(`${shop.apiBase}/clientauth/embed/freedom/token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ secret: data.secret, buyer, origin }),
      })
      return ((await answer.json()) as { access_token: string }).access_token
    },
    revoke: async () => {
      const answer = await fetch(`${path}/${data.key.keyId}`, { method: 'DELETE', headers })
      expect((await answer.json()).code).toBe(200)
    },
  }
}
