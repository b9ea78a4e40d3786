import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from './contract/calls'
import type { ShopError } from './errors/shop-error'
import { createShop as createLightShop } from './light'
import { createShop } from './shop'
import type { Shop, ShopOptions } from './shop.types'
import { memoryStorage } from './storage/storage'
import { favourite } from './testing/builders'
import { HANG, type LocalServer, startLocalServer, status } from './testing/local-server'
import { openShop } from './testing/open-shop'
import { lineOf, shopReplies } from './testing/shop-replies'

let server: LocalServer
let shops: Shop[] = []
beforeEach(async () => {
  server = await startLocalServer(shopReplies())
})
afterEach(async () => {
  vi.useRealTimers()
  for (const shop of shops) shop.destroy()
  shops = []
  await server.close()
})

function open(options: ShopOptions = {}) {
  const opened = openShop(`${server.url}/prod-api`, options)
  shops.push(opened.shop)
  const { shop } = opened
  const items = () =>
    shop.messages.store.getState().items.map(({ kind, text, durationMs }) => ({ kind, text, durationMs }))
  return { ...opened, items, add: () => shop.client.call(calls.cart.add, { body: {} } as never) }
}

describe('where calls go', () => {
  const seen: string[] = []
  const fetch = async (input: unknown) => {
    seen.push(String(input))
    return Response.json({ code: 200, data: String(input).endsWith('/region') ? 'EU' : null })
  }
  beforeEach(() => {
    seen.length = 0
  })

  it('API-001 below /prod-api of the page, all of them', async () => {
    const shop = createShop({ fetch: fetch as typeof globalThis.fetch, channel: false })
    shops.push(shop)
    await shop.start()
    await shop.session.captcha().catch(() => undefined)
    expect(seen.length).toBeGreaterThan(2)
    expect(seen.filter(url => !url.startsWith('/prod-api/'))).toEqual([])
  })

  it('API-001 or wherever the host says, with or without a slash at the end', async () => {
    for (const apiBase of ['https://shop.example/api', 'https://shop.example/api/', '/api//']) {
      const shop = createShop({ apiBase, fetch: fetch as typeof globalThis.fetch, channel: false })
      shops.push(shop)
      await shop.client.call(calls.site.region)
    }
    const path = '/clientsystem/system/freedom/region'
    expect(seen).toEqual([`https://shop.example/api${path}`, `https://shop.example/api${path}`, `/api${path}`])
  })
})

describe('what failures show', () => {
  it('ERR-001 an answer from 10000 on is handed back, and nothing is shown', async () => {
    const { add, items } = open()
    server.reply(lineOf('cart.add'), { code: 20_003, msg: 'Activity not started or coupon invalid' })
    await expect(add()).resolves.toEqual({ code: 20_003, msg: 'Activity not started or coupon invalid' })
    expect(items()).toEqual([])
  })

  it.each([
    ['ERR-005', { code: 403, msg: 'x' }, 'notification', 'Current operation has no permissions'],
    ['ERR-006', { code: 404 }, 'notification', 'The access resource does not exist'],
    ['ERR-007', { code: 500, msg: 'x' }, 'error', 'x'],
    ['ERR-008', { code: 601, msg: 'y' }, 'notification', 'y'],
    ['ERR-009', { code: 601 }, 'notification', 'Unknown system error, please feedback to administrator'],
  ])('%s the answer %j rejects and raises its %s', async (_id, answer, kind, text) => {
    const { add, items } = open()
    server.reply(lineOf('cart.add'), answer)
    await expect(add()).rejects.toThrow()
    expect(items()).toMatchObject([{ kind, text }])
  })

  it('an answer of which a part cannot be read is used without it, with one message and the paths for the host', async () => {
    const failures: ShopError[] = []
    const { shop, items } = open({ onError: error => void failures.push(error as ShopError) })
    const rows = [favourite({}), { favoriteId: {} }, favourite({}), 'none']
    server.reply(lineOf('favourites.list'), { code: 200, msg: '', rows, total: 4 })
    const answer = await shop.client.call(calls.favourites.list, { query: {} })
    expect(answer.rows).toEqual([rows[0], rows[2]])
    await vi.waitFor(() => expect(items()).toHaveLength(1), { timeout: 20_000 })
    expect(items()).toMatchObject([
      { kind: 'error', text: 'A part of what the shop answered cannot be read and is missing here.' },
    ])
    expect(failures).toMatchObject([{ kind: 'malformed', at: { lost: ['1.favoriteId', '3'] } }])
  })

  it('ERR-010 a refused connection and a time-out raise an error message for 5 s', async () => {
    const slow = open({ timeoutMs: 50 })
    server.reply(lineOf('cart.add'), HANG)
    await expect(slow.add()).rejects.toMatchObject({ kind: 'timeout' })
    expect(slow.items()).toMatchObject([{ kind: 'error', durationMs: 5000 }])

    const { add, items } = open()
    await server.close()
    await expect(add()).rejects.toMatchObject({ kind: 'network' })
    expect(items()).toMatchObject([{ kind: 'error', durationMs: 5000 }])
    server = await startLocalServer(shopReplies())
  })

  it('ERR-010 an HTTP status raises one too', async () => {
    const { add, items } = open()
    server.reply(lineOf('cart.add'), status(500))
    await expect(add()).rejects.toMatchObject({ kind: 'network' })
    expect(items()).toMatchObject([{ kind: 'error', text: expect.stringContaining('500'), durationMs: 5000 }])
  })

  it('a call that shows its own failure is left to it, the log of the host hears of every one', async () => {
    const onError = vi.fn()
    const { shop, items } = open({ onError })
    server.reply(lineOf('cart.add'), { code: 601, msg: 'y' })
    await shop.client.call(calls.cart.add, { body: {} } as never, { silent: true }).catch(() => undefined)
    expect(items()).toEqual([])
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'refused', at: expect.objectContaining({ code: 601 }) }),
    )
  })
})

describe('a shop', () => {
  it('API-002 waits 60 s for an answer by default', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const fetch = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const { shop } = open({ fetch: fetch as typeof globalThis.fetch })
    const ended = vi.fn()
    const call = shop.client.call(calls.site.region).catch(ended)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
  })

  it('starts although everything fails, and never rejects', async () => {
    await server.close()
    const storage = memoryStorage()
    storage.set('Client-Token', 'T')
    const { shop, visited } = open({ storage })
    await expect(shop.start()).resolves.toBeUndefined()
    expect(visited).toEqual(['/index'])
    const handed = open({ getToken: () => Promise.reject(new Error('no')) })
    await expect(handed.shop.start()).resolves.toBeUndefined()
    expect(handed.visited).toEqual([])
    expect(shop.sites.store.getState()).toMatchObject({ region: 'NA', orgId: 1 })
    server = await startLocalServer(shopReplies())
  })

  it('that is closed aborts its requests without a message', async () => {
    server.reply(lineOf('cart.add'), HANG)
    const { shop, add, items } = open()
    const pending = add()
    await vi.waitFor(() => expect(server.lines()).toContain(lineOf('cart.add')), { timeout: 20_000 })
    shop.destroy()
    await expect(pending).rejects.toMatchObject({ kind: 'aborted' })
    expect(items()).toEqual([])
  })

  it('two of them on one page share nothing', async () => {
    const [one, two] = [open(), open()]
    await one.shop.session.signIn({ userName: 'anna', password: 'p' })
    await one.shop.sites.chooseLanguage('de')
    expect(two.shop.session.store.getState().isSignedIn).toBe(false)
    expect(two.shop.i18n.store.getState().language).toBe('en')
  })

  it('the light one speaks every language too', async () => {
    const shop = createLightShop({
      apiBase: `${server.url}/prod-api`,
      storage: memoryStorage(),
      channel: false,
      language: 'it',
      navigate: () => undefined,
    })
    shops.push(shop)
    await shop.start()
    server.reply(lineOf('cart.add'), { code: 403 })
    await shop.client.call(calls.cart.add, { body: {} } as never).catch(() => undefined)
    const [message] = shop.messages.store.getState().items
    expect(message?.text).not.toBe('')
    expect(message?.text).not.toBe('Current operation has no permissions')
  })
})
