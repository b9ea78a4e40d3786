/** What a page of a host asks the shop before the reader has done anything: only what its widgets show. */
import { signIn } from '@cartwright/server/testing'
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { signInOnHost } from '../support/shop-pages'

let shop: BuiltShop
let host: HostPages

test.beforeAll(async () => {
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  host = await startHostPages(port)
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

/** Requests to the API, by method and last part of the path, as they leave from now on. */
async function watchCalls(page: Page): Promise<{ calls: string[]; preflights: string[] }> {
  const seen = { calls: [] as string[], preflights: [] as string[] }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
    if (!url.startsWith(shop.apiBase)) return
    const name = new URL(url).pathname.split('/').slice(-2).join('/')
    ;(method === 'OPTIONS' ? seen.preflights : seen.calls).push(name)
  })
  return seen
}

async function openSignedIn(page: Page, userName: string, tags: string, script = ''): Promise<void> {
  const { token } = await signIn(shop.apiBase, userName)
  await signInOnHost(page.context(), shop, { token, origin: host.origin })
  const loader = `<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>`
  host.put('/', hostPage(`${script}${loader}${tags}`))
  await page.goto(host.origin)
}

test('quick order, cart and cart button take four calls and two preflights', async ({ page }) => {
  const buyer = await signIn(shop.apiBase, 'buyer.de')
  await buyer.ask('cart.add', { body: { number: 'CW-CF259X', qty: 2 } })
  const seen = await watchCalls(page)
  const tags = '<cw-quick-order></cw-quick-order><cw-cart></cw-cart><cw-cart-button></cw-cart-button>'
  await openSignedIn(page, 'buyer.de', tags)
  await expect(page.locator('cw-cart').getByText('CW-CF259X').first()).toBeVisible()
  await expect(page.locator('cw-cart-button').getByText('1', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(seen.calls.toSorted()).toEqual(['account/getInfo', 'account/list', 'freedom/getOrgSite', 'freedom/region'])
  expect(seen.preflights.toSorted()).toEqual(['account/getInfo', 'account/list'])
  // The browser has the answers to both for ten minutes.
  seen.preflights.length = 0
  await page.reload()
  await expect(page.locator('cw-cart').getByText('CW-CF259X').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(seen.preflights).toEqual([])
})

test('the first calls and what all elements share leave before the elements are there, and nothing is asked twice', async ({
  page,
}) => {
  const seen = await watchCalls(page)
  const files: string[] = []
  page.on('request', request => files.push(new URL(request.url()).pathname))
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/sdk/*/cw-*.js', async route => {
    await released
    await route.continue()
  })
  await openSignedIn(page, 'buyer.de', '<cw-quick-order></cw-quick-order><cw-cart></cw-cart>')
  await expect.poll(() => seen.calls.toSorted()).toEqual(['account/getInfo', 'account/list'])
  for (const part of ['runtime', 'quick-order-list', 'list'])
    await expect.poll(() => files.filter(file => file.includes(`/chunks/${part}-`))).toHaveLength(1)
  release()
  await expect(page.locator('cw-quick-order').getByRole('grid')).toBeVisible()
  await expect(page.locator('cw-cart').getByRole('heading', { name: 'Summary' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(seen.calls.toSorted()).toEqual(['account/getInfo', 'account/list', 'freedom/getOrgSite', 'freedom/region'])
})

test('a cart button that is there before the cart waits for its sums', async ({ page }) => {
  const seen = await watchCalls(page)
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/sdk/*/cw-cart.js', async route => {
    await released
    await route.continue()
  })
  await openSignedIn(page, 'buyer.de', '<cw-cart-button></cw-cart-button><cw-cart></cw-cart>')
  await expect(page.locator('cw-cart-button').getByRole('button')).toBeVisible()
  // Asked for with what is asked for of a known account.
  await expect.poll(() => seen.calls).toContain('freedom/getOrgSite')
  expect(seen.calls).not.toContain('account/stat')
  release()
  await expect(page.locator('cw-cart-button').getByText('1', { exact: true })).toBeVisible()
  expect(seen.calls).not.toContain('account/stat')
})

test('a host that hands over the token is asked for it first', async ({ page }) => {
  const seen = await watchCalls(page)
  const configure = `<script type="module">import { configure } from '${shop.url}/sdk/loader.js'
    configure({ getToken: () => { window.isAsked = true; return new Promise(() => {}) } })</script>`
  await openSignedIn(page, 'buyer.de', '<cw-cart></cw-cart>', configure)
  await page.waitForFunction(() => 'isAsked' in window)
  await page.waitForLoadState('networkidle')
  expect(seen.calls).toEqual([])
})

test('a cart button alone asks for the sums and no rows', async ({ page }) => {
  const seen = await watchCalls(page)
  await openSignedIn(page, 'buyer.nl', '<cw-cart-button></cw-cart-button>')
  await expect(page.locator('cw-cart-button').getByRole('button')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(seen.calls.toSorted()).toEqual(['account/getInfo', 'account/stat', 'freedom/getOrgSite', 'freedom/region'])
})
