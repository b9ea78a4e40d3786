import { randomUUID } from 'node:crypto'
import { addDays, dayIn } from '@cartwright/core/rules'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrivals, skus } from '../db/schema'
import { asVisitor, type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
beforeAll(async () => {
  shop = await startTestServer()
  nl = await signIn(shop.apiBase, 'buyer.nl')
})
afterAll(() => shop?.close())

const idOf = async (number: string) => (await shop.db.select().from(skus).where(eq(skus.number, number)))[0]!.goodsSkuId
/** A visitor's answer. */
const visit: Buyer['ask'] = (...question) => asVisitor(shop.apiBase).ask(...question)

describe('one part', () => {
  it('API-051 answers everything the product page shows', async () => {
    const id = await idOf('CW-TN2420')
    const part = await nl.ask('catalogue.sku', { params: { id }, query: { custId: 1, accountId: 1, roles: '' } })
    expect(part).toMatchObject({
      number: 'CW-TN2420',
      oemCode: 'TN-2420',
      brandName: 'Brother',
      className: 'Toner',
      colour: 'black',
      pageYield: 3000,
      supplier: expect.stringMatching(/\w/),
      description: expect.stringContaining('3,000 pages'),
      custNumber: expect.stringMatching(/^DRK-/),
      currency: 'EUR',
      availability: { stock: 5318, otherStock: 2400, inTransit: 0, etaDate: null },
      promotion: { title: expect.any(String), endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
    expect(part.compatiblePrinters).toContain('Brother HL-L2350DW')
    expect(part.compatiblePrinters).toHaveLength(part.printerCount)
    expect(part.series).toContain('HL-L')
    expect(part.discountPrice).toBeLessThan(part.unitPrice!)
  })

  it('API-051 names what a kit is packed of', async () => {
    const ask = async (number: string) =>
      (await visit('catalogue.sku', { params: { id: await idOf(number) }, query: {} })).kit
    const kit = await ask('CW-Q2612AD')
    expect(kit).toMatchObject([{ number: 'CW-Q2612A', goodsSkuId: await idOf('CW-Q2612A'), pieces: 2 }])
    expect(await ask('CW-TN2420')).toEqual([])
  })

  it('API-051 leads from a part that is no longer sold to what takes its place', async () => {
    const id = await idOf('CW-MLTD111S')
    const { successor, successorId } = await visit('catalogue.sku', { params: { id }, query: {} })
    expect(successorId).toBe(await idOf(successor!))
    const sold = await visit('catalogue.sku', { params: { id: successorId! }, query: {} })
    expect(sold.successorId).toBeNull()
  })

  it('API-051 names no successor that only the other region sells', async () => {
    const [part] = await shop.db
      .update(skus)
      .set({ disabled: true, successor: 'CW-TN760' })
      .where(eq(skus.number, 'CW-TZE631'))
      .returning()
    const page = await visit('catalogue.sku', { params: { id: part!.goodsSkuId }, query: {} })
    expect(page).toMatchObject({ disabled: true, successor: null, successorId: null })
    const { rows } = await visit('catalogue.query', { query: { keyword: 'CW-TZE631' } })
    expect(rows).toMatchObject([{ number: 'CW-TZE631', disabled: true, successor: null }])
    await shop.db.update(skus).set({ disabled: false, successor: null }).where(eq(skus.number, 'CW-TZE631'))
  })

  it('API-051 refuses an unknown id, and one of the other region', async () => {
    expect((await nl.call('catalogue.sku', { params: { id: 1 }, query: {} })).code).toBe(404)
    const elsewhere = await idOf('CW-TN760')
    expect((await nl.call('catalogue.sku', { params: { id: elsewhere }, query: {} })).code).toBe(404)
  })

  it('API-052 answers the attributes of a part, fewer for lists, and those of a class', async () => {
    const goodsSkuId = await idOf('CW-TZE231')
    const query = { classId: 109, goodsSkuId, orgId: 1 }
    const all = await visit('catalogue.classAttributes', { query: { ...query, isDetails: 1 } })
    const short = await visit('catalogue.classAttributes', { query: { ...query, isDetails: 0 } })
    expect(all).toContainEqual({ name: 'tapeWidthMm', label: 'Tape width', value: '12 mm' })
    expect(all).toContainEqual({ name: 'printColour', label: 'Print colour', value: 'black' })
    expect(all).toContainEqual({ name: 'tapeColour', label: 'Tape colour', value: 'white' })
    expect(all.map(({ name }) => name)).toContain('productBarcode')
    expect(short.map(({ name }) => name)).not.toContain('productBarcode')
    const ofClass = await visit('catalogue.classAttributes', { query: { classId: 102, isDetails: 1, orgId: 1 } })
    expect(ofClass.map(({ name }) => name)).toContain('pageYield')
    expect(ofClass.map(({ name }) => name)).not.toContain('tapeWidthMm')
  })

  it('API-053 answers parts for the same printers', async () => {
    const related = await nl.ask('catalogue.related', { query: { number: 'CW-TN247C' } })
    expect(related.map(part => part.number)).toEqual(expect.arrayContaining(['CW-TN247Y', 'CW-TN247M', 'CW-TN247BK']))
    expect(related.every(part => part.unitPrice !== null && !part.disabled)).toBe(true)
    expect(related.some(part => part.isBoughtTogether)).toBe(false)
    expect((await nl.call('catalogue.related', { query: { number: 'CW-NONE' } })).code).toBe(404)
  })
})

describe('pictures', () => {
  it('API-055 answers one picture of a part, that of its kind where it has none of its own, and none of an unknown number', async () => {
    const number = 'CW-TN247C'
    expect(await visit('catalogue.image', { query: { number } })).toEqual({
      imageId: expect.any(Number),
      number,
      url: '/pictures/toner-cyan.svg',
    })
    expect((await call(shop, 'catalogue.image', { query: { number: 'CW-NONE' } })).code).toBe(404)
    await shop.db.update(skus).set({ colour: null }).where(eq(skus.number, number))
    const { url } = await visit('catalogue.image', { query: { number } })
    await shop.db.update(skus).set({ colour: 'cyan' }).where(eq(skus.number, number))
    expect(url).toBe('/pictures/toner-black.svg')
    expect((await fetch(shop.url + url)).headers.get('content-type')).toContain('image/svg+xml')
  })

  it('API-054 API-056 name a picture that is there', async () => {
    const number = 'CW-TN247C'
    const [image] = await visit('catalogue.images', { query: { number } })
    expect(image).toMatchObject({ number, url: '/pictures/toner-cyan.svg' })
    const many = await visit('catalogue.imagesByNumbers', { body: [number, 'CW-TZE231', 'CW-NONE'] })
    expect(many).toEqual({ [number]: image!.url, 'CW-TZE231': '/pictures/label-black-on-white-12.svg' })
    const response = await fetch(shop.url + image!.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('max-age=2592000')
    expect(await response.text()).toMatch(/^<svg /)
    const again = await fetch(shop.url + image!.url, { headers: { 'If-None-Match': response.headers.get('etag')! } })
    expect(again.status).toBe(304)
    expect((await fetch(`${shop.url}/pictures/chair-cyan.svg`)).status).toBe(404)
  })
})

describe('lookups for many parts', () => {
  it('API-057 API-063 answer attributes and yields by number', async () => {
    const numbers = ['CW-TN2420', 'CW-TZE231', 'CW-NONE']
    const attributes = await visit('catalogue.attributesByNumbers', { body: numbers })
    expect(Object.keys(attributes).sort()).toEqual(['CW-TN2420', 'CW-TZE231'])
    expect(attributes['CW-TN2420']).toContainEqual({ name: 'pageYield', label: 'Page yield', value: '3000' })
    expect(await visit('catalogue.yields', { body: numbers })).toEqual({ 'CW-TN2420': 3000 })
  })

  it('API-058 answers the disabled ones among the numbers', async () => {
    const numberList = ['CW-TN2420', 'CW-MLTD111S', 'CW-NONE']
    expect(await nl.ask('catalogue.disabled', { body: { numberList, orgId: 1 } })).toEqual(['CW-MLTD111S'])
  })

  it('API-059 answers stock by number; without a warehouse that of the whole region', async () => {
    const item = (number: string, warehouse: string) => ({ number, warehouse })
    const ask = (...body: ReturnType<typeof item>[]) => nl.ask('catalogue.inventory', { body })
    expect(await ask(item('CW-CF259X', 'NL'), item('CW-NONE', 'NL'))).toEqual({ 'CW-CF259X': 2140 })
    expect(await ask(item('CW-CF259X', ''))).toEqual({ 'CW-CF259X': 3040 })
    expect(await ask(item('CW-CF259X', 'NL'), item('CW-CF259X', 'DE'))).toEqual({ 'CW-CF259X': 2740 })
    expect(await ask(item('CW-CF259X', 'US'))).toEqual({ 'CW-CF259X': 0 })
    const visitor = await call(shop, 'catalogue.inventory', { body: [item('CW-CF259X', 'NL')] })
    expect(visitor.code).toBe(401)
  })

  it('API-060 answers the next arrival by number', async () => {
    const body = [
      { number: 'CW-DR2400', warehouse: 'NL' },
      { number: 'CW-TN3380', warehouse: 'NL' },
    ]
    const eta = await nl.ask('catalogue.eta', { body })
    expect(eta).toEqual({
      'CW-DR2400': { qty: 80, etaDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), warehouse: 'NL' },
    })
    expect(eta['CW-DR2400']!.etaDate > shop.clock.now().toISOString().slice(0, 10)).toBe(true)
  })

  it('API-044 answers running offers at their prices', async () => {
    const numbers = ['CW-TN2420', 'CW-CF259A', 'CW-NONE']
    const offers = await nl.ask('catalogue.promotions', { body: { numbers, custnum: 1, orgId: 1 } })
    expect(Object.keys(offers)).toEqual(['CW-TN2420'])
    const [part] = (await nl.ask('catalogue.query', { query: { keyword: 'CW-TN2420' } })).rows
    expect(offers['CW-TN2420']).toMatchObject({ discountPrice: part!.discountPrice, title: expect.any(String) })
    expect(part!.discountPrice).toBeLessThan(part!.unitPrice!)
  })
})

it('CAT-008 lists stock and arrivals of each warehouse of the region, the own one first, and nothing for visitors', async () => {
  const id = await idOf('CW-TN2420')
  await shop.db.delete(arrivals).where(eq(arrivals.goodsSkuId, id))
  // By the clock of the shop: that of the database is another.
  const day = (days: number) => sql`${addDays(dayIn('UTC', shop.clock.now()), days)}::date`
  await shop.db.execute(sql`insert into arrivals (goods_sku_id, warehouse, eta_date, qty)
    values (${id}, 'DE', ${day(5)}, 40), (${id}, 'DE', ${day(9)}, 25), (${id}, 'DE', ${day(-5)}, 7)`)
  const { warehouses, availability } = await nl.ask('catalogue.sku', { params: { id }, query: {} })
  expect(warehouses?.map(one => one.warehouse)).toEqual(['NL', 'PL', 'DE'])
  expect(warehouses?.[0]).toMatchObject({ name: 'Utrecht', stock: availability!.stock, inTransit: 0, etaDate: null })
  expect(warehouses?.slice(1).reduce((sum, { stock }) => sum + stock, 0)).toBe(availability!.otherStock)
  const [next, later] = warehouses?.[2]?.arrivals ?? []
  expect(warehouses?.[2]).toMatchObject({ inTransit: 40, etaDate: next?.day, arrivals: [{ qty: 40 }, { qty: 25 }] })
  expect(Date.parse(later?.day ?? '') - Date.parse(next?.day ?? '')).toBe(4 * 86_400_000)
  expect(warehouses?.[0]?.arrivals).toEqual([])
  const seen = await visit('catalogue.sku', { params: { id }, query: {} })
  expect(seen.warehouses).toBeNull()
})

it('CAT-010 puts first what stood in the same orders more than once', async () => {
  const [often, twice, once] = ['CW-CF259X', 'CW-TZE231', 'CW-DR2400'] as const
  const buy = async (...numbers: string[]) => {
    const body = {
      items: numbers.map(number => ({ number, qty: 1 })),
      orderType: 'REG' as const,
      backOrderMode: 'shipAvailable' as const,
    }
    const { hash } = await nl.ask('orders.confirm', { body })
    await nl.ask('orders.create', { body: { ...body, hash } }, randomUUID())
  }
  await buy('CW-TN247C', often, twice, once)
  await buy('CW-TN247C', often, twice)
  await buy('CW-TN247C', often)
  await buy(often, once)
  const related = await visit('catalogue.related', { query: { number: 'CW-TN247C' } })
  expect(related.filter(part => part.isBoughtTogether).map(part => part.number)).toEqual([often, twice])
  expect(related.slice(0, 2).map(part => part.number)).toEqual([often, twice])
  expect(related.map(part => part.number)).toContain('CW-TN247Y')
  expect(new Set(related.map(part => part.number)).size).toBe(related.length)
})
