/** Session and sites against the real server. */
import { DEMO_PASSWORD, startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cartOf } from '../cart/cart.store'
import * as calls from '../contract/calls'
import { favouritesOf } from '../favourites/favourites.store'
import { searchOf } from '../search/search'
import { cookieStorage, memoryStorage } from '../storage/storage'
import { createJar } from '../testing/cookie-jar'
import { openShop } from '../testing/signed-in-shop'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const credentials = (userName: string) => ({ userName, password: DEMO_PASSWORD })

describe('signing in', () => {
  it('ENT-001 API-008 API-011 API-012 the session contains the account, its roles and its permissions', async () => {
    const { shop } = await openShop(server)
    // No account of the seed has a picture.
    await server.db.execute("update accounts set avatar = '/pictures/buyer-de.svg' where user_name = 'buyer.de'")
    await shop.session.signIn(credentials(' buyer.de '))
    const state = shop.session.store.getState()
    expect(state).toMatchObject({
      isSignedIn: true,
      status: 'ready',
      name: 'buyer.de',
      orgId: 5,
      currency: 'EUR',
      email: 'buyer.de@example.com',
      confirmed: true,
      expired: false,
    })
    expect(state.token).toMatch(/\S{20,}/)
    expect(state.cust.company).not.toBe('')
    expect(state.avatar).toBe('/pictures/buyer-de.svg')
    expect([state.custId, state.accountId, state.custnum].every(id => Number.isInteger(id) && id > 0)).toBe(true)
    expect(state.roles.length).toBeGreaterThan(0)
    // The same as the server says by itself.
    const { user, roles, permissions, cust, currency } = await shop.client.call(calls.session.info)
    const { custId, accountId, custnum, orgId, userName: name, avatar, email } = user
    expect(state).toMatchObject({
      custId,
      accountId,
      custnum,
      orgId,
      name,
      avatar,
      email,
      roles,
      permissions,
      cust,
      currency,
    })
  })

  it('PERM-001 permissions are strings such as cust:shoppingcart', async () => {
    const { shop } = await openShop(server, 'buyer.nl')
    const { permissions } = shop.session.store.getState()
    expect(permissions).toContain('cust:shoppingcart')
    expect(permissions.every(permission => typeof permission === 'string')).toBe(true)
    const clerk = await openShop(server, 'clerk.nl')
    expect(clerk.shop.session.hasPermission(['cust:shoppingcart'])).toBe(true)
    expect(clerk.shop.session.hasPermission(['cust:myquickorder', 'cust:favorites'])).toBe(false)
    const admin = await openShop(server, 'admin')
    expect(admin.shop.session.hasPermission(['anything:at:all'])).toBe(true)
    expect(admin.shop.session.hasRole(['anything'])).toBe(true)
  })

  it('ENT-002 the counts equal what cart and favourites have, and follow them', async () => {
    const { shop } = await openShop(server, 'buyer.it')
    const page = await shop.client.call(calls.catalogue.query, { query: { pageNum: 1, pageSize: 20 } })
    const numbers = page.rows.filter(row => !row.disabled).map(({ number }) => number)
    const session = shop.session.store
    const before = session.getState()
    await cartOf(shop).add(numbers.slice(0, 3).map(number => ({ number, qty: 2 })))
    await favouritesOf(shop).add(numbers.slice(3, 5).map(number => ({ number })))
    await vi.waitFor(() => expect(session.getState().shoppingCartQty).toBeGreaterThan(before.shoppingCartQty), {
      timeout: 20_000,
    })
    const again = (await openShop(server, 'buyer.it')).shop
    const stat = await again.client.call(calls.cart.stat)
    const favoritesQty = await again.client.call(calls.favourites.count)
    expect(favoritesQty).toBeGreaterThanOrEqual(2)
    expect(stat.shoppingCartPrice).toBeGreaterThan(0)
    for (const { store } of [again.session, shop.session])
      expect(store.getState()).toMatchObject({ ...stat, favoritesQty })
  })

  it('SES-003 ENT-001 a new shop on the same page is signed in by the cookie', async () => {
    const storage = cookieStorage(createJar(), false)
    const first = await openShop(server, undefined, { storage })
    await first.shop.session.signIn(credentials('buyer.fr'))
    const second = await openShop(server, undefined, { storage })
    await second.shop.start()
    expect(second.shop.session.store.getState()).toMatchObject({ isSignedIn: true, name: 'buyer.fr' })
    expect(second.sent('session.token')).toEqual([])
  })

  it('SES-001 the menu of the server is in the session', async () => {
    const { shop, sent } = await openShop(server)
    await shop.session.signIn(credentials('buyer.pl'))
    expect(sent('session.routers')).toHaveLength(1)
    expect(shop.session.store.getState().routers.length).toBeGreaterThan(0)
  })

  it('a wrong password is rejected with the message of the server, and nothing is stored', async () => {
    const storage = memoryStorage()
    const { shop } = await openShop(server, undefined, { storage })
    const wrong = { userName: 'buyer.uk', password: `${DEMO_PASSWORD} ` }
    await expect(shop.session.signIn(wrong)).rejects.toMatchObject({
      kind: 'refused',
      at: { msg: expect.stringMatching(/password/) },
    })
    expect([shop.session.store.getState().isSignedIn, storage.get('Client-Token')]).toEqual([false, undefined])
  })
})

describe('signing out', () => {
  it('SES-006 API-013 the old token is refused afterwards', async () => {
    const { shop } = await openShop(server, 'rep.nl')
    const { token } = shop.session.store.getState()
    await shop.session.signOut()
    const storage = memoryStorage()
    storage.set('Client-Token', token ?? '')
    const late = await openShop(server, undefined, { storage })
    await expect(late.shop.client.call(calls.session.info)).rejects.toMatchObject({
      kind: 'signed-out',
      at: { code: 401 },
    })
  })
})

describe('visitors', () => {
  it('PERM-017 browse, search and start without a token and without being asked to sign in', async () => {
    const authorised: string[] = []
    const { shop, visited } = await openShop(server, undefined, {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.headers.has('authorization')) authorised.push(request.url)
        return fetch(request)
      },
    })
    await shop.start()
    await searchOf(shop).pathOf('TN')
    await searchOf(shop).parts('TN')
    await shop.client.call(calls.catalogue.query, { query: { keyword: 'TN', pageNum: 1, pageSize: 20 } })
    await shop.session.captcha()
    expect(authorised).toEqual([])
    expect(shop.session.store.getState().expired).toBe(false)
    expect(shop.messages.store.getState().items).toEqual([])
    expect(visited.filter(path => path.startsWith('/login'))).toEqual([])
  })
})

describe('sites', () => {
  it('REG-003 API-028 the region is the one the server runs for', async () => {
    const { shop } = await openShop(server)
    await shop.start()
    expect(shop.sites.store.getState().region).toBe('EU')
  })

  it('REG-009 ENT-004 a visitor starts in the Netherlands and is offered every site of the region', async () => {
    const { shop } = await openShop(server)
    await shop.start()
    const { orgId, siteName, sites } = shop.sites.store.getState()
    expect([orgId, siteName]).toEqual([1, 'Netherlands'])
    expect(sites.map(site => site.orgId)).toEqual(expect.arrayContaining([1, 3, 5, 7, 8, 11]))
    const fields = ['orgId', 'siteName', 'skypeId', 'hotPhone', 'serviceEmail', 'workTime', 'myqo', 'language', 'iso2']
    for (const site of sites) expect(Object.keys(site)).toEqual(expect.arrayContaining([...fields, 'registerOrgId']))
  })

  it('SITE-027 each site has its own contact and working hours, and brings its language', async () => {
    const { shop } = await openShop(server)
    await shop.start()
    const { sites, i18n } = shop
    const contact = () => {
      const { skypeId, hotPhone, workTime } = sites.store.getState()
      return { skypeId, hotPhone, workTime }
    }
    const before = contact()
    await sites.choose(3)
    expect(i18n.store.getState().language).toBe('it')
    for (const key of ['skypeId', 'hotPhone', 'workTime'] as const) {
      expect(contact()[key]).not.toBe('')
      expect(contact()[key]).not.toBe(before[key])
    }
  })

  it('REG-005 an account is on the site of its org', async () => {
    const { shop } = await openShop(server, 'buyer.uk')
    // The sign-in does not wait for the site.
    await expect.poll(() => shop.sites.store.getState()).toMatchObject({ orgId: 7, iso2: 'GB' })
  })
})
