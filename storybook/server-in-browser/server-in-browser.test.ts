/** The server in the browser, built as Storybook builds it, served as files below a path, and used by pages as stories use it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CHROMIUM_ARGS, chromiumPath } from '../../tests/support/browser'
import config from '../main'
import type {} from './page.testing'

/** The data is made where the tests of the server have not made it yet. */
const START_MS = 600_000
const FOLDER = '/published/book/'

const outDir = mkdtempSync(join(tmpdir(), 'book-'))
let files: PreviewServer
let browser: Browser
let context: BrowserContext
let address: string

beforeAll(async () => {
  // What a build of Storybook is for Vite.
  vi.stubEnv('NODE_ENV', 'production')
  const root = fileURLToPath(new URL('.', import.meta.url))
  const ofBook = (await config.viteFinal?.({}, {} as never)) ?? {}
  const input = join(root, 'page.testing.html')
  const quiet = { configFile: false, logLevel: 'error' } as const
  await build({
    ...ofBook,
    ...quiet,
    root,
    base: './',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  })
  vi.unstubAllEnvs()
  files = await preview({
    ...quiet,
    root,
    base: FOLDER,
    appType: 'mpa',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const place = files.httpServer.address()
  address = `http://127.0.0.1:${typeof place === 'object' && place?.port}${FOLDER}page.testing.html`
  const executablePath = chromiumPath()
  browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) })
}, START_MS)

afterAll(async () => {
  await browser?.close()
  await files?.close()
  rmSync(outDir, { recursive: true, force: true })
})

beforeEach(async () => {
  context = await browser.newContext()
})
afterEach(() => context.close())

async function open(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => 'book' in window)
  return page
}

/** Each account places an order, all of them at the same moment. @returns the numbers of the orders */
const placeOrders = (page: Page, userNames: string[]): Promise<string[]> =>
  page.evaluate(async names => {
    const { core, makeShop } = window.book
    const { calls, cartOf } = core
    const prepare = async (userName: string) => {
      const shop = await makeShop('en')
      await shop.session.signIn({ userName, password: 'Cartwright1' })
      const { rows } = await shop.client.call(calls.catalogue.query, { query: { keyword: 'TN-2420' } })
      const { number, goodsSkuId, custNumber } = rows[0]!
      await cartOf(shop).add([{ number, goodsSkuId, custNumber, qty: 2 }])
      const items = [{ number, qty: 2 }]
      const order = { items, orderType: 'REG' as const, backOrderMode: 'shipAvailable' as const }
      const { hash } = await shop.client.call(calls.orders.confirm, { body: order })
      const sent = { idempotencyKey: crypto.randomUUID() }
      return () => shop.client.call(calls.orders.create, { body: { ...order, hash } }, sent)
    }
    const prepared = await Promise.all(names.map(prepare))
    const placed = await Promise.all(prepared.map(place => place()))
    return placed.map(({ orderNo }) => orderNo)
  }, userNames)

const listOrders = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { core, makeShop } = window.book
    const shop = await makeShop('en')
    await shop.session.signIn({ userName: 'buyer.nl', password: 'Cartwright1' })
    const { rows } = await shop.client.call(core.calls.orders.list, { query: { pageNum: 1, pageSize: 10 } })
    return rows.map(({ orderNo }) => orderNo)
  })

it('a visitor finds an article and its picture, below the folder of the book', { timeout: START_MS }, async () => {
  const asked: string[] = []
  context.on('request', request => asked.push(request.url()))
  const page = await open()
  const server = () => asked.filter(url => /worker|\.wasm|\.bin/.test(url))
  // Nothing of the server is loaded by a page that makes no shop.
  expect(server()).toEqual([])
  const { oemCode, image, widthPx } = await page.evaluate(async () => {
    const { core, makeShop } = window.book
    const shop = await makeShop('en')
    const { rows } = await shop.client.call(core.calls.catalogue.query, { query: { keyword: 'TN-2420' } })
    const picture = new Image()
    picture.src = shop.client.fileUrl(rows[0]!.image)
    await picture.decode()
    return { oemCode: rows[0]!.oemCode, image: picture.src, widthPx: picture.naturalWidth }
  })
  expect(oemCode).toBe('TN-2420')
  expect(image).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${FOLDER}pictures/[a-z-]+\\.svg$`))
  expect(widthPx).toBeGreaterThan(0)
  expect(server()).not.toEqual([])
  expect(asked.filter(url => url.includes('/prod-api'))).toEqual([])
})

it('pages share one server, which begins again when all of them are closed', { timeout: START_MS }, async () => {
  const [one, other] = [await open(), await open()]
  const before = await listOrders(one)
  const [orderNo] = await placeOrders(one, ['buyer.nl'])
  expect(before).not.toContain(orderNo)
  expect(await listOrders(other)).toContain(orderNo)
  await one.close()
  await other.reload()
  await other.waitForFunction(() => 'book' in window)
  expect(await listOrders(other)).toEqual(before)
})

it('orders of the same moment stand with the account that has placed them', { timeout: START_MS }, async () => {
  const page = await open()
  const activityOf = (userName: string) =>
    page.evaluate(async name => {
      const { core, makeShop } = window.book
      const shop = await makeShop('en')
      await shop.session.signIn({ userName: name, password: 'Cartwright1' })
      const { rows } = await shop.client.call(core.calls.account.activity, { query: { kind: 'order' } })
      return rows.map(({ by, subject }) => ({ by, subject }))
    }, userName)
  const placed = await placeOrders(page, ['buyer.nl', 'buyer.de'])
  const [nl, de] = [await activityOf('buyer.nl'), await activityOf('buyer.de')]
  expect(nl[0]).toEqual({ by: 'Sanne de Wit', subject: placed[0] })
  expect(de[0]).toEqual({ by: 'Anke Jansen', subject: placed[1] })
})

it('tables are made; papers are refused in words', { timeout: START_MS }, async () => {
  const page = await open()
  const { table, refusal } = await page.evaluate(async () => {
    const { core, makeShop } = window.book
    const { calls } = core
    const shop = await makeShop('en')
    await shop.session.signIn({ userName: 'buyer.nl', password: 'Cartwright1' })
    const file = await shop.client.call(calls.documents.download, { body: { type: 'orders', format: 'csv' } })
    const { rows } = await shop.client.call(calls.orders.list, { query: { pageNum: 1, pageSize: 10 } })
    const refused = await shop.client
      .call(calls.documents.download, { body: { type: 'orderConfirmation', id: rows[0]!.orderNo } })
      .then(() => '', String)
    return { table: await file.content.text(), refusal: refused }
  })
  expect(table.split('\n').length).toBeGreaterThan(10)
  expect(refusal).toContain('The server of this book runs in your browser')
})

it('a browser without shared workers has a server for each page', { timeout: START_MS }, async () => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  const page = await open()
  expect(await listOrders(page)).not.toEqual([])
})
