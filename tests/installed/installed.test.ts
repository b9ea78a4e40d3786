/** The archives as strangers install them: each kind of host is built by its own tools, and its buyer orders by number on its origin. */
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type PackedAll, packPackages } from '../packages/packed'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { orderNumber, pasteIntoQuickOrder, signInOnHost, tokenOf } from '../support/shop-pages'
import { install, run, type Site, serveFolder, startServer } from './install'

// One after the other: each installs, and all share the shop of this file.
test.describe.configure({ mode: 'default' })

const PORTS = ['html', 'react-18', 'react-19', 'next', 'vue', 'svelte'] as const
let packed: PackedAll
let shop: BuiltShop
let ports: Record<(typeof PORTS)[number], number>

test.beforeAll(async () => {
  packed = await packPackages()
  const free: number[] = []
  for (const _ of PORTS) free.push(await freePort())
  ports = Object.fromEntries(PORTS.map((name, at) => [name, free[at]])) as typeof ports
  shop = await startFilledShop({ ALLOWED_ORIGINS: free.map(port => `http://127.0.0.1:${port}`).join(',') })
})
test.afterAll(async () => {
  await shop?.close()
  packed?.remove()
})

/** A buyer who is signed in orders by number, and stays on the page of the host. */
async function order(page: Page, site: Site, buyer: string): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  try {
    await signInOnHost(page.context(), shop, { token: await tokenOf(shop, buyer), origin: site.origin })
    await page.goto(site.origin)
    await expect(page.getByRole('heading', { level: 1, name: 'Supplies' })).toBeVisible()
    await pasteIntoQuickOrder(page, 'TN-2420\t2')
    await page.getByRole('button', { name: 'Order now' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    expect(await orderNumber(page)).toMatch(/^\w+/)
    expect(page.url()).toContain(site.origin)
    expect(errors).toEqual([])
  } finally {
    await site.close()
  }
}

test('plain HTML: the files of the package as any server has them', async ({ page }) => {
  const folder = await install(packed, 'html', { shopUrl: shop.url })
  await order(page, await serveFolder(folder, ports.html), 'buyer.nl')
})

for (const [version, types] of [
  ['18', ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.32']],
  ['19', ['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.2.7']],
] as const)
  test(`React ${version}, built by Vite`, async ({ page }) => {
    const name = `react-${version}` as const
    const others = [...types, 'vite@8.3.8', '@vitejs/plugin-react@6.3.0']
    const folder = await install(packed, 'react', { name, others, shopUrl: shop.url })
    await run('npx', ['vite', 'build'], folder)
    await order(page, await serveFolder(join(folder, 'dist'), ports[name]), 'buyer.de')
  })

test('Next.js with the app router, drawn on its server first', async ({ page }) => {
  const others = [
    'next@16.4.6',
    'react@19.3.1',
    'react-dom@19.3.1',
    'typescript@5.9.3',
    '@types/react@19.2.7',
    '@types/node@20.19.25',
  ]
  const folder = await install(packed, 'next', { others, shopUrl: shop.url })
  // Builds and checks the types of the pages.
  await run('npx', ['next', 'build'], folder, { NEXT_TELEMETRY_DISABLED: '1' })
  const bin = join(folder, 'node_modules/next/dist/bin/next')
  const site = await startServer(bin, ['start', '-H', '127.0.0.1', '-p', String(ports.next)], folder, ports.next)
  await order(page, site, 'buyer.fr')
})

test('Vue, built by Vite, where there is no React', async ({ page }) => {
  const others = ['vue@3.5.45', 'vite@8.3.8', '@vitejs/plugin-vue@6.0.11']
  const folder = await install(packed, 'vue', { others, shopUrl: shop.url })
  await run('npx', ['vite', 'build'], folder)
  await order(page, await serveFolder(join(folder, 'dist'), ports.vue), 'buyer.nl')
  await expect(page.locator('#told')).toHaveText('Your order is placed.')
})

test('Svelte, built by Vite, where there is no React', async ({ page }) => {
  const others = ['svelte@5.57.3', 'vite@8.3.8', '@sveltejs/vite-plugin-svelte@7.3.1']
  const folder = await install(packed, 'svelte', { others, shopUrl: shop.url })
  await run('npx', ['vite', 'build'], folder)
  await order(page, await serveFolder(join(folder, 'dist'), ports.svelte), 'buyer.de')
  await expect(page.locator('#told')).toHaveText('Your order is placed.')
})

for (const [name, version] of [
  ['20', undefined],
  ['22', '22.23.3'],
  ['24', '24.21.0'],
] as const)
  test(`Node ${name}: the program of the README, and one order`, async () => {
    const others = version ? [`node@${version}`] : []
    const folder = await install(packed, 'node', { name: `node-${name}`, others, shopUrl: shop.url })
    const node = version ? join(folder, 'node_modules/.bin/node') : process.execPath
    expect(await run(node, ['--version'], folder)).toMatch(new RegExp(`^v${version ? name : '2\\d'}\\.`))
    const said = await run(node, ['order.mjs'], folder, { API_BASE: shop.apiBase })
    expect(said).toMatch(/^CF259X ready CW-CF259X$/m)
    expect(said).toMatch(/^CW-TN2420 2 \d/m)
    expect(said).toMatch(/^order \w+/m)
  })
