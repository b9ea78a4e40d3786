import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OFFERED_LANGUAGES } from '../contract/languages'
import type { Shop, ShopOptions } from '../shop.types'
import { cookieStorage, memoryStorage } from '../storage/storage'
import { createJar } from '../testing/cookie-jar'
import { HANG, type LocalServer, startLocalServer, status } from '../testing/local-server'
import { openShop } from '../testing/open-shop'
import { lineOf, SITES, shopReplies, site, userInfo } from '../testing/shop-replies'

const MONTH_S = 30 * 86_400

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
  const opened = openShop(`${server.url}/prod-api`, { preferredLanguages: [], ...options })
  shops.push(opened.shop)
  const { sites, messages, i18n } = opened.shop
  const texts = () => messages.store.getState().items.map(({ text }) => text)
  return { ...opened, sites, state: sites.store.getState, texts, language: () => i18n.store.getState().language }
}
async function start(options: ShopOptions = {}) {
  const opened = open(options)
  await opened.shop.start()
  return opened
}
function signedIn(orgId: number) {
  server.reply(lineOf('session.info'), userInfo({ user: { ...userInfo().user, orgId } }))
  const storage = memoryStorage()
  storage.set('Client-Token', 'T')
  return storage
}
const seen = (name: Parameters<typeof lineOf>[0]) =>
  server.requests.filter((_, at) => server.lines()[at] === lineOf(name))
const country = (countryIso2: string | undefined) =>
  server.reply(lineOf('site.countryByIp'), { code: 200, data: { countryIso2 } })
const list = (orgSites: unknown, languages?: unknown) =>
  server.reply(lineOf('site.options'), { code: 200, data: { orgSites, languages } })

it('the country is asked for beside the list of sites, not after it', async () => {
  server.reply(lineOf('site.options'), HANG)
  const { shop } = open()
  void shop.start()
  await vi.waitFor(() => expect(seen('site.countryByIp')).toHaveLength(1), { timeout: 20_000 })
})

it.each([
  ['America/New_York', 'America/New_York'],
  ['Mars/Olympus_Mons', undefined],
  [undefined, undefined],
])('N1 the zone %s of the site is %s here: one that is not known must not break a page', async (timeZone, known) => {
  list([{ ...site(1, 'NL', 'en'), timeZone }])
  expect((await start({ storage: signedIn(1) })).state()).toMatchObject({ orgId: 1, timeZone: known })
})

describe('region', () => {
  it('REG-002 reads NA before it has loaded', () => {
    server.reply(lineOf('site.region'), HANG)
    const { shop, state } = open()
    void shop.start()
    expect(state().region).toBe('NA')
  })

  it.each(['EU', 'US'] as const)('REG-003 %s is asked for once at the start, without the token', async region => {
    server.reply(lineOf('site.region'), { code: 200, data: region })
    const { shop, state } = await start({ storage: signedIn(5) })
    await shop.start()
    expect(state().region).toBe(region)
    expect(seen('site.region').map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  it.each([{ code: 200, data: 'CN' }, { code: 200, data: null }, { code: 500, msg: 'x' }, status(500)])(
    'REG-001 the answer %j leaves NA, and says nothing',
    async reply => {
      server.reply(lineOf('site.region'), reply)
      const { state, texts } = await start()
      expect([state().region, texts()]).toEqual(['NA', []])
    },
  )

  it('REG-004 the hook for the US runs exactly once there, and never in the EU', async () => {
    const onUsRegion = vi.fn()
    await start({ onUsRegion })
    expect(onUsRegion).not.toHaveBeenCalled()
    server.reply(lineOf('site.region'), { code: 200, data: 'US' })
    const { sites } = await start({ onUsRegion })
    await sites.load()
    expect(onUsRegion).toHaveBeenCalledTimes(1)
  })
})

describe('the list of sites', () => {
  it('API-026 API-027 a visitor asks once with an empty name and isVisitor=1', async () => {
    await start()
    const [request, ...more] = seen('site.options')
    expect([...(request?.query ?? [])]).toEqual([
      ['siteName', ''],
      ['isVisitor', '1'],
    ])
    expect(more).toEqual([])
  })

  it('API-025 an account asks with its org and nothing else', async () => {
    await start({ storage: signedIn(5) })
    expect(seen('site.options').map(({ query }) => query.toString())).toEqual(['orgId=5'])
  })

  it.each([
    ['code 500', { code: 500, msg: 'x' }],
    ['HTTP 500', status(500)],
    ['nothing', { code: 200, data: null }],
    ['another shape', { code: 200, data: { orgSites: 'none' } }],
  ])('REG-021 %s is ignored silently: no message, former list, org 1', async (_name, reply) => {
    server.reply(lineOf('site.options'), reply)
    const { state, texts } = await start()
    expect([state().orgId, state().sites, texts()]).toEqual([1, [], []])
  })

  it('REG-021 a later answer that fails keeps the list there was', async () => {
    const { state, sites, texts } = await start()
    server.reply(lineOf('site.options'), { code: 500, msg: 'x' })
    await sites.load()
    expect(state().sites).toHaveLength(SITES.length)
    expect(texts()).toEqual([])
  })

  it('LAY-026 the addresses are those of the region, also for an account', async () => {
    const offices = [1, 3].map(orgId => ({ orgId, iso2: 'NL', name: 'x', lines: ['Kade 1', '1000 AA Stad'] }))
    server.reply(lineOf('site.options'), { code: 200, data: { orgSites: SITES, languages: [], offices } })
    const { state } = await start({ storage: signedIn(5) })
    expect(state().offices).toEqual(offices)
  })

  it('LAY-026 a server without addresses shows none', async () => {
    const { state } = await start()
    expect(state().offices).toEqual([])
  })

  it('ENT-005 a site without registerOrgId is filed under 1', async () => {
    const { registerOrgId: _, ...without } = site(3, 'IT', 'it')
    list([without, site(5, 'DE', 'de')])
    const { state } = await start()
    expect(state().sites.map(({ registerOrgId }) => registerOrgId)).toEqual([1, 5])
  })

  it.each([
    [undefined, undefined, OFFERED_LANGUAGES],
    [[], undefined, OFFERED_LANGUAGES],
    [['de', 'es', 'zh', 'de-AT'], undefined, ['de', 'zh']],
    [['es'], undefined, OFFERED_LANGUAGES],
    [['de'], ['en', 'zh'], ['en', 'zh']],
    ['de', undefined, OFFERED_LANGUAGES],
  ])(
    'LANG-010 with %j from the server and %j from the host the dropdown has %j',
    async (fromServer, languages, expected) => {
      list(SITES, fromServer)
      const { state } = await start(languages ? { languages } : {})
      expect(state().languages).toEqual(expected)
    },
  )
})

describe('the site at the start', () => {
  const cookie = (iso2: string) => {
    const storage = memoryStorage()
    storage.set('client-country', iso2)
    return storage
  }

  it('REG-005 an account has the site of its own org, before cookie, address and query', async () => {
    country('FR')
    const storage = signedIn(5)
    storage.set('client-country', 'IT')
    const { state, sites } = await start({ storage, queryOrgId: 8, site: 7 })
    expect(state()).toMatchObject({ orgId: 5, siteName: 'Site 5', hotPhone: '+5', iso2: 'DE' })
    expect(seen('site.countryByIp')).toEqual([])
    // Nor can it go elsewhere.
    await sites.choose(8)
    expect(state().orgId).toBe(5)
  })

  it('REG-005 an account that signs in comes to its own site, and leaves it when signing out', async () => {
    country('FR')
    server.reply(lineOf('session.info'), userInfo())
    const { shop, state } = await start()
    expect(state().orgId).toBe(8)
    await shop.session.signIn({ userName: 'anna', password: 'p' })
    await vi.waitFor(() => expect(state().siteName).toBe('Site 5'), { timeout: 20_000 })
    shop.session.signOutLocally()
    await vi.waitFor(() => expect(state().siteName).toBe('Site 8'), { timeout: 20_000 })
  })

  it('REG-005 the org counts even when the list cannot be had', async () => {
    server.reply(lineOf('site.options'), { code: 500 })
    expect((await start({ storage: signedIn(11) })).state().orgId).toBe(11)
  })

  it('REG-006 a remembered country comes first, and no other is asked for', async () => {
    country('DE')
    const { state } = await start({ storage: cookie('IT'), queryOrgId: 8 })
    expect(state().orgId).toBe(3)
    expect(seen('site.countryByIp')).toEqual([])
  })

  it('REG-007 then the country of the address', async () => {
    country('DE')
    expect((await start({ queryOrgId: 8 })).state().orgId).toBe(5)
  })

  it.each([
    ['is empty', { code: 200, data: { countryIso2: '' } }],
    ['is missing', { code: 200, data: null }],
    ['fails', { code: 500, msg: 'x' }],
    ['is refused', status(404)],
  ])('REG-008 when that %s, the query of the page', async (_name, reply) => {
    server.reply(lineOf('site.countryByIp'), reply)
    const { state, texts } = await start({ queryOrgId: 8 })
    expect([state().orgId, texts()]).toEqual([8, []])
  })

  it.each([15, 99, -1])('REG-008 an org %i that is hidden or unknown is ignored', async queryOrgId => {
    list([...SITES, site(15, 'CN', 'zh')])
    expect((await start({ queryOrgId })).state().orgId).toBe(1)
  })

  it('REG-009 else the first site, and 1 without any', async () => {
    list([site(2, 'BE', 'fr'), ...SITES])
    expect((await start()).state().orgId).toBe(2)
    list([])
    expect((await start()).state().orgId).toBe(1)
  })

  it.each([
    ['REG-010', 'IT', 3],
    ['REG-011', 'DE', 5],
    ['REG-012', 'GB', 7],
    ['REG-013', 'FR', 8],
    ['REG-014', 'PL', 11],
    ['REG-015', 'ES', 1],
    ['REG-015', 'xx', 1],
    ['REG-015', 'it', 3],
  ])('%s an address in %s leads to org %i', async (_id, iso2, orgId) => {
    country(iso2)
    expect((await start()).state().orgId).toBe(orgId)
  })

  it('REG-015 a country whose site is not on the list leads to the first one', async () => {
    country('PL')
    list(SITES.filter(({ orgId }) => orgId !== 11))
    expect((await start()).state().orgId).toBe(1)
  })

  it('a site fixed by the host wins over cookie and address', async () => {
    country('DE')
    expect((await start({ storage: cookie('IT'), site: 8 })).state().orgId).toBe(8)
  })
})

describe('choosing a site', () => {
  it('what was drawn before the site was known is drawn again as Americans write', async () => {
    list([site(2, 'US', 'en')])
    const { shop } = open()
    const versions: string[] = []
    shop.i18n.store.subscribe(() => versions.push(shop.i18n.formatMoney(5, 'USD')))
    await shop.start()
    expect(versions.at(-1)).toBe('$5.00')
  })

  it('REG-016 SITE-027 takes over everything the site says', async () => {
    const { sites, state } = await start()
    await sites.choose(3)
    expect(state()).toMatchObject({
      orgId: 3,
      siteName: 'Site 3',
      skypeId: 'skype.3',
      hotPhone: '+3',
      serviceEmail: 'service.3@example.com',
      workTime: '3:00',
      language: 'it',
      iso2: 'IT',
    })
  })

  it.each([
    ['REG-017', 3, 'IT'],
    ['REG-017', 5, 'DE'],
    ['REG-017', 7, 'GB'],
    ['REG-017', 8, 'FR'],
    ['REG-017', 11, 'PL'],
    ['REG-018', 1, 'NL'],
    ['REG-018', 2, 'NL'],
  ])('%s org %i is remembered as %s', async (_id, orgId, iso2) => {
    list([site(9, 'XX', 'en'), site(2, 'BE', 'fr'), ...SITES])
    const storage = memoryStorage()
    const { sites } = await start({ storage })
    await sites.choose(orgId)
    expect(storage.get('client-country')).toBe(iso2)
  })

  it('LIM-004 REG-017 the country is kept for 30 days, under a name the host may change', async () => {
    const jar = createJar()
    const { sites } = await start({ storage: cookieStorage(jar, false), cookieNames: { country: 'land' } })
    await sites.choose(5)
    expect(jar.written).toContain(`land=DE; Path=/; SameSite=Lax; Max-Age=${MONTH_S}`)
  })

  it('REG-019 says so; choosing the present one, or one that is none, does nothing', async () => {
    const storage = memoryStorage()
    const { sites, texts, state } = await start({ storage })
    await sites.choose(1)
    await sites.choose(99)
    expect([texts(), storage.get('client-country'), state().orgId]).toEqual([[], undefined, 1])
    await sites.choose(7)
    expect(texts()).toEqual(['Switch Successfully'])
  })

  it.each([
    ['LANG-017', 3, 'it'],
    ['LANG-018', 5, 'de'],
    ['LANG-019', 7, 'en'],
    ['LANG-020', 8, 'fr'],
    ['LANG-021', 11, 'en'],
  ])('%s REG-020 org %i brings the language %s, also after another choice', async (_id, orgId, expected) => {
    const storage = memoryStorage()
    const { sites, language } = await start({ storage })
    await sites.chooseLanguage('zh')
    await sites.choose(orgId)
    expect(language()).toBe(expected)
    // It is an explicit step and kept like a chosen language.
    expect(storage.get('login-language')).toBe(expected)
  })

  it('LANG-022 another country brings the language of its site, or English', async () => {
    list([site(1, 'NL', 'fr'), site(2, 'BE', 'nl'), site(4, 'AT', ''), site(5, 'DE', 'de')])
    const { sites, language } = await start({ queryOrgId: 5 })
    const choose = async (orgId: number) => {
      await sites.choose(orgId)
      return language()
    }
    expect([await choose(1), await choose(2), await choose(4)]).toEqual(['fr', 'en', 'en'])
  })

  it('is not undone by an address that is looked up slowly', async () => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    server.reply(lineOf('site.countryByIp'), () => released.then(() => ({ code: 200, data: { countryIso2: 'FR' } })))
    const { shop, sites, state } = open()
    const started = shop.start()
    await vi.waitFor(() => expect(state().sites).toHaveLength(SITES.length), { timeout: 20_000 })
    await sites.choose(5)
    release()
    await started
    expect(state().orgId).toBe(5)
  })
})

describe('other tabs', () => {
  it('show the site and the language that are chosen in one, and say nothing', async () => {
    const jar = createJar()
    const channel = `sites-${Math.random()}`
    const tab = () => start({ storage: cookieStorage(jar, false), channel })
    const [here, there] = [await tab(), await tab()]
    await here.sites.choose(3)
    await vi.waitFor(() => expect([there.state().orgId, there.language()]).toEqual([3, 'it']), { timeout: 20_000 })
    await here.sites.chooseLanguage('de')
    await vi.waitFor(() => expect(there.language()).toBe('de'), { timeout: 20_000 })
    expect([there.state().orgId, there.texts()]).toEqual([3, []])
  })

  it('of a host that has fixed its site stay there', async () => {
    const jar = createJar()
    const channel = `sites-${Math.random()}`
    const tab = (options: ShopOptions) => start({ storage: cookieStorage(jar, false), channel, ...options })
    const [here, there] = [await tab({}), await tab({ site: 5 })]
    await here.sites.choose(3)
    await vi.waitFor(() => expect(there.language()).toBe('it'), { timeout: 20_000 })
    expect(there.state().orgId).toBe(5)
  })
})

describe('choosing a language', () => {
  it('LANG-013 changes it and says so', async () => {
    const { sites, language, texts } = await start({ preferredLanguages: ['de'] })
    expect(language()).toBe('de')
    await sites.chooseLanguage('en')
    expect([language(), texts()]).toEqual(['en', ['Switch Language Successfully']])
  })

  it.each(['es', 'ja', '', 'x'])(
    'LANG-006 LANG-007 choosing %j, which is no language of the shop, gives English',
    async code => {
      const { sites, language } = await start({ preferredLanguages: ['de'] })
      await sites.chooseLanguage(code)
      expect(language()).toBe('en')
    },
  )

  it('LANG-023 LANG-025 signed out it is kept for 30 days in the login cookie only', async () => {
    const jar = createJar()
    const { sites } = await start({ storage: cookieStorage(jar, false) })
    await sites.chooseLanguage('fr')
    expect(jar.written).toEqual([`login-language=fr; Path=/; SameSite=Lax; Max-Age=${MONTH_S}`])
  })

  it('LANG-023 LANG-024 signed in it is kept for 30 days in the client cookie only', async () => {
    const jar = createJar()
    jar.cookie = 'Client-Token=T'
    const { sites } = await start({ storage: cookieStorage(jar, false) })
    await sites.chooseLanguage('fr')
    expect(jar.written.slice(1)).toEqual([`client-language=fr; Path=/; SameSite=Lax; Max-Age=${MONTH_S}`])
  })

  it.each([
    ['LANG-014', { login: 'fr' }, ['de'], 'fr'],
    ['LANG-014', { login: 'es' }, ['de'], 'de'],
    ['LANG-015', {}, ['de-AT'], 'de'],
    ['LANG-016', {}, ['nl-NL'], 'en'],
    ['LANG-025', { login: 'fr', client: 'it' }, [], 'fr'],
    ['LANG-024', { login: 'fr', client: 'it', token: 'T' }, [], 'it'],
    ['LANG-025', { login: 'fr', token: 'T' }, [], 'fr'],
  ])(
    '%s with %j stored and a reader of %j the shop starts in %s',
    async (_id, stored, preferredLanguages, expected) => {
      const storage = memoryStorage()
      const { login, client, token } = stored as Record<string, string | undefined>
      if (login) storage.set('login-language', login)
      if (client) storage.set('client-language', client)
      if (token) storage.set('Client-Token', token)
      expect((await start({ storage, preferredLanguages })).language()).toBe(expected)
    },
  )

  it('a language fixed by the host wins over cookies', async () => {
    const storage = memoryStorage()
    storage.set('login-language', 'fr')
    expect((await start({ storage, language: 'pl' })).language()).toBe('pl')
  })
})
