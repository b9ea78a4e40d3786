/** The click that leads from the page of a host to the shop, and what the shop makes of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HAND_OVER_MS } from '../limits'
import { createShop } from '../shop'
import type { Shop, ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { type LocalServer, type Reply, startLocalServer } from '../testing/local-server'
import { data, lineOf, shopReplies, userInfo } from '../testing/shop-replies'
import { hostOf, pathWithSignIn, redeemHandOver } from './hand-over'

let server: LocalServer
let shops: Shop[]
beforeEach(async () => {
  shops = []
  server = await startLocalServer(shopReplies())
  server.reply(lineOf('session.handOver'), data({ code: 'ONE+USE', expiresIn: 60 }))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const shop of shops) shop.destroy()
  await server.close()
})

async function open({ token, ...options }: ShopOptions & { token?: string } = {}): Promise<Shop> {
  const storage = memoryStorage()
  if (token) storage.set('Client-Token', token)
  const shop = createShop({ apiBase: `${server.url}/prod-api`, language: 'en', channel: false, storage, ...options })
  shops.push(shop)
  await shop.start()
  return shop
}

describe('the way to the shop', () => {
  it('carries a code and the path in the fragment', async () => {
    expect(await pathWithSignIn(await open({ token: 'T' }), '/order/confirm?skus=%5B%5D&from=cart')).toBe(
      '/auth-redirect#code=ONE%2BUSE&to=%2Forder%2Fconfirm%3Fskus%3D%255B%255D%26from%3Dcart',
    )
  })

  it('of a visitor is the plain path, and nothing is asked', async () => {
    expect(await pathWithSignIn(await open(), '/index')).toBe('/index')
    expect(server.lines()).not.toContain(lineOf('session.handOver'))
  })

  it.each<[string, Reply]>([
    ['is refused', { code: 500, msg: 'no' }],
    ['a back end does not know', { code: 404, msg: 'no' }],
  ])('without a code, which %s, is the plain path, and nothing is said', async (_what, reply) => {
    server.reply(lineOf('session.handOver'), reply)
    const shop = await open({ token: 'T' })
    expect(await pathWithSignIn(shop, '/index')).toBe('/index')
    expect(shop.messages.store.getState().items).toEqual([])
  })

  it('waits for a code no longer than a click may take', async () => {
    const shop = await open({
      token: 'T',
      fetch: (input, init) => (String(input).includes('/handover') ? new Promise(() => undefined) : fetch(input, init)),
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const path = pathWithSignIn(shop, '/index')
    await vi.advanceTimersByTimeAsync(HAND_OVER_MS)
    expect(await path).toBe('/index')
  })

  it('is taken by a step on the page of a host, and by none on the page of the shop', async () => {
    const went: string[] = []
    const page = (origin: string) => {
      vi.stubGlobal('origin', origin)
      vi.stubGlobal('document', { cookie: '', baseURI: `${origin}/` })
      vi.stubGlobal('location', { protocol: 'http:', pathname: '/', search: '', assign: (to: string) => went.push(to) })
    }
    page('http://intranet.example')
    const hosted = await open({ token: 'T', shopUrl: 'https://shop.example' })
    hosted.navigate('/hisorder/list')
    await vi.waitFor(() => expect(went).toHaveLength(1), { timeout: 20_000 })
    expect(hosted.href('/hisorder/list')).toBe('https://shop.example/hisorder/list')
    page('https://shop.example')
    ;(await open({ token: 'T', shopUrl: 'https://shop.example' })).navigate('/hisorder/list')
    expect(went).toEqual([
      'https://shop.example/auth-redirect#code=ONE%2BUSE&to=%2Fhisorder%2Flist',
      'https://shop.example/hisorder/list',
    ])
  })
})

describe('the landing page', () => {
  it.each([
    ['https://intranet.example', 'intranet.example'],
    ['http://127.0.0.1:4180/page', '127.0.0.1:4180'],
    ['javascript:alert(1)', ''],
    ['intranet.example', ''],
    [undefined, ''],
  ])('names the host of %s', (origin, host) => expect(hostOf(origin)).toBe(host))

  const redeemed = {
    code: 200,
    msg: '',
    access_token: 'HANDED',
    token_type: 'bearer',
    expires_in: 7200,
    userName: 'bert',
    company: 'Bert BV',
    host: 'https://intranet.example',
  }

  it('takes over who was handed over, in the place of who was signed in', async () => {
    server.reply(lineOf('session.redeem'), redeemed)
    const shop = await open({ token: 'T' })
    const handed = await redeemHandOver(shop, 'CODE')
    expect(handed).toMatchObject({ userName: 'bert', company: 'Bert BV', host: 'intranet.example' })
    expect(shop.session.store.getState().token).toBe('T')
    server.reply(lineOf('session.info'), userInfo())
    const accepted = handed.accept()
    expect(shop.session.store.getState().token).toBe('HANDED')
    await accepted
    expect(shop.session.store.getState().status).toBe('ready')
  })

  it('ends one that is declined, and leaves who is signed in', async () => {
    server.reply(lineOf('session.redeem'), redeemed)
    const shop = await open({ token: 'T' })
    await (await redeemHandOver(shop, 'CODE')).decline()
    expect(shop.session.store.getState()).toMatchObject({ isSignedIn: true, token: 'T' })
    const ended = server.requests.filter((_, at) => server.lines()[at] === lineOf('session.logout'))
    expect(ended.map(({ headers }) => headers.authorization)).toEqual(['Bearer HANDED'])
  })

  it('a code that is refused is an error of its caller alone', async () => {
    server.reply(lineOf('session.redeem'), { code: 403, msg: 'used', data: { host: 'https://intranet.example' } })
    const shop = await open()
    await expect(redeemHandOver(shop, 'CODE')).rejects.toMatchObject({
      at: { data: { host: 'https://intranet.example' } },
    })
    expect(shop.messages.store.getState().items).toEqual([])
  })
})
