/** What the page of a host keeps of a sign-in with a password, and what it leaves to the host. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShop } from '../shop'
import type { Shop, ShopOptions } from '../shop.types'
import { createJar } from '../testing/cookie-jar'
import { type LocalServer, startLocalServer } from '../testing/local-server'
import { lineOf, shopReplies } from '../testing/shop-replies'

let server: LocalServer
let jar: ReturnType<typeof createJar>
let local: Map<string, string>
let shops: Shop[]

const placeOf = (values: Map<string, string>) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
  removeItem: (name: string) => void values.delete(name),
})

/** Another tab of the same browser. @returns what its sessionStorage holds */
function openTab(): Map<string, string> {
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', placeOf(tab))
  return tab
}

beforeEach(async () => {
  jar = createJar()
  local = new Map()
  shops = []
  vi.stubGlobal('localStorage', placeOf(local))
  vi.stubGlobal('origin', 'http://intranet.example')
  vi.stubGlobal('document', Object.assign(jar, { baseURI: 'http://intranet.example/supplies' }))
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/supplies', search: '', assign: () => undefined })
  server = await startLocalServer(shopReplies())
  server.reply(lineOf('session.token'), { code: 200, access_token: 'TOKEN' })
})
afterEach(async () => {
  for (const shop of shops) shop.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await server.close()
})

const api = () => `${server.url}/prod-api`
async function open(options: ShopOptions = {}): Promise<Shop> {
  const shop = createShop({ apiBase: api(), shopUrl: server.url, language: 'en', ...options })
  shops.push(shop)
  await shop.start()
  return shop
}
const signIn = (shop: Shop) => shop.session.signIn({ userName: 'anna', password: 'p' })
const tokenOf = (shop: Shop) => shop.session.store.getState().token

it('SES-003 the token is in the tab, a marker without it beside, and nothing in the cookies of the host', async () => {
  jar.cookie = 'host=its own'
  const tab = openTab()
  const shop = await open()
  await signIn(shop)
  shop.storage.set('client-country', 'IT', 30)
  expect([...tab]).toEqual([[`cw-session@${api()}`, 'TOKEN']])
  expect(local.get(`cw-signed-in@${api()}`)).toBe('1')
  expect(shop.storage.get('client-country')).toBe('IT')
  expect([...local.values()].filter(value => value.includes('TOKEN'))).toEqual([])
  expect([...local.keys()].filter(name => !name.startsWith('cw'))).toEqual([])
  expect(jar.cookie).toBe('host=its own')
})

it('a tab that is loaded again is signed in, and one that is opened besides asks the first', async () => {
  const tab = openTab()
  const first = await open()
  await signIn(first)
  expect(tokenOf(await open())).toBe('TOKEN')
  const another = openTab()
  expect(tokenOf(await open())).toBe('TOKEN')
  expect([...another]).toEqual([...tab])
})

it('a sign-out in one tab is one in all', async () => {
  openTab()
  const first = await open()
  await signIn(first)
  const another = openTab()
  const second = await open()
  await second.signOut()
  await vi.waitFor(() => expect(first.session.store.getState().isSignedIn).toBe(false), { timeout: 20_000 })
  expect([...another]).toEqual([])
  expect(local.has(`cw-signed-in@${api()}`)).toBe(false)
})

it('the sign-in ends with the last tab: a new one waits 150 ms for an answer, and forgets the marker', async () => {
  local.set(`cw-signed-in@${api()}`, '1')
  openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shop = createShop({ apiBase: api(), shopUrl: server.url, language: 'en' })
  shops.push(shop)
  const started = shop.start()
  await vi.advanceTimersByTimeAsync(149)
  expect(local.has(`cw-signed-in@${api()}`)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(local.has(`cw-signed-in@${api()}`)).toBe(false)
  vi.useRealTimers()
  await started
  expect(tokenOf(shop)).toBeUndefined()
})

it('without a marker no tab is asked', async () => {
  openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shop = createShop({ apiBase: api(), shopUrl: server.url, language: 'en', channel: false })
  shops.push(shop)
  const posted = vi.spyOn(shop.broadcast, 'post')
  vi.useRealTimers()
  await shop.start()
  expect(posted.mock.calls.filter(([topic]) => topic === 'token-wanted')).toEqual([])
})

it('where the reader forbids storage, the sign-in lasts as long as the page', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })
  const shop = await open()
  await signIn(shop)
  expect(tokenOf(shop)).toBe('TOKEN')
  expect(shop.session.store.getState().status).toBe('ready')
  expect(jar.cookie).toBe('')
})

describe('choices of a host page', () => {
  it('LANG-025 are found again until their days are over', async () => {
    openTab()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T08:00:00Z') })
    ;(await open()).storage.set('login-language', 'de', 30)
    vi.setSystemTime(new Date('2026-11-30T08:00:00Z'))
    expect((await open()).storage.get('login-language')).toBe('de')
    vi.setSystemTime(new Date('2026-12-02T08:00:00Z'))
    expect((await open()).storage.get('login-language')).toBeUndefined()
  })

  it('are not broken by what else stands under their name', async () => {
    openTab()
    local.set(`cw-login-language@${api()}`, '{"value":')
    expect((await open()).storage.get('login-language')).toBeUndefined()
  })
})

it('SES-003 a page on the origin of the shop keeps the cookie of the ledger, also where it names the shop', async () => {
  vi.stubGlobal('origin', server.url)
  const tab = openTab()
  await signIn(await open())
  expect(jar.cookie).toContain('Client-Token=TOKEN')
  expect([...tab]).toEqual([])
})
