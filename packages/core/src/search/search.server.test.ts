/** The search box against the real server. */
import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../storage/storage'
import { openShop, type WatchedShop } from '../testing/signed-in-shop'
import { searchOf } from './search'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const words = ({ shop }: WatchedShop) => shop.session.store.getState().searchHistory.map(({ keyword }) => keyword)
const ids = ({ shop }: WatchedShop) => shop.session.store.getState().searchHistory.map(({ searchId }) => searchId)

/** Searches one after the other, each until the server has kept it. */
async function search(watched: WatchedShop, ...keywords: string[]) {
  for (const keyword of keywords) {
    await searchOf(watched.shop).pathOf(keyword)
    await vi.waitFor(() => expect(ids(watched)).not.toContain(0), { timeout: 20_000 })
  }
}

describe('the history of an account', () => {
  it('ENT-003 API-041 API-042 newest first, a repeated keyword once, at most ten, the same after the next sign-in', async () => {
    const first = await openShop(server, 'buyer.de')
    await search(first, ...Array.from({ length: 12 }, (_, index) => `TN-${index}`), 'tn-5')
    expect(words(first)).toEqual(['tn-5', 'TN-11', 'TN-10', 'TN-9', 'TN-8', 'TN-7', 'TN-6', 'TN-4', 'TN-3', 'TN-2'])
    const { custnum } = first.shop.session.store.getState()
    expect(first.sent('search.remember').at(-1)).toEqual({ custnum, keyword: 'tn-5' })
    const second = await openShop(server, 'buyer.de')
    expect(words(second)).toEqual(words(first))
    expect(second.shop.session.store.getState().searchHistory.every(entry => entry.custnum === custnum)).toBe(true)
  })

  it('SRCH-002 API-043 an entry is removed by its id, without starting a search', async () => {
    const watched = await openShop(server, 'buyer.fr')
    await search(watched, 'TN-241', 'DR-243')
    const [, older] = ids(watched)
    const went = watched.visited.length
    await searchOf(watched.shop).forget(older ?? 0)
    expect(watched.sent('search.forget')).toEqual([`/clientsystem/searchhis/${older}`])
    expect(words(watched)).toEqual(['DR-243'])
    expect(watched.visited).toHaveLength(went)
    await searchOf(watched.shop).loadHistory()
    expect(words(watched)).toEqual(['DR-243'])
  })

  it('SRCH-002 an entry of this very moment can be removed as well', async () => {
    const watched = await openShop(server, 'buyer.it')
    await searchOf(watched.shop).pathOf('TN-247')
    await searchOf(watched.shop).forget(0)
    await searchOf(watched.shop).loadHistory()
    expect(words(watched)).toEqual([])
  })

  it('an entry that could not be removed comes back, and the failure is reported', async () => {
    const watched = await openShop(server, 'buyer.uk')
    await search(watched, 'TN-241')
    const [searchId = 0] = ids(watched)
    watched.before.run = name => {
      if (name === 'search.forget') throw new TypeError('no network')
    }
    await expect(searchOf(watched.shop).forget(searchId)).rejects.toMatchObject({ kind: 'network' })
    expect(words(watched)).toEqual(['TN-241'])
    expect(watched.shop.messages.store.getState().items).toHaveLength(1)
  })

  it('API-041 belongs to one account', async () => {
    await search(await openShop(server, 'buyer.nl'), 'SECRET-1')
    expect(words(await openShop(server, 'buyer.pl'))).toEqual([])
  })

  it('a search goes on although it could not be remembered', async () => {
    const watched = await openShop(server, 'clerk.nl')
    watched.before.run = name => {
      if (name === 'search.remember') throw new TypeError('no network')
    }
    expect(await searchOf(watched.shop).pathOf('TN-241')).toMatch(/^\/search\?keyword=TN-241&t=\d+$/)
    await vi.waitFor(() => expect(watched.sent('search.remember')).toHaveLength(1), { timeout: 20_000 })
    expect(watched.shop.messages.store.getState().items).toEqual([])
  })
})

describe('the history of a visitor', () => {
  it('API-041 API-042 stays in the own browser, and is there next time', async () => {
    const drafts = memoryStorage()
    const first = await openShop(server, undefined, { drafts })
    await first.shop.start()
    await searchOf(first.shop).pathOf('TN-241')
    await searchOf(first.shop).pathOf('DR-243')
    await searchOf(first.shop).pathOf('tn-241')
    await vi.waitFor(() => expect(first.sent('search.remember')).toContainEqual({ custnum: -1, keyword: 'DR-243' }), {
      timeout: 20_000,
    })
    const second = await openShop(server, undefined, { drafts })
    await searchOf(second.shop).loadHistory()
    expect(words(second)).toEqual(['tn-241', 'DR-243'])
    await searchOf(second.shop).forget(ids(second)[0] ?? 0)
    expect(words(second)).toEqual(['DR-243'])
    expect(second.sent('search.forget')).toEqual([])
    const stranger = await openShop(server)
    await stranger.shop.start()
    expect(words(stranger)).toEqual([])
  })

  it('two tabs lose nothing of each other', async () => {
    const drafts = memoryStorage()
    const [one, other] = [await openShop(server, undefined, { drafts }), await openShop(server, undefined, { drafts })]
    await Promise.all([one.shop.start(), other.shop.start()])
    await searchOf(one.shop).pathOf('TN-241')
    await searchOf(other.shop).pathOf('DR-243')
    expect(words(other)).toEqual(['DR-243', 'TN-241'])
    await searchOf(one.shop).forget(ids(one)[0] ?? 0)
    expect(words(one)).toEqual(['DR-243'])
  })

  it('is another than that of the account, and comes back after a sign-out', async () => {
    const watched = await openShop(server)
    await watched.shop.start()
    await searchOf(watched.shop).pathOf('VISITOR-1')
    await watched.shop.session.signIn({ userName: 'new.nl', password: 'Cartwright1' })
    expect(words(watched)).toEqual([])
    watched.shop.session.signOutLocally()
    await vi.waitFor(() => expect(words(watched)).toEqual(['VISITOR-1']), { timeout: 20_000 })
  })

  it.each(['', 'no JSON', '{"a":1}', '[1,null,{"keyword":"x"}]'])(
    'a draft %j of a foreign shape is no history',
    async text => {
      const drafts = memoryStorage()
      drafts.set('cartwright.searches', text)
      const watched = await openShop(server, undefined, { drafts })
      await watched.shop.start()
      expect(words(watched)).toEqual([])
    },
  )
})

describe('suggestions', () => {
  it('SRCH-001 are the entries that begin with the trimmed text, in either case; all for no text', async () => {
    const watched = await openShop(server)
    for (const keyword of ['TN-241', 'DR-243', 'TN-245']) await searchOf(watched.shop).pathOf(keyword)
    const suggest = (text: string) =>
      searchOf(watched.shop)
        .suggest(text)
        .map(({ keyword }) => keyword)
    expect(suggest('TN')).toEqual(['TN-245', 'TN-241'])
    expect(suggest(' tn ')).toEqual(['TN-245', 'TN-241'])
    expect(suggest('')).toEqual(['TN-245', 'DR-243', 'TN-241'])
    expect(suggest('24')).toEqual([])
  })

  it('parts are looked up from two characters on', async () => {
    const watched = await openShop(server)
    expect(await searchOf(watched.shop).parts(' T ')).toEqual([])
    expect(watched.queries('catalogue.query')).toEqual([])
    const parts = await searchOf(watched.shop).parts(' TN ')
    expect(parts.length).toBeGreaterThan(0)
    expect(watched.queries('catalogue.query')[0]?.get('keyword')).toBe('TN')
    const stopped = new AbortController()
    const pending = searchOf(watched.shop).parts('TN-24', stopped.signal)
    stopped.abort()
    await expect(pending).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('QO-003 parts whose number is like one that no part has, only where nothing matches', async () => {
    const watched = await openShop(server)
    const [near] = await searchOf(watched.shop).parts('TN-2421')
    expect(near).toMatchObject({ number: 'CW-TN2420', isNear: true })
    expect(watched.sent('catalogue.nearest')).toHaveLength(1)
    const [exact] = await searchOf(watched.shop).parts('Brother TN2420')
    expect(exact).toMatchObject({ number: 'CW-TN2420', reading: 'words' })
    expect(exact).not.toHaveProperty('isNear')
    expect(await searchOf(watched.shop).parts('no such part at all')).toEqual([])
    expect(watched.sent('catalogue.nearest')).toHaveLength(1)
  })
})

describe('going to the results', () => {
  it('SRCH-003 the keyword is trimmed and encoded, the time makes each search a new one', async () => {
    const times = [1_000, 1_001]
    const watched = await openShop(server, undefined, { now: () => new Date(times.shift() ?? 0) })
    const search = searchOf(watched.shop)
    const paths = [await search.pathOf(' TN-241 & more '), await search.pathOf('TN-241 & more')]
    const targets = paths.map(path => new URL(path ?? '', 'http://shop'))
    expect(targets.map(({ pathname, searchParams }) => [pathname, searchParams.get('keyword')])).toEqual(
      Array(2).fill(['/search', 'TN-241 & more']),
    )
    expect(targets.map(({ searchParams }) => searchParams.get('t'))).toEqual(['1000', '1001'])
    expect(watched.visited).toEqual([])
  })

  it('SRCH-003 an empty keyword leads nowhere', async () => {
    const watched = await openShop(server)
    expect(await searchOf(watched.shop).pathOf('   ')).toBeUndefined()
    expect(words(watched)).toEqual([])
  })
})
