import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { gate, openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { catalogueOf } from './catalogue'
import type { PartList } from './catalogue.types'
import { saveCustNumber } from './cust-number'
import { keepListView, readListView } from './list-view'
import { createPartList } from './part-list.store'
import { createPartPage } from './part-page.store'

let server: TestServer
let opened: WatchedShop

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await openShop(server, 'buyer.nl')
})
afterEach(() => opened.shop.destroy())

const ready = (list: PartList) => until(list.store, state => state.status === 'ready')
const last = (name: Parameters<WatchedShop['queries']>[0]) => Object.fromEntries(opened.queries(name).at(-1) ?? [])

describe('lists', () => {
  it('API-049 LIM-001 LIM-002 requests page 1 with 20 rows for the current account', async () => {
    const list = createPartList(opened.shop, { classId: 102 })
    const { rows, total } = await ready(list)
    const { custId, accountId, roles } = opened.shop.session.store.getState()
    expect(last('catalogue.query')).toMatchObject({
      classId: '102',
      pageNum: '1',
      pageSize: '20',
      custId: String(custId),
      accountId: String(accountId),
      roles: roles.join(','),
    })
    expect(rows).toHaveLength(20)
    expect(total).toBeGreaterThan(20)
    expect(rows[0]?.unitPrice).toBeGreaterThan(0)
    list.destroy()
  })

  it('API-044 API-056 API-057 API-063 asks for pictures, attributes, yields and offers of a page in one POST each', async () => {
    const list = createPartList(opened.shop, { keyword: 'CF259X' })
    const { rows } = await ready(list)
    const numbers = rows.map(row => row.number)
    const { offers, attributes } = await until(list.store, state => Object.keys(state.attributes).length > 0)
    expect(offers['CW-CF259X']).toMatchObject({ endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(attributes['CW-CF259X']).toContainEqual({ name: 'colour', label: 'Colour', value: 'black' })
    const { custnum, orgId } = opened.shop.session.store.getState()
    expect(opened.sent('catalogue.promotions')).toEqual([{ numbers, custnum, orgId }])
    for (const name of ['catalogue.imagesByNumbers', 'catalogue.attributesByNumbers', 'catalogue.yields'] as const) {
      expect(opened.sent(name)).toEqual([numbers])
    }
    list.destroy()
  })

  it('API-056 API-063 shows pictures and yields that the query of a backend does not tell, and none of what fails', async () => {
    const visitor = await openShop(server, undefined, {
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        if (pathname.endsWith('/goods/classattr/freedom/sku')) return Response.json({ code: 500, msg: 'no' })
        if (!pathname.endsWith('/goods/sku/freedom/query')) return response
        const answer = await response.json()
        return Response.json({
          ...answer,
          rows: answer.rows.map((row: object) => ({ ...row, image: '', pageYield: null })),
        })
      },
    })
    const list = createPartList(visitor.shop, { keyword: 'TN-2420' })
    const { rows } = await until(list.store, state => state.rows.some(row => row.image !== ''))
    expect(rows.find(row => row.number === 'CW-TN2420')).toMatchObject({ pageYield: 3000, image: expect.any(String) })
    expect(list.store.getState()).toMatchObject({ attributes: {}, offers: {}, status: 'ready' })
    expect(visitor.shop.messages.store.getState().items).toEqual([])
    list.destroy()
    visitor.shop.destroy()
  })

  it('API-044 API-057 leaves out offers and attributes of another shape', async () => {
    let data: unknown = null
    const buyer = await openShop(server, 'buyer.nl', {
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        if (/frontPromotionForCust|classattr\/freedom\/sku/.test(pathname)) return Response.json({ code: 200, data })
        const response = await fetch(input, init)
        if (!pathname.endsWith('/goods/sku/freedom/query')) return response
        const answer = await response.json()
        // The pictures tell when all that comes besides has come.
        return Response.json({ ...answer, rows: answer.rows.map((row: object) => ({ ...row, image: '' })) })
      },
    })
    const offer = { title: 'a', discountPrice: 1, endsOn: '2030-01-31' }
    const cases = [
      ...[null, 'x', [1], { 'CW-CF259X': 1 }, { 'CW-CF259X': { ...offer, endsOn: {} } }].map(wrong => [wrong, {}]),
      [{ 'CW-CF259X': offer, other: 1 }, { 'CW-CF259X': offer }],
    ]
    for (const [answer, offers] of cases) {
      data = answer
      const list = createPartList(buyer.shop, { keyword: 'CF259X' })
      const state = await until(list.store, ({ rows }) => rows.some(row => row.image !== ''))
      expect(state, JSON.stringify(answer)).toMatchObject({ attributes: {}, status: 'ready' })
      expect([state.offers, state.attributes]).toEqual([offers, {}])
      list.destroy()
    }
    buyer.shop.destroy()
  })

  it('ERR-002 asks to sign in again where the sign-in has ended, instead of hiding the prices', async () => {
    const { session } = opened.shop
    const { token } = session.store.getState()
    await fetch(`${server.apiBase}/clientauth/clienttoken/logout`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    })
    const list = createPartList(opened.shop, { classId: 102 })
    await until(list.store, state => state.status === 'failed')
    expect(session.store.getState()).toMatchObject({ expired: true, isSignedIn: true })
    list.destroy()
  })

  it('API-049 PERM-018 a visitor asks as -1 and gets no price', async () => {
    const visitor = await openShop(server)
    const list = createPartList(visitor.shop, { keyword: 'TN-2420' })
    const { rows } = await ready(list)
    expect(Object.fromEntries(visitor.queries('catalogue.query')[0] ?? [])).toMatchObject({
      custId: '-1',
      accountId: '-1',
    })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(row => row.unitPrice === null && row.availability === null && row.tiers.length === 0)).toBe(true)
    visitor.shop.destroy()
  })

  it('API-046 API-047 API-048 offers brands, then series, then models, with what is behind them', async () => {
    const list = createPartList(opened.shop, { classId: 102 })
    await ready(list)
    const { brands } = await until(list.store, state => state.brands.length > 0)
    const brand = brands.find(choice => choice.name === 'Brother')
    expect(brand?.count).toBeGreaterThan(0)
    list.setFilter({ brandId: [brand?.id ?? 0] })
    const isOfBrand = ({ name }: { name: string }) => !name.startsWith('Brother')
    const { total, series } = await until(
      list.store,
      state => state.filter.brandId !== undefined && state.status === 'ready' && state.series.every(isOfBrand),
    )
    expect(total).toBe(brand?.count)
    list.setFilter({ seriesId: [series[0]?.id ?? 0] })
    const { models } = await until(list.store, state => state.status === 'ready' && state.models.length > 0)
    list.setFilter({ modelId: [models[0]?.id ?? 0] })
    await until(list.store, state => state.status === 'ready' && state.filter.modelId?.[0] === models[0]?.id)
    expect(opened.queries('catalogue.brands')).toHaveLength(1)
    list.setFilter({ brandId: [brands.find(choice => choice !== brand)?.id ?? 0] })
    const next = await until(list.store, state => state.status === 'ready' && state.filter.brandId?.[0] !== brand?.id)
    expect(next.filter).not.toHaveProperty('seriesId')
    expect(next.filter).not.toHaveProperty('modelId')
    list.destroy()
  })

  it('API-047 API-048 offers every series without a brand, the most parts first, and names a printer chosen elsewhere', async () => {
    const [printer] = await opened.shop.client.call(calls.printers.find, { query: { keyword: 'hl-l2350dw' } })
    const modelId = printer?.modelId ?? 0
    const list = createPartList(opened.shop, { modelId: [modelId] })
    const { series, models } = await until(list.store, state => state.series.length > 0 && state.models.length > 0)
    const { total } = await opened.shop.client.call(calls.catalogue.query, { query: { modelId: String(modelId) } })
    expect(models).toEqual([{ id: modelId, name: 'Brother HL-L2350DW', count: total }])
    expect(series.map(choice => choice.name)).toContain('Brother HL-L')
    const counts = series.map(choice => choice.count ?? 0)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(counts).not.toContain(0)
    list.destroy()
  })

  it('API-049 lists what the words put right find, and says what was searched', async () => {
    const list = createPartList(opened.shop, { keyword: 'kyocra tonr' })
    const { total, nearest } = await until(list.store, state => state.searched === 'kyocera toner' && state.total > 0)
    expect([total > 50, nearest]).toEqual([true, undefined])
    expect(opened.sent('catalogue.nearest')).toHaveLength(0)
    list.destroy()
  })

  it('asks what was meant when no part matches, and only then', async () => {
    const list = createPartList(opened.shop, { keyword: 'tonr tn2421' })
    const { nearest } = await until(list.store, state => state.nearest !== undefined)
    expect([nearest?.keyword, nearest?.parts[0]?.number]).toEqual(['toner TN2420', 'CW-TN2420'])
    list.setFilter({ keyword: 'kyocera toner' })
    const found = await until(list.store, state => state.total > 0)
    expect(found.nearest).toBeUndefined()
    expect(opened.sent('catalogue.nearest')).toHaveLength(1)
    list.destroy()
  })

  it('API-049 API-050 narrows by several choices, counts what each would leave, and asks for counts once a filter', async () => {
    const list = createPartList(opened.shop, { classId: 102, brandId: [1, 2], colour: ['cyan'], yieldTo: 3_000 })
    const { total } = await ready(list)
    expect(last('catalogue.query')).toMatchObject({ brandId: '1,2', colour: 'cyan', yieldTo: '3000', pageNum: '1' })
    const { brands, series, facets } = await until(list.store, state => state.facets !== undefined)
    const chosen = brands.filter(({ id }) => id === 1 || id === 2)
    expect(chosen.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(total)
    expect(facets?.all).toBeGreaterThan(total)
    expect(facets?.colour.length).toBeGreaterThan(3)
    expect(series.length).toBeGreaterThan(2)
    list.setPage(2)
    await until(list.store, state => state.status === 'ready' && state.pageNum === 2)
    expect(last('catalogue.query')).toMatchObject({ brandId: '1,2', colour: 'cyan', yieldTo: '3000', pageNum: '2' })
    expect(opened.queries('catalogue.stat')).toHaveLength(1)
    list.setFilter({ brandId: [], colour: [] })
    await until(list.store, state => state.status === 'ready' && state.filter.colour === undefined)
    expect(last('catalogue.query')).toEqual(expect.not.objectContaining({ brandId: expect.anything() }))
    list.destroy()
  })

  it('asks for counts again after they failed', async () => {
    opened.before.run = name => {
      if (name === 'catalogue.stat') throw new TypeError('broken')
    }
    const list = createPartList(opened.shop, { classId: 102 })
    await ready(list)
    const { brands } = await until(list.store, state => state.brands.length > 0)
    expect(brands[0]).not.toHaveProperty('count')
    opened.before.run = () => undefined
    list.reload()
    expect((await until(list.store, state => state.facets !== undefined)).brands[0]?.count).toBeGreaterThan(0)
    list.destroy()
  })

  it('turns pages; another size or filter goes to page 1', async () => {
    const list = createPartList(opened.shop, { classId: 102 }, { pageNum: 2, pageSize: 10 })
    await ready(list)
    expect(last('catalogue.query')).toMatchObject({ pageNum: '2', pageSize: '10' })
    list.setPageSize(40)
    await until(list.store, state => state.status === 'ready' && state.rows.length === 40)
    expect(last('catalogue.query')).toMatchObject({ pageNum: '1', pageSize: '40' })
    list.setPage(3)
    await until(list.store, state => state.status === 'ready' && state.pageNum === 3)
    list.setFilter({ keyword: 'TN-2420' })
    await until(list.store, state => state.status === 'ready' && state.filter.keyword === 'TN-2420')
    expect(last('catalogue.query')).toMatchObject({ pageNum: '1', keyword: 'TN-2420' })
    list.destroy()
  })

  it('shows the last page in the place of one beyond it', async () => {
    const list = createPartList(opened.shop, { keyword: 'TN-2420' }, { pageNum: 999, pageSize: 10 })
    const { rows, total, pageNum } = await ready(list)
    expect(pageNum).toBe(Math.ceil(total / 10))
    expect(rows.length).toBeGreaterThan(0)
    list.setFilter({ keyword: 'no such part anywhere' })
    await until(list.store, state => state.status === 'ready' && state.total === 0)
    list.setPage(7)
    await ready(list)
    expect(list.store.getState()).toMatchObject({ pageNum: 7, total: 0 })
    list.destroy()
  })

  it('drops the answer to an older question', async () => {
    const held = gate()
    const answered = gate()
    let queries = 0
    opened.after.run = name => {
      if (name !== 'catalogue.query' || queries++ > 0) return undefined
      answered.open()
      return held.passed
    }
    const list = createPartList(opened.shop, { keyword: 'TN-2420' })
    await answered.passed
    list.setFilter({ keyword: 'DR-2400' })
    await until(list.store, state => state.status === 'ready' && state.filter.keyword === 'DR-2400')
    held.open()
    await opened.shop.client.call(calls.catalogue.classes)
    expect(list.store.getState().rows.some(row => row.oemCode === 'DR-2400')).toBe(true)
    expect(list.store.getState().rows.some(row => row.oemCode === 'TN-2420')).toBe(false)
    list.destroy()
  })

  it('keeps a failure, and reads again', async () => {
    opened.before.run = name => {
      if (name === 'catalogue.query') throw new TypeError('broken')
    }
    const list = createPartList(opened.shop, { classId: 102 })
    const failed = await until(list.store, state => state.status === 'failed')
    expect(failed.error?.kind).toBe('network')
    opened.before.run = () => undefined
    list.reload()
    expect((await ready(list)).error).toBeUndefined()
    list.destroy()
  })

  it('reads again for another account', async () => {
    const list = createPartList(opened.shop, { keyword: 'TN-2420' })
    await ready(list)
    opened.shop.session.signOutLocally()
    const { rows } = await until(list.store, state => state.status === 'ready' && state.rows[0]?.unitPrice === null)
    expect(rows.length).toBeGreaterThan(0)
    list.destroy()
  })
})

describe('pages', () => {
  it('API-051 API-052 API-053 API-054 CAT-010 reads a part with pictures, attributes and related parts', async () => {
    const { client } = opened.shop
    const { rows } = await client.call(calls.catalogue.query, { query: { keyword: 'TN-2420' } })
    const [part] = rows
    const page = createPartPage(opened.shop, part?.goodsSkuId ?? 0)
    const state = await until(page.store, ({ images, attributes }) => images.length > 0 && attributes.length > 0)
    expect(state).toMatchObject({ status: 'ready', part: { number: part?.number } })
    await until(page.store, ({ related }) => Number(related?.length) > 0)
    const { custId, accountId, roles, orgId } = opened.shop.session.store.getState()
    expect(last('catalogue.sku')).toMatchObject({
      custId: String(custId),
      accountId: String(accountId),
      roles: roles.join(','),
    })
    expect(last('catalogue.classAttributes')).toEqual({
      classId: String(part?.classId),
      goodsSkuId: String(part?.goodsSkuId),
      isDetails: '1',
      orgId: String(orgId),
    })
    expect(last('catalogue.related')).toEqual({ number: part?.number })
    expect(last('catalogue.images')).toEqual({ number: part?.number })
    page.destroy()
  })

  it('API-051 an unknown part is missing, not failed', async () => {
    const page = createPartPage(opened.shop, 2_000_000)
    expect((await until(page.store, state => state.status !== 'loading')).status).toBe('missing')
    page.destroy()
  })

  it('RT-034 has a path with part and site', () => {
    const { orgId } = opened.shop.sites.store.getState()
    expect(catalogueOf(opened.shop).partPath(7)).toBe(`/pd/product?sku_id=7&org_id=${orgId}`)
  })
})

describe('look-up maps', () => {
  const numbersOf = async (...codes: string[]) => {
    const pages = await Promise.all(
      codes.map(keyword => opened.shop.client.call(calls.catalogue.query, { query: { keyword } })),
    )
    return pages.map((page, at) => page.rows.find(row => row.oemCode === codes[at])?.number ?? '')
  }

  it('CAT-001 API-059 API-062 stock of the own warehouse, and of NL', async () => {
    const { catalogue } = opened.shop
    const numbers = await numbersOf('CF259X', 'W2031X')
    await supplier(server).setStock(numbers[0] ?? '', 42)
    const stock = await catalogue.stockByNumber([...numbers, 'NO-SUCH-PART'])
    expect(stock).toEqual({ [numbers[0] ?? '']: 42, [numbers[1] ?? '']: 412 })
    expect(opened.sent('catalogue.inventory')).toEqual([
      [...numbers, 'NO-SUCH-PART'].map(number => ({ number, warehouse: 'NL' })),
    ])
    await catalogue.stockByNumber(numbers, 'NL')
    expect(opened.sent('catalogue.inventory').at(-1)).toEqual(numbers.map(number => ({ number, warehouse: 'NL' })))
  })

  it('CAT-002 API-060 expected arrivals', async () => {
    const numbers = await numbersOf('W2032X', 'CF259X')
    const eta = await catalogueOf(opened.shop).etaByNumber(numbers)
    expect(eta[numbers[0] ?? '']).toMatchObject({ qty: 300, etaDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(opened.sent('catalogue.eta')).toHaveLength(1)
  })

  it('CAT-003 CAT-004 CAT-005 CAT-006 pictures, attributes, yields and promotions, one request each', async () => {
    const { catalogue, session } = opened.shop
    const numbers = await numbersOf('CF259X', 'TN-2420')
    const [first = ''] = numbers
    expect((await catalogue.imagesByNumber(numbers))[first]).toEqual(expect.any(String))
    expect((await catalogue.attributesByNumber(numbers))[first]?.length).toBeGreaterThan(0)
    expect((await catalogue.yieldsByNumber(numbers))[first]).toBeGreaterThan(0)
    expect((await catalogue.promotionsByNumber(numbers))[first]?.discountPrice).toBeGreaterThan(0)
    const { custnum, orgId } = session.store.getState()
    expect(opened.sent('catalogue.promotions')).toEqual([{ numbers, custnum, orgId }])
    for (const name of ['catalogue.imagesByNumbers', 'catalogue.attributesByNumbers', 'catalogue.yields'] as const) {
      expect(opened.sent(name)).toEqual([numbers])
    }
  })

  it('API-061 in the US a list whose answer lacks the stock asks for it with the warehouse left blank', async () => {
    const us = await startTestServer({ region: 'US' })
    const shop = await openShop(us, 'buyer.us', {
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (!String(input instanceof Request ? input.url : input).includes('/goods/sku/freedom/query')) return answer
        const { rows, ...envelope } = (await answer.json()) as { rows: { availability?: unknown }[] }
        return Response.json({ ...envelope, rows: rows.map(({ availability: _left, ...row }) => row) })
      },
    })
    const { rows } = await shop.shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 10 } })
    expect(rows).toHaveLength(10)
    const asked = rows.map(({ number }) => ({ number, warehouse: '' }))
    expect(shop.sent('catalogue.inventory')).toEqual([asked])
    expect(rows.some(row => (row.availability?.stock ?? 0) > 0)).toBe(true)
    shop.shop.destroy()
    await us.close()
    // It starts a second shop.
  }, 60_000)
})

describe('the own number of a part', () => {
  it('CAT-007 is shown where it was set; a number of another part is refused and named', async () => {
    const { shop } = opened
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { keyword: 'CW-TZE231' } })
    const page = createPartPage(shop, rows[0]?.goodsSkuId ?? 0)
    const { part } = await until(page.store, state => state.part !== undefined)
    await saveCustNumber(shop, page, '  Shelf 12 ')
    expect(page.store.getState().part?.custNumber).toBe('Shelf 12')
    const taken = (await shop.client.call(calls.catalogue.query, { query: { keyword: 'CW-CF259X' } })).rows[0]
    await expect(saveCustNumber(shop, page, taken?.custNumber ?? '')).rejects.toMatchObject({
      kind: 'refused',
      at: { data: { number: 'CW-CF259X' } },
    })
    expect(page.store.getState().part?.custNumber).toBe('Shelf 12')
    await saveCustNumber(shop, page, part?.custNumber ?? '')
    page.destroy()
  })
})

it('table or cards is remembered', () => {
  const { shop } = opened
  expect(readListView(shop)).toBe('table')
  keepListView(shop, 'cards')
  expect(readListView(shop)).toBe('cards')
})
