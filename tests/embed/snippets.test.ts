/** The blocks of the documents that scripts/lib/snippets.mjs lists as run here, to the letter, on an origin that is not the shop's. */
import { expect, type Page, test } from '@playwright/test'
import { snippetsFor } from '../../scripts/lib/snippets.mjs'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { signInOnHost, tokenOf } from '../support/shop-pages'

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
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** What the blocks leave to the page that they are put on. */
const PAGE = `<script>
  noted = []
  isOverBudget = lines => noted.push(lines) > 0
  showInMyPage = path => noted.push(path)
  sendToRequisition = async lines => noted.push(lines)
</script>`
/** Elements that blocks of script and css speak of. */
const ELEMENTS = `<cw-top-bar></cw-top-bar><cw-quick-order></cw-quick-order><cw-cart></cw-cart>
  <div id="branch"><cw-cart></cw-cart></div><div id="french"><cw-cart></cw-cart></div>`

/** The addresses of the documents are those of the shop; a second shop and a server of files are the same one. */
const addressed = (code: string) =>
  code
    .replaceAll('https://cdn.example/cartwright/elements/', `${shop.url}/sdk/`)
    .replaceAll(/https:\/\/(?:shop|a|b)\.example/g, shop.url)

function pageOf({ language, code }: { language: string; code: string }): string {
  const block = addressed(code)
  const loader = block.includes('/loader.js" data-api=')
    ? ''
    : `<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>`
  const body = {
    html: block,
    css: `<style>${block}</style>${ELEMENTS}`,
    js: `${ELEMENTS}<script type="module">${block}</script>`,
  }[language]
  if (body === undefined) throw new Error(`${language} does not run on a page`)
  return hostPage(`${PAGE}${loader}${body}`)
}

/** What went wrong on the page, from now on. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => ['error', 'warning'].includes(message.type()) && faults.push(message.text()))
  return faults
}

for (const snippet of snippetsFor('runs'))
  test(`${snippet.name} runs on the page of a company`, async ({ page }) => {
    host.put('/', pageOf(snippet))
    await signInOnHost(page.context(), shop, { token: await tokenOf(shop, 'buyer.nl'), origin: host.origin })
    const faults = watchFaults(page)
    await page.goto(host.origin)
    // Every element of ours has come to an end of its loading, and none has failed.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const ours = [...document.querySelectorAll('*')].filter(({ localName }) => /^(cw|two)-/.test(localName))
            // A shop of another site has a sign-in of its own, which this page does not have.
            const states = ['loading', 'failed', 'not-granted']
            const isThere = (element: Element) =>
              element.matches(':defined') && element.shadowRoot?.querySelector('[part~="root"]') !== null
            return ours
              .filter(element => !isThere(element) || states.some(state => element.matches(`:state(${state})`)))
              .map(element => element.outerHTML.slice(0, 60))
          }),
        { timeout: 60_000 },
      )
      .toEqual([])
    expect(faults).toEqual([])
  })
