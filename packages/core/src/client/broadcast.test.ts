import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cartOf } from '../cart/cart.store'
import { carryCustNumber } from '../catalogue/cust-number'
import * as calls from '../contract/calls'
import type { Shop } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { openShop } from '../testing/signed-in-shop'
import { createBroadcast } from './broadcast'

const ANNA = { userName: 'buyer.nl', password: 'Cartwright1' }
const BERT = { userName: 'buyer.de', password: 'Cartwright1' }

describe('tabs', () => {
  it('hear what others say on their channel and topic, and not themselves', async () => {
    const [here, there, elsewhere] = [createBroadcast('shop 1'), createBroadcast('shop 1'), createBroadcast('shop 2')]
    const heard: unknown[] = []
    for (const [name, broadcast] of Object.entries({ here, elsewhere }))
      broadcast.subscribe('cart', data => heard.push([name, data]))
    there.subscribe('cart', data => heard.push(['there', data]))
    const stop = there.subscribe('cart', () => heard.push('never'))
    stop()
    here.post('session', 1)
    here.post('cart', { qty: 2 })
    await vi.waitFor(() => expect(heard).toEqual([['there', { qty: 2 }]]), { timeout: 20_000 })
    for (const broadcast of [here, there, elsewhere]) broadcast.destroy()
  })

  it('that are closed send nothing and throw nothing', () => {
    const broadcast = createBroadcast('shop 3')
    broadcast.destroy()
    expect(() => broadcast.post('cart')).not.toThrow()
    expect(() => createBroadcast(false).post('cart')).not.toThrow()
  })

  it('a page that may have no channel has none', () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('sandboxed', 'SecurityError')
        }
      },
    )
    expect(() => createBroadcast('shop 4').post('cart')).not.toThrow()
    vi.unstubAllGlobals()
  })
})

describe('two tabs of one browser', () => {
  let server: TestServer
  let shops: Shop[] = []
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterEach(() => {
    for (const shop of shops) shop.destroy()
    shops = []
  })
  afterAll(() => server.close())

  async function openTabs(channels: readonly (string | undefined)[], isShared = true) {
    const shared = memoryStorage()
    const opened = await Promise.all(
      channels.map(channel =>
        openShop(server, undefined, {
          storage: isShared ? shared : memoryStorage(),
          channel: channel ?? `tabs ${server.url}`,
        }),
      ),
    )
    shops = opened.map(({ shop }) => shop)
    await Promise.all(shops.map(shop => shop.start()))
    return opened.map(({ shop, visited }) => ({ shop, visited, state: shop.session.store.getState }))
  }

  it('SES-004 a sign-in and a sign-out in one are one in the other', async () => {
    const [here, there] = await openTabs([undefined, undefined])
    if (!here || !there) throw new Error('two tabs')
    await here.shop.session.signIn(ANNA)
    await vi.waitFor(() => expect(there.state()).toMatchObject({ status: 'ready', name: 'buyer.nl', expired: false }), {
      timeout: 20_000,
    })
    expect(there.state().token).toBe(here.state().token)

    await here.shop.session.signOut()
    await vi.waitFor(() => expect(there.state()).toMatchObject({ isSignedIn: false, custId: -1, name: '' }), {
      timeout: 20_000,
    })
    // Only the tab in which it was done moves.
    expect([here.visited.at(-1), there.visited]).toEqual(['/', []])
  })

  it('the account that signs in last is signed in everywhere, with their own account', async () => {
    const [here, there] = await openTabs([undefined, undefined])
    if (!here || !there) throw new Error('two tabs')
    await here.shop.session.signIn(ANNA)
    await there.shop.session.signIn(BERT)
    await vi.waitFor(() => expect(here.state()).toMatchObject({ status: 'ready', name: 'buyer.de', orgId: 5 }), {
      timeout: 20_000,
    })
  })

  it.each([
    ['has expired', 'is kept', 'MY-1', ({ session }: Shop) => session.answerExpired(true)],
    ['was ended', 'goes', undefined, ({ session }: Shop) => session.signOutLocally()],
  ])('ERR-003 with a sign-in that %s, what is typed in the other tab %s', async (_how, _what, kept, leave) => {
    const [here, there] = await openTabs([undefined, undefined])
    if (!here || !there) throw new Error('two tabs')
    await here.shop.session.signIn(ANNA)
    await vi.waitFor(() => expect(there.state().status).toBe('ready'), { timeout: 20_000 })
    const row = carryCustNumber(there.shop, 'CW-CF259X', () => 'MY-1')
    if (kept) {
      // The server forgets the token, and this tab hears of it with its next call.
      await here.shop.client.call(calls.session.logout)
      await cartOf(here.shop)
        .load()
        .catch(() => undefined)
    }
    leave(here.shop)
    await vi.waitFor(() => expect(there.state()).toMatchObject({ isSignedIn: false, expired: false }), {
      timeout: 20_000,
    })
    row.destroy()
    await there.shop.session.signIn(ANNA)
    expect(carryCustNumber(there.shop, 'CW-CF259X', () => undefined).kept).toBe(kept)
  })

  it('shops on different channels, or with a storage each, do not follow each other', async () => {
    const [here, other] = await openTabs(['a', 'b'])
    await here?.shop.session.signIn(ANNA)
    const [alone, apart] = await openTabs(['c', 'c'], false)
    await alone?.shop.session.signIn(ANNA)
    // A sign-in by itself proves that earlier words have been heard: they arrive in order.
    await apart?.shop.session.signIn(BERT)
    expect(other?.state().isSignedIn).toBe(false)
    expect([alone?.state().name, apart?.state().name]).toEqual(['buyer.nl', 'buyer.de'])
  })
})
