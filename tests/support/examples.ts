/** The example pages as a reseller serves them: on an origin of their own. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createExamplesServer } from '../../scripts/lib/examples-server.mjs'
import { type BuiltShop, freePort } from './built-shop'
import { startFilledShop } from './filled-shop'

export interface Examples {
  origin: string
  close(): void
}

/** @param shopUrl origin of the shop that the pages talk to */
export async function startExamples(shopUrl: string, port = 0): Promise<Examples> {
  const server = createExamplesServer({ shop: shopUrl }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: given } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${given}`, close: () => server.close() }
}

export interface ShopWithExamples {
  shop: BuiltShop
  /** Of the example pages, which the shop allows. */
  origin: string
  close(): Promise<void>
}

export async function startShopWithExamples(): Promise<ShopWithExamples> {
  // Known beforehand: the shop is configured at its start whom to allow.
  const port = await freePort()
  const shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  const { origin, close } = await startExamples(shop.url, port)
  return {
    shop,
    origin,
    close: async () => {
      close()
      await shop.close()
    },
  }
}
