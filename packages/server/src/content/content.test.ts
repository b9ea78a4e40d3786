import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents } from '../db/schema'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())

const TILE = {
  ...{ id: expect.any(Number), title: expect.stringMatching(/./), text: expect.any(String) },
  ...{ image: expect.any(String), link: expect.stringMatching(/^\//) },
}

describe('the home page', () => {
  it.each([
    ['API-029', 'content.brandSubjects'],
    ['API-030', 'content.activitySubjects'],
    ['API-038', 'content.banners'],
  ] as const)('%s %s are tiles with title, picture and link', async (_row, name) => {
    const { code, result = [] } = await call(shop, name, { query: {} })
    expect(code).toBe(200)
    expect(result.length).toBeGreaterThan(1)
    for (const tile of result) expect(tile).toEqual(TILE)
  })

  it('API-031 the floors hold parts in the order they are named, without prices', async () => {
    const { result: floors = [] } = await call(shop, 'content.homeFloors', { query: { language: 'en', orgId: 1 } })
    expect(floors.map(({ title }) => title)).toEqual([
      'Most ordered toner',
      'Colour sets for Kyocera and HP',
      'Drum units',
      'Labels',
    ])
    expect(floors[0]?.goods.slice(0, 2).map(({ oemCode }) => oemCode)).toEqual(['CF259X', 'TN-2420'])
    for (const { goods, link } of floors) {
      expect(link).toMatch(/^\/list\/toner/)
      expect(goods.length).toBeGreaterThan(2)
      for (const part of goods)
        expect(part).toMatchObject({
          number: expect.stringMatching(/./),
          image: expect.stringMatching(/^\/pictures\//),
        })
    }
    expect(JSON.stringify(floors)).not.toMatch(/price/i)
  })
})

describe('help pages', () => {
  it('API-039 declarations are the texts of a type, or all of them', async () => {
    const list = async (type?: string) =>
      (await call(shop, 'content.declarations', { query: { type, language: 'en' } })).result ?? []
    expect(await list('terms')).toEqual([
      { id: expect.any(Number), type: 'terms', title: 'Terms and conditions', text: expect.stringMatching(/VAT/) },
    ])
    const types = (await list()).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['announcement', 'terms', 'cookies', 'toolbar']))
    for (const type of ['banner', 'faq']) {
      expect(types).not.toContain(type)
      expect(await list(type)).toEqual([])
    }
  })

  it('API-040 the FAQ is pairs of question and answer', async () => {
    const { result = [] } = await call(shop, 'content.faq', { query: { language: 'en' } })
    expect(result.length).toBeGreaterThan(3)
    for (const { question, answer } of result)
      expect([question, answer]).toEqual([expect.stringMatching(/\?$/), expect.stringMatching(/\.$/)])
  })

  it('come in the language asked for where there is one, else in English', async () => {
    const row = {
      kind: 'faq',
      language: 'de',
      region: 'EU',
      title: 'Wie sehe ich Preise?',
      body: 'Nach der Anmeldung.',
    }
    await shop.db.insert(contents).values(row)
    const ask = async (language: string) => (await call(shop, 'content.faq', { query: { language } })).result ?? []
    expect((await ask('de')).map(({ question }) => question)).toEqual([row.title])
    expect(await ask('fr')).toEqual(await ask('en'))
  })
})
