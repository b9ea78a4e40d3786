/** What every browser engine must do: ordering, product elements and a sign-in on pages of hosts. */
import { expect, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { type EmbedKey, makeKey } from '../support/embed-keys'
import { ENGINES } from '../support/engines'
import { startFilledShop } from '../support/filled-shop'
import { enterFirstLine, placeOrder } from '../support/host-orders'
import { type HostPages, hostPage, startHostPages, strictPolicy } from '../support/host-pages'
import { FOCUSED, pasteScript } from '../support/page-scripts'
import { PASSWORD } from '../support/shop-pages'
import type { Tab } from '../support/tab'

let shop: BuiltShop
/** Its origin is named by the key alone. */
let host: HostPages
/** Its origin is named by a setting of the shop: buyers sign in there with their password. */
let passwordHost: HostPages
let key: EmbedKey
/** That of the page that was opened last. */
let token: string

test.beforeAll(async () => {
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  passwordHost = await startHostPages(port)
  host = await startHostPages()
  key = await makeKey(shop, {
    origin: host.origin,
    components: ['cw-quick-order', 'cw-outlet', 'cw-messages', 'cw-price', 'cw-add-to-cart', 'cw-cart-button'],
  })
})
test.afterAll(async () => {
  host.close()
  passwordHost.close()
  await shop.close()
})

const STYLE = 'cw-add-to-cart::part(button):focus-visible { outline: 4px solid rgb(1, 2, 3) }'
/** Of the page: what breaks its policy, and what no script has caught. */
const LISTEN = `
  window.problems = []
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => problems.push(violatedDirective + ' ' + blockedURI))
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))`

/** A page under the strictest policy, as a developer writes it. */
const strictPage = (body: string, configure = '') =>
  hostPage(`${strictPolicy(shop.url, [LISTEN, configure, STYLE])}
    <script>${LISTEN}</script><style>${STYLE}</style>${configure && `<script type="module">${configure}</script>`}
    <script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>${body}`)

/** Opens a page of the company that signs its buyers in. */
async function open(tab: Tab, path: string, body: string): Promise<void> {
  token = await key.exchange('buyer.nl')
  const configure = `
  import { configure } from '${shop.url}/sdk/loader.js'
  configure({ getToken: async () => '${token}' })`
  host.put(path, strictPage(body, configure))
  await tab.open(host.origin + path)
}

const textOf = (tab: Tab, selector: string) =>
  tab.read<string>(`document.querySelector('${selector}').shadowRoot?.textContent ?? ''`)

/** The page has met no error, and the token is in its memory only. */
async function expectNoTrace(tab: Tab): Promise<void> {
  expect(await tab.read('problems')).toEqual([])
  expect(await tab.read('document.cookie')).toBe('')
  expect(await tab.read<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).not.toContain(token)
}

for (const engine of ENGINES)
  test.describe(engine.name, () => {
    test.skip(engine.missing !== undefined, engine.missing)
    let browser: Awaited<ReturnType<typeof engine.start>>
    let tab: Tab
    test.beforeAll(async () => {
      browser = await engine.start()
    })
    test.afterAll(() => browser?.close())
    test.beforeEach(async () => {
      tab = await browser.openTab()
    })
    test.afterEach(() => tab?.close())

    test('QO-003 ORD-017 a part number is typed, a list is pasted, and the order is placed in the outlet', async () => {
      await open(tab, '/order', '<cw-quick-order></cw-quick-order><cw-outlet></cw-outlet><cw-messages></cw-messages>')
      await enterFirstLine(tab, { number: 'TN-2420', qty: 2 })
      await expect.poll(() => textOf(tab, 'cw-quick-order')).toMatch(/€\d+\.\d\d/)
      await tab.click({ role: 'field', name: 'Number, line 2' })
      await tab.read(pasteScript('CF259X\t3'))
      await expect.poll(() => textOf(tab, 'cw-quick-order')).toContain('2 ready')
      const orderNo = await placeOrder(tab, { po: engine.name })
      expect(await tab.read(`${FOCUSED}.textContent`)).toBe('Your order is placed.')
      expect(await textOf(tab, 'cw-outlet')).toContain(orderNo)
      await expectNoTrace(tab)
    })

    test('a price and a button on a product page; the focus of a part and the drawer of the cart', async () => {
      await open(
        tab,
        '/product',
        `<cw-cart-button></cw-cart-button><p>TN-2420 <cw-price number="TN-2420"></cw-price></p>
        <cw-add-to-cart number="TN-2420" quantity="3"></cw-add-to-cart><cw-messages></cw-messages>`,
      )
      await expect.poll(() => textOf(tab, 'cw-price')).toMatch(/€\d+\.\d\d/)
      expect(await tab.read(`document.querySelector('cw-price').matches(':state(ready)')`)).toBe(true)
      await tab.click({ role: 'field', name: /^Quantity/, within: 'cw-add-to-cart' })
      for (let stop = 0; stop < 3 && (await tab.read(`${FOCUSED}.localName`)) !== 'button'; stop++)
        await tab.press('Tab')
      expect(await tab.read(`${FOCUSED}.textContent`)).toContain('Add to basket')
      expect(await tab.read(`getComputedStyle(${FOCUSED}).outline`)).toContain('rgb(1, 2, 3)')
      await tab.press('Enter')
      await expect.poll(() => tab.read(`document.querySelector('cw-add-to-cart').matches(':state(added)')`)).toBe(true)

      await tab.click({ role: 'button', name: /^Basket/, within: 'cw-cart-button' })
      await tab.sees({ role: 'dialog', name: /^Basket/, within: 'cw-cart-button' })
      await expect.poll(() => textOf(tab, 'cw-cart-button')).toContain('CW-TN2420')
      await tab.press('Escape')
      await tab.misses({ role: 'dialog', name: /^Basket/, within: 'cw-cart-button' })
      expect(await tab.read(`${FOCUSED}.getAttribute('aria-haspopup')`)).toBe('dialog')
      await expectNoTrace(tab)
    })

    test('a sign-in with a password in place; quick order and cart are one, and a reload keeps both', async () => {
      passwordHost.put(
        '/',
        strictPage('<cw-quick-order></cw-quick-order><cw-cart></cw-cart><cw-messages></cw-messages>'),
      )
      await tab.open(passwordHost.origin)
      await tab.click({ role: 'button', name: 'Sign in', within: 'cw-quick-order' })
      await tab.sees({ role: 'dialog', name: 'Sign in' })
      await tab.click({ role: 'field', name: /^User name/ })
      await tab.type('buyer.it')
      await tab.press('Tab')
      await tab.type(PASSWORD)
      await tab.press('Enter')
      await tab.misses({ role: 'dialog', name: 'Sign in' })
      await enterFirstLine(tab, { number: 'TN-2420', qty: 3 })
      await tab.click({ role: 'button', name: 'Add ready lines' })
      await expect.poll(() => textOf(tab, 'cw-cart')).toContain('CW-TN2420')
      await tab.open(passwordHost.origin)
      await expect.poll(() => textOf(tab, 'cw-cart')).toContain('CW-TN2420')
      expect(await tab.read('[document.cookie, problems]')).toEqual(['', []])
    })
  })
