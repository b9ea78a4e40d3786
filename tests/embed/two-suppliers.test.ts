/** A company that buys from two suppliers: both shops on one of its pages, each with a key, a prefix and an outlet of its own. */
import { signIn } from '@cartwright/server/testing'
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { makeKey } from '../support/embed-keys'
import { startFilledShop } from '../support/filled-shop'
import { enterFirstLine, placeOrder } from '../support/host-orders'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { tabOf } from '../support/tab'

/** Who buys there, by which name at the shop, and what. */
interface Supplier {
  prefix: string
  buyer: string
  number: string
}

const SUPPLIERS: [Supplier, Supplier] = [
  { prefix: 'cw', buyer: 'buyer.nl', number: 'TN-2420' },
  { prefix: 'two', buyer: 'buyer.de', number: 'CF259X' },
]

let shops: [BuiltShop, BuiltShop]
let host: HostPages
test.beforeAll(async () => {
  shops = await Promise.all([startFilledShop(), startFilledShop()])
  host = await startHostPages()
})
test.afterAll(async () => {
  host.close()
  await Promise.all(shops.map(shop => shop.close()))
})

/** The elements of both suppliers, each with the buyer's token of its own shop. */
async function open(page: Page): Promise<string[]> {
  const tokens = await Promise.all(
    SUPPLIERS.map(async ({ buyer }, at) => {
      const components = ['cw-quick-order', 'cw-outlet', 'cw-cart-button']
      return (await makeKey(shopAt(at), { origin: host.origin, components, by: buyer })).exchange(buyer)
    }),
  )
  const parts = SUPPLIERS.map(
    ({ prefix }, at) => `
      <script type="module">
        import { configure } from '${shopAt(at).url}/sdk/loader.js'
        configure({ getToken: async () => '${tokens[at]}' }, '${prefix}')
      </script>
      <script type="module" src="${shopAt(at).url}/sdk/loader.js" data-api="${shopAt(at).apiBase}" data-prefix="${prefix}"></script>
      <section><${prefix}-cart-button></${prefix}-cart-button><${prefix}-quick-order></${prefix}-quick-order>
        <${prefix}-outlet></${prefix}-outlet></section>`,
  )
  host.put('/', hostPage(parts.join('')))
  await page.goto(host.origin)
  return tokens
}

const shopAt = (at: number): BuiltShop => shops[at as 0 | 1]

test('one buyer orders from two suppliers on one page, and neither shop learns anything of the other', async ({
  page,
}) => {
  const sent: { at: number; authorization: string | undefined; text: string }[] = []
  page.on('request', async request => {
    const at = shops.findIndex(({ apiBase }) => request.url().startsWith(apiBase))
    if (at < 0) return
    const { authorization } = await request.allHeaders().catch(() => request.headers())
    sent.push({ at, authorization, text: `${request.url()} ${request.postData() ?? ''}` })
  })
  const tokens = await open(page)
  const tab = tabOf(page)
  // Both lists are filled before the first order, and the second one is still there after it.
  for (const { prefix, number } of SUPPLIERS) await enterFirstLine(tab, { prefix, number, qty: 2 })
  const orderNos: string[] = []
  for (const { prefix } of SUPPLIERS) {
    orderNos.push(await placeOrder(tab, { prefix, po: `for ${prefix}` }))
    await expect(page.locator(`${prefix}-outlet`)).toContainText(orderNos.at(-1) ?? '')
  }
  expect(page.url()).toBe(`${host.origin}/`)

  for (const [at, { buyer, number }] of SUPPLIERS.entries()) {
    const { ask } = await signIn(shopAt(at).apiBase, buyer)
    const { rows } = await ask('orders.list', { query: { pageNum: 1, pageSize: 10 } })
    const placed = rows.map(({ orderNo }) => orderNo)
    expect(placed[0]).toBe(orderNos[at])
    expect(placed).not.toContain(orderNos[1 - at])
    const own = sent.filter(request => request.at === at)
    expect([...new Set(own.map(({ authorization }) => authorization).filter(Boolean))]).toEqual([
      `Bearer ${tokens[at]}`,
    ])
    const other = SUPPLIERS[1 - at]
    const foreign = [other?.buyer, other?.number, orderNos[1 - at], tokens[1 - at]]
    expect(own.filter(({ text }) => foreign.some(word => word && text.includes(word)))).toEqual([])
    expect(own.some(({ text }) => text.includes(number))).toBe(true)
  }
})
