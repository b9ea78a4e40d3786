/** Every kind of host: how its page is served, how its buyers sign in, and where they begin to order. */
import { expect, type Page } from '@playwright/test'
import { type BuiltShop, freePort } from '../../support/built-shop'
import { type EmbedKey, makeKey } from '../../support/embed-keys'
import { startFilledShop } from '../../support/filled-shop'
import { type HostPages, hostPage, startHostPages, strictPolicy } from '../../support/host-pages'
import { sessionName, signIn } from '../../support/shop-pages'
import { type ExampleHost, NODE_HOST, PHP_HOST } from './example-hosts'
import { firstReleasePage } from './first-release'
import type { EmbedKind } from './kinds'
import type { Widgets } from './model'
import { BOOTSTRAP, oldPage } from './old-page'
import { startReactHost } from './react-host'
import type { OrderingDesk } from './walk'

/** Shops and hosts that the journeys share. */
export interface Shops {
  shop: BuiltShop
  /** Its origin is named by keys alone: buyers sign in at the host. */
  keyHost: HostPages
  /** Its origin is named by a setting of the shop: buyers sign in there with their password. */
  passwordHost: HostPages
  close(): Promise<void>
}

export async function startShops(): Promise<Shops> {
  const port = await freePort()
  const shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  const [passwordHost, keyHost] = await Promise.all([startHostPages(port), startHostPages()])
  return {
    shop,
    keyHost,
    passwordHost,
    close: async () => {
      passwordHost.close()
      keyHost.close()
      await shop.close()
    },
  }
}

interface RunningHost {
  desks: OrderingDesk[]
  /** Opens the page and signs in as this host does. */
  open(page: Page): Promise<void>
  /** What else holds once the invoice is shown. */
  expectKept?(page: Page): Promise<void>
  close?(): void | Promise<void>
}

export interface Host {
  /** As `HOST_KIND` names it. */
  kind: EmbedKind
  /** What it is, in a few words. */
  name: string
  /** Why it cannot run on this machine. */
  missing?: string | undefined
  start(shops: Shops): Promise<RunningHost>
}

const COMPONENTS = ['cw-quick-order', 'cw-outlet', 'cw-messages']
const DESK = '<cw-quick-order></cw-quick-order><cw-outlet></cw-outlet><cw-messages></cw-messages>'

const loader = ({ url, apiBase }: BuiltShop, attributes = '') =>
  `<script type="module" src="${url}/sdk/loader.js" data-api="${apiBase}" ${attributes}></script>`
/** The page has got a token from its own server already. */
const handing = ({ url }: BuiltShop, token: string, prefix = 'cw') => `
  import { configure } from '${url}/sdk/loader.js'
  configure({ getToken: async () => '${token}' }, '${prefix}')`

/** A page under the strictest policy. */
const strictPage = (shop: BuiltShop, script: string, body: string) =>
  hostPage(`${strictPolicy(shop.url, [script])}<script type="module">${script}</script>${loader(shop)}${body}`)

const byCart = async ({ quickOrder, cart }: Widgets) => {
  await quickOrder.enter('TN-2420', 2)
  await quickOrder.addReadyLines()
  await cart.holds('CW-TN2420')
  await cart.checkOut()
}

interface KeyPage {
  order?: OrderingDesk['order']
  buyer?: string
  /** In which the host sends it. */
  charset?: 'utf-8' | 'windows-1252'
}

/** A page that shows the elements of a key, at a path of its own. */
const byKey = (
  path: string,
  components: string[],
  pageOf: (shop: BuiltShop, token: string) => string,
  { order, buyer = 'buyer.nl', charset = 'utf-8' }: KeyPage = {},
): Host['start'] => {
  return async ({ shop, keyHost }) => {
    const key = await makeKey(shop, { origin: keyHost.origin, components, by: buyer })
    return {
      desks: [order ? { shop, order } : { shop }],
      open: async page => {
        keyHost.put(path, pageOf(shop, await key.exchange(buyer)), charset)
        await page.goto(keyHost.origin + path)
      },
    }
  }
}

const byExample =
  (example: ExampleHost): Host['start'] =>
  async ({ shop }) => {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const { secret } = await makeKey(shop, { origin, components: COMPONENTS, by: 'buyer.de' })
    const close = await example.start(port, { shopUrl: shop.url, secret })
    return {
      desks: [{ shop }],
      open: async page => {
        await page.context().addCookies([{ name: 'user', value: 'buyer.de', url: origin }])
        await page.goto(origin)
      },
      close,
    }
  }

/** Signs in with the password of the shop, on the page; its server never learns of it. */
const byPassword: Host['start'] = async ({ shop, passwordHost: host }) => {
  host.put('/password', strictPage(shop, '', `<cw-sign-in></cw-sign-in>${DESK}`))
  const { length: before } = host.received
  return {
    desks: [{ shop }],
    open: async page => {
      await page.context().addCookies([{ name: 'intranet', value: 'its own', url: host.origin }])
      await page.goto(`${host.origin}/password`)
      await signIn(page, 'buyer.it')
      await expect(page.getByText('Signed in as Chiara Fontana')).toBeVisible()
      // The host is asked while the buyer is signed in.
      await page.reload()
      await expect(page.getByText('Signed in as Chiara Fontana')).toBeVisible()
    },
    expectKept: async page => {
      const token = await page.evaluate(name => sessionStorage.getItem(name) ?? '', sessionName(shop))
      expect(token).not.toBe('')
      const received = host.received.slice(before)
      expect(received.length).toBeGreaterThan(1)
      expect([...new Set(received.map(({ cookie }) => cookie))]).toEqual(['intranet=its own'])
      expect(received.filter(({ authorization }) => authorization !== undefined)).toEqual([])
      expect(received.filter(headers => JSON.stringify(headers).includes(token))).toEqual([])
    },
  }
}

/** Two shops, each with a key, a prefix and an outlet of its own. */
const byTwoSuppliers: Host['start'] = async ({ shop, keyHost }) => {
  const other = await startFilledShop()
  const suppliers = [
    { shop, prefix: 'cw', buyer: 'buyer.fr' },
    { shop: other, prefix: 'two', buyer: 'buyer.pl' },
  ]
  const { origin } = keyHost
  const keys: EmbedKey[] = []
  for (const { shop, buyer } of suppliers) keys.push(await makeKey(shop, { origin, components: COMPONENTS, by: buyer }))
  return {
    desks: suppliers.map(({ shop, prefix }) => ({ shop, desk: { prefix } })),
    open: async page => {
      const tokens = await Promise.all(suppliers.map(({ buyer }, at) => keys[at]?.exchange(buyer)))
      const parts = suppliers.map(
        ({ shop, prefix }, at) => `<script type="module">${handing(shop, tokens[at] ?? '', prefix)}</script>
          ${loader(shop, `data-prefix="${prefix}"`)}<${prefix}-quick-order></${prefix}-quick-order><${prefix}-outlet></${prefix}-outlet>`,
      )
      keyHost.put('/suppliers', hostPage(parts.join('')))
      await page.goto(`${origin}/suppliers`)
    },
    close: () => other.close(),
  }
}

/** The application keeps the path of the outlet, and its server hands out the tokens. */
const byReact: Host['start'] = async ({ shop }) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const key = await makeKey(shop, { origin, components: COMPONENTS, by: 'buyer.pl' })
  const host = await startReactHost(shop.url, port, key.exchange)
  return {
    desks: [{ shop, desk: { quickOrder: '#list', outlet: '#rest' } }],
    open: async page => {
      await page.context().addCookies([{ name: 'user', value: 'buyer.pl', url: origin }])
      await page.goto(`${origin}/order`)
    },
    close: host.close,
  }
}

/** Orders by the cart, and draws each element itself: there was no outlet. */
const byFirstRelease: Host['start'] = async ({ shop, passwordHost: host }) => {
  host.put('/first-release', firstReleasePage(shop))
  return {
    desks: [{ shop, desk: { quickOrder: '#desk', outlet: '#desk' }, order: byCart }],
    open: async page => {
      await page.goto(`${host.origin}/first-release`)
      await signIn(page, 'buyer.fr')
      await expect(page.getByText('Signed in as Camille Lefèvre')).toBeVisible()
    },
    expectKept: async page => {
      const heard = await page.evaluate<{ type: string; detail: string[] }[]>('heard')
      const detailOf = (type: string) => heard.find(event => event.type === type)?.detail
      for (const type of ['cw-ready', 'cw-signed-in', 'cw-cart-add', 'cw-cart-change', 'cw-order-read'])
        expect(detailOf(type), type).toBeDefined()
      expect(detailOf('cw-checkout')).toEqual(['path'])
      expect(detailOf('cw-navigate')).toEqual(['path'])
      expect(detailOf('cw-order-placed')).toEqual(expect.arrayContaining(['orderNo', 'grandTotal', 'currency']))
    },
  }
}

const PRODUCT = `<h1>Brother TN-2420</h1><p>Your price: <cw-price number="TN-2420"></cw-price></p>
  <cw-add-to-cart number="TN-2420" quantity="2"></cw-add-to-cart><cw-cart></cw-cart><cw-outlet></cw-outlet>`

export const HOSTS: Host[] = [
  {
    kind: 'plain',
    name: 'plain HTML under a strict policy',
    start: byKey('/plain', COMPONENTS, (shop, token) => strictPage(shop, handing(shop, token), DESK)),
  },
  { kind: 'node', name: 'a server in Node.js', start: byExample(NODE_HOST) },
  { kind: 'php', name: 'a server in PHP', missing: PHP_HOST.missing, start: byExample(PHP_HOST) },
  { kind: 'password', name: 'a sign-in with a password on the page', start: byPassword },
  {
    kind: 'product',
    name: 'a product page',
    start: byKey(
      '/product',
      ['cw-price', 'cw-add-to-cart', 'cw-cart', 'cw-outlet'],
      (shop, token) => strictPage(shop, handing(shop, token), PRODUCT),
      {
        buyer: 'buyer.uk',
        order: async ({ addToCart, cart }) => {
          await addToCart.press()
          await cart.holds('CW-TN2420')
          await cart.checkOut()
        },
      },
    ),
  },
  { kind: 'suppliers', name: 'two suppliers on a page', start: byTwoSuppliers },
  { kind: 'react', name: 'an application in React', start: byReact },
  {
    kind: 'old',
    name: 'an old page with Bootstrap 3 at a zoom of 1.25',
    start: byKey(
      '/old',
      COMPONENTS,
      (shop, token) => {
        const scripts = `<script type="module">${handing(shop, token)}</script>${loader(shop)}`
        return oldPage(shop, scripts, BOOTSTRAP, `<TD>${DESK}</TD>`, { lang: 'en' })
      },
      { charset: 'windows-1252', buyer: 'buyer.it' },
    ),
  },
  { kind: 'first-release', name: 'a page as it was written for the first release', start: byFirstRelease },
]
