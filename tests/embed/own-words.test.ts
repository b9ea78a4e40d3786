/** Words of a company in the place of ours, on its own pages. */
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages, strictPolicy } from '../support/host-pages'
import { signInOnHost, tokenOf } from '../support/shop-pages'

let shop: BuiltShop
let host: HostPages
let token: string

test.beforeAll(async () => {
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  host = await startHostPages(port)
  token = await tokenOf(shop, 'buyer.de')
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

const WORDS = { en: { cart: { basket: 'Requisition' } }, de: { cart: { basket: 'Bedarfsmeldung' } } }
const heading = (page: Page, name: string) =>
  page.locator('cw-cart').getByRole('heading', { level: 2, name, exact: true })

async function open(page: Page, body: string): Promise<string[]> {
  await signInOnHost(page.context(), shop, { token, origin: host.origin })
  host.put('/', hostPage(body, 'de'))
  const said: string[] = []
  page.on('console', message => {
    if (message.text().startsWith('Cartwright:')) said.push(message.text())
  })
  await page.goto(host.origin)
  return said
}
const loader = (more = '') =>
  `<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"${more}></script><cw-cart></cw-cart>`
const speak = (page: Page, language: string) =>
  page.evaluate(code => {
    document.documentElement.lang = code
  }, language)

test('words given in the page stand in the cart, and follow the language of the page', async ({ page }) => {
  const said = await open(
    page,
    `<script type="module">
      import { configure } from '${shop.url}/sdk/loader.js'
      configure({ texts: ${JSON.stringify(WORDS)} })
    </script>${loader()}`,
  )
  await expect(heading(page, 'Bedarfsmeldung')).toBeVisible()
  await speak(page, 'en')
  await expect(heading(page, 'Requisition')).toBeVisible()
  await speak(page, 'fr')
  await expect(heading(page, 'Panier')).toBeVisible()
  await speak(page, 'de')
  await expect(heading(page, 'Bedarfsmeldung')).toBeVisible()
  expect(said).toEqual([])
})

test('a word with markup stays text on a page under Trusted Types', async ({ page }) => {
  const word = '<img src="x" onerror="document.title = 1"><b>Bedarf</b> & mehr'
  const script = `
    import { configure } from '${shop.url}/sdk/loader.js'
    configure({ texts: ${JSON.stringify({ de: { cart: { basket: word } } }).replaceAll('<', '\\u003c')} })`
  const breaches: string[] = []
  await page.exposeBinding('reportBreach', (_, directive: string) => breaches.push(directive))
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', ({ violatedDirective }) => reportBreach(violatedDirective))",
  )
  const said = await open(
    page,
    `${strictPolicy(shop.url, [script])}<script type="module">${script}</script>${loader()}`,
  )
  await expect(heading(page, word)).toBeVisible()
  await expect(page.locator('cw-cart').locator('h2 b, h2 img')).toHaveCount(0)
  await expect(page).toHaveTitle('Host')
  expect([said, breaches]).toEqual([[], []])
})

test('words in a file of another origin do the same; what is wrong with them is named', async ({ page }) => {
  const words = {
    ...WORDS,
    nl: { cart: { basket: 'Mandje' } },
    fr: { cart: { baskets: 'x', lines_one: '{{count}} x {{y}}' }, kart: {} },
  }
  await page.route('https://words.example/texts.json', route =>
    route.fulfill({ json: words, headers: { 'Access-Control-Allow-Origin': host.origin } }),
  )
  const said = await open(page, loader(' data-texts="https://words.example/texts.json"'))
  await expect(heading(page, 'Bedarfsmeldung')).toBeVisible()
  await speak(page, 'en')
  await expect(heading(page, 'Requisition')).toBeVisible()
  await expect.poll(() => said.length).toBe(4)
  expect(said.toSorted()).toEqual([
    'Cartwright: texts: "fr cart baskets" is no text of ours. Write "basket".',
    'Cartwright: texts: "fr cart lines_one" is not used: it has {{count}}, {{y}}, ours has {{n}}.',
    'Cartwright: texts: "nl" is no language of ours. There are: en, zh, fr, it, de, pl, en-GB, en-US.',
    'Cartwright: texts: there is no "kart". Write "cart".',
  ])
})

for (const [what, reply, reason] of [
  ['a missing file', { status: 404, body: '' }, 'HTTP status 404.'],
  ['a file that is no JSON', { status: 200, body: '<html>' }, 'JSON'],
  ['a list', { status: 200, body: '[1]' }, '"texts" is not an object.'],
] as const) {
  test(`${what} leaves our words, and the console says what to do`, async ({ page }) => {
    await page.route('https://words.example/texts.json', route =>
      route.fulfill({ ...reply, headers: { 'Access-Control-Allow-Origin': host.origin } }),
    )
    const said = await open(page, loader(' data-texts="https://words.example/texts.json"'))
    await expect(heading(page, 'Warenkorb')).toBeVisible()
    await expect.poll(() => said.length).toBe(1)
    expect(said[0]).toContain(reason)
  })
}
