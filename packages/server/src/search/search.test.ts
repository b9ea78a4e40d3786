import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { searches } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
let de: Buyer

beforeAll(async () => {
  shop = await startTestServer()
  ;[nl, de] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'buyer.de')]
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.delete(searches))

const remember = async (buyer: Buyer, ...keywords: string[]) => {
  for (const keyword of keywords) {
    shop.clock.advance(1_000)
    await buyer.ask('search.remember', { body: { custnum: 1, keyword } })
  }
}
const history = (buyer: Buyer) => buyer.ask('search.history', { query: {} })
const keywords = async (buyer: Buyer) => (await history(buyer)).map(entry => entry.keyword)

it('API-041 ENT-010 lists the ten newest own entries', async () => {
  await remember(nl, ...Array.from({ length: 12 }, (_, i) => `TN-${i}`))
  await remember(de, 'drum')
  const entries = await history(nl)
  expect(entries.map(entry => entry.keyword)).toEqual(Array.from({ length: 10 }, (_, i) => `TN-${11 - i}`))
  const info = await nl.ask('session.info', {})
  expect(entries[0]).toEqual({ searchId: expect.any(Number), keyword: 'TN-11', custnum: info.user.custnum })
  expect(await keywords(de)).toEqual(['drum'])
})

it('API-042 lists a repeated keyword once, as the newest', async () => {
  await remember(nl, 'TN-2420', 'drum', ' tn-2420 ')
  expect(await keywords(nl)).toEqual(['tn-2420', 'drum'])
})

it('API-041 API-042 keeps nothing for visitors', async () => {
  await remember(nl, 'TN-2420')
  const kept = await call(shop, 'search.remember', { body: { custnum: -1, keyword: 'secret' } })
  expect(kept).toMatchObject({ code: 200, result: null })
  expect(await call(shop, 'search.history', { query: { custnum: -1 } })).toMatchObject({ code: 200, result: [] })
  expect(await shop.db.select().from(searches)).toHaveLength(1)
})

it('API-043 removes an own entry; a foreign or unknown one is refused', async () => {
  await remember(nl, 'TN-2420')
  const [entry] = await history(nl)
  const id = entry!.searchId
  expect((await de.call('search.forget', { params: { id } })).code).toBe(404)
  expect(await keywords(nl)).toEqual(['TN-2420'])
  expect((await nl.call('search.forget', { params: { id } })).code).toBe(200)
  expect(await keywords(nl)).toEqual([])
  expect((await nl.call('search.forget', { params: { id } })).code).toBe(404)
})
