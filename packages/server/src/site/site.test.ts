import { type CallInput, OFFERED_LANGUAGES } from '@cartwright/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())

const VISITOR = { siteName: '', isVisitor: '1' } as const
async function sitesFor(query: CallInput<'site.options'>['query'], token?: string) {
  const { result } = await call(shop, 'site.options', { query }, { token })
  if (!result) throw new Error('no sites')
  return result
}

describe('the sites', () => {
  it.each([
    ['SITE-020', 1, 'NL', 'Netherlands', 'en'],
    ['SITE-021', 3, 'IT', 'Italy', 'it'],
    ['SITE-022', 5, 'DE', 'Germany', 'de'],
    ['SITE-023', 7, 'GB', 'UK', 'en'],
    ['SITE-024', 8, 'FR', 'France', 'fr'],
    ['SITE-025', 11, 'PL', 'Poland', 'pl'],
  ])('API-026 %s a visitor finds orgId %i, %s', async (_row, orgId, iso2, siteName, language) => {
    const { orgSites } = await sitesFor(VISITOR)
    expect(orgSites.find(site => site.orgId === orgId)).toMatchObject({ iso2, siteName, language })
  })

  it('SITE-020 start with the default one', async () => {
    expect((await sitesFor(VISITOR)).orgSites[0]?.orgId).toBe(1)
  })

  it('API-025 a signed-in user asks with orgId and finds the same sites to choose from', async () => {
    const token = await shop.signIn('buyer.de')
    expect(await sitesFor({ orgId: 5 }, token)).toEqual(await sitesFor(VISITOR))
  })

  it('can be asked for by name, taken literally', async () => {
    const idsOf = async (siteName: string) => (await sitesFor({ siteName })).orgSites.map(({ orgId }) => orgId)
    expect(await idsOf('germany')).toEqual([5])
    expect(await idsOf('%')).toEqual([])
    expect(await idsOf("'; drop table org_sites; --")).toEqual([])
  })

  it('ENT-004 each carry the ten fields', async () => {
    const { orgSites } = await sitesFor(VISITOR)
    expect(orgSites.length).toBeGreaterThanOrEqual(6)
    for (const site of orgSites) {
      expect(site).toMatchObject({
        orgId: expect.any(Number),
        siteName: expect.stringMatching(/./),
        skypeId: expect.stringMatching(/./),
        hotPhone: expect.stringMatching(/\d/),
        serviceEmail: expect.stringMatching(/@/),
        workTime: expect.stringMatching(/./),
        myqo: expect.any(String),
        language: expect.stringMatching(/^[a-z]{2}$/),
        iso2: expect.stringMatching(/^[A-Z]{2}$/),
        registerOrgId: expect.any(Number),
      })
    }
  })

  it('LAY-026 come with the five addresses of the region, also for one site', async () => {
    const { offices } = await sitesFor({ siteName: 'germany' })
    expect(offices?.map(({ iso2 }) => iso2)).toEqual(['NL', 'IT', 'DE', 'GB', 'FR'])
    expect(offices?.[0]).toEqual({
      orgId: 1,
      iso2: 'NL',
      name: 'Netherlands',
      lines: ['Keizersweg 118', '3542 AD Utrecht'],
    })
  })

  it('ENT-006 come with the list of languages', async () => {
    expect((await sitesFor(VISITOR)).languages).toEqual(OFFERED_LANGUAGES)
  })
})

describe('the region', () => {
  it('API-028 is EU by default, and US where the shop is configured so', async () => {
    expect((await call(shop, 'site.region', {})).envelope).toMatchObject({ code: 200, data: 'EU' })
    const american = await startTestServer({ region: 'US' })
    try {
      expect((await call(american, 'site.region', {})).result).toBe('US')
      const { result } = await call(american, 'site.options', { query: VISITOR })
      expect(result?.orgSites.map(({ iso2 }) => iso2)).toEqual(['US'])
      expect(result?.offices?.map(({ place }) => place)).toEqual(['headOffice', 'distributionCentre'])
      expect((await call(american, 'site.currencies', {})).result?.map(({ currency }) => currency)).toEqual(['USD'])
      await expect(american.signIn('buyer.us')).resolves.toBeTruthy()
      await expect(american.signIn('buyer.nl')).rejects.toThrow('601')
    } finally {
      await american.close()
    }
  })
})

describe('lists for address forms', () => {
  it('API-032 the currencies of the sites, each once and with its name', async () => {
    const { result } = await call(shop, 'site.currencies', {})
    expect(result).toEqual([
      { currency: 'EUR', name: 'Euro' },
      { currency: 'GBP', name: 'British Pound' },
      { currency: 'PLN', name: 'Polish Zloty' },
    ])
  })

  it('API-033 API-034 the countries, and one of them by its id', async () => {
    const { result: countries = [] } = await call(shop, 'site.countries', {})
    const germany = countries.find(({ countryIso2 }) => countryIso2 === 'DE')
    expect(germany).toEqual({ countryId: expect.any(Number), countryIso2: 'DE', name: 'Germany' })
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).sort())
    const one = await call(shop, 'site.country', { params: { id: germany?.countryId ?? 0 } })
    expect(one.result).toEqual(germany)
    const none = await call(shop, 'site.country', { params: { id: 99_999 } })
    expect(none.envelope).toEqual({ code: 404, msg: 'The country does not exist', data: null })
  })

  it('ENT-011 API-036 the states and regions of EU countries', async () => {
    const { result: states = [] } = await call(shop, 'site.states', {})
    expect(states).toContainEqual({ countryIso2: 'DE', code: 'BY', name: 'Bayern' })
    for (const iso2 of ['NL', 'IT', 'DE', 'FR', 'PL']) {
      expect(states.filter(({ countryIso2 }) => countryIso2 === iso2).length).toBeGreaterThan(10)
    }
  })
})

describe('the country of an address', () => {
  const countryFor = (headers: Record<string, string>) => call(shop, 'site.countryByIp', {}, { headers })

  it('API-035 is empty where the country is unknown', async () => {
    expect((await countryFor({})).envelope).toEqual({
      code: 200,
      msg: 'Operate successfully',
      data: { countryIso2: '' },
    })
  })

  it.each([
    ['PL', 'PL'],
    ['XX', ''],
    ['T1', ''],
    ['<script>', ''],
  ])('API-035 is what a network in front says, when that is a country: %s', async (said, countryIso2) => {
    expect((await countryFor({ 'cf-ipcountry': said })).result).toEqual({ countryIso2 })
  })
})
