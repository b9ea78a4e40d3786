/**
 * The archives as strangers install them: each kind of host is built by its own tools, and its buyer orders by number on its origin.
 * `HOST_KIND=vue` runs one of them.
 */
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type InstalledKind, isWanted } from '../embed/journeys/kinds'
import { type OrderingDesk, walk, watchPage } from '../embed/journeys/walk'
import { type PackedAll, packPackages } from '../packages/packed'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { signInOnHost, tokenOf } from '../support/shop-pages'
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

/** A buyer who is signed in orders by number, sends one piece back and opens the invoice, all on the page of the host. */
async function order(page: Page, site: Site, buyer: string, desk: Omit<OrderingDesk, 'shop'> = {}): Promise<void> {
  try {
    const complaints = await watchPage(page)
    await signInOnHost(page.context(), shop, { token: await tokenOf(shop, buyer), origin: site.origin })
    await page.goto(site.origin)
    await expect(page.getByRole('heading', { level: 1, name: 'Supplies' })).toBeVisible()
    await walk(page, { shop, ...desk }, 'installed')
    expect(complaints).toEqual([])
  } finally {
    await site.close()
  }
}

const skipUnlessWanted = (kind: InstalledKind) => test.skip(!isWanted(kind), 'HOST_KIND names another kind of host.')

/** Quick order stands in the outlet, and neither is an element. */
const BY_COMPONENTS = { desk: { quickOrder: 'body', outlet: 'body' } }

/** The host shows the title of what the outlet draws. */
const byTitle = (page: Page) => ({
  placed: () => expect(page.locator('#told')).toHaveText('Your order is placed.'),
})

test('plain HTML: the files of the package as any server has them', async ({ page }) => {
  skipUnlessWanted('html')
  const folder = await install(packed, 'html', { shopUrl: shop.url })
  await order(page, await serveFolder(folder, ports.html), 'buyer.nl')
})

for (const [version, types] of [
  ['18', ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.32']],
  ['19', ['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.2.7']],
] as const)
  test(`React ${version}, built by Vite`, async ({ page }) => {
    const name = `react-${version}` as const
    skipUnlessWanted(name)
    const others = [...types, 'vite@8.3.8', '@vitejs/plugin-react@6.3.0']
    const folder = await install(packed, 'react', { name, others, shopUrl: shop.url })
    await run('npx', ['vite', 'build'], folder)
    await order(page, await serveFolder(join(folder, 'dist'), ports[name]), 'buyer.de', BY_COMPONENTS)
  })

test('Next.js with the app router, drawn on its server first', async ({ page }) => {
  skipUnlessWanted('next')
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
  await order(page, site, 'buyer.fr', BY_COMPONENTS)
})

test('Vue, built by Vite, where there is no React', async ({ page }) => {
  skipUnlessWanted('vue')
  const others = ['vue@3.5.45', 'vite@8.3.8', '@vitejs/plugin-vue@6.0.11']
  const folder = await install(packed, 'vue', { others, shopUrl: shop.url })
  await run('npx', ['vite', 'build'], folder)
  await order(page, await serveFolder(join(folder, 'dist'), ports.vue), 'buyer.nl', byTitle(page))
})

test('Svelte, built by Vite, where there is no React', async ({ page }) => {
  skipUnlessWanted('svelte')
  const others = ['svelte@5.57.3', 'vite@8.3.8', '@sveltejs/vite-plugin-svelte@7.3.1']
  const folder = await install(packed, 'svelte', { others, shopUrl: shop.url })
  await run('npx', ['vite', 'build'], folder)
  await order(page, await serveFolder(join(folder, 'dist'), ports.svelte), 'buyer.de', byTitle(page))
})

for (const [name, version] of [
  ['20', undefined],
  ['22', '22.23.3'],
  ['24', '24.21.0'],
] as const)
  test(`Node ${name}: the program of the README, and one order`, async () => {
    skipUnlessWanted('program')
    const others = version ? [`node@${version}`] : []
    const folder = await install(packed, 'node', { name: `node-${name}`, others, shopUrl: shop.url })
    const node = version ? join(folder, 'node_modules/.bin/node') : process.execPath
    expect(await run(node, ['--version'], folder)).toMatch(new RegExp(`^v${version ? name : '2\\d'}\\.`))
    const said = await run(node, ['order.mjs'], folder, { API_BASE: shop.apiBase })
    expect(said).toMatch(/^CF259X ready CW-CF259X$/m)
    expect(said).toMatch(/^CW-TN2420 2 \d/m)
    expect(said).toMatch(/^order \w+/m)
  })
