/** A company's own server signs its buyers in by a key: the servers of `examples/` as they stand there, on an origin that no setting names. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { makeKey } from '../support/embed-keys'
import { startFilledShop } from '../support/filled-shop'
import { orderNumber, PASSWORD, pasteIntoQuickOrder, quickOrderGrid, signInByCookie } from '../support/shop-pages'

const example = (path: string) => fileURLToPath(new URL(`../../examples/${path}`, import.meta.url))
const HOSTS = [
  { kind: 'Node', command: process.execPath, args: () => [example('host-node/server.mjs')] },
  {
    kind: 'PHP',
    command: 'php',
    args: (port: number) => ['-S', `127.0.0.1:${port}`, example('host-php/token.php')],
  },
] as const

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

/** Resolves when the server answers; the rest of the test asks it. */
async function startHost({ command, args }: (typeof HOSTS)[number], port: number, secret: string) {
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, SHOP: shop.url, ORIGIN: origin, PORT: String(port), CARTWRIGHT_SECRET: secret }
  const host = spawn(command, args(port), { env, stdio: 'ignore' })
  await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass({ timeout: 30_000 })
  return host
}

for (const kind of HOSTS) {
  test(`API-010 a buyer of a ${kind.kind} host orders without a password, until the key is revoked`, async ({
    page,
  }) => {
    test.skip(spawnSync(kind.command, ['-v']).error !== undefined, `There is no ${kind.command} on this machine.`)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const key = await makeKey(shop, { origin, components })
    let host: ChildProcess | undefined
    try {
      host = await startHost(kind, port, key.secret)
      await page.context().addCookies([{ name: 'user', value: 'buyer.nl', url: origin }])
      await page.goto(origin)
      await pasteIntoQuickOrder(page, 'TN-2420\t2')
      await page.getByRole('button', { name: 'Order now' }).click()
      await page.getByLabel('PO#').fill(`${kind.kind}-1`)
      await page.getByRole('button', { name: 'Place order' }).click()
      expect(await orderNumber(page)).toMatch(/^\w+/)
      expect(page.url()).toContain(origin)
      await expect(page.locator('input[type=password]')).toHaveCount(0)
      expect(await page.evaluate(() => document.cookie)).toBe('user=buyer.nl')

      await key.revoke()
      await page.reload()
      await expect(page.locator('cw-quick-order').getByRole('grid')).toHaveCount(0)
      await expect(page.locator('input[type=password]')).toHaveCount(0)
    } finally {
      host?.kill()
    }
  })

  test(`a ${kind.kind} host gives no token to a stranger, and none to another page`, async () => {
    test.skip(spawnSync(kind.command, ['-v']).error !== undefined, `There is no ${kind.command} on this machine.`)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const host = await startHost(kind, port, (await makeKey(shop, { origin, components })).secret)
    try {
      const ask = async (headers: Record<string, string>) =>
        (await fetch(`${origin}/cartwright-token`, { method: 'POST', headers })).status
      expect(await ask({ Origin: origin, Cookie: 'user=buyer.nl' })).toBe(200)
      expect(await ask({ Origin: origin })).toBe(403)
      expect(await ask({ Origin: 'https://other.example', Cookie: 'user=buyer.nl' })).toBe(403)
      expect(await ask({ Origin: origin, Cookie: 'user=buyer.fr' })).toBe(502)
    } finally {
      host.kill()
    }
  })
}

test('API-010 a key is made on its page, and revoked while a buyer types: nothing typed is lost', async ({
  browser,
}) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const [main, buyer] = await Promise.all([browser.newContext(), browser.newContext()])
  let host: ChildProcess | undefined
  try {
    const account = await main.newPage()
    host = await startHost(HOSTS[0], port, await makeKeyOnScreen(account, origin))
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

    host.kill()
    host = await startHost(HOSTS[0], port, (await makeKey(shop, { origin, components })).secret)
    await page.locator('cw-quick-order').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('TN-2420')
    await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('3')
  } finally {
    host?.kill()
    await Promise.all([main.close(), buyer.close()])
  }
})
