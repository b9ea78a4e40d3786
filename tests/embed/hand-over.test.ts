/** From the page of a host to the pages of the shop, signed in as on the page. */
import { expect, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { signInByCookie, signInOnHost, tokenOf } from '../support/shop-pages'

let shop: BuiltShop
let host: HostPages

test.beforeAll(async () => {
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  host = await startHostPages(port)
  host.put(
    '/',
    hostPage(`<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>
      <cw-cart-button opens="page"></cw-cart-button>`),
  )
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

const name = () => new URL(host.origin).host

test('RT-003 a plain click opens the shop signed in; its code is used once, and the link is a plain address', async ({
  page,
  context,
}) => {
  await signInOnHost(context, shop, { token: await tokenOf(shop, 'buyer.nl'), origin: host.origin })
  await page.goto(host.origin)
  const landed = page.waitForURL(/\/auth-redirect#code=/, { waitUntil: 'commit' })
  await page.locator('cw-cart-button').getByRole('button').click()
  await landed
  const link = page.url()
  await expect(page).toHaveURL(`${shop.url}/cust/shoppingcart`)
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)

  // The same link once more, in a browser that nobody is signed in with.
  await context.clearCookies()
  const again = await context.newPage()
  await again.goto(link)
  await expect(again.getByText(`Open this again from ${name()}, or sign in here.`)).toBeVisible()
  await expect(again).toHaveURL(/\/login\?redirect=%2Fcust%2Fshoppingcart/)
})

test('RT-003 a link does not sign anybody into the account of somebody else unasked', async ({ page, context }) => {
  await signInByCookie(context, shop, 'buyer.de')
  await signInOnHost(context, shop, { token: await tokenOf(shop, 'buyer.it'), origin: host.origin })
  await page.goto(host.origin)
  await page.locator('cw-cart-button').getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Continue as buyer.it?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in as buyer.de' }).click()
  await expect(page).toHaveURL(`${shop.url}/cust/shoppingcart`)
  await page.goto(host.origin)
  await page.locator('cw-cart-button').getByRole('button').click()
  await page.getByRole('button', { name: 'Continue as buyer.it' }).click()
  await expect(page).toHaveURL(`${shop.url}/cust/shoppingcart`)
  await expect(page.getByText('Chiara').first()).toBeVisible()
})

test('without a code the click leads to the plain address, where one signs in', async ({ page, context }) => {
  await signInOnHost(context, shop, { token: await tokenOf(shop, 'buyer.fr'), origin: host.origin })
  await page.route('**/clientauth/handover', route => route.abort())
  await page.goto(host.origin)
  await page.locator('cw-cart-button').getByRole('button').click()
  await expect(page).toHaveURL(`${shop.url}/login?redirect=%2Fcust%2Fshoppingcart`)
})
