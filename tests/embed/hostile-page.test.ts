/** A page whose own scripts changed what every script builds on. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { pasteIntoQuickOrder, signIn } from '../support/shop-pages'

let shop: BuiltShop
let origin: string
let host: Server

const page = () => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Reseller</title><link rel="icon" href="data:,">
<script>
  // As libraries of old did: enumerable for every object, and Array.from without its second argument.
  Object.prototype.inherits = function () {}
  Object.prototype.vendor = 'intranet'
  Array.from = list => [].slice.call(list)
</script>
<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}" data-language="en"></script>
<cw-sign-in></cw-sign-in><cw-quick-order></cw-quick-order><cw-cart></cw-cart>
</html>`

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  shop = await startFilledShop({ ALLOWED_ORIGINS: origin })
  host = createServer((_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page()))
  host.listen(port, '127.0.0.1')
  await once(host, 'listening')
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

test('sign-in, quick order and cart work where Object.prototype and Array.from were changed', async ({ page: tab }) => {
  const errors: string[] = []
  tab.on('pageerror', error => errors.push(String(error)))
  await tab.goto(origin)
  await signIn(tab, 'buyer.fr')
  await pasteIntoQuickOrder(tab, 'CF259X\t3\nTN-2420\t2')
  await tab.getByRole('button', { name: 'Add ready lines' }).click()
  await expect(tab.locator('cw-cart').getByText('CW-CF259X')).toBeVisible()
  await expect(tab.locator('cw-cart').getByText('CW-TN2420')).toBeVisible()
  expect(errors).toEqual([])
})

test('a widget that cannot be loaded is reported on the page, and comes once it can be', async ({ page: tab }) => {
  await tab.clock.install()
  await tab.route('**/sdk/cw-cart.js', route => route.abort())
  const reported = tab.waitForEvent('pageerror')
  await tab.goto(origin)
  expect(String(await reported)).toContain('cw-cart.js')
  await tab.unroute('**/sdk/cw-cart.js')
  await tab.clock.fastForward(10_000)
  await expect(tab.locator('cw-cart').getByText('Sign in to see your basket.')).toBeVisible()
})
