/** Pages of hosts with exactly what the guides say to write there, and two suppliers in one browser. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { runOps } from '../support/ops'
import { pdfTexts } from '../support/pdf-texts'
import { untilPrintable } from '../support/printable'
import { openSettled, settled } from '../support/settled'
import { orderNumber, PASSWORD, pasteIntoQuickOrder, signIn, tokenOf } from '../support/shop-pages'

let a: BuiltShop
let b: BuiltShop
let host: HostPages

test.beforeAll(async () => {
  const port = await freePort()
  const env = { ALLOWED_ORIGINS: `http://127.0.0.1:${port}` }
  ;[a, b] = await Promise.all([startFilledShop(env), startFilledShop(env)])
  host = await startHostPages(port)
})
test.afterAll(async () => {
  host.close()
  await Promise.all([a.close(), b.close()])
})
// Answers that are still on their way when a test ends are of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** As the guides write it, with the address of the shop in its place. */
const tag = ({ url, apiBase }: BuiltShop, attributes = '') =>
  `<script type="module" src="${url}/sdk/loader.js" data-api="${apiBase}" ${attributes}></script>`

/** The page of the README, to the letter. */
function readmeSnippet({ url }: BuiltShop): string {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, snippet] = /## In your own page\n+```html\n(.+?)```/s.exec(readme) ?? []
  if (!snippet?.includes('data-api="https://shop.example/prod-api"')) throw new Error('the README has no snippet')
  return snippet.replaceAll('https://shop.example', url)
}

/** What a server was sent: whose token, and the body. */
function watch(page: Page, shop: BuiltShop) {
  const sent: { authorization: string | undefined; body: string }[] = []
  page.on('request', async request => {
    if (!request.url().startsWith(shop.apiBase)) return
    const body = `${request.url()} ${request.postData() ?? ''}`
    sent.push({ authorization: (await request.allHeaders().catch(() => request.headers())).authorization, body })
  })
  return sent
}

const tokensOf = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage).flatMap(([name, value]) => (name.startsWith('cw-session') ? [{ name, value }] : [])),
  )

test('a page of supplier A, then one of supplier B on the same origin: B never receives the token of A', async ({
  page,
}) => {
  host.put('/a', hostPage(`${tag(a)}<cw-sign-in></cw-sign-in><cw-cart></cw-cart>`))
  host.put('/b', hostPage(`${tag(b)}<cw-sign-in></cw-sign-in><cw-cart></cw-cart>`))
  await page.goto(`${host.origin}/a`)
  await signIn(page, 'buyer.nl')
  await expect(page.getByText('Signed in as Sanne de Wit')).toBeVisible()
  const toB = watch(page, b)
  await openSettled(page, `${host.origin}/b`)
  await expect(page.getByLabel('User name')).toBeVisible()
  expect(toB.length).toBeGreaterThan(1)
  expect(toB.filter(({ authorization }) => authorization)).toEqual([])

  await signIn(page, 'buyer.de')
  await expect(page.getByText('Signed in as Anke Jansen')).toBeVisible()
  const names = (await tokensOf(page)).map(({ name }) => name)
  expect(names.toSorted()).toEqual([`cw-session@${a.apiBase}`, `cw-session@${b.apiBase}`].toSorted())
  // Back at A, its own sign-in is still there.
  const toA = watch(page, a)
  await page.goto(`${host.origin}/a`)
  await expect(page.getByText('Signed in as Sanne de Wit')).toBeVisible()
  const [ofA, ofB] = names.toSorted((one, two) => Number(two.endsWith(a.apiBase)) - Number(one.endsWith(a.apiBase)))
  expect([ofA, ofB]).toHaveLength(2)
  const tokenB = (await tokensOf(page)).find(({ name }) => name.endsWith(b.apiBase))?.value
  expect(toA.filter(({ authorization }) => authorization === `Bearer ${tokenB}`)).toEqual([])
})

test("SES-003 a sign-in on the page of a host leaves the host's cookies as they were, outlives a reload, reaches a second tab and ends with the last", async ({
  context,
}) => {
  const page = await context.newPage()
  host.put('/cookies', hostPage(`${tag(a)}<cw-sign-in></cw-sign-in><cw-language-select></cw-language-select>`))
  await context.addCookies([{ name: 'intranet', value: 'its own', url: host.origin }])
  await page.goto(`${host.origin}/cookies`)
  await signIn(page, 'buyer.nl')
  const signedIn = (tab: Page) => expect(tab.getByText('Signed in as Sanne de Wit')).toBeVisible()
  await signedIn(page)
  await page.reload()
  await signedIn(page)
  const second = await context.newPage()
  await second.goto(`${host.origin}/cookies`)
  await signedIn(second)
  expect(await page.evaluate(() => document.cookie)).toBe('intranet=its own')
  expect((await context.cookies(host.origin)).map(({ name }) => name)).toEqual(['intranet'])
  await page.close()
  await second.close()
  const late = await context.newPage()
  await late.goto(`${host.origin}/cookies`)
  await expect(late.getByLabel('User name')).toBeVisible()
  // No tab has answered: the next one asks none.
  const markers = () => late.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('cw-signed-in')))
  await expect.poll(markers).toEqual([])
})

test('two tags on one page are two shops: elements of the prefix two- talk to B only', async ({ page }) => {
  host.put(
    '/two',
    hostPage(`${tag(a)}${tag(b, 'data-prefix="two"')}
      <section id="a"><cw-sign-in></cw-sign-in><cw-quick-order></cw-quick-order></section>
      <section id="b"><two-sign-in></two-sign-in><two-cart></two-cart></section>`),
  )
  const [toA, toB] = [watch(page, a), watch(page, b)]
  await openSettled(page, `${host.origin}/two`)
  const form = page.locator('two-sign-in')
  await form.getByLabel('User name').fill('buyer.it')
  await form.locator('input[type=password]').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(form.getByText('Signed in as Chiara Fontana')).toBeVisible()
  await expect(page.locator('cw-sign-in').getByLabel('User name')).toBeVisible()
  await expect(page.locator('two-cart').getByText('Your basket is empty')).toBeVisible()
  await settled(page)
  expect(toB.some(({ authorization }) => authorization)).toBe(true)
  expect(toA.length).toBeGreaterThan(1)
  expect(toA.filter(({ authorization, body }) => authorization || body.includes('buyer.it'))).toEqual([])
  expect(
    await page.evaluate(() => {
      const shopOf = (name: string) => (document.querySelector(name) as unknown as { shop: { shopUrl: string } }).shop
      return [shopOf('cw-sign-in').shopUrl, shopOf('two-cart').shopUrl, shopOf('two-cart') === shopOf('two-sign-in')]
    }),
  ).toEqual([a.url, b.url, true])
})

test('the snippet of the README ends in an order, and its links lead to the shop', async ({ page }) => {
  host.put('/readme', hostPage(readmeSnippet(a)))
  await page.goto(`${host.origin}/readme`)
  await expect(page.getByLabel('User name')).toBeVisible()
  const hrefs = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(element =>
        [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map(link => link.href),
      ),
    )
  const before = await hrefs()
  expect(before).toContain(`${a.url}/ac/register`)
  await signIn(page, 'buyer.fr')
  await pasteIntoQuickOrder(page, 'CF259X\t3\nTN-2420\t2')
  await page.getByRole('button', { name: 'Add ready lines' }).click()
  await expect(page.locator('cw-cart').getByText('CW-CF259X')).toBeVisible()
  const after = await hrefs()
  expect(after.some(href => href.includes('/pd/product?sku_id='))).toBe(true)
  expect([...before, ...after].filter(href => !href.startsWith(`${a.url}/`))).toEqual([])
  const [tab, asked] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('request', request => request.url().startsWith(`${a.url}/pd/product?sku_id=`)),
    page
      .locator('cw-cart')
      .getByRole('link', { name: 'CW-CF259X' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  // A tab behind the page may wait for as long as it is not looked at.
  await tab.close()
  const article = await page.context().newPage()
  await article.goto(asked.url())
  await expect(article.getByRole('heading', { name: /CF259X/ }).first()).toBeVisible()
  await article.close()

  await page.locator('cw-cart').getByRole('button', { name: 'Check out' }).click()
  // Signed in as on the page of the host.
  await expect(page).toHaveURL(new RegExp(`^${a.url}/order/confirm`))
  await page.getByLabel('PO#').fill('README-1')
  await page.getByRole('button', { name: 'Place order' }).click()
  expect(await orderNumber(page)).toMatch(/^\w+/)
  // The host's page shows what is left of the cart: nothing.
  await page.goto(`${host.origin}/readme`)
  await expect(page.locator('cw-cart').getByText('Your basket is empty')).toBeVisible()
})

test('configure({ navigate }) takes over, and links still lead to the shop', async ({ page }) => {
  host.put(
    '/navigate',
    hostPage(`<script type="module">
        import { configure } from '${a.url}/sdk/loader.js'
        configure({ navigate: path => { document.title = path } })
      </script>${tag(a)}<cw-sign-in></cw-sign-in>`),
  )
  await page.goto(`${host.origin}/navigate`)
  const link = page.getByRole('link', { name: 'Join Free' })
  await expect(link).toHaveAttribute('href', `${a.url}/ac/register`)
  await link.click()
  await expect(page).toHaveTitle('/ac/register')
})

/** Nothing but the lists: anyone who signs in does so where the page asks. */
const LISTS = '<cw-quick-order></cw-quick-order><cw-cart></cw-cart><cw-messages></cw-messages>'
const LISTEN = `<script>
  reported = []
  document.addEventListener('cw-session-expired', event => {
    reported.push([event.target.localName.slice(0, 3), Boolean(event.detail.shop)])
    if (window.isHandled) event.preventDefault()
  })
</script>`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
async function signInWhereAsked(page: Page, userName: string): Promise<void> {
  await dialog(page).getByLabel('User name').fill(userName)
  await dialog(page).locator('input[type=password]').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}
/** The server knows the token of the moment no longer. */
const endSession = async (page: Page) => {
  const token = (await tokensOf(page)).find(({ name }) => decodeURIComponent(name).endsWith(a.apiBase))?.value
  const answer = await fetch(`${a.apiBase}/clientauth/clienttoken/logout`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok).toBe(true)
}

test('an expired sign-in asks in place: nothing entered is lost, and what was under way goes on', async ({ page }) => {
  host.put('/lists', hostPage(`${LISTEN}${tag(a)}${LISTS}`))
  await page.goto(`${host.origin}/lists`)
  await page.locator('cw-quick-order').getByRole('button', { name: 'Sign in' }).click()
  await signInWhereAsked(page, 'buyer.pl')
  await pasteIntoQuickOrder(page, 'CF259X\t3\nnosuchnumber\t7')
  await expect(page.getByText('1 line to fix.')).toBeVisible()
  await endSession(page)
  await page.getByRole('button', { name: 'Add ready lines' }).click()
  await expect(dialog(page)).toContainText('Your sign-in has expired')
  // The reader is known: only the password is asked for.
  await expect(dialog(page).getByLabel('User name')).toHaveValue('buyer.pl')
  await expect(dialog(page).locator('input[type=password]')).toBeFocused()
  await expect(dialog(page).getByText('New here?')).toHaveCount(0)
  expect(await page.evaluate('reported')).toEqual([['cw-', true]])
  expect(page.url()).toBe(`${host.origin}/lists`)
  await signInWhereAsked(page, 'buyer.pl')
  await expect(page.locator('cw-cart').getByText('CW-CF259X')).toBeVisible()
  await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('nosuchnumber')
  expect(page.url()).toBe(`${host.origin}/lists`)
})

test('HTTP status 401 of every call leads nowhere either; a host that takes over is notified and shows no dialog', async ({
  page,
}) => {
  host.put('/handled', hostPage(`${LISTEN}<script>isHandled = true</script>${tag(a)}${LISTS}`))
  await page.goto(`${host.origin}/handled`)
  await page.locator('cw-cart').getByRole('button', { name: 'Sign in' }).click()
  await signInWhereAsked(page, 'buyer.uk')
  await pasteIntoQuickOrder(page, 'TN-2420\t2')
  await expect(page.getByRole('button', { name: 'Add ready lines' })).toBeEnabled()
  await page.route(`${a.apiBase}/**`, route =>
    route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.getByRole('button', { name: 'Add ready lines' }).click()
  await expect.poll(() => page.evaluate('reported')).toEqual([['cw-', true]])
  await page.evaluate(() => document.body.append(document.createElement('cw-favourites')))
  await expect(dialog(page)).toHaveCount(0)
  expect(page.url()).toBe(`${host.origin}/handled`)
  await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('TN-2420')
})

test('F14 a list of an account that is not confirmed is refused, and its element opens the confirmation in place', async ({
  page,
}) => {
  // As an account whose confirmation is taken back when it checks a list: the page does not know before.
  let isConfirmed = true
  page.on('request', request => {
    if (request.url().includes('/quickorder/resolve')) isConfirmed = false
  })
  await page.route('**/getInfo*', async route => {
    const response = await route.fetch()
    const info = await response.json()
    const isShown = isConfirmed && info.user
    await route.fulfill({ response, json: isShown ? { ...info, user: { ...info.user, confirmed: true } } : info })
  })
  host.put('/first', hostPage(`${tag(a)}<cw-sign-in></cw-sign-in><cw-quick-order></cw-quick-order>`))
  await page.goto(`${host.origin}/first`)
  await signIn(page, 'new.nl')
  await expect(page.getByText('Signed in as Daan Vos')).toBeVisible()
  await pasteIntoQuickOrder(page, 'CF259X\t3')
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(terms).toHaveCount(1)
  await expect(terms.getByText('4:30 pm')).toBeVisible()
  await terms.getByRole('textbox', { name: /^E-mail\W*$/ }).fill('daan@firm.nl')
  await terms.getByRole('button', { name: 'Send code' }).click()
  await expect(terms.getByLabel('E-mail verification code')).toBeFocused()
  const mail = JSON.stringify(await runOps(a, 'mail:last', 'daan@firm.nl'))
  await page.keyboard.type(/\b\d{6}\b/.exec(mail)?.[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(terms).toHaveCount(0)
  expect(page.url()).toBe(`${host.origin}/first`)
  await expect(page.getByText('CW-CF259X').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add ready lines' }).click()
  // What is in the cart has left the list.
  await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('')
})

test('with getToken nothing is in a cookie or a storage, and signOut() ends the session', async ({ page }) => {
  const token = await tokenOf(a, 'buyer.de')
  host.put(
    '/handed',
    hostPage(`<script type="module">
        import { configure, signOut } from '${a.url}/sdk/loader.js'
        configure({ getToken: async () => '${token}' })
        window.signOut = signOut
      </script>${tag(a)}<cw-sign-in></cw-sign-in>`),
  )
  await page.goto(`${host.origin}/handed`)
  await expect(page.getByText('Signed in as Anke Jansen')).toBeVisible()
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
  await page.evaluate('signOut()')
  // Who signs in at the host is never asked for a password here.
  await expect(page.getByText('You are not signed in.')).toBeVisible()
  await expect(page.getByLabel('User name')).toHaveCount(0)
  expect(page.url()).toBe(`${host.origin}/handed`)
  const answer = await fetch(`${a.apiBase}/clientsystem/account/getInfo`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await answer.json()).toMatchObject({ code: 401 })
})

test('/sdk/elements.js makes shops and gives them to parts of a page', async ({ page }) => {
  host.put(
    '/parts',
    hostPage(`<div id="a"><cw-sign-in></cw-sign-in></div><div id="b"></div><script type="module">
        import { createShop, defineElements, provideShop } from '${a.url}/sdk/elements.js'
        provideShop(document.getElementById('a'), createShop({ apiBase: '${a.apiBase}', shopUrl: '${a.url}' }))
        provideShop(document.getElementById('b'), createShop({ apiBase: '${b.apiBase}', shopUrl: '${b.url}' }))
        await defineElements(['cw-sign-in'])
        document.getElementById('b').innerHTML = '<cw-sign-in></cw-sign-in>'
      </script>`),
  )
  await page.goto(`${host.origin}/parts`)
  const join = (id: string) => page.locator(`#${id}`).getByRole('link', { name: 'Join Free' })
  await expect(join('a')).toHaveAttribute('href', `${a.url}/ac/register`)
  await expect(join('b')).toHaveAttribute('href', `${b.url}/ac/register`)
})

test('a part of the page with a shop in another language has its lists in it, and shares the sign-in', async ({
  page,
}) => {
  const product = '<cw-product sku-id="10331"></cw-product>'
  // Above the loader, so that the part has its shop before its elements are there.
  host.put(
    '/languages',
    hostPage(`<script type="module">
        import { createShop, provideShop } from '${a.url}/sdk/elements.js'
        provideShop(document.querySelector('#fr'),
          createShop({ apiBase: '${a.apiBase}', shopUrl: '${a.url}', language: 'fr' }))
      </script>${tag(a)}
      <section id="en">${product}<cw-sign-in></cw-sign-in></section>
      <section id="fr" lang="fr">${product}<cw-sign-in></cw-sign-in></section>`),
  )
  await page.goto(`${host.origin}/languages`)
  const part = (language: string) => page.locator(`#${language}`)
  await expect(part('en').getByText('HP CB435AD toner kit, black').first()).toBeVisible()
  await expect(part('fr').getByText('Kit toner HP CB435AD, noir').first()).toBeVisible()
  await part('en').getByLabel('User name').fill('buyer.fr')
  await part('en').locator('input[type=password]').fill(PASSWORD)
  await part('en').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(part('en').getByText('Signed in as Camille Lefèvre')).toBeVisible()
  await expect(part('fr').getByText('Connecté en tant que Camille Lefèvre')).toBeVisible()
})

test('a printed quick order and a printed cart have all their lines, as elements', async ({ page }) => {
  host.put('/lists', hostPage(`${tag(a)}<style>body { color: #123 }</style>${LISTS}`))
  await page.goto(`${host.origin}/lists`)
  await page.locator('cw-cart').getByRole('button', { name: 'Sign in' }).click()
  await signInWhereAsked(page, 'rep.nl')
  const lines = (texts: string[]) => texts.filter(text => /^CW-[A-Z0-9]+/.test(text)).length
  const { rows } = (await (
    await fetch(`${a.apiBase}/goods/sku/freedom/query?classId=102&pageNum=1&pageSize=60&sort=number`)
  ).json()) as { rows: { number: string }[] }
  expect(rows).toHaveLength(60)
  await pasteIntoQuickOrder(page, rows.map(({ number }) => `${number}\t1`).join('\n'))
  await expect(page.locator('cw-quick-order').getByText('60 ready', { exact: true })).toBeVisible()
  await untilPrintable(page.locator('cw-quick-order'), 60)
  const list = await pdfTexts(await page.pdf())
  for (const { number } of rows) expect(list.some(text => text.startsWith(number))).toBe(true)
  expect(lines(list)).toBeGreaterThanOrEqual(60)
  await page.getByRole('button', { name: 'Add ready lines' }).click()
  await expect(page.locator('cw-cart').getByText('60 lines, 60 pieces')).toBeVisible()
  // As a text: what is compiled here knows no modules of the page.
  const inCart = await page.evaluate<string[]>(`import('${a.url}/sdk/elements.js').then(({ cartOf }) =>
    cartOf(document.querySelector('cw-cart').shop).store.getState().rows.map(({ number }) => number))`)
  expect(inCart).toHaveLength(60)
  await untilPrintable(page.locator('cw-cart'), 60)
  const printed = await pdfTexts(await page.pdf())
  expect(inCart.filter(number => !printed.some(text => text.startsWith(number)))).toEqual([])
})

test('a set-up that cannot work is named in the console with its remedy, and in the element for its readers', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', message => message.text().startsWith('Cartwright:') && said.push(message.text()))
  const stranger = await startHostPages()
  try {
    stranger.put(
      '/',
      hostPage(`${tag(a)}<p>TN-2420 costs <cw-price number="TN-2420"></cw-price></p>
        <cw-sign-in></cw-sign-in><cw-cart></cw-cart>`),
    )
    await page.goto(stranger.origin)
    await expect.poll(() => said).toEqual([expect.stringContaining(`ALLOWED_ORIGINS=${stranger.origin}`)])
    // Said whole once; another element is a line, one within a sentence two words.
    await expect(page.getByText(`The shop does not accept calls from ${stranger.origin}.`)).toHaveCount(1)
    await expect(page.getByText('The shop cannot be shown on this page.')).toHaveCount(2)
    await expect(page.getByLabel('User name')).toHaveCount(0)
    await expect(page.locator('cw-price')).toHaveText('Not available')
  } finally {
    stranger.close()
  }
  const nobody = `http://127.0.0.1:${await freePort()}/prod-api`
  const nothing = (endpoint: string) =>
    `no Cartwright API answers at ${endpoint}. Say where it is: data-api="${a.apiBase}"`
  for (const [path, attribute, remedy] of [
    ['/forgotten', '', nothing(`${host.origin}/prod-api`)],
    ['/wrong-path', `data-api="${a.url}/api"`, nothing(`${a.url}/api`)],
    ['/no-scheme', `data-api="${new URL(a.apiBase).host}/prod-api"`, nothing(`${new URL(a.apiBase).host}/prod-api`)],
    ['/no-shop', `data-api="${host.origin}/api"`, nothing(`${host.origin}/api`)],
    ['/nobody', `data-api="${nobody}"`, `${nobody} cannot be reached. See that the shop runs`],
  ] as const) {
    said.length = 0
    const loader = `<script type="module" src="${a.url}/sdk/loader.js" ${attribute}></script>`
    host.put(path, hostPage(`${loader}<cw-sign-in></cw-sign-in>`))
    await page.goto(host.origin + path)
    await expect.poll(() => said).toEqual([expect.stringContaining(remedy)])
    await expect(page.locator('cw-sign-in .cw-notice')).toContainText('No shop answers at')
  }
})
