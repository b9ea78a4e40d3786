/** A page of another origin with the widgets of a built shop on it, in a real browser. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Buyer, signIn } from '@cartwright/server/testing'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, completeChromiumPath } from '../../support/browser'
import { type BuiltShop, freePort, startBuiltShop } from '../../support/built-shop'
import { tokenCookie } from '../../support/shop-pages'

export interface ForeignSite {
  shop: BuiltShop
  buyer: Buyer
  /** A page in a profile of its own, with an account signed in, not loaded yet: `goto(url)`. */
  open(): Promise<{ page: Page; context: BrowserContext }>
  url: string
  close(): Promise<void>
}

/** @param widgets tags, in the order of the page */
export async function startForeignSite(userName: string, widgets: readonly string[]): Promise<ForeignSite> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const shop = await startBuiltShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  const buyer = await signIn(shop.apiBase, userName)
  const html = toHtml(shop, widgets)
  const site = createServer((_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
  site.listen(port, '127.0.0.1')
  await once(site, 'listening')
  const browser = await launch()
  return {
    shop,
    buyer,
    url,
    async open() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
      await context.addCookies([{ name: tokenCookie(shop), value: buyer.token, url }])
      return { page: await context.newPage(), context }
    },
    async close() {
      await browser.close()
      site.closeAllConnections()
      site.close()
      await shop.close()
    },
  }
}

export function launch(...args: string[]): Promise<Browser> {
  const executablePath = completeChromiumPath()
  return chromium.launch({ args: [...CHROMIUM_ARGS, ...args], ...(executablePath ? { executablePath } : {}) })
}

const toHtml = ({ url, apiBase }: BuiltShop, widgets: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Reseller</title><link rel="icon" href="data:,">
<script type="module" src="${url}/sdk/loader.js" data-api="${apiBase}" data-language="en"></script>
${widgets.map(tag => `<${tag}></${tag}>`).join('\n')}
</html>`
