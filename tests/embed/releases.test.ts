/** A release that a page has named goes on beside a newer one, and the browser runs no file of it that was altered. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { SDK_PATH } from '../support/sdk-path'
import { signInOnHost, tokenOf } from '../support/shop-pages'

const BUILT = fileURLToPath(new URL(`../../packages/widgets/dist${SDK_PATH}`, import.meta.url))
/** An earlier release, which stands in a folder of the operator. */
const EARLIER = 'v0.0.9'

let kept: string
let shop: BuiltShop
let host: HostPages
let token: string

test.beforeAll(async () => {
  kept = mkdtempSync(join(tmpdir(), 'releases-'))
  cpSync(BUILT, join(kept, EARLIER), { recursive: true })
  // Of that day: nothing of it may be asked for.
  writeFileSync(join(kept, 'loader.js'), 'throw new Error("the loader of an earlier release")')
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}`, SDK_DIR: kept })
  host = await startHostPages(port)
  token = await tokenOf(shop, 'buyer.de')
})
test.afterAll(async () => {
  host.close()
  await shop.close()
  rmSync(kept, { recursive: true })
})

/** What `/sdk/<release>/importmap.txt` says, pasted into a page under the policy that it names. */
async function pinned(body: string): Promise<string> {
  const text = await (await fetch(`${shop.url}/sdk/${EARLIER}/importmap.txt`)).text()
  const [, sources = ''] = /script-src (.+) -->/.exec(text) ?? []
  const [origin = ''] = sources.split(' ')
  const policy = `default-src 'none'; script-src ${sources}; connect-src ${origin} ${shop.url}; img-src ${origin} data:; style-src 'self'; require-trusted-types-for 'script'`
  return hostPage(`<meta http-equiv="Content-Security-Policy" content="${policy}">${text}${body}`)
}

/** Opens a page of the host, signed in. @returns which files it asks for, and what its console says of errors */
async function open(page: Page, path: string): Promise<{ files: string[]; errors: string[] }> {
  const files: string[] = []
  const errors: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/sdk/')) files.push(pathname)
  })
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(host.origin + path)
  return { files, errors }
}
const basket = (page: Page) => page.locator('cw-cart').getByRole('heading', { level: 2, name: 'Basket', exact: true })

test('a page of an earlier release with its hashes goes on beside the newest one', async ({ page, context }) => {
  for (const apiBase of [shop.apiBase, shop.apiBase.replace('localhost', '127.0.0.1')])
    await signInOnHost(context, { apiBase }, { token, origin: host.origin })
  host.put('/pinned', await pinned('<cw-cart></cw-cart><cw-messages></cw-messages>'))
  const { files, errors } = await open(page, '/pinned')
  await expect(page.locator('cw-cart:defined')).toHaveCount(1)
  await expect(page.locator('cw-messages:defined')).toHaveCount(1)
  await expect(basket(page).or(page.locator('cw-cart').getByText('Sign in to see your basket.'))).toBeVisible()
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter(file => !file.startsWith(`/sdk/${EARLIER}/`))).toEqual([])
  expect(errors).toEqual([])

  const tag = `<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>`
  host.put('/newest', hostPage(`${tag}<cw-cart></cw-cart>`))
  const newest = await context.newPage()
  const seen = await open(newest, '/newest')
  await expect(newest.locator('cw-cart:defined')).toHaveCount(1)
  expect(seen.files.filter(file => !file.startsWith(`${SDK_PATH}/`))).toEqual(['/sdk/loader.js'])
})

test('a file of it that was altered is not run', async ({ page }) => {
  host.put('/altered', await pinned('<cw-cart></cw-cart><cw-faq></cw-faq>'))
  appendFileSync(join(kept, EARLIER, 'cw-faq.js'), '\ndocument.title = "altered"')
  const { errors } = await open(page, '/altered')
  await expect(page.locator('cw-cart:defined')).toHaveCount(1)
  await expect.poll(() => errors.join('\n')).toMatch(/integrity/i)
  await expect(page.locator('cw-faq:not(:defined)')).toHaveCount(1)
  expect(await page.title()).toBe('Host')
})

test('a chunk that was altered stops every element that needs it', async ({ page }) => {
  host.put('/chunk', await pinned('<cw-cart></cw-cart>'))
  const chunks = join(kept, EARLIER, 'chunks')
  const runtime = readdirSync(chunks).find(name => /^runtime-.*\.js$/.test(name)) ?? ''
  appendFileSync(join(chunks, runtime), '\ndocument.title = "altered"')
  const { errors } = await open(page, '/chunk')
  await expect.poll(() => errors.join('\n')).toMatch(/integrity/i)
  await expect(page.locator('cw-cart:not(:defined)')).toHaveCount(1)
  expect(await page.title()).toBe('Host')
})

test('language models read what there is, beside the newest loader and in each release', async () => {
  for (const folder of ['/sdk', `/sdk/${EARLIER}`]) {
    const read = async (name: string) => (await fetch(`${shop.url}${folder}/${name}`)).text()
    expect(await read('llms.txt')).toContain('- `<cw-quick-order>`: ')
    expect(await read('llms-full.txt')).toContain('## `<cw-cart>`')
    expect(JSON.parse(await read('custom-elements.json')).schemaVersion).toBe('2.1.0')
  }
})
