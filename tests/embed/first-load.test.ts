/** What a host's page fetches, shows and moves while our elements arrive, are signed in and out. */
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { RECORD_SHIFTS, RECORD_WORDS } from '../support/first-frames'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { openSettled, settled } from '../support/settled'
import { PASSWORD } from '../support/shop-pages'

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

const tag = (attributes = '') =>
  `<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}" ${attributes}></script>`
const ORDERING = `<cw-cart-button></cw-cart-button><cw-sign-in></cw-sign-in><cw-quick-order></cw-quick-order><cw-cart></cw-cart>`

/** Names of our files that a page asks for, without their hashes. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => {
    const [, file] = /\/sdk\/(?:v[\d.]+\/)?(.+)\.js$/.exec(request.url()) ?? []
    if (file) files.push(file.replace(/^chunks\/(.+)-[\w-]{7}$/, '$1'))
  })
  return files
}

for (const [language, loading, label] of [
  ['en', 'Loading', 'User name'],
  ['de', 'Wird geladen', 'Benutzername'],
  ['fr', 'Chargement', 'Nom d’utilisateur'],
  ['it', 'Caricamento', 'Nome utente'],
  ['pl', 'Wczytywanie', 'Nazwa użytkownika'],
] as const)
  test(`on a page in ${language} no element ever says a word of another language, cold and cached`, async ({
    page,
  }) => {
    host.put(`/words-${language}`, hostPage(RECORD_WORDS + tag() + ORDERING, language))
    const shown = () => page.evaluate<string[]>('[...shown]')
    // A language file that is late: nothing may be said meanwhile.
    await page.route(/\/sdk\/chunks\/[a-z]{2}-[\w-]{7}\.js$/, async route => {
      await expect.poll(() => page.evaluate('Boolean(document.querySelector("cw-cart:defined"))')).toBe(true)
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      await route.continue()
    })
    await openSettled(page, `${host.origin}/words-${language}`)
    await expect(page.getByLabel(label)).toBeVisible()
    const cold = await shown()
    await page.unrouteAll()
    await openSettled(page, `${host.origin}/words-${language}`)
    await expect(page.getByLabel(label)).toBeVisible()
    const cached = await shown()
    expect(cold.length).toBeGreaterThan(10)
    // What is there in the end is all there ever was, but for the name of what was on its way.
    const last = await page.evaluate<string[]>('shown.clear(), look(), [...shown]')
    last.push(loading)
    expect(cold.filter(text => !last.includes(text))).toEqual([])
    expect(cached.filter(text => !last.includes(text))).toEqual([])
  })

test('nothing on the page of a host moves while elements load, somebody signs in and signs out', async ({ page }) => {
  host.put(
    '/shifts',
    hostPage(`${RECORD_SHIFTS}<link rel="stylesheet" href="${shop.url}/sdk/host.css">${tag()}
      <header style="display: flex; gap: 8px; background: #eee"><b>Host</b><cw-cart-button></cw-cart-button></header>
      <p>Toner TN-2420: <cw-price number="TN-2420"></cw-price></p><p id="below">Below</p>
      <cw-quick-order></cw-quick-order>`),
  )
  await openSettled(page, `${host.origin}/shifts`)
  const shifts = () => page.evaluate<unknown[]>('shifts')
  const below = () => page.evaluate(() => document.querySelector('#below')?.getBoundingClientRect().top)
  const first = await below()
  await page.locator('cw-quick-order').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('User name').fill('buyer.nl')
  await dialog.locator('input[type=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('cw-cart-button').getByRole('button')).toBeVisible()
  await settled(page)
  expect(await below()).toBe(first)
  await page.evaluate(`import('${shop.url}/sdk/loader.js').then(({ signOut }) => signOut())`)
  await expect(page.locator('cw-cart-button').getByRole('button')).toHaveCount(0)
  await settled(page)
  expect(await below()).toBe(first)
  expect(await shifts()).toEqual([])
})

test('before a sign-in, the elements of ordering are six files', async ({ page }) => {
  host.put('/files', hostPage(`${tag()}${ORDERING}`))
  const files = filesOf(page)
  await openSettled(page, `${host.origin}/files`)
  await expect(page.locator('cw-quick-order').getByText('Sign in').first()).toBeVisible()
  expect(files.toSorted()).toEqual(['cw-cart', 'cw-cart-button', 'cw-quick-order', 'cw-sign-in', 'loader', 'runtime'])
})

test('data-preload fetches elements, with their language, that the page adds later', async ({ page }) => {
  host.put('/preload', hostPage(tag('data-preload="cw-cart cw-quick-order"'), 'de'))
  const files = filesOf(page)
  await openSettled(page, `${host.origin}/preload`)
  expect(files.toSorted()).toEqual(['cw-cart', 'cw-quick-order', 'de', 'loader', 'runtime'])
  files.length = 0
  await page.evaluate(() => document.body.append(document.createElement('cw-cart')))
  await expect(page.locator('cw-cart').getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(files).toEqual([])
})

test('host.css gives elements on another origin their box before they are defined', async ({ page }) => {
  // No loader: they stay undefined.
  host.put(
    '/undefined',
    hostPage(`<link rel="stylesheet" href="${shop.url}/sdk/host.css">
      <cw-cart>x</cw-cart><cw-cart-button></cw-cart-button><p style="font: 20px/30px serif">a <cw-price></cw-price></p>`),
  )
  await page.goto(`${host.origin}/undefined`)
  const boxes = await page.evaluate(() =>
    ['cw-cart', 'cw-cart-button', 'cw-price'].map(name => {
      const element = document.querySelector(name) as Element
      return [name, getComputedStyle(element).display, element.getBoundingClientRect().height]
    }),
  )
  expect(boxes.map(([name, display]) => [name, display])).toEqual([
    ['cw-cart', 'block'],
    ['cw-cart-button', 'block'],
    ['cw-price', 'inline-block'],
  ])
  expect(boxes.slice(1).map(([, , height]) => height)).toEqual([32, 30])
})
