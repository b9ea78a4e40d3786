/** The React components in the application of someone else: the packages, built by the host. */
import { expect, type Page, test } from '@playwright/test'
import { findServerParts } from '../../packages/widgets/scripts/server-parts.mjs'
import { type BuiltShop, freePort } from '../support/built-shop'
import { makeKey } from '../support/embed-keys'
import { startFilledShop } from '../support/filled-shop'
import { type ReactHost, startReactHost } from './journeys/react-host'

const BUYER = 'buyer.de'

let shop: BuiltShop
let host: ReactHost

test.beforeAll(async () => {
  shop = await startFilledShop()
  const port = await freePort()
  const components = ['cw-quick-order', 'cw-outlet', 'cw-cart', 'cw-messages']
  const key = await makeKey(shop, { origin: `http://127.0.0.1:${port}`, components, by: BUYER })
  host = await startReactHost(shop.url, port, key.exchange)
})
test.afterAll(async () => {
  await host?.close()
  await shop?.close()
})

/** Opens a page of the host as its buyer, and collects what the page complains about. */
async function openAsBuyer(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' || message.text().startsWith('Cartwright:')) complaints.push(message.text())
  })
  await page.context().addCookies([{ name: 'user', value: BUYER, url: host.origin }])
  const answer = await page.goto(host.origin + path)
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  return complaints
}

/** A shop that never answers: one that is not there would be named in the place of the components. */
const open = async (page: Page) => {
  await page.route('**/prod-api/**', () => undefined)
  await page.goto(host.origin)
}
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

test('components speak the language of the reader', async ({ browser }) => {
  const reader = await browser.newPage({ locale: 'de-DE' })
  await open(reader)
  await expect(reader.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await reader.close()
})

test('components have their colours in a build for browsers without light-dark()', async ({ page }) => {
  await open(page)
  await expect(button(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByLabel('User name')).toHaveCSS('border-color', 'rgb(129, 140, 157)')
  await expect(page.getByText('User name')).toHaveCSS('color', 'rgb(18, 25, 38)')
})

test('what the host builds carries neither schemas nor policies of the server', () => {
  expect(findServerParts(host.folder)).toEqual([])
})

test('a host that answers each step with false is asked for each, and none is taken', async ({ page }) => {
  const complaints = await openAsBuyer(page, '/vetoed')
  const list = page.getByRole('region', { name: 'List' })
  const cart = page.getByRole('region', { name: 'Cart' })
  const asked = page.getByRole('list', { name: 'Asked' }).getByRole('listitem')
  await list.getByLabel('Number, line 1', { exact: true }).click()
  await page.keyboard.type('TN-2420')
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Order now' }).click()
  await expect(asked).toHaveCount(1)
  await list.getByRole('button', { name: 'Add ready lines' }).click()
  await cart.getByRole('link', { name: 'CW-TN2420' }).first().click()
  await expect(asked).toHaveCount(2)
  await cart.getByRole('button', { name: 'Check out' }).click()
  await expect(asked).toHaveText([/^\/order\/confirm\?/, /^\/pd\/product\?/, /^\/order\/confirm\?/])
  await expect(list.getByRole('button', { name: 'Order now' })).toBeVisible()
  await expect(cart.getByText('CW-TN2420').first()).toBeVisible()
  expect(page.url()).toBe(`${host.origin}/vetoed`)
  expect(complaints).toEqual([])
})

test('words given to createShop stand in the components in each language, and markup in one stays text', async ({
  page,
}) => {
  const complaints = await openAsBuyer(page, '/words')
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await expect(heading('Requisition')).toBeVisible()
  await page.getByRole('button', { name: 'de', exact: true }).click()
  await expect(heading('<b>Bedarf</b>')).toBeVisible()
  await expect(page.locator('h2 b')).toHaveCount(0)
  await page.getByRole('button', { name: 'fr', exact: true }).click()
  await expect(heading('Panier')).toBeVisible()
  expect(complaints).toEqual([])
})

test("components have the words of the host's own i18next, and leave the rest of it as it is", async ({ page }) => {
  const complaints = await openAsBuyer(page, '/i18next')
  await expect(page.getByRole('heading', { name: 'Bedarfsmeldung', exact: true })).toBeVisible()
  // What the host has no word for is ours, in the language of the shop.
  await expect(page.getByText(/^(Zur Kasse|Der Warenkorb ist leer)$/).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Bürobedarf' })).toBeVisible()
  await expect(page.getByLabel('Language of the application')).toHaveText('de')
  expect(complaints).toEqual([])
})
