/** What two shops of one browser keep from each other, and what the page of the shop itself has always stored. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepListView } from '../catalogue/list-view'
import { createShop } from '../shop'
import type { Shop, ShopOptions } from '../shop.types'
import { createJar } from '../testing/cookie-jar'
import { type LocalServer, startLocalServer } from '../testing/local-server'
import { lineOf, shopReplies } from '../testing/shop-replies'
import { tabDrafts } from './tab-drafts'

let one: LocalServer
let two: LocalServer
let shops: Shop[] = []
let jar: ReturnType<typeof createJar>
let local: Map<string, string>
let tab: Map<string, string>

const placeOf = (values: Map<string, string>) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
  removeItem: (name: string) => void values.delete(name),
})

/** The page of `origin`, in the same browser. */
function visit(origin: string): void {
  vi.stubGlobal('origin', origin)
  vi.stubGlobal('document', Object.assign(jar, { baseURI: `${origin}/supplies` }))
  vi.stubGlobal('location', { protocol: 'http:', origin, pathname: '/supplies', search: '', assign: () => undefined })
}

beforeEach(async () => {
  jar = createJar()
  local = new Map()
  tab = new Map()
  vi.stubGlobal('localStorage', placeOf(local))
  vi.stubGlobal('sessionStorage', placeOf(tab))
  visit('http://intranet.example')
  one = await startLocalServer(shopReplies())
  two = await startLocalServer(shopReplies())
  for (const server of [one, two])
    server.reply(lineOf('session.token'), { code: 200, access_token: server === one ? 'TOKEN-ONE' : 'TOKEN-TWO' })
})
afterEach(async () => {
  for (const shop of shops) shop.destroy()
  shops = []
  vi.unstubAllGlobals()
  await one.close()
  await two.close()
})

async function open(options: ShopOptions): Promise<Shop> {
  const shop = createShop({ navigate: () => undefined, language: 'en', ...options })
  shops.push(shop)
  await shop.start()
  return shop
}
const apiOf = ({ url }: LocalServer) => `${url}/prod-api`
const signIn = (shop: Shop) => shop.session.signIn({ userName: 'anna', password: 'p' })
const sent = ({ requests }: LocalServer) => requests.map(({ headers }) => headers.authorization)

it('SES-003 a page of supplier A and then one of supplier B on the same origin: B never receives the token of A', async () => {
  await signIn(await open({ apiBase: apiOf(one) }))
  const second = await open({ apiBase: apiOf(two) })
  expect(second.session.store.getState().isSignedIn).toBe(false)
  expect(two.requests.length).toBeGreaterThan(0)
  expect(sent(two).filter(Boolean)).toEqual([])
  await signIn(second)
  const again = await open({ apiBase: apiOf(one) })
  expect(again.session.store.getState().token).toBe('TOKEN-ONE')
  expect(sent(one).filter(header => header?.includes('TOKEN-TWO'))).toEqual([])
})

it('two sites of one supplier are signed in apart', async () => {
  await signIn(await open({ apiBase: apiOf(one), site: 4 }))
  expect((await open({ apiBase: apiOf(one), site: 5 })).session.store.getState().isSignedIn).toBe(false)
  expect((await open({ apiBase: apiOf(one), site: 4 })).session.store.getState().isSignedIn).toBe(true)
})

it('drafts, settings, searches and what one tab entered belong to one endpoint', async () => {
  const first = await open({ apiBase: apiOf(one) })
  const second = await open({ apiBase: apiOf(two) })
  keepListView(first, 'cards')
  tabDrafts(first.drafts).set('form', 'typed')
  first.storage.set('client-country', 'IT', 30)
  expect(second.drafts.get('cartwright.list-view')).toBeUndefined()
  expect(tabDrafts(second.drafts).get('form')).toBeUndefined()
  expect(second.storage.get('client-country')).toBeUndefined()
  expect([...local.keys(), ...tab.keys()].filter(name => !name.endsWith(`@${apiOf(one)}`))).toEqual([])
})

it('tabs of one supplier hear nothing of another', async () => {
  const first = await open({ apiBase: apiOf(one) })
  const second = await open({ apiBase: apiOf(two) })
  const same = await open({ apiBase: apiOf(one) })
  const [heard, overheard] = [vi.fn(), vi.fn()]
  same.broadcast.subscribe('probe', heard)
  second.broadcast.subscribe('probe', overheard)
  first.broadcast.post('probe', 1)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(1), { timeout: 20_000 })
  expect(overheard).not.toHaveBeenCalled()
})

it('SES-003 the page of the shop itself keeps the names it has: its sign-in stays', async () => {
  visit(one.url)
  jar.cookie = 'Client-Token=FROM-BEFORE'
  local.set('cartwright.list-view', 'cards')
  const shop = await open({ fetch: (input, init) => fetch(new URL(String(input), one.url), init) })
  expect(shop.session.store.getState()).toMatchObject({ isSignedIn: true, token: 'FROM-BEFORE' })
  expect(shop.drafts.get('cartwright.list-view')).toBe('cards')
})

it('SES-003 a shop on another port of the same host shares its cookies, and not its token', async () => {
  visit(one.url)
  const near = (server: LocalServer): ShopOptions => ({
    fetch: (input, init) => fetch(new URL(String(input), server.url), init),
  })
  await signIn(await open(near(one)))
  expect(jar.cookie).toContain('Client-Token=TOKEN-ONE')
  visit(two.url)
  const second = await open(near(two))
  expect(second.session.store.getState().isSignedIn).toBe(false)
  expect(sent(two).filter(Boolean)).toEqual([])
})

it('with getToken the token is in memory alone, with every kind of storage', async () => {
  const storage = new Map<string, string>()
  const shop = await open({
    apiBase: apiOf(one),
    getToken: async () => 'HANDED-OVER',
    storage: {
      get: name => storage.get(name),
      set: (name, value) => void storage.set(name, value),
      remove: name => void storage.delete(name),
    },
  })
  const plain = await open({ apiBase: apiOf(one), getToken: async () => 'HANDED-OVER' })
  expect([shop, plain].map(({ session }) => session.store.getState().token)).toEqual(['HANDED-OVER', 'HANDED-OVER'])
  await plain.sites.chooseLanguage('de')
  expect([...storage, ...local, ...tab]).toEqual([])
  expect(jar.cookie).toBe('')
})

it('RT-022 signOut() of a host ends the session and leads nowhere', async () => {
  const navigate = vi.fn()
  const shop = await open({ apiBase: apiOf(one), navigate })
  await signIn(shop)
  await shop.signOut()
  expect(shop.session.store.getState()).toMatchObject({ isSignedIn: false, token: undefined })
  expect(one.lines()).toContain(lineOf('session.logout'))
  expect(navigate).not.toHaveBeenCalled()
  expect(jar.cookie).not.toContain('TOKEN')
})
