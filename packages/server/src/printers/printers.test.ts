import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readRows } from '../db/rows'
import { keptPrinters } from '../db/schema'
import { joinedName } from '../db/schema/catalogue'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
let rep: Buyer
beforeAll(async () => {
  shop = await startTestServer()
  ;[nl, rep] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'rep.nl')]
})
afterAll(() => shop?.close())

/** What a visitor sees. */
const find = async (query: {
  keyword?: string
  brandId?: number
  seriesId?: number
  modelId?: string
  limit?: number
}) => (await call(shop, 'printers.find', { query })).result ?? []
const namesOf = (printers: readonly { modelName: string }[]) => printers.map(printer => printer.modelName)
const idOf = async (keyword: string) => (await find({ keyword }))[0]!.modelId

describe('finding a printer', () => {
  it.each([
    ['its model', 'HL-L2350DW'],
    ['its model without hyphens', 'hll2350dw'],
    ['brand and model in any order', 'l2350dw brother'],
    ['series and model', 'hl-l l2350'],
    ['its model with a letter that looks like a digit (X-013)', 'HL L235ODW'],
  ])('API-048 finds it by %s', async (_, keyword) => {
    const [printer] = await find({ keyword })
    expect(printer).toMatchObject({ brandName: 'Brother', seriesName: 'HL-L', modelName: 'HL-L2350DW', articles: 3 })
  })

  it.each([
    ['hp m404dn', /M404$/],
    ['p1102w', /P1102$/],
    ['HL-L2350DWR', /^HL-L2350DW$/],
    ['m15w', /M15$/],
    ['LJ M404', /M404$/],
    ['laserjetpro m404 dn', /M404$/],
    ['P-touch h110', /^PT-H110$/],
    ['ricoh mpc3003', /^MP C3003$/],
  ])('API-048 finds the printer of %s without what it comes with', async (keyword, name) => {
    const [printer] = await find({ keyword })
    expect(printer?.modelName).toMatch(name)
  })

  it('API-048 keeps to brand and series, and shows no more than asked for', async () => {
    const [brother] = await find({ keyword: 'HL-L2350DW' })
    const { brandId, seriesId } = brother!
    expect((await find({ brandId, keyword: 'l' })).every(printer => printer.brandName === 'Brother')).toBe(true)
    const ofSeries = await find({ seriesId, limit: 50 })
    expect(ofSeries.length).toBeGreaterThan(10)
    expect(new Set(ofSeries.map(printer => printer.seriesName))).toEqual(new Set(['HL-L']))
    expect(await find({ seriesId, limit: 3 })).toHaveLength(3)
    expect(await find({ seriesId, keyword: 'laserjet' })).toEqual([])
  })

  it('API-048 returns the printers of ids, and how many parts fit each', async () => {
    const printers = await find({ modelId: `${await idOf('HL-L2350DW')},${await idOf('mfc-l2710dw')}` })
    expect(namesOf(printers)).toEqual(['HL-L2350DW', 'MFC-L2710DW'])
    for (const { modelId, articles } of printers) {
      const listed = (await call(shop, 'catalogue.query', { query: { modelId: String(modelId) } })).result
      expect(articles).toBe(listed?.total)
    }
  })

  it('API-048 takes wildcards for what they are', async () => {
    for (const keyword of ['%', '_', '\\', "'"]) expect(await find({ keyword })).toEqual([])
  })

  it('API-047 names every series with its brand, none that no part fits', async () => {
    const all = (await call(shop, 'printers.series', {})).result ?? []
    expect(all).toContainEqual(expect.objectContaining({ brandName: 'Brother', seriesName: 'HL-L' }))
    for (const { seriesId } of all.slice(0, 5)) expect(await find({ seriesId, limit: 1 })).toHaveLength(1)
  })

  it.each([
    ['models_search', sql`m.search like '%l2350dw%'`],
    ['models_joined', sql`${joinedName(sql`m.search`)} like '%mpc3003%'`],
  ])('looks words of three letters up in the index %s', async (index, isNamed) => {
    const plan = await shop.db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return readRows<{ 'QUERY PLAN': string }>(tx, sql`explain select from models m where ${isNamed}`)
    })
    expect(JSON.stringify(plan)).toContain(index)
  })
})

describe('my printers', () => {
  beforeEach(() => shop.db.delete(keptPrinters))

  it('keeps them per account, the last one first, each once', async () => {
    const [a, b] = [await idOf('HL-L2350DW'), await idOf('laserjet m404')]
    await nl.ask('printers.keep', { body: { modelIds: [a, a] } })
    shop.clock.advance(1000)
    const kept = await nl.ask('printers.keep', { body: { modelIds: [b] } })
    expect(kept.map(({ modelId }) => modelId)).toEqual([b, a])
    shop.clock.advance(1000)
    await nl.ask('printers.keep', { body: { modelIds: [a] } })
    expect((await nl.ask('printers.mine', {})).map(({ modelId }) => modelId)).toEqual([a, b])
    expect(await rep.ask('printers.mine', {})).toEqual([])
  })

  it('forgets one, of this account only, and does not mind doing it twice', async () => {
    const a = await idOf('HL-L2350DW')
    for (const buyer of [nl, rep]) await buyer.ask('printers.keep', { body: { modelIds: [a] } })
    for (let turn = 0; turn < 2; turn++) expect(await nl.ask('printers.forget', { params: { id: a } })).toEqual([])
    expect(await rep.ask('printers.mine', {})).toHaveLength(1)
  })

  it('leaves unknown ones out, and asks visitors to sign in', async () => {
    const a = await idOf('HL-L2350DW')
    expect((await nl.call('printers.keep', { body: { modelIds: [999_999] } })).code).toBe(404)
    const kept = await nl.ask('printers.keep', { body: { modelIds: [999_999, a] } })
    expect(kept.map(({ modelId }) => modelId)).toEqual([a])
    expect((await call(shop, 'printers.keep', { body: { modelIds: [1] } })).code).toBe(401)
    expect((await call(shop, 'printers.mine', {})).code).toBe(401)
  })

  it('keeps the last fifty', async () => {
    const many = (await find({ keyword: 'laserjet', limit: 50 })).map(({ modelId }) => modelId)
    await nl.ask('printers.keep', { body: { modelIds: many } })
    shop.clock.advance(1000)
    const one = await idOf('HL-L2350DW')
    const kept = await nl.ask('printers.keep', { body: { modelIds: [one] } })
    expect(kept).toHaveLength(50)
    expect(kept[0]?.modelId).toBe(one)
  })
})
