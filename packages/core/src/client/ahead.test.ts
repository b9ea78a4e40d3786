/** What the page of a host asks before its shop is there, and who gets the answers. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cartOf } from '../cart/cart.store'
import { createShop } from '../light'
import type { Shop, ShopOptions } from '../shop.types'
import { createJar } from '../testing/cookie-jar'
import { type LocalServer, startLocalServer } from '../testing/local-server'
import { lineOf, shopReplies } from '../testing/shop-replies'
import { type Ahead, askAhead, fetchAhead } from './ahead'

let server: LocalServer
let other: LocalServer
let ahead: Ahead
let shops: Shop[]
let jar: ReturnType<typeof createJar>
let tab: Map<string, string>

beforeEach(async () => {
  server = await startLocalServer(shopReplies())
  other = await startLocalServer(shopReplies())
  ahead = new Map()
  shops = []
  jar = createJar()
  tab = new Map()
  vi.stubGlobal('origin', 'http://intranet.example')
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: tab.set,
    removeItem: tab.delete,
  })
  vi.stubGlobal('document', Object.assign(jar, { baseURI: 'http://intranet.example/supplies' }))
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/supplies', search: '', assign: () => undefined })
})
afterEach(async () => {
  for (const shop of shops) shop.destroy()
  vi.unstubAllGlobals()
  await server.close()
  await other.close()
})

const optionsFor = ({ url }: LocalServer): ShopOptions => ({
  apiBase: `${url}/prod-api`,
  shopUrl: 'https://shop.example',
  language: 'de',
  channel: false,
})
const signedInTo = ({ url }: LocalServer, token: string) => void tab.set(`cw-session@${url}/prod-api`, token)
const ask = (options: ShopOptions, isCart = true) => askAhead(ahead, options, { jar, isCart })

async function open(options: ShopOptions): Promise<Shop> {
  const shop = createShop({ fetch: fetchAhead(ahead), ...options })
  shops.push(shop)
  await shop.start()
  return shop
}
const asked = (name: Parameters<typeof lineOf>[0], { lines }: LocalServer = server) =>
  lines().filter(line => line === lineOf(name)).length

it('the shop takes over who is signed in and what is in the cart, each once', async () => {
  signedInTo(server, 'T')
  ask(optionsFor(server))
  ask(optionsFor(server))
  await vi.waitFor(() => expect(asked('session.info') + asked('cart.list')).toBe(2), { timeout: 20_000 })
  const shop = await open(optionsFor(server))
  await cartOf(shop).load()
  expect(shop.session.store.getState().status).toBe('ready')
  expect(cartOf(shop).store.getState().status).toBe('ready')
  expect([asked('session.info'), asked('cart.list')]).toEqual([1, 1])
  const headers = server.requests.map(request => request.headers)
  expect(headers.map(sent => sent['accept-language'])).toEqual(headers.map(() => 'de'))
  await cartOf(shop).load()
  expect(asked('cart.list')).toBe(2)
})

it('the cart is asked for only where it will be shown', async () => {
  signedInTo(server, 'T')
  ask(optionsFor(server), false)
  expect(ahead.size).toBe(1)
  await Promise.all(ahead.values())
  expect(server.lines()).toEqual([lineOf('session.info')])
})

it('SES-003 the token of one shop goes to no other, and neither does an answer', async () => {
  signedInTo(server, 'FOR-ONE')
  ask(optionsFor(other))
  expect(ahead.size).toBe(0)
  ask(optionsFor(server))
  signedInTo(other, 'FOR-OTHER')
  await open(optionsFor(other))
  expect(asked('session.info', other)).toBe(1)
  expect(other.requests.filter(({ headers }) => headers.authorization?.includes('FOR-ONE'))).toEqual([])
})

it('SES-003 a token that was stored for another port of the same host is left alone', () => {
  vi.stubGlobal('origin', server.url)
  jar.cookie = 'Client-Token=T'
  jar.cookie = `Client-Token-Shop=${encodeURIComponent(`${other.url}/prod-api`)}`
  ask({ apiBase: `${server.url}/prod-api`, language: 'de', channel: false })
  expect(ahead.size).toBe(0)
})

it('another account does not get the answers', async () => {
  signedInTo(server, 'FORMER')
  ask(optionsFor(server))
  signedInTo(server, 'PRESENT')
  await open(optionsFor(server))
  const tokens = server.requests.map(({ headers }) => headers.authorization).filter(Boolean)
  expect(tokens.filter(token => token === 'Bearer PRESENT')).toHaveLength(1)
})

it.each<[string, ShopOptions]>([
  ['hands over the token', { getToken: async () => 'T' }],
  ['has a storage of its own', { storage: { get: () => 'T', set: () => undefined, remove: () => undefined } }],
  ['has other names for the cookies', { cookieNames: { token: 'Shop-Token' } }],
  ['makes the requests', { fetch: () => Promise.reject(new Error('not asked')) }],
  ['is in no language of ours', { language: 'nl' }],
])('nothing is asked where the host %s', (_, options) => {
  signedInTo(server, 'T')
  ask({ ...optionsFor(server), ...options })
  expect(ahead.size).toBe(0)
})

it('nothing is asked for a visitor', () => {
  ask(optionsFor(server))
  expect(ahead.size).toBe(0)
})

it('after a write the cart is read again', async () => {
  signedInTo(server, 'T')
  ask(optionsFor(server))
  const shop = await open(optionsFor(server))
  await cartOf(shop).add([{ number: 'CW-1', qty: 1 }])
  await cartOf(shop).load()
  expect(asked('cart.list')).toBeGreaterThan(1)
})

it('an answer that fails is asked for again, and one that stays away ends with the shop', async () => {
  signedInTo(server, 'T')
  ask(optionsFor(server))
  await Promise.all(ahead.values())
  const lost = Promise.reject(new TypeError('lost'))
  lost.catch(() => undefined)
  for (const key of ahead.keys()) ahead.set(key, lost)
  const shop = await open(optionsFor(server))
  expect(shop.session.store.getState().status).toBe('ready')
  expect(asked('session.info')).toBe(2)

  const never = { abort: new AbortController(), reason: new Error('over') }
  ahead.set(`${server.url}\n`, new Promise(() => undefined))
  const waiting = fetchAhead(ahead)(server.url, { method: 'GET', signal: never.abort.signal, headers: { Accept: '' } })
  never.abort.abort(never.reason)
  await expect(waiting).rejects.toBe(never.reason)
})
