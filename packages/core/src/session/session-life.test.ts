import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Shop } from '../shop.types'
import { type LocalServer, startLocalServer } from '../testing/local-server'
import { openShop } from '../testing/open-shop'
import { lineOf, shopReplies, userInfo } from '../testing/shop-replies'
import { until } from '../testing/signed-in-shop'

const NOW = new Date('2026-11-25T09:00:00Z')
const ANNA = { userName: 'anna', password: 'secret' }
const life = (idleSeconds: number, totalSeconds: number) => ({ idleSeconds, totalSeconds })
const data = (value: unknown) => ({ code: 200, msg: '', data: value })

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

/** Signs in; the server tells this life of the session. */
async function signInWith(session: object | undefined, now = () => NOW) {
  server.reply(lineOf('session.info'), userInfo({ session }))
  const { shop } = openShop(`${server.url}/prod-api`, { now })
  shops.push(shop)
  await shop.session.signIn(ANNA)
  return shop
}
const endingOf = (shop: Shop) => shop.session.store.getState().ending
const asked = () => server.lines().filter(line => line === lineOf('session.life')).length

describe('the end of a session', () => {
  it('F16 is not spoken of until two minutes before it', async () => {
    expect(endingOf(await signInWith(life(28_800, 2_592_000)))).toBeUndefined()
    expect(endingOf(await signInWith(life(121, 2_592_000)))).toBeUndefined()
    expect(endingOf(await signInWith(undefined))).toBeUndefined()
    expect(asked()).toBe(0)
  })

  it('F16 is announced two minutes before it, and goes when the session is extended', async () => {
    const shop = await signInWith(life(120, 2_592_000))
    expect(endingOf(shop)).toEqual({ at: NOW.getTime() + 120_000, canExtend: true })
    server.reply(lineOf('session.extend'), data(life(28_800, 2_592_000)))
    await shop.session.extend()
    expect(endingOf(shop)).toBeUndefined()
  })

  it('F16 cannot be put off when the session has reached its longest life', async () => {
    expect(endingOf(await signInWith(life(90, 90)))).toEqual({ at: NOW.getTime() + 90_000, canExtend: false })
  })

  it('F16 is asked for again shortly before it: another tab may have used the session', async () => {
    server.reply(lineOf('session.life'), data(life(28_000, 2_592_000)))
    const shop = await signInWith(life(1, 2_592_000))
    expect(endingOf(shop)).toBeDefined()
    await until(shop.session.store, state => state.ending === undefined)
    expect(asked()).toBe(1)
  })

  it('F16 is the usual expired sign-in once it has come', async () => {
    server.reply(lineOf('session.life'), { code: 401, msg: '' })
    const shop = await signInWith(life(1, 2_592_000))
    await until(shop.session.store, state => state.expired)
    expect(endingOf(shop)).toBeUndefined()
  })

  it('F16 goes with a sign-out', async () => {
    const shop = await signInWith(life(60, 2_592_000))
    shop.session.signOutLocally()
    expect(endingOf(shop)).toBeUndefined()
  })
})
