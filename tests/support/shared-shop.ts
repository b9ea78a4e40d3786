/** `test` for files that share one shop in each worker: they look, and change nothing that another of them looks at. */
import type { RouteName } from '@cartwright/core'
import { test as base } from '@playwright/test'
import type { BuiltShop } from './built-shop'
import { startFilledShop } from './filled-shop'
import { type FURTHER_PAGES, prepareFurtherPages, prepareRoutes } from './routes'

interface Shared {
  shop: BuiltShop
  /** An address for every route, and something for each to show. */
  paths: Record<RouteName, string>
  /** Addresses of what the same pages show besides. */
  furtherPages: Record<(typeof FURTHER_PAGES)[number], string>
}

export const test = base.extend<object, Shared>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const shop = await startFilledShop()
      await use(shop)
      await shop.close()
    },
    // As long as `startBuiltShop` waits: a busy machine takes minutes for a first start.
    { scope: 'worker', timeout: 900_000 },
  ],
  paths: [async ({ shop }, use) => use(await prepareRoutes(shop)), { scope: 'worker' }],
  furtherPages: [async ({ shop }, use) => use(await prepareFurtherPages(shop)), { scope: 'worker' }],
})
