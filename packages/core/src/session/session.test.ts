import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchOf } from '../search/search'
import type { Shop, ShopOptions } from '../shop.types'
import { cookieStorage, memoryStorage } from '../storage/storage'
import { createJar } from '../testing/cookie-jar'
import { HANG, type LocalServer, startLocalServer, status } from '../testing/local-server'
import { openShop } from '../testing/open-shop'
import { lineOf, shopReplies, userInfo } from '../testing/shop-replies'

const ANNA = { userName: 'anna', password: ' secret ' }
const SIGNED_OUT = { isSignedIn: false, roles: [], permissions: [], custId: -1, accountId: -1, custnum: -1 }

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

function open(options: ShopOptions = {}) {
  const opened = openShop(`${server.url}/prod-api`, options)
  shops.push(opened.shop)
  const texts = () => opened.shop.messages.store.getState().items.map(({ text }) => text)
  return { ...opened, state: () => opened.shop.session.store.getState(), texts }
}

/** A storage with an earlier sign-in. */
function withToken(token = 'T') {
  const storage = memoryStorage()
  storage.set('Client-Token', token)
  return storage
}

/** A reply that waits for the test. */
function held(answer: object) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return { reply: () => released.then(() => answer), release }
}

const seen = (name: Parameters<typeof lineOf>[0]) => server.lines().filter(line => line === lineOf(name)).length

it('SES-002 SES-004 an empty cookie is no token: the reader is a visitor, and nothing is asked for a session', async () => {
  const { shop, state } = open({ storage: withToken('') })
  await shop.start()
  expect(state()).toMatchObject({ token: undefined, ...SIGNED_OUT })
  expect(server.lines()).not.toContain(lineOf('session.info'))
})

describe('the token', () => {
  it('SES-002 SES-004 its presence decides who is signed in, without a call', () => {
    const jar = createJar()
    expect(open({ storage: cookieStorage(jar, false) }).state().isSignedIn).toBe(false)
    jar.cookie = 'Client-Token=T'
    expect(open({ storage: cookieStorage(jar, false) }).state().isSignedIn).toBe(true)
    jar.cookie = 'Client-Token=; Max-Age=0'
    expect(open({ storage: cookieStorage(jar, false) }).state().isSignedIn).toBe(false)
    expect(server.requests).toEqual([])
  })

  it('SES-003 is kept in a cookie for as long as the browser runs, under a name the host may change', async () => {
    const jar = createJar()
    const { shop } = open({ storage: cookieStorage(jar, true), cookieNames: { token: 'Shop-Token' } })
    await shop.session.signIn(ANNA)
    expect(jar.written).toContain('Shop-Token=T; Path=/; SameSite=Lax; Secure')
  })

  it('SES-007 before any sign-in the ids read -1', () => {
    expect(open().state()).toMatchObject(SIGNED_OUT)
  })
})

describe('signing in', () => {
  it('API-008 API-009 asks isQoAdmin first, then for a token', async () => {
    await open().shop.session.signIn(ANNA)
    expect(server.lines().slice(0, 3)).toEqual([
      lineOf('session.isQoAdmin'),
      lineOf('session.token'),
      lineOf('session.info'),
    ])
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({ userName: 'anna' })
  })

  it.each([
    [{ code: 200, data: 500 }, 'This account cannot sign in here.'],
    [{ code: 200, data: null }, 'This account cannot sign in here.'],
    [{ code: 601, msg: 'Closed for stocktaking.' }, 'Closed for stocktaking.'],
  ])('API-009 the answer %j of isQoAdmin ends it with a text for the buyer', async (answer, msg) => {
    server.reply(lineOf('session.isQoAdmin'), answer)
    const { shop, state } = open()
    await expect(shop.session.signIn(ANNA)).rejects.toMatchObject({ kind: 'refused', at: { msg } })
    expect(seen('session.token')).toBe(0)
    expect(state().isSignedIn).toBe(false)
  })

  it('F21 API-010 the token request has everything in its body and nothing in its query', async () => {
    const client = { clientId: 'intranet', clientSecret: 's3cret', scope: 'web' }
    await open(client).shop.session.signIn({ ...ANNA, code: ' 12 ', uuid: 'u-1' })
    const request = server.requests.find(({ path }) => path.endsWith('/oauth/token'))
    expect(JSON.parse(request?.text ?? '')).toEqual({
      username: 'anna',
      password: ' secret ',
      code: '12',
      uuid: 'u-1',
      grant_type: 'password',
      client_id: 'intranet',
      client_secret: 's3cret',
      scope: 'web',
    })
    expect([...(request?.query ?? [])]).toEqual([])
    expect(request?.headers.authorization).toBeUndefined()
  })

  it('SES-013 the user name is trimmed for both calls, the password is not', async () => {
    await open().shop.session.signIn({ userName: ' anna ', password: ' p ' })
    const [asked, token] = server.requests
    expect(asked?.query.get('userName')).toBe('anna')
    expect(JSON.parse(token?.text ?? '')).toMatchObject({ username: 'anna', password: ' p ' })
  })

  it('API-011 the token is found beside the code or inside data', async () => {
    const storage = memoryStorage()
    server.reply(lineOf('session.token'), { code: 200, msg: '', data: { access_token: 'inside' } })
    await open({ storage }).shop.session.signIn(ANNA)
    expect(storage.get('Client-Token')).toBe('inside')
  })

  it('an answer without a token does not sign in', async () => {
    server.reply(lineOf('session.token'), { code: 200, msg: '' })
    const { shop, state } = open()
    await expect(shop.session.signIn(ANNA)).rejects.toMatchObject({ kind: 'malformed' })
    expect(state().token).toBeUndefined()
  })

  it.each([
    [{ code: 601, msg: 'Wrong.' }, 'refused'],
    [{ code: 602, msg: 'Captcha.' }, 'captcha-needed'],
    [{ code: 603, msg: 'Later.' }, 'too-many'],
    [{ code: 401, msg: 'No.' }, 'signed-out'],
  ])('a refusal %j is thrown for the form, and no general message is raised', async (answer, kind) => {
    server.reply(lineOf('session.token'), answer)
    const { shop, texts, visited, state } = open()
    await expect(shop.session.signIn(ANNA)).rejects.toMatchObject({ kind })
    expect([texts(), visited, state().expired]).toEqual([[], [], false])
  })

  it('SES-001 menu routes are loaded once and kept; a failing menu changes nothing', async () => {
    const records = [{ name: 'a', path: '/a', hidden: false, component: 'A', meta: { title: 'A', icon: '' } }]
    server.reply(lineOf('session.routers'), { code: 200, data: records })
    const first = open()
    await first.shop.session.signIn(ANNA)
    expect(seen('session.routers')).toBe(1)
    expect(first.state().routers).toEqual(records)
    await first.shop.session.loadMenu()
    expect(seen('session.routers')).toBe(1)

    server.reply(lineOf('session.routers'), { code: 500, msg: 'no menu' })
    const second = open()
    await second.shop.session.signIn(ANNA)
    expect(second.state()).toMatchObject({ isSignedIn: true, status: 'ready', routers: [] })
    expect(second.texts()).toEqual([])
  })

  it('when the person cannot be loaded the sign-in fails as a whole, for the form to say', async () => {
    server.reply(lineOf('session.info'), { code: 500, msg: 'x' })
    const storage = memoryStorage()
    const { shop, state, visited } = open({ storage })
    await expect(shop.session.signIn(ANNA)).rejects.toMatchObject({ kind: 'server' })
    expect(state()).toMatchObject(SIGNED_OUT)
    expect(storage.get('Client-Token')).toBeUndefined()
    expect(visited).toEqual([])
  })

  it('the captcha is a picture that can be shown as it is', async () => {
    server.reply('GET /prod-api/randomcode', { code: 200, msg: '', img: 'AAAA', uuid: 'u' })
    expect(await open().shop.session.captcha()).toEqual({ image: 'data:image/png;base64,AAAA', uuid: 'u' })
  })
})

describe('starting with a token', () => {
  it('SES-008 user info is complete before the counts are asked for', async () => {
    const info = held(userInfo())
    server.reply(lineOf('session.info'), info.reply)
    const { shop, state } = open({ storage: withToken() })
    const started = shop.start()
    await vi.waitFor(() => expect(seen('session.info')).toBe(1), { timeout: 20_000 })
    expect(seen('cart.stat') + seen('favourites.count')).toBe(0)
    info.release()
    await started
    expect(seen('cart.stat')).toBeGreaterThan(0)
    expect(state()).toMatchObject({ favoritesQty: 4, shoppingCartQty: 3, shoppingCartPrice: 12.5 })
  })

  it('SES-008 it is asked once, however often the shop is started', async () => {
    const { shop } = open({ storage: withToken() })
    await Promise.all([shop.start(), shop.start(), shop.session.load()])
    await shop.session.load()
    expect(seen('session.info')).toBe(1)
  })

  it('SES-009 SES-010 SES-011 a failing load signs out here only, says why and goes to /index', async () => {
    server.reply(lineOf('session.info'), { code: 500, msg: 'x' })
    const storage = withToken()
    const { shop, state, texts, visited } = open({ storage })
    await shop.start()
    expect(state()).toMatchObject(SIGNED_OUT)
    expect(storage.get('Client-Token')).toBeUndefined()
    expect(seen('session.logout')).toBe(0)
    expect(texts()).toEqual(['x'])
    expect(visited).toEqual(['/index'])
  })

  it('SES-010 RT-014 a token the server no longer knows is said once, without the dialog, and leaves the way to the guard', async () => {
    server.reply(lineOf('session.info'), { code: 401 })
    const { shop, state, texts, visited } = open({ storage: withToken() })
    const expired: boolean[] = []
    shop.session.store.subscribe(now => expired.push(now.expired))
    await shop.start()
    expect(texts()).toEqual(['Authentication failed, unable to access system resources'])
    // The page decides: those that need an account lead to the sign-in form.
    expect(visited).toEqual([])
    expect(expired).not.toContain(true)
    expect(state().isSignedIn).toBe(false)
  })

  it.each(['/ac/undo', '/ac/password', '/ac/register'])(
    'F22 a failing load does not lead off %s, where the link of a mail has led',
    async path => {
      server.reply(lineOf('session.info'), { code: 500, msg: 'x' })
      const { shop, state, visited } = open({ storage: withToken(), currentPath: () => path })
      await shop.start()
      expect(state().isSignedIn).toBe(false)
      expect(visited).toEqual([])
    },
  )

  it('SES-009 counts that fail read 0 and do not sign out', async () => {
    server.reply(lineOf('cart.stat'), { code: 500, msg: 'no' })
    server.reply(lineOf('favourites.count'), status(500))
    const { shop, state, texts } = open({ storage: withToken() })
    await shop.start()
    expect(state()).toMatchObject({ status: 'ready', favoritesQty: 0, shoppingCartQty: 0, shoppingCartPrice: 0 })
    expect(texts()).toEqual([])
  })

  it('SES-009 counts and a search history that are none read 0 and do not sign out', async () => {
    for (const name of ['cart.stat', 'favourites.count'] as const)
      server.reply(lineOf(name), { code: 200, msg: 'ok', data: null })
    server.reply(lineOf('search.history'), { code: 200, msg: 'ok', data: {} })
    const { shop, state } = open({ storage: withToken() })
    await shop.start()
    expect(state()).toMatchObject({ isSignedIn: true, favoritesQty: 0, shoppingCartQty: 0, shoppingCartPrice: 0 })
    expect(searchOf(shop).suggest('a')).toEqual([])
  })

  it.each([[[]], [undefined], [null]])('SES-012 roles %j become ROLE_DEFAULT', async roles => {
    server.reply(lineOf('session.info'), userInfo({ roles }))
    const { shop, state } = open({ storage: withToken() })
    await shop.start()
    expect(state().roles).toEqual(['ROLE_DEFAULT'])
  })

  it('PERM-020 any other role is taken as it is and only compared', async () => {
    server.reply(lineOf('session.info'), userInfo({ roles: ['warehouse'], permissions: [] }))
    const { shop, state } = open({ storage: withToken() })
    await shop.start()
    expect(state().roles).toEqual(['warehouse'])
    expect(shop.session.hasRole(['warehouse'])).toBe(true)
    expect(shop.session.hasRole(['buyer'])).toBe(false)
    expect(shop.session.hasPermission(['cust:shoppingcart'])).toBe(false)
  })

  it('user info inside data is understood too', async () => {
    const { code, msg, ...rest } = userInfo()
    server.reply(lineOf('session.info'), { code, msg, data: rest })
    const { shop, state } = open({ storage: withToken() })
    await shop.start()
    expect(state()).toMatchObject({ name: 'anna', cust: { company: 'Anna GmbH' } })
  })

  it('an answer without a person is a failed load, never half a person', async () => {
    server.reply(lineOf('session.info'), { code: 200, msg: '' })
    const { shop, state, texts } = open({ storage: withToken() })
    await shop.start()
    expect(state()).toMatchObject(SIGNED_OUT)
    expect(texts()).toHaveLength(1)
  })

  it('an answer that comes after the sign-out is dropped', async () => {
    const info = held(userInfo())
    server.reply(lineOf('session.info'), info.reply)
    const { shop, state } = open({ storage: withToken() })
    const loading = shop.session.load()
    await vi.waitFor(() => expect(seen('session.info')).toBe(1), { timeout: 20_000 })
    shop.session.signOutLocally()
    info.release()
    await loading
    expect(state()).toMatchObject(SIGNED_OUT)
  })

  it('an account that signs in while an older token is being looked up gets its own data', async () => {
    const old = held(userInfo({ cust: { company: 'Old' } }))
    server.reply(lineOf('session.info'), ({ headers }) =>
      headers.authorization === 'Bearer old' ? old.reply() : userInfo({ cust: { company: 'New' } }),
    )
    const { shop, state, visited, texts } = open({ storage: withToken('old') })
    const loading = shop.session.load()
    await vi.waitFor(() => expect(seen('session.info')).toBe(1), { timeout: 20_000 })
    await shop.session.signIn(ANNA)
    old.release()
    await loading
    expect(state()).toMatchObject({ token: 'T', cust: { company: 'New' }, status: 'ready' })
    expect([visited, texts()]).toEqual([[], []])
  })
})

describe('signing out', () => {
  it('SES-006 SES-007 RT-022 notifies the server, clears everything and loads the root page', async () => {
    const storage = memoryStorage()
    const { shop, state, visited } = open({ storage })
    await shop.session.signIn(ANNA)
    await shop.session.signOut()
    const logout = server.requests.find(({ path }) => path.endsWith('/logout'))
    expect([logout?.method, logout?.headers.authorization]).toEqual(['DELETE', 'Bearer T'])
    expect(storage.get('Client-Token')).toBeUndefined()
    expect(state()).toMatchObject({ ...SIGNED_OUT, token: undefined, name: '', currency: '', shoppingCartQty: 0 })
    expect(visited).toEqual(['/ (reload)'])
  })

  it.each([
    ['code 500', { code: 500, msg: 'no' }],
    ['code 401', { code: 401 }],
    ['HTTP 401', status(401)],
    ['HTTP 500', status(500)],
  ])(
    'SES-006 the clearing happens although the call fails with %s, and nothing is said about it',
    async (_name, reply) => {
      const { shop, state, texts, visited } = open()
      await shop.session.signIn(ANNA)
      server.reply(lineOf('session.logout'), reply)
      await shop.session.signOut()
      expect(state()).toMatchObject({ ...SIGNED_OUT, expired: false })
      expect(texts()).toEqual([])
      expect(visited).toEqual(['/ (reload)'])
    },
  )

  it('SES-006 RT-022 a slow server keeps no account signed in: the root page is loaded at once, and the call outlives the page', async () => {
    const outliving: string[] = []
    const { shop, state, visited } = open({
      fetch: (input, init) => {
        if (init?.keepalive) outliving.push(`${init.method} ${new URL(String(input)).pathname}`)
        return fetch(input, init)
      },
    })
    await shop.session.signIn(ANNA)
    server.reply(lineOf('session.logout'), HANG)
    void shop.session.signOut()
    expect(state().isSignedIn).toBe(false)
    expect(visited).toEqual(['/ (reload)'])
    await vi.waitFor(() => expect(seen('session.logout')).toBe(1), { timeout: 20_000 })
    expect(outliving).toEqual(['DELETE /prod-api/clientauth/clienttoken/logout'])
  })
})
