/** What happens on the page of a host when the server no longer knows a token: the reader stays, and what was under way goes on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as calls from '../contract/calls'
import { SIGN_IN_WAIT_MS } from '../limits'
import type { Shop, ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { shipVia } from '../testing/builders'
import { type LocalServer, type Reply, startLocalServer, status } from '../testing/local-server'
import { openShop } from '../testing/open-shop'
import { lineOf, shopReplies, userInfo } from '../testing/shop-replies'

const ROAD = shipVia({ name: 'road' })
const VIAS = lineOf('orders.shipVias')
const INFO = lineOf('session.info')

let server: LocalServer
let shops: Shop[] = []
beforeEach(async () => {
  server = await startLocalServer(shopReplies())
  server.reply(lineOf('session.token'), { code: 200, access_token: 'T2' })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const shop of shops) shop.destroy()
  shops = []
  await server.close()
})

async function open(options: ShopOptions = {}) {
  const storage = memoryStorage()
  storage.set('Client-Token', 'T')
  const opened = openShop(`${server.url}/prod-api`, { storage, shopUrl: 'https://shop.example/', ...options })
  shops.push(opened.shop)
  await opened.shop.start()
  const { session, client } = opened.shop
  return {
    ...opened,
    session,
    state: session.store.getState,
    vias: () => client.call(calls.orders.shipVias, undefined as never),
    isAsked: () => vi.waitFor(() => expect(session.store.getState().expired).toBe(true), { timeout: 20_000 }),
    signIn: () => session.signIn({ userName: 'anna', password: 'p' }),
  }
}
const onlyFor =
  (token: string, answer: object, refusal: Reply = { code: 401 }): Reply =>
  (request, response) => {
    if (request.headers.authorization === `Bearer ${token}`) return answer
    return typeof refusal === 'function' ? refusal(request, response) : refusal
  }

it.each([
  ['code 401', { code: 401 }],
  ['HTTP status 401', status(401)],
])(
  '%s asks to sign in again and leads nowhere; then the calls that were under way get their answers',
  async (_name, refusal) => {
    const { vias, isAsked, signIn, state, visited } = await open()
    server.reply(VIAS, onlyFor('T2', { code: 200, data: [ROAD] }, refusal))
    let asked = 0
    shops[0]?.session.store.subscribe((now, before) => {
      if (now.expired && !before.expired) asked += 1
    })
    const both = Promise.all([vias(), vias()])
    await isAsked()
    expect(state()).toMatchObject({ isSignedIn: true, name: 'anna' })
    await signIn()
    await expect(both).resolves.toEqual([[ROAD], [ROAD]])
    expect([asked, state().expired, state().token, visited]).toEqual([1, false, 'T2', []])
  },
)

it('the reader stays known while signing in again, so that nothing on the page is taken down', async () => {
  const { vias, isAsked, signIn, session } = await open()
  server.reply(VIAS, onlyFor('T2', { code: 200, data: [] }))
  const call = vias()
  await isAsked()
  const seen: (string | boolean)[] = []
  session.store.subscribe(({ status: is, isSignedIn, permissions }) =>
    seen.push(is === 'ready' && isSignedIn && permissions.length > 0),
  )
  await signIn()
  await call
  expect(new Set(seen)).toEqual(new Set([true]))
})

it('a reader who declines is asked no second time for the same calls, and they fail', async () => {
  const { vias, isAsked, session, state, visited } = await open()
  server.reply(VIAS, { code: 401 })
  const both = Promise.allSettled([vias(), vias()])
  await isAsked()
  session.answerExpired(false)
  expect(await both).toMatchObject(Array(2).fill({ reason: { kind: 'signed-out' } }))
  expect([state().expired, visited]).toEqual([false, []])
})

it('what one account began is not done for another that signs in', async () => {
  const { vias, isAsked, signIn, state } = await open()
  server.reply(VIAS, onlyFor('T2', { code: 200, data: [] }))
  const call = vias()
  const failed = expect(call).rejects.toMatchObject({ kind: 'signed-out' })
  await isAsked()
  server.reply(INFO, userInfo({ user: { ...(userInfo() as { user: object }).user, accountId: 99 }, roles: [] }))
  await signIn()
  await failed
  expect(state()).toMatchObject({ accountId: 99, token: 'T2', expired: false })
})

it('without an answer the calls end after the longest wait', async () => {
  const { vias, isAsked } = await open()
  server.reply(VIAS, { code: 401 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = expect(vias()).rejects.toMatchObject({ kind: 'signed-out' })
  await isAsked()
  await vi.advanceTimersByTimeAsync(SIGN_IN_WAIT_MS)
  await failed
})

it('a token that is refused at the start leaves a visitor on the page', async () => {
  server.reply(INFO, status(401))
  const { state, visited } = await open()
  expect([state().isSignedIn, state().expired, visited]).toEqual([false, false, []])
})

it('visitors that are refused are led nowhere', async () => {
  server.reply(VIAS, status(401))
  const { vias, visited } = await open({ storage: memoryStorage() })
  await expect(vias()).rejects.toMatchObject({ kind: 'signed-out' })
  expect(visited).toEqual([])
})

it('a host that hands over tokens is asked before the reader is', async () => {
  const tokens = ['H1', 'H2']
  const { vias, state } = await open({ getToken: async () => tokens.shift() })
  server.reply(VIAS, onlyFor('H2', { code: 200, data: [] }))
  await expect(vias()).resolves.toEqual([])
  expect(state().expired).toBe(false)
})

it('RT-022 ERR-003 signing out, and the answer yes, stay on the page', async () => {
  const { session, state, visited, vias, isAsked, signIn } = await open()
  server.reply(VIAS, { code: 401 })
  const failed = expect(vias()).rejects.toMatchObject({ kind: 'signed-out' })
  await isAsked()
  session.answerExpired(true)
  await failed
  expect(state().isSignedIn).toBe(false)
  await signIn()
  await session.signOut()
  expect([state().isSignedIn, visited]).toEqual([false, []])
})

it('links and ways lead to the pages of the shop', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, pathname: '/', search: '' })
  const { shop } = await open({ navigate: undefined } as ShopOptions)
  shop.navigate('/order/confirm?skus=1')
  expect(assign).toHaveBeenCalledWith('https://shop.example/order/confirm?skus=1')
  expect(shop.href('/pd/product?sku_id=7')).toBe('https://shop.example/pd/product?sku_id=7')
  vi.unstubAllGlobals()
})

it('a token that was refused is not taken from the host again: its reader is a visitor, and the host is asked once a call', async () => {
  const reasons: string[] = []
  const { vias, state } = await open({
    getToken: ({ reason }) => {
      reasons.push(reason)
      return Promise.resolve('H1')
    },
  })
  expect(state()).toMatchObject({ isSignedIn: true, token: 'H1' })
  server.reply(VIAS, { code: 401 })
  for (let turn = 0; turn < 5; turn += 1) await expect(vias()).rejects.toMatchObject({ kind: 'signed-out' })
  expect(reasons).toEqual(['start', 'expired', 'refused', 'refused', 'refused', 'refused'])
  expect(state().isSignedIn).toBe(false)
  expect(server.lines().filter(line => line === INFO)).toHaveLength(1)
})
