/** Pages of a company whose key does not open what stands on them, and pages whose server gives no token. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { makeKey } from '../support/embed-keys'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'

/** Elements that a key can name, as the core lists them, with the first right of each. */
const TABLE = readFileSync(new URL('../../packages/core/src/rules/embed-components.ts', import.meta.url), 'utf8')
const ELEMENTS = [...TABLE.matchAll(/^ {2}'(cw-[\w-]+)': \['/gm)].map(([, tag = '']) => tag)
/** Notices of the supplier are for visitors too. */
const FOR_VISITORS = ['cw-notifications']
/** They draw nothing: one stands in a bar, the others are closed. */
const BARE = ['cw-cart-button', 'cw-cart-drawer', 'cw-favourites-drawer']

let shop: BuiltShop
let host: HostPages
test.beforeAll(async () => {
  shop = await startFilledShop()
  host = await startHostPages(await freePort())
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

const page = (token: string, body: string) =>
  hostPage(`<script type="module">
      import { configure } from '${shop.url}/sdk/loader.js'
      window.reasons = []
      configure({ getToken: async ({ reason }) => { window.reasons.push(reason); return ${JSON.stringify(token)} || undefined } })
    </script>
    <script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>${body}`)

for (const isLate of [false, true])
  test(`every element without its right says so in one line, with nothing to press; the console names the right${isLate ? ', also of readers who are known late' : ''}`, async ({
    page: tab,
  }) => {
    const asked = ELEMENTS.filter(tag => !FOR_VISITORS.includes(tag))
    expect(asked.length).toBeGreaterThan(25)
    const tags = asked.map(tag => `<${tag} number="TN-2420" order-no="ON-1" return-id="1" quick-order-id="1"></${tag}>`)
    const key = await makeKey(shop, { origin: host.origin, components: ['cw-messages'] })
    host.put('/', page(await key.exchange('buyer.nl'), `${tags.join('\n')}<cw-messages></cw-messages>`))
    const said: string[] = []
    tab.on('console', message => said.push(message.text()))
    if (isLate) {
      const isAsking = tab.waitForRequest('**/clientsystem/rma/1')
      await tab.route('**/account/getInfo', async route => {
        await isAsking
        await route.continue()
      })
    }
    await tab.goto(host.origin)
    // The modules of thirty elements arrive first, on a processor that other tests share.
    await expect(tab.locator(':state(not-granted)')).toHaveCount(asked.length, { timeout: 90_000 })
    for (const tag of asked) {
      const element = tab.locator(tag)
      await expect(tab.locator(`${tag}:state(not-granted)`), tag).toHaveCount(1)
      if (BARE.includes(tag)) await expect(element, tag).toHaveText('')
      else await expect(element, tag).toHaveText(/^\s*(This page|Orders cannot be placed).*\.\s*$/)
      await expect(element.locator('button, a, input'), tag).toHaveCount(0)
    }
    await expect(tab.locator('cw-messages')).toHaveText('')
    await expect(tab.locator('input[type=password]')).toHaveCount(0)
    expect(await tab.evaluate(() => Reflect.get(window, 'reasons'))).toEqual(['start'])
    for (const right of ['account" or "finance', 'cart', 'catalogue', 'finance', 'lists', 'order', 'orders', 'returns'])
      expect(
        said.filter(line => line.startsWith(`Cartwright: the key of this page does not give the right "${right}", `)),
        right,
      ).toHaveLength(1)
  })

test('without a token readers see the slot of the page or a sentence, and are asked for no password', async ({
  page: tab,
}) => {
  host.put(
    '/',
    page(
      '',
      `<cw-cart><p slot="signed-out">Ask the service desk for access.</p></cw-cart><cw-quick-order></cw-quick-order><cw-sign-in></cw-sign-in>`,
    ),
  )
  await tab.goto(host.origin)
  await expect(tab.locator('cw-cart:state(signed-out)').getByText('Ask the service desk for access.')).toBeVisible()
  await expect(tab.locator('cw-quick-order:state(signed-out)')).toContainText('Sign in')
  await expect(tab.locator('cw-sign-in:state(signed-out)')).toHaveText('You are not signed in.')
  await expect(tab.getByRole('button', { name: /sign in/i })).toHaveCount(0)
  await expect(tab.locator('input[type=password]')).toHaveCount(0)
  expect(await tab.evaluate(() => Reflect.get(window, 'reasons'))).toEqual(['start'])
})
