/** A page of another origin with the widgets of a built shop on it, in a real browser. */
import { type Buyer, signIn } from '@cartwright/server/testing'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, completeChromiumPath } from '../../support/browser'
import { type BuiltShop, freePort } from '../../support/built-shop'
import { startFilledShop } from '../../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../../support/host-pages'
import { signInOnHost } from '../../support/shop-pages'

export interface ForeignSite {
  shop: BuiltShop
  buyer: Buyer
  /** A page in a profile of its own, with an account signed in, not loaded yet: `goto(url)`. */
  open(): Promise<{ page: Page; context: BrowserContext }>
  url: string
  /** Puts another page on the same site. */
  put: HostPages['put']
  close(): Promise<void>
}

/** @param widgets tags, in the order of the page */
export async function startForeignSite(userName: string, widgets: readonly string[]): Promise<ForeignSite> {
  const port = await freePort()
  const shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  const buyer = await signIn(shop.apiBase, userName)
  const site = await startHostPages(port)
  const url = `${site.origin}/`
  site.put('/', hostPage(bodyWith(`${shop.url}/sdk/loader.js`, shop.apiBase, widgets)))
  const browser = await launch()
  return {
    shop,
    buyer,
    url,
    put: site.put,
    async open() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
      await signInOnHost(context, shop, { token: buyer.token, origin: url })
      return { page: await context.newPage(), context }
    },
    async close() {
      await browser.close()
      site.close()
      await shop.close()
    },
  }
}

export function launch(...args: string[]): Promise<Browser> {
  const executablePath = completeChromiumPath()
  return chromium.launch({ args: [...CHROMIUM_ARGS, ...args], ...(executablePath ? { executablePath } : {}) })
}

/** @param loader address of its script */
export const bodyWith = (loader: string, apiBase: string, widgets: readonly string[]) => `
<script type="module" src="${loader}" data-api="${apiBase}" data-language="en"></script>
${widgets.map(tag => `<${tag}></${tag}>`).join('\n')}`
