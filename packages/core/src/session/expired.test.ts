/** What happens when the server no longer knows a token, with and without a host that has another. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carryCustNumber } from '../catalogue/cust-number'
import * as calls from '../contract/calls'
import type { Shop, ShopOptions, TokenQuestion } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { type LocalServer, type Reply, startLocalServer, status } from '../testing/local-server'
import { openShop } from '../testing/open-shop'
import { lineOf, shopReplies, userInfo } from '../testing/shop-replies'

let server: LocalServer
let shops: Shop[] = []
beforeEach(async () => {
  server = await startLocalServer(shopReplies())
})
afterEach(async () => {
  for (const shop of shops) shop.destroy()
  shops = []
  await server.close()
})

async function open(options: ShopOptions = {}) {
  const storage = memoryStorage()
  if (!options.getToken) storage.set('Client-Token', 'T')
  const opened = openShop(`${server.url}/prod-api`, { storage, ...options })
  shops.push(opened.shop)
  await opened.shop.start()
  const { session, messages, client } = opened.shop
  const vias = () => client.call(calls.orders.shipVias, undefined as never)
  return {
    ...opened,
    session,
    storage,
    vias,
    state: session.store.getState,
    items: () => messages.store.getState().items,
  }
}

const VIAS = lineOf('orders.shipVias')
const accepts =
  (token: string, refusal: object = { code: 401 }): Reply =>
  ({ headers }, response) => {
    if (headers.authorization === `Bearer ${token}`) return { code: 200, data: [] }
    return typeof refusal === 'function' ? refusal({}, response) : refusal
  }

describe('code 401', () => {
  it('ERR-002 asks once for several failures, and raises no message', async () => {
    const { session, vias, state, items, visited } = await open()
    server.reply(VIAS, { code: 401 })
    let asked = 0
    session.store.subscribe((now, before) => {
      if (now.expired && !before.expired) asked += 1
    })
    const all = await Promise.allSettled([vias(), vias(), vias()])
    expect(all).toMatchObject(Array(3).fill({ reason: { kind: 'signed-out' } }))
    expect([asked, state().expired, state().isSignedIn]).toEqual([1, true, true])
    expect([items(), visited]).toEqual([[], []])
  })

  it('ERR-003 the answer yes signs out and reloads the page, without a call', async () => {
    const { session, vias, state, storage, visited } = await open()
    server.reply(VIAS, { code: 401 })
    await vias().catch(() => undefined)
    session.answerExpired(true)
    expect(state()).toMatchObject({ isSignedIn: false, expired: false, custId: -1 })
    expect(storage.get('Client-Token')).toBeUndefined()
    expect(visited).toEqual(['/cust/shoppingcart?x=1 (reload)'])
    expect(server.lines()).not.toContain(lineOf('session.logout'))
  })

  it('ERR-003 the answer no keeps the page, and the next failure asks again', async () => {
    const { session, vias, state, visited } = await open()
    server.reply(VIAS, { code: 401 })
    await vias().catch(() => undefined)
    session.answerExpired(false)
    expect(state()).toMatchObject({ isSignedIn: true, expired: false, name: 'anna' })
    await vias().catch(() => undefined)
    expect(state().expired).toBe(true)
    expect(visited).toEqual([])
  })

  it('a refusal of a token that is no longer in use opens no dialog', async () => {
    const { session, vias, state, visited } = await open()
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    server.reply(lineOf('session.token'), { code: 200, access_token: 'T2' })
    server.reply(VIAS, () => released.then(() => ({ code: 401 })))
    const late = vias().catch(() => undefined)
    await vi.waitFor(() => expect(server.lines()).toContain(VIAS), { timeout: 20_000 })
    session.signOutLocally()
    await session.signIn({ userName: 'anna', password: 'p' })
    release()
    await late
    expect(state()).toMatchObject({ isSignedIn: true, token: 'T2', expired: false })
    expect(visited).toEqual([])
  })
})

describe('HTTP status 401', () => {
  it('ERR-011 ERR-012 signs out here only, goes to sign-in with the way back, and shows nothing', async () => {
    const { vias, state, storage, items, visited } = await open()
    server.reply(VIAS, status(401))
    await Promise.allSettled([vias(), vias()])
    expect(state()).toMatchObject({ isSignedIn: false, expired: false, accountId: -1 })
    expect(storage.get('Client-Token')).toBeUndefined()
    expect(server.lines()).not.toContain(lineOf('session.logout'))
    expect(items()).toEqual([])
    expect(visited).toEqual([`/login?redirect=${encodeURIComponent('/cust/shoppingcart?x=1')}`])
  })

  it('ERR-011 keeps what was being entered for the account that signs in again', async () => {
    const { shop, session, vias } = await open()
    const type = (typed?: string) => carryCustNumber(shop, 'CW-CF259X', () => typed)
    const row = type('MY-259')
    server.reply(VIAS, status(401))
    await vias().catch(() => undefined)
    row.destroy()
    server.reply(lineOf('session.token'), { code: 200, access_token: 'T2' })
    await session.signIn({ userName: 'anna', password: 'p' })
    expect(type().kept).toBe('MY-259')
  })

  it('ERR-012 at the start it leads to sign-in as well', async () => {
    server.reply(lineOf('session.info'), status(401))
    const { visited, state, items } = await open()
    expect(visited).toEqual([`/login?redirect=${encodeURIComponent('/cust/shoppingcart?x=1')}`])
    expect([state().isSignedIn, items()]).toEqual([false, []])
  })

  it('on the way to sign-in the way back is not wrapped once more', async () => {
    server.reply(lineOf('session.info'), status(401))
    const currentPath = () => '/login?redirect=%2Findex'
    expect((await open({ currentPath })).visited).toEqual(['/login?redirect=%2Findex'])
  })
})

describe('a host that hands over tokens', () => {
  it('signs in at the start, and is asked once', async () => {
    const getToken = vi.fn(async () => 'H1')
    const { state } = await open({ getToken })
    expect(getToken).toHaveBeenCalledTimes(1)
    expect(state()).toMatchObject({ isSignedIn: true, token: 'H1', name: 'anna', status: 'ready' })
  })

  it('overrules a token kept from an earlier visit', async () => {
    const storage = memoryStorage()
    storage.set('Client-Token', 'someone else')
    server.reply(lineOf('session.info'), ({ headers }) =>
      userInfo({ cust: { company: headers.authorization === 'Bearer H1' ? 'Right' : 'Wrong' } }),
    )
    const { state } = await open({ storage, getToken: async () => 'H1' })
    expect(state()).toMatchObject({ token: 'H1', cust: { company: 'Right' } })
  })

  it.each([
    ['has none', async () => undefined],
    ['fails', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
  ])('that %s leaves a visitor', async (_name, getToken) => {
    const { state, visited, items } = await open({ getToken })
    expect([state().isSignedIn, visited, items()]).toEqual([false, [], []])
  })

  it('is asked once for many refused calls, all of which then succeed', async () => {
    const tokens = ['H1', 'H2']
    const getToken = vi.fn(async () => tokens.shift())
    const { vias, state, items } = await open({ getToken })
    server.reply(VIAS, accepts('H2'))
    const all = await Promise.allSettled([vias(), vias(), vias(), vias()])
    expect(all.map(({ status: outcome }) => outcome)).toEqual(Array(4).fill('fulfilled'))
    expect(getToken).toHaveBeenCalledTimes(2)
    // Nothing of the person is lost on the way.
    expect(state()).toMatchObject({ token: 'H2', name: 'anna', custId: 11, expired: false })
    expect(items()).toEqual([])
  })

  it('a call refused long after the renewal goes through with the token that is there', async () => {
    const tokens = ['H1', 'H2']
    const getToken = vi.fn(async () => tokens.shift())
    const { vias } = await open({ getToken })
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const prompt = accepts('H2')
    let asked = 0
    server.reply(VIAS, async (request, response) => {
      asked += 1
      if (asked === 1) await released
      return (prompt as (...args: unknown[]) => unknown)(request, response)
    })
    const late = vias()
    await vi.waitFor(() => expect(asked).toBe(1), { timeout: 20_000 })
    await vias()
    release()
    await expect(late).resolves.toEqual([])
    expect(getToken).toHaveBeenCalledTimes(2)
  })

  it('renews after HTTP 401 too', async () => {
    const tokens = ['H1', 'H2']
    const { vias, visited } = await open({ getToken: async () => tokens.shift() })
    server.reply(VIAS, accepts('H2', status(401)))
    await expect(vias()).resolves.toEqual([])
    expect(visited).toEqual([])
  })

  it.each([
    ['code 401', { code: 401 }],
    ['HTTP status 401', status(401)],
  ])(
    'with nothing new leaves a visitor after %s, who is asked for no password and led nowhere',
    async (_name, refusal) => {
      const getToken = vi.fn(async (_question: TokenQuestion) => 'H1')
      const { vias, state, visited, items } = await open({ getToken })
      server.reply(VIAS, accepts('H2', refusal))
      expect(state().hasEnded).toBe(false)
      await expect(vias()).rejects.toMatchObject({ kind: 'signed-out' })
      expect(state()).toMatchObject({ isSignedIn: false, expired: false, token: undefined, hasEnded: true })
      expect([visited, items()]).toEqual([[], []])
      expect(getToken.mock.calls).toEqual([[{ reason: 'start' }], [{ reason: 'expired' }]])
    },
  )

  it('hears that the shop has not taken its token, and is heard once more', async () => {
    const tokens = ['stale', 'H2']
    const getToken = vi.fn(async (_question: TokenQuestion) => tokens.shift())
    server.reply(lineOf('session.info'), ({ headers }) =>
      headers.authorization === 'Bearer H2' ? userInfo() : { code: 401 },
    )
    const { state } = await open({ getToken })
    await vi.waitFor(() => expect(state()).toMatchObject({ token: 'H2', name: 'anna', status: 'ready' }))
    expect(getToken.mock.calls).toEqual([[{ reason: 'start' }], [{ reason: 'refused' }]])
  })

  it('is asked again when somebody has signed in there', async () => {
    let token: string | undefined
    const getToken = vi.fn(async (_question: TokenQuestion) => token)
    const { shop, state } = await open({ getToken })
    await expect(shop.signInByHost?.()).resolves.toBe(false)
    // A visitor who was never signed in has lost nothing.
    expect(state().hasEnded).toBe(false)
    token = 'H1'
    await expect(shop.signInByHost?.()).resolves.toBe(true)
    await vi.waitFor(() => expect(state()).toMatchObject({ token: 'H1', name: 'anna' }))
    expect(getToken).toHaveBeenLastCalledWith({ reason: 'start' })
    expect((await open()).shop.signInByHost).toBeUndefined()
  })

  it('a right that its key lacks is named in the console, and no message is shown', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    server.reply(VIAS, { code: 403, msg: 'no', data: { right: 'order' } })
    const { vias, items, state } = await open({ getToken: async () => 'H1' })
    await expect(vias()).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(vias()).rejects.toMatchObject({ kind: 'forbidden' })
    await vi.waitFor(() => expect(warned).toHaveBeenCalled())
    expect(warned.mock.calls).toEqual([
      [
        'Cartwright: the key of this page does not give the right "order", which orders.shipVias needs. Give it to the key, or take the element off the page.',
      ],
    ])
    expect([items(), state().isSignedIn]).toEqual([[], true])
    warned.mockRestore()
  })

  it('that hands over one bad token after the other does not turn in circles', async () => {
    let count = 0
    const getToken = vi.fn(async () => {
      count += 1
      return `bad-${count}`
    })
    server.reply(lineOf('session.info'), { code: 401 })
    server.reply(VIAS, { code: 401 })
    const { vias, shop } = await open({ getToken })
    const { client } = shop
    await expect(vias()).rejects.toMatchObject({ kind: 'signed-out' })
    const asked = getToken.mock.calls.length
    // A circle would go on by itself: some more requests later nothing has moved.
    for (let more = 0; more < 20; more += 1) await client.call(calls.site.region)
    expect(getToken.mock.calls.length).toBe(asked)
    expect(asked).toBeLessThan(4)
  })
})
