/**
 * The same order on the page of every kind of host: from a number to the invoice, under the sign-in of the host.
 * `HOST_KIND=react` runs one of them.
 */
import { expect, test } from '@playwright/test'
import { HOSTS, type Shops, startShops } from './hosts'
import { isWanted } from './kinds'
import { walk, watchPage } from './walk'

let shops: Shops
test.beforeAll(async () => {
  shops = await startShops()
})
test.afterAll(() => shops.close())
test.describe.configure({ mode: 'default' })

for (const { kind, name, missing, start } of HOSTS.filter(host => isWanted(host.kind)))
  test(`ORD-017 RMA-010 ${kind}: ${name}, from the number to the invoice`, async ({ page }) => {
    test.skip(missing !== undefined, missing)
    const host = await start(shops)
    try {
      const complaints = await watchPage(page)
      await host.open(page)
      for (const desk of host.desks) await walk(page, desk, `${kind}-1`)
      await host.expectKept?.(page)
      expect(complaints).toEqual([])
    } finally {
      await host.close?.()
    }
  })
