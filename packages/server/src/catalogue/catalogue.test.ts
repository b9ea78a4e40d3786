import type { Sku } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPrices, skus } from '../db/schema'
import { asVisitor, type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
let rep: Buyer

beforeAll(async () => {
  shop = await startTestServer()
  ;[nl, rep] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'rep.nl')]
})
afterAll(() => shop?.close())

/** A visitor's answer. */
const visit: Buyer['ask'] = (...question) => asVisitor(shop.apiBase).ask(...question)
const numbersOf = (page: { rows: Sku[] }) => page.rows.map(row => row.number)
const search = async (keyword: string, more = {}) => nl.ask('catalogue.query', { query: { keyword, ...more } })
/** What one piece costs, as it is shown. */
const priceOf = (row: Sku) => row.discountPrice ?? row.unitPrice ?? 0
const idOf = async (number: string) => {
  const [row] = await shop.db.select().from(skus).where(sql`number = ${number}`)
  return row!.goodsSkuId
}

describe('classes, brands and printers', () => {
  it('API-045 lists the four classes for visitors', async () => {
    expect(await visit('catalogue.classes', {})).toEqual([
      { classId: 102, className: 'Toner' },
      { classId: 103, className: 'Toner Kits' },
      { classId: 105, className: 'Drum Unit' },
      { classId: 109, className: 'Label Cassette' },
    ])
  })

  it('API-046 lists the brands that have parts of a class, for visitors too', async () => {
    const names = (await visit('catalogue.brands', { query: { classId: 109 } })).map(brand => brand.brandName)
    expect(names).toEqual(['Brother', 'Casio', 'Dymo', 'Epson'])
    expect(await visit('catalogue.brands', { query: {} })).toHaveLength(14)
  })

  it('API-047 API-048 leads from brand to series to printer, and to the parts that fit', async () => {
    const [brother] = (await visit('catalogue.brands', { query: {} })).filter(brand => brand.brandName === 'Brother')
    const series = await visit('catalogue.series', { params: { id: brother!.brandId } })
    expect(series.every(row => row.brandId === brother!.brandId)).toBe(true)
    const hlL = series.find(row => row.seriesName === 'HL-L')
    const models = await visit('catalogue.models', { params: { id: hlL!.seriesId } })
    const printer = models.find(model => model.modelName === 'HL-L2350DW')
    const fitting = await visit('catalogue.query', { query: { modelId: printer!.modelId } })
    expect(numbersOf(fitting)).toEqual(['CW-DR2400', 'CW-TN2410', 'CW-TN2420'])
    expect(await visit('catalogue.series', { params: { id: 999_999 } })).toEqual([])
  })
})

describe('lists', () => {
  it('API-049 answers page 1 with 20 parts unless asked otherwise, and goes on from there', async () => {
    const first = await nl.ask('catalogue.query', { query: { classId: 102 } })
    const same = await nl.ask('catalogue.query', { query: { classId: 102, pageNum: 1, pageSize: 20 } })
    const second = await nl.ask('catalogue.query', { query: { classId: 102, pageNum: 2, pageSize: 20 } })
    expect(first.rows).toHaveLength(20)
    expect(numbersOf(first)).toEqual(numbersOf(same))
    expect(new Set([...numbersOf(first), ...numbersOf(second)]).size).toBe(40)
    const last = Math.ceil(first.total / 20)
    const end = await nl.ask('catalogue.query', { query: { classId: 102, pageNum: last } })
    expect(end.rows).toHaveLength(first.total - 20 * (last - 1))
    const beyond = await nl.ask('catalogue.query', { query: { classId: 102, pageNum: last + 1 } })
    expect(beyond).toMatchObject({ rows: [], total: first.total })
  })

  it('API-049 filters by class, brand, series and printer', async () => {
    const { rows } = await nl.ask('catalogue.query', { query: { classId: 105, brandId: '2', pageSize: 60 } })
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.every(row => row.classId === 105 && row.brandName === 'Brother')).toBe(true)
    const counts = await nl.ask('catalogue.stat', { query: { brandId: '2' } })
    const [series] = counts.series
    const ofSeries = await nl.ask('catalogue.query', { query: { seriesId: series!.seriesId } })
    expect(ofSeries.total).toBe(series!.count)
  })

  it('API-050 counts what the query lists, by brand and class', async () => {
    const filter = { keyword: 'toner', brandId: '1' }
    const counts = await nl.ask('catalogue.stat', { query: filter })
    const listed = await nl.ask('catalogue.query', { query: filter })
    expect(counts.total).toBe(listed.total)
    expect(counts.brands).toEqual([{ brandId: 1, brandName: 'HP', count: counts.total }])
    expect(counts.classes.reduce((sum, { count }) => sum + count, 0)).toBe(counts.total)
    expect(await nl.ask('catalogue.stat', { query: { keyword: 'no such thing' } })).toMatchObject({
      total: 0,
      brands: [],
      classes: [],
      series: [],
    })
  })

  it('API-049 takes several choices of one filter, and all filters at once', async () => {
    const query = {
      classId: 102,
      brandId: '1,2',
      colour: 'cyan,magenta',
      yieldFrom: 2_000,
      yieldTo: 6_000,
      availability: 'stock,inTransit',
      pageSize: 100,
    }
    const { rows, total } = await nl.ask('catalogue.query', { query })
    expect(rows.length).toBe(total)
    expect(new Set(rows.map(row => row.brandName))).toEqual(new Set(['HP', 'Brother']))
    expect(new Set(rows.map(row => row.colour))).toEqual(new Set(['cyan', 'magenta']))
    for (const { pageYield, availability } of rows) {
      expect(pageYield).toBeGreaterThanOrEqual(2_000)
      expect(pageYield).toBeLessThanOrEqual(6_000)
      expect((availability?.stock ?? 0) + (availability?.inTransit ?? 0)).toBeGreaterThan(0)
    }
    const away = await nl.ask('catalogue.query', { query: { availability: 'otherStock', pageSize: 100 } })
    expect(away.rows.every(row => (row.availability?.otherStock ?? 0) > 0)).toBe(true)
  })

  it.each([
    { brandId: '1,x' },
    { colour: '' },
    { availability: 'stock,elsewhere' },
    { yieldFrom: 'many' },
    { modelId: Array.from({ length: 101 }, () => '1').join(',') },
  ])('API-049 refuses %o', async query => {
    expect((await nl.call('catalogue.query', { query: query as never })).code).toBe(400)
  })

  it('API-050 a facet counts what its choice would leave: the other filters hold, its own does not', async () => {
    const classId = 102
    const filter = { classId, brandId: '2', colour: 'black', yieldFrom: 2_000 }
    const { facets, total } = await nl.ask('catalogue.stat', { query: filter })
    const listed = async (query: object) =>
      (await nl.ask('catalogue.query', { query: { classId, pageSize: 1, ...query } })).total
    const { brandId: _, ...butBrand } = filter
    const { colour: __, ...butColour } = filter
    const countOf = (counts: readonly { value: unknown; count: number }[] = [], value: unknown) =>
      counts.find(one => one.value === value)?.count
    expect(total).toBe(await listed(filter))
    expect(facets?.all).toBe(await listed({}))
    expect(countOf(facets?.brandId, 1)).toBe(await listed({ ...butBrand, brandId: '1' }))
    expect(countOf(facets?.brandId, 2)).toBe(total)
    expect(countOf(facets?.colour, 'cyan')).toBe(await listed({ ...butColour, colour: 'cyan' }))
    expect(countOf(facets?.availability, 'stock')).toBe(await listed({ ...filter, availability: 'stock' }))
    expect(countOf(facets?.availability, 'otherStock')).toBe(await listed({ ...filter, availability: 'otherStock' }))
    const [series] = facets?.seriesId ?? []
    expect(series?.count).toBe(await listed({ ...filter, seriesId: String(series?.value) }))
    expect(facets?.modelId).toEqual([])
    const ofSeries = await nl.ask('catalogue.stat', { query: { ...filter, seriesId: String(series?.value) } })
    const [model] = ofSeries.facets?.modelId ?? []
    expect(model?.count).toBe(await listed({ ...filter, modelId: String(model?.value) }))
    // A printer that was chosen elsewhere is counted without its series.
    const ofModel = await nl.ask('catalogue.stat', { query: { ...filter, modelId: String(model?.value) } })
    expect(ofModel.facets?.modelId).toEqual([model])
    // Steps below the chosen yield count too: that is where one could go.
    const { yieldFrom: ___, ...butYield } = filter
    expect(countOf(facets?.pageYield, 1_000)).toBe(await listed({ ...butYield, yieldFrom: 1_000, yieldTo: 1_999 }))
  })

  it('PERM-018 visitors learn nothing about stock by filters and their counts', async () => {
    const all = await visit('catalogue.query', { query: { classId: 102 } })
    const asked = await visit('catalogue.query', { query: { classId: 102, availability: 'inTransit' } })
    expect(asked.total).toBe(all.total)
    const { facets } = await visit('catalogue.stat', { query: { classId: 102, availability: 'inTransit' } })
    expect(facets?.availability).toEqual([])
    expect(facets?.brandId.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  })

  it('sorts by what the account sees', async () => {
    const by = async (sort: 'price' | 'stock' | 'yield' | 'number', buyer = nl) =>
      (await buyer.ask('catalogue.query', { query: { classId: 105, sort, pageSize: 100 } })).rows
    const rising = (values: number[]) => expect(values).toEqual([...values].sort((x, y) => x - y))
    rising((await by('price')).map(priceOf))
    rising((await by('price', rep)).map(priceOf))
    rising((await by('stock')).map(row => -(row.availability?.stock ?? 0)))
    rising((await by('yield')).map(row => -(row.pageYield ?? 0)))
  })

  it('API-049 API-050 narrows to a range of prices as the account sees them, and counts by price', async () => {
    for (const buyer of [nl, rep]) {
      const query = { classId: 105, priceFrom: 20, priceTo: 39 }
      const { rows, total } = await buyer.ask('catalogue.query', { query: { ...query, pageSize: 100 } })
      const all = (await buyer.ask('catalogue.query', { query: { classId: 105, pageSize: 100 } })).rows
      const fitting = all.filter(row => priceOf(row) >= 20 && priceOf(row) <= 39)
      expect(numbersOf({ rows })).toEqual(numbersOf({ rows: fitting }))
      expect(total).toBe(fitting.length)
      const { facets } = await buyer.ask('catalogue.stat', { query })
      const inStep = (from: number, next: number) =>
        all.filter(row => priceOf(row) >= from && priceOf(row) < next).length
      const counts = new Map(facets?.price?.map(({ value, count }) => [value, count]))
      expect(counts.get(20)).toBe(inStep(20, 30))
      expect(counts.get(30)).toBe(inStep(30, 40))
      expect(counts.get(10)).toBe(inStep(10, 20))
    }
  })

  it('PERM-018 a visitor can neither narrow to prices nor count by them', async () => {
    const all = await visit('catalogue.query', { query: { classId: 105 } })
    expect((await visit('catalogue.query', { query: { classId: 105, priceTo: 20 } })).total).toBe(all.total)
    const { facets, total } = await visit('catalogue.stat', { query: { classId: 105, priceFrom: 30, priceTo: 40 } })
    expect(total).toBe(all.total)
    expect(facets?.price).toEqual([])
  })

  it('a visitor cannot tell prices from the order of a list', async () => {
    const query = { classId: 105, pageSize: 60 } as const
    const plain = numbersOf(await visit('catalogue.query', { query }))
    expect(numbersOf(await visit('catalogue.query', { query: { ...query, sort: 'price' } }))).toEqual(plain)
    expect(numbersOf(await visit('catalogue.query', { query: { ...query, sort: 'stock' } }))).toEqual(plain)
  })
})

describe('search', () => {
  it.each([
    ['our number', 'CW-TN2420'],
    ['our number, sloppily', 'cw tn2420'],
    ['the OEM code', 'tn-2420'],
    ['the OEM code with a blank', 'TN 2420'],
    ['the OEM code with a dash of a document', 'TN–2420'],
    ['the OEM code from a Chinese keyboard', 'ＴＮ－２４２０'],
  ])('finds a part by %s, and puts it first', async (_kind, keyword) => {
    expect(numbersOf(await search(keyword))[0]).toBe('CW-TN2420')
  })

  it('finds a part by barcodes, union code and own number', async () => {
    const [part] = (await search('CW-CF259X')).rows
    const { boxBarcode, productBarcode, unionCode, custNumber } = part!
    for (const keyword of [boxBarcode, productBarcode, `0${productBarcode}`, unionCode, custNumber!]) {
      expect(numbersOf(await search(keyword)), keyword).toEqual(['CW-CF259X'])
    }
    expect((await visit('catalogue.query', { query: { keyword: custNumber! } })).total).toBe(0)
  })

  it('says which number of a part the keyword is', async () => {
    const [part] = (await search('CW-CF259X')).rows
    const { oemCode, unionCode, boxBarcode, productBarcode, custNumber } = part!
    const kinds = { number: 'cw cf259x', oemCode, unionCode, boxBarcode, productBarcode, custNumber: custNumber! }
    for (const [kind, keyword] of Object.entries(kinds)) {
      expect((await search(keyword)).rows[0]).toMatchObject({ number: 'CW-CF259X', matchedBy: kind })
    }
    const beginnings = { oemCode: 'CF25', custNumber: custNumber!.slice(0, -1) }
    for (const [kind, keyword] of Object.entries(beginnings)) {
      expect((await search(keyword)).rows.find(row => row.number === 'CW-CF259X')).toMatchObject({ matchedBy: kind })
    }
    expect((await search('toner m404')).rows[0]?.matchedBy).toBeNull()
    expect((await visit('catalogue.query', { query: { keyword: custNumber!.slice(0, -1) } })).total).toBe(0)
  })

  it('QO-003 says which printer the keyword names that a part fits, and none where its own words are meant', async () => {
    const named = async (keyword: string) => (await search(keyword)).rows.map(({ fits }) => fits)
    for (const fits of await named('toner m404dn')) expect(fits).toMatch(/M404/i)
    for (const fits of await named('hll2350dw')) expect(fits).toMatch(/HL-L2350DW/i)
    for (const fits of await named('brother l2350dw drum')) expect(fits).toMatch(/L2350DW/i)
    expect(new Set(await named('brother drum'))).toEqual(new Set([undefined]))
    expect(new Set(await named('Trommel Kyocera'))).toEqual(new Set([undefined]))
    expect(new Set(await named('TN-2420'))).toEqual(new Set([undefined]))
  })

  it('puts a mistyped keyword right, and names parts with numbers like it, for visitors too', async () => {
    const near = (keyword: string) => visit('catalogue.nearest', { query: { keyword } })
    expect((await near('kyocra tonr')).keyword).toBe('kyocera toner')
    expect((await near('hl-l2350dx')).keyword).toMatch(/^HL-?L2350D/)
    expect((await near('TN-2421')).parts.map(part => part.number)).toContain('CW-TN2420')
    expect((await near('brothr tn2421')).parts.map(part => part.number)).toContain('CW-TN2420')
    expect((await near('TN-2421')).parts.every(part => part.unitPrice === null && part.availability === null)).toBe(
      true,
    )
    expect(await near('CF295X')).toMatchObject({ keyword: 'CF259X', parts: [{ number: 'CW-CF259X' }, {}, {}] })
    expect((await near('label tapes')).keyword).toBe('label cassette')
    expect((await near('cartouche hp')).keyword).toBe('toner hp')
    expect((await near('Kartuschen schwarz')).keyword).toBe('toner schwarz')
    expect(await near('zzzzqqq')).toEqual({ keyword: null, parts: [] })
    expect(await near("%' \\ _")).toEqual({ keyword: null, parts: [] })
    expect((await nl.ask('catalogue.nearest', { query: { keyword: 'TN-2421' } })).parts[0]?.unitPrice).toBeGreaterThan(
      0,
    )
  })

  it('offers nothing that finds nothing', async () => {
    const { keyword } = await visit('catalogue.nearest', { query: { keyword: 'dymo cf259y kyocra' } })
    expect(keyword).toBeNull()
  })

  it('finds parts by the beginning of a number, by printer and by words in any order', async () => {
    expect(numbersOf(await search('CF259'))).toEqual(['CW-CF259A', 'CW-CF259X'])
    expect(numbersOf(await search('hll2350dw'))).toEqual(['CW-DR2400', 'CW-TN2410', 'CW-TN2420'])
    expect(numbersOf(await search('toner m404'))).toEqual(expect.arrayContaining(['CW-CF259A', 'CW-CF259X']))
    expect((await search('hp')).rows.every(row => row.brandName === 'HP')).toBe(true)
  })

  it('finds a kind of part in every language and number, and a width without its space', async () => {
    const kinds = ['toners', 'drums', 'Trommeln', 'tamburi', 'tambours', 'bębny', 'étiquettes', 'etichetta', 'etykieta']
    for (const keyword of [...kinds, 'labels 12mm', 'brothers'])
      expect((await search(keyword)).total, keyword).toBeGreaterThan(0)
    const widths = (await search('12mm', { pageSize: 100 })).rows.map(({ name }) => name)
    expect(widths.every(name => /\b12\smm/.test(name))).toBe(true)
  })

  it('finds a width with its space, and parts between words that say nothing', async () => {
    const totalOf = async (keyword: string) => (await search(keyword)).total
    expect(await totalOf('12mm')).toBeGreaterThan(0)
    expect(await totalOf('12 mm')).toBe(await totalOf('12mm'))
    expect(await totalOf('TZe 3,5 mm')).toBe(await totalOf('TZe 3.5mm'))
    expect(await totalOf('TZe 3,5 mm')).toBeGreaterThan(0)
    for (const keyword of ['toner for brother', 'Toner für Brother', 'toner pour Brother'])
      expect(await totalOf(keyword), keyword).toBe(await totalOf('toner brother'))
  })

  it('finds what fits a printer, no matter what it comes with and however its hyphens are written', async () => {
    const m404 = numbersOf(await search('laserjet m404'))
    expect(m404).toEqual(['CW-CF259A', 'CW-CF259X'])
    for (const keyword of ['M404dn', 'HP LaserJet Pro M404n', 'toner m404dw'])
      expect(numbersOf(await search(keyword)), keyword).toEqual(m404)
    expect((await visit('catalogue.stat', { query: { keyword: 'M404dn' } })).facets).toMatchObject({ all: 2 })
    expect(numbersOf(await search('SP-C250'))).toEqual(numbersOf(await search('SP C250')))
    expect((await search('SP-C250')).total).toBeGreaterThan(0)
    // A number with a wrong letter is no printer: it is asked what was meant.
    for (const keyword of ['CF259W', '9zzz']) expect((await search(keyword)).total, keyword).toBe(0)
  })

  it.each([
    ['LJ 1020', 'CW-Q2612A', 'LaserJet 1020'],
    ['LJ1020', 'CW-Q2612A', 'LaserJet 1020'],
    ['CLJ pro m254', 'CW-CF540A', 'Color LaserJet pro m254'],
    ['i-sensys mf633', 'CW-CRG045BK', 'Canon mf633'],
    ['P-touch 12mm', 'CW-TZE231', 'Brother PT 12mm'],
    ['wc 3325', 'CW-106R02311', 'WorkCentre 3325'],
    ['xpress m2070', 'CW-MLTD111L', 'Samsung m2070'],
    ['mfp M428fdw', 'CW-CF259X', 'M428'],
    ['brother tape 12mm', 'CW-TZE231', 'brother label cassette 12mm'],
    ['étiquette brother', 'CW-TZE231', undefined],
    ['etiquette brother', 'CW-TZE231', 'étiquettes brother'],
    ['Bildtrommel HL-L2350DW', 'CW-DR2400', 'Trommel HL-L2350DW'],
    // What is printed on the box.
    ['hp 305a', 'CW-CE410A', undefined],
    ['207X cyan', 'CW-W2211X', undefined],
    ['410A', 'CW-CF413A', undefined],
    // Blanks are nobody's business.
    ['hp 85 a', 'CW-CE285A', undefined],
    ['054 h', 'CW-CRG054HBK', undefined],
    ['hp laserjet1020', 'CW-Q2612A', undefined],
    ['hp  mfp Color laser150nw', 'CW-W2070A', 'HP Color laser150nw'],
    ['ricoh mpc3003', 'CW-841817', undefined],
    ['m 404 dn', 'CW-CF259X', 'm404'],
  ])('reads “%s” as buyers mean it', async (keyword, number, searched) => {
    expect(numbersOf(await search(keyword, { pageSize: 100 }))).toContain(number)
    expect((await visit('catalogue.stat', { query: { keyword } })).searched).toBe(searched)
  })

  it('counts what it lists, and a filter does not change what a keyword means', async () => {
    for (const keyword of ['LJ 1020', 'M404dn', 'cf259x']) {
      const [{ total }, stat] = [await search(keyword), await nl.ask('catalogue.stat', { query: { keyword } })]
      expect([stat.total, stat.facets?.all], keyword).toEqual([total, total])
    }
    const query = { keyword: 'laserjet m404', colour: 'cyan' }
    expect(await nl.ask('catalogue.stat', { query })).toMatchObject({ total: 0, facets: { all: 2 } })
    const narrowed = await nl.ask('catalogue.stat', { query: { ...query, keyword: 'laserjet m404dn' } })
    expect(narrowed).toMatchObject({ total: 0, facets: { all: 2 }, searched: 'laserjet m404' })
  })

  it('takes no other number for the one that was typed', async () => {
    for (const keyword of ['hp 305b', '117b', '20000000', '2000105010', 'sp112', 'phaser651']) {
      const { keyword: meant } = await visit('catalogue.nearest', { query: { keyword } })
      expect([(await search(keyword)).total, meant], keyword).toEqual([0, null])
    }
  })

  it('takes wildcards and quotes for what they are', async () => {
    for (const keyword of ['%', '_', '100%', "o'b\\", '\\', '%%%%', '"', '---', '- mm'])
      expect((await search(keyword)).rows).toEqual([])
  })

  it('leaves out what is no longer sold, unless its number is entered', async () => {
    expect(numbersOf(await search('MLT-D111'))).not.toContain('CW-MLTD111S')
    const [part] = (await search('mlt-d111s')).rows
    expect(part).toMatchObject({ number: 'CW-MLTD111S', disabled: true, successor: 'CW-MLTD111L' })
  })
})

describe('who sees what', () => {
  const calls = async (asking: typeof visit) => [
    await asking('catalogue.query', { query: { keyword: 'CW-TN2420', custId: 1, accountId: 1, roles: 'admin' } }),
    await asking('catalogue.sku', { params: { id: await idOf('CW-TN2420') }, query: { custId: 1, accountId: 1 } }),
    await asking('catalogue.related', { query: { number: 'CW-DR2400' } }),
  ]

  it('ERR-002 a buyer whose sign-in has ended is answered so, and not shown the shop of a visitor', async () => {
    const left = await signIn(shop.apiBase, 'buyer.de')
    const id = await idOf('CW-TN2420')
    const ask = async (accountId: number) => {
      const query = { keyword: 'CW-TN2420', accountId }
      const answers = [
        await left.call('catalogue.query', { query }),
        await left.call('catalogue.stat', { query }),
        await left.call('catalogue.nearest', { query }),
        await left.call('catalogue.sku', { params: { id }, query: { accountId } }),
      ]
      return answers.map(({ code }) => code)
    }
    expect(await ask(2)).toEqual([200, 200, 200, 200])
    await left.ask('session.logout', {})
    expect(await ask(2)).toEqual([401, 401, 401, 401])
    // Who is not known as anybody yet is a visitor.
    expect(await ask(-1)).toEqual([200, 200, 200, 200])
  })

  it('PERM-018 no answer to a visitor carries a price or stock, no matter what ids are sent', async () => {
    for (const answer of await calls(visit)) {
      const text = JSON.stringify(answer)
      expect(text).toContain('CW-TN2420')
      for (const [, field, value] of text.matchAll(
        /"(\w*[pP]rice|tiers|currency|availability|custNumber|promotion)":(\[\]|[^,}\]]*)/g,
      )) {
        expect([`${field}:null`, `${field}:[]`]).toContain(`${field}:${value}`)
      }
    }
  })

  it('a sub-account sees its own price only: no tier, offer or sort order reveals the company price', async () => {
    const [own] = (await rep.ask('catalogue.query', { query: { keyword: 'CW-TN2420' } })).rows
    const [real] = (await search('CW-TN2420')).rows
    expect(own!.unitPrice).toBeGreaterThan(real!.unitPrice!)
    expect(own).toMatchObject({ discountPrice: null, tiers: [] })
    const offers = await rep.ask('catalogue.promotions', { body: { numbers: ['CW-TN2420'], custnum: 1, orgId: 1 } })
    expect(offers).toEqual({})
    const details = await rep.ask('catalogue.sku', { params: { id: own!.goodsSkuId }, query: {} })
    expect(details).toMatchObject({ unitPrice: own!.unitPrice, promotion: null })

    // A part that is cheap for the company and dear for its salesman comes last in the salesman's list.
    const drums = { classId: 105, brandId: 2, sort: 'price', pageSize: 100 } as const
    const [cheapest] = (await nl.ask('catalogue.query', { query: drums })).rows
    const price = { accountId: 7, goodsSkuId: cheapest!.goodsSkuId, price: 9_000 }
    await shop.db
      .insert(accountPrices)
      .values(price)
      .onConflictDoUpdate({ target: [accountPrices.accountId, accountPrices.goodsSkuId], set: { price: price.price } })
    const repsList = numbersOf(await rep.ask('catalogue.query', { query: drums }))
    expect(repsList.at(-1)).toBe(cheapest!.number)
  })
})

describe('the other region', () => {
  it('REGION US sells what is sold there, in dollars', async () => {
    const us = await startTestServer({ region: 'US' })
    try {
      const buyer = await signIn(us.apiBase, 'buyer.us')
      const [part] = (await buyer.ask('catalogue.query', { query: { keyword: 'TN-760' } })).rows
      expect(part).toMatchObject({ number: 'CW-TN760', currency: 'USD', availability: { otherStock: 0 } })
      expect(part!.unitPrice).toBeGreaterThan(0)
      const stock = await buyer.ask('catalogue.inventory', { body: [{ number: 'CW-TN760', warehouse: '' }] })
      expect(stock).toEqual({ 'CW-TN760': part!.availability!.stock })
      expect((await search('TN-760')).total).toBe(0)
      const labels = async (numbers: string[]) =>
        (await buyer.ask('catalogue.attributesByNumbers', { body: numbers }))[numbers[0]!]?.map(({ label }) => label)
      expect(await labels(['CW-TN760'])).toContain('Color')
    } finally {
      await us.close()
    }
  })
})
