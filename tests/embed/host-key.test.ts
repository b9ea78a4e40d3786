/** A company's own server signs its buyers in by a key: the servers of `examples/` as they stand there, on an origin that no setting names. */
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { makeKey } from '../support/embed-keys'
import { startFilledShop } from '../support/filled-shop'
import { PASSWORD, pasteIntoQuickOrder, quickOrderGrid, signInByCookie } from '../support/shop-pages'
import { NODE_HOST, PHP_HOST } from './journeys/example-hosts'
import { widgetsOf } from './journeys/model'

const HOSTS = [NODE_HOST, PHP_HOST]
const components = ['cw-quick-order', 'cw-outlet', 'cw-messages']

let shop: BuiltShop
test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())

/** As a main account makes it, on the page of the shop. @returns the secret */
async function makeKeyOnScreen(page: Page, origin: string): Promise<string> {
  await signInByCookie(page.context(), shop, 'buyer.nl')
  await page.goto(`${shop.url}/my/account?tab=embedKeys`)
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel(/^Name/).fill('Intranet of a journey')
  await page.getByLabel('Page 1').fill(origin)
  await page.getByRole('checkbox', { name: 'Quick order cw-quick-order' }).check()
  await page.getByRole('checkbox', { name: 'All pages from basket to invoice cw-outlet' }).check()
  await page.getByRole('checkbox', { name: 'Messages cw-messages' }).check()
  await page.getByLabel(/^Your password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect(page.getByRole('region', { name: '.env' })).toContainText(`ORIGIN=${origin}`)
  return page.getByLabel('Secret', { exact: true }).inputValue()
}

for (const example of HOSTS) {
  test(`API-010 a buyer of a ${example.kind} host orders without a password, until the key is revoked`, async ({
    page,
  }) => {
    test.skip(example.missing !== undefined, example.missing)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const key = await makeKey(shop, { origin, components })
    const end = await example.start(port, { shopUrl: shop.url, secret: key.secret })
    try {
      await page.context().addCookies([{ name: 'user', value: 'buyer.nl', url: origin }])
      await page.goto(origin)
      await pasteIntoQuickOrder(page, 'TN-2420\t2')
      const { quickOrder, confirmation } = widgetsOf(page)
      await quickOrder.orderNow()
      expect(await confirmation.place(`${example.kind}-1`)).toMatch(/^\w+/)
      expect(page.url()).toContain(origin)
      await expect(page.locator('input[type=password]')).toHaveCount(0)
      expect(await page.evaluate(() => document.cookie)).toBe('user=buyer.nl')

      await key.revoke()
      await page.reload()
      await expect(page.locator('cw-quick-order').getByRole('grid')).toHaveCount(0)
      await expect(page.locator('input[type=password]')).toHaveCount(0)
    } finally {
      await end()
    }
  })

  test(`a ${example.kind} host gives no token to a stranger, and none to another page`, async () => {
    test.skip(example.missing !== undefined, example.missing)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const { secret } = await makeKey(shop, { origin, components })
    const end = await example.start(port, { shopUrl: shop.url, secret })
    try {
      const ask = async (headers: Record<string, string>) =>
        (await fetch(`${origin}/cartwright-token`, { method: 'POST', headers })).status
      expect(await ask({ Origin: origin, Cookie: 'user=buyer.nl' })).toBe(200)
      expect(await ask({ Origin: origin })).toBe(403)
      expect(await ask({ Origin: 'https://other.example', Cookie: 'user=buyer.nl' })).toBe(403)
      expect(await ask({ Origin: origin, Cookie: 'user=buyer.fr' })).toBe(502)
    } finally {
      await end()
    }
  })
}

test('API-010 a key is made on its page, and revoked while a buyer types: nothing typed is lost', async ({
  browser,
}) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const [main, buyer] = await Promise.all([browser.newContext(), browser.newContext()])
  let end: (() => Promise<void>) | undefined
  try {
    const account = await main.newPage()
    end = await NODE_HOST.start(port, { shopUrl: shop.url, secret: await makeKeyOnScreen(account, origin) })
    await account.getByRole('button', { name: 'Has it been used?' }).click()
    await expect(account.getByText('Not used yet.')).toBeVisible()

    await buyer.addCookies([{ name: 'user', value: 'buyer.nl', url: origin }])
    const page = await buyer.newPage()
    await page.goto(origin)
    await pasteIntoQuickOrder(page, 'TN-2420\t3')
    await account.getByRole('button', { name: 'Has it been used?' }).click()
    await expect(account.getByText(/^It works: used on/)).toBeVisible()
    await account.getByRole('button', { name: 'I have stored it' }).click()
    await account.getByRole('button', { name: 'Revoke Intranet of a journey' }).click()
    await account.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(account.getByRole('row', { name: /Intranet of a journey/ })).toContainText('Revoked on')

    let asked = 0
    page.on('request', request => {
      if (request.url().endsWith('/cartwright-token')) asked++
    })
    await page.getByRole('button', { name: 'Order now' }).click()
    await expect(page.locator('cw-quick-order:state(signed-out) .cw-notice > .cw-grow')).toHaveText(
      /^You are no longer signed in on this page\. What you have entered is kept/,
    )
    await expect(quickOrderGrid(page)).toHaveCount(0)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    expect(asked).toBe(1)
    expect(page.url()).toBe(`${origin}/`)

    await end()
    const { secret } = await makeKey(shop, { origin, components })
    end = await NODE_HOST.start(port, { shopUrl: shop.url, secret })
    await page.locator('cw-quick-order').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('TN-2420')
    await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('3')
  } finally {
    await Promise.all([end?.(), main.close(), buyer.close()])
  }
})
