/** From the page of a host to the pages of the shop, signed in as on the page. */
import { fileURLToPath } from 'node:url'
import { signIn, startTestServer } from '@cartwright/server/testing'
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { makeKey } from '../support/embed-keys'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { signInByCookie, signInOnHost, tokenOf } from '../support/shop-pages'

let shop: BuiltShop
let host: HostPages

test.beforeAll(async () => {
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  host = await startHostPages(port)
  host.put('/', pageOf(shop, '<cw-cart-button opens="page"></cw-cart-button>'))
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

/**
 * A page of the host around elements of a shop.
 * @param token which the server of the host has got by its key; without one the page signs no reader in
 */
const pageOf = ({ url, apiBase }: { url: string; apiBase: string }, body: string, token?: string) => {
  const signingIn = `<script type="module">
      import { configure } from '${url}/sdk/loader.js'
      configure({ getToken: async () => ${JSON.stringify(token)} })
    </script>`
  return hostPage(`${token ? signingIn : ''}
    <script type="module" src="${url}/sdk/loader.js" data-api="${apiBase}"></script>${body}`)
}

/** As the pages of the shop write it. */
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
  await expect(
    again.getByText(`This link has been used, and works once only. Open this again from ${name()}, or sign in here.`),
  ).toBeVisible()
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

test('RT-003 a code that comes more than a minute late leads to the sign-in, which says so', async ({
  page,
  context,
}) => {
  const dist = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url))
  const late = await startTestServer({
    allowedOrigins: [host.origin],
    files: { storefront: dist('storefront/dist'), sdk: [dist('widgets/dist/sdk')] },
  })
  try {
    host.put('/late', pageOf(late, '<cw-cart-button opens="page"></cw-cart-button>'))
    await signInOnHost(context, late, { token: await late.signIn('buyer.nl'), origin: host.origin })
    await page.goto(`${host.origin}/late`)
    // The code has been given out by then, and is not yet redeemed.
    await page.route('**/auth-redirect', route => {
      late.clock.advance(61_000)
      return route.continue()
    })
    await page.locator('cw-cart-button').getByRole('button').click()
    await expect(
      page.getByText(
        `This link has expired: it is good for one minute. Open this again from ${name()}, or sign in here.`,
      ),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcust%2Fshoppingcart/)
  } finally {
    await late.close()
  }
})

/** What the keys of a company open, and the step that leads from its page to the shop. */
const KEYS = [
  {
    step: '"Check out"',
    tag: 'cw-cart',
    components: ['cw-cart', 'cw-order-confirm'],
    go: (page: Page) => page.locator('cw-cart').getByRole('button', { name: 'Check out' }).click(),
    lands: /\/order\/confirm\?/,
    heading: /^Confirm your order$/,
    menu: ['Basket'],
    bar: [],
  },
  {
    step: 'the link of an order',
    tag: 'cw-order-list',
    components: ['cw-order-list', 'cw-order-details'],
    go: (page: Page) => page.locator('cw-order-list a[href*="/hisorder/orderDetails/"]').first().click(),
    lands: /\/hisorder\/orderDetails\//,
    heading: /^ON-/,
    menu: ['Orders'],
    bar: ['Orders'],
  },
] as const

for (const { step, tag, components, go, lands, heading, menu, bar } of KEYS)
  test(`API-010 RT-003 ${step} opens the shop with what the key opens, and says who vouches, until the key is revoked`, async ({
    page,
  }) => {
    const buyer = await signIn(shop.apiBase, 'buyer.nl')
    await buyer.ask('cart.add', { body: { number: 'CW-TN2420', qty: 2 } })
    const key = await makeKey(shop, { origin: host.origin, components: [...components] })
    host.put('/key', pageOf(shop, `<${tag}></${tag}>`, await key.exchange('buyer.nl')))
    await page.goto(`${host.origin}/key`)
    await go(page)
    await expect(page).toHaveURL(lands)
    expect(new URL(page.url()).origin).toBe(shop.url)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('input[type=password]')).toHaveCount(0)

    await page.getByRole('button', { name: /^Welcome/ }).click()
    await expect(page.getByText(`Signed in by Intranet at ${name()}`)).toBeVisible()
    await expect(page.getByRole('menuitem')).toHaveText([...menu, 'Sign Out'])
    await page.keyboard.press('Escape')
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(entries.filter({ hasText: /^(Orders|Returns|Invoices)$/ })).toHaveText([...bar])

    await page.goto(`${shop.url}/finance/invoices`)
    await expect(page).toHaveURL(`${shop.url}/401`)
    await expect(page.getByRole('heading', { level: 1, name: 'You do not have permission to access.' })).toBeVisible()

    await page.goto(`${shop.url}/index`)
    await expect(entries.first()).toBeVisible()
    await key.revoke()
    // What the page itself asks for may be refused before: its dialog then lies above the entries.
    await entries.filter({ hasText: menu[0] }).dispatchEvent('click')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })
