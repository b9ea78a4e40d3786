import { LANGUAGES } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents, skus } from '../db/schema'
import { asVisitor, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())

const TILE = {
  id: expect.any(Number),
  title: expect.stringMatching(/./),
  text: expect.any(String),
  image: expect.any(String),
  link: expect.stringMatching(/^\//),
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

  it('API-031 the floors hold parts in the order they are named', async () => {
    const { result: floors = [] } = await call(shop, 'content.homeFloors', { query: { language: 'en', orgId: 1 } })
    expect(floors.map(({ title }) => title)).toEqual([
      'Most ordered toner',
      'Colour sets for HP and Brother',
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
  })

  it('API-031 hold no part that is no longer sold, or not in this region', async () => {
    const numbersFor = async (client: ReturnType<typeof asVisitor>) =>
      (await client.ask('content.homeFloors', { query: {} })).flatMap(({ goods }) => goods.map(part => part.number))
    const clients = [asVisitor(shop.apiBase), await signIn(shop.apiBase, 'buyer.nl')]
    const [first = '', second = '', ...rest] = await numbersFor(asVisitor(shop.apiBase))
    const left = rest.filter(number => number !== first && number !== second)
    await shop.db.update(skus).set({ disabled: true }).where(eq(skus.number, first))
    await shop.db.update(skus).set({ market: 'US' }).where(eq(skus.number, second))
    shop.clock.advance(61_000) // answers to visitors are kept for a minute
    for (const client of clients) expect(await numbersFor(client)).toEqual(left)
    await shop.db.update(skus).set({ disabled: false }).where(eq(skus.number, first))
    await shop.db.update(skus).set({ market: 'ALL' }).where(eq(skus.number, second))
    shop.clock.advance(61_000)
  })

  it('F5 are cached for a minute for an invalid token too, as for a visitor', async () => {
    const numbersFor = async () => {
      const { result = [] } = await call(shop, 'content.homeFloors', { query: {} }, { token: 'A'.repeat(43) })
      return result.flatMap(({ goods }) => goods.map(({ number }) => number))
    }
    const before = await numbersFor()
    await shop.db
      .update(skus)
      .set({ disabled: true })
      .where(eq(skus.number, before[0] ?? ''))
    expect(await numbersFor()).toEqual(before)
    shop.clock.advance(61_000)
    expect(await numbersFor()).not.toContain(before[0])
    await shop.db
      .update(skus)
      .set({ disabled: false })
      .where(eq(skus.number, before[0] ?? ''))
    shop.clock.advance(61_000)
  })

  it('F5 ERR-002 are none for an account whose session has ended, although a visitor was answered the same', async () => {
    const input = { query: { classId: 102, accountId: 7 } }
    expect((await call(shop, 'catalogue.stat', input)).code).toBe(200)
    expect((await call(shop, 'catalogue.stat', input, { token: 'A'.repeat(43) })).code).toBe(401)
  })

  it('API-031 PERM-018 contain the same facts of a part as its own call for buyers, and neither price nor stock for visitors', async () => {
    const query = { language: 'en', orgId: 1 }
    const visited = await asVisitor(shop.apiBase).ask('content.homeFloors', { query })
    expect(JSON.stringify(visited)).not.toMatch(/price|tiers|currency|availability|stock|custNumber/i)
    const buyers = await Promise.all(['buyer.nl', 'buyer.uk', 'rep.nl'].map(name => signIn(shop.apiBase, name)))
    const seen = await Promise.all(
      buyers.map(async buyer => {
        const floors = await buyer.ask('content.homeFloors', { query })
        expect(floors.map(({ goods }) => goods.map(part => part.number))).toEqual(
          visited.map(({ goods }) => goods.map(part => part.number)),
        )
        const part = floors[0]?.goods[0]
        const { rows } = await buyer.ask('catalogue.query', { query: { keyword: part?.number ?? '' } })
        const { matchedBy, ...listed } = rows[0]!
        expect(part).toEqual(listed)
        return [listed.currency, listed.unitPrice]
      }),
    )
    expect(seen[1]?.[0]).toBe('GBP')
    // A sub-account has its own price.
    expect(new Set(seen.map(String)).size).toBe(3)
  })
})

describe('help pages', () => {
  const list = async (type: string | undefined, language: string, orgId?: number) =>
    (await call(shop, 'content.declarations', { query: { type, language, orgId } })).result ?? []
  const textOf = async (type: string, language: string) => (await list(type, language))[0]?.text ?? ''

  it('API-039 declarations are the texts of a type, or all of them', async () => {
    expect(await list('terms', 'en')).toEqual([
      { id: expect.any(Number), type: 'terms', title: 'Terms and conditions', text: expect.stringMatching(/VAT/) },
    ])
    const types = (await list(undefined, 'en')).map(({ type }) => type)
    expect(types.sort()).toEqual(['about', 'announcement', 'contact', 'cookies', 'terms', 'toolbar'])
    for (const type of ['banner', 'faq']) expect(await list(type, 'en')).toEqual([])
  })

  it('API-040 the FAQ is pairs of question and answer', async () => {
    const { result = [] } = await call(shop, 'content.faq', { query: { language: 'en' } })
    expect(result.length).toBeGreaterThan(3)
    for (const { question, answer } of result)
      expect([question, answer]).toEqual([expect.stringMatching(/\?$/), expect.stringMatching(/\.<\/p>$/)])
  })

  it('CONT-007 the English terms of Europe say that orders by 4:30 pm leave the same day', async () => {
    expect(await textOf('terms', 'en')).toMatch(/4:30 pm<\/strong> on a working day are dispatched the same day/)
  })

  it('CONT-008 CONT-009 the German terms say 15:00 for parcels and 12:00 for pallets', async () => {
    const text = await textOf('terms', 'de')
    expect(text).toMatch(/Pakete[^.,]* 15:00 Uhr/)
    expect(text).toMatch(/Paletten[^.,]* 12:00 Uhr/)
    expect(text).not.toContain('16:30')
  })

  it.each([
    ['en', '30 days of the invoice date', '20%', '3 business days', '2 years'],
    ['de', '30 Tagen ab Rechnungsdatum', '20 %', '3 Arbeitstagen', '2 Jahre'],
    ['fr', '30 jours suivant la date de facture', '20 %', '3 jours ouvrés', '2 ans'],
    ['it', '30 giorni dalla data della fattura', '20%', '3 giorni lavorativi', '2 anni'],
    ['pl', '30 dni od daty faktury', '20%', '3 dni roboczych', '2 lat'],
    ['zh', '发票日期起 30 天', '20%', '3 个工作日', '2 年'],
  ])(
    'CONT-010 CONT-011 CONT-012 CONT-013 the terms in %s state %s, %s, %s and %s, and CONT-014 72 hours',
    async (language, ...facts) => {
      const text = (await textOf('terms', language)).replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
      for (const fact of [...facts, '72']) expect(text).toContain(fact)
    },
  )

  it('CONT-015 goods in transit take about 10 days, in the German text only', async () => {
    expect(await textOf('terms', 'de')).toMatch(/Unterwegs<\/td><td>in etwa 10 Tagen/)
    for (const language of ['en', 'fr', 'it', 'pl', 'zh']) expect(await textOf('terms', language)).not.toMatch(/\b10\b/)
  })

  it.each(['announcement', 'terms', 'cookies', 'toolbar', 'contact', 'about'])(
    '%s is in all six languages, each in its own words and with the same parts',
    async type => {
      const all = await Promise.all(LANGUAGES.map(async language => textOf(type, language)))
      expect(new Set(all).size).toBe(6)
      const partsOf = (text: string) =>
        [...text.matchAll(/<(h2|p|ul|li|table|tr|td|dt|dd|a href="[^"]+")/g)].map(([part]) => part)
      const [english] = all
      for (const text of all) expect(partsOf(text)).toEqual(partsOf(english ?? ''))
    },
  )

  it('the questions and the home page are in all six languages', async () => {
    const read = async (language: string) => {
      const query = { language }
      const faq = (await call(shop, 'content.faq', { query })).result ?? []
      const floors = (await call(shop, 'content.homeFloors', { query })).result ?? []
      const banners = (await call(shop, 'content.banners', { query })).result ?? []
      const activities = (await call(shop, 'content.activitySubjects', { query })).result ?? []
      return [...faq.map(row => row.question), ...[...floors, ...banners, ...activities].map(row => row.title)]
    }
    const all = await Promise.all(LANGUAGES.map(read))
    expect(all.map(rows => rows.length)).toEqual(LANGUAGES.map(() => 12 + 4 + 3 + 4))
    expect(new Set(all.flat()).size).toBeGreaterThan(0.9 * all.flat().length)
  })

  it('keep figures and the signs of French together at the end of a line', async () => {
    for (const language of LANGUAGES) {
      const texts = await shop.db.select().from(contents).where(eq(contents.language, language))
      for (const { title, body } of texts) expect(`${title} ${body}`).not.toMatch(/\d \d{3}\b|\d %|« | [:;?!»]/)
    }
  })

  it('come in English where the language asked for has none', async () => {
    await shop.db
      .delete(contents)
      .where(and(eq(contents.kind, 'about'), eq(contents.language, 'pl'), eq(contents.region, 'EU')))
    expect(await list('about', 'pl')).toEqual(await list('about', 'en'))
    expect(await list('cookies', 'ja')).toEqual(await list('cookies', 'en'))
  })

  it('of a site are shown to that site only', async () => {
    const row = { kind: 'announcement', language: 'de', region: 'EU', title: 'Nur hier', body: 'x' }
    await shop.db.insert(contents).values({ ...row, orgId: 5, createTime: shop.clock.now() })
    const titles = async (orgId?: number) => (await list('announcement', 'de', orgId)).map(({ title }) => title)
    expect(await titles(5)).toContain('Nur hier')
    expect(await titles(1)).not.toContain('Nur hier')
    expect(await titles()).not.toContain('Nur hier')
  })
})

describe('in the US', () => {
  it('CONT-003 CONT-004 banner and terms are those of the US, in every language', async () => {
    const us = await startTestServer({ region: 'US' })
    try {
      for (const language of LANGUAGES) {
        const { result: [banner] = [] } = await call(us, 'content.banners', { query: { language } })
        expect(banner?.text).toMatch(/99[.,]9/)
        const { result: [terms] = [] } = await call(us, 'content.declarations', { query: { type: 'terms', language } })
        expect(terms?.text).toMatch(/99[.,]9/)
        expect(terms?.text).not.toMatch(/4:30|16[:.]30|15:00|72/)
      }
      const read = async (type: string, of: TestServer) =>
        (await call(of, 'content.declarations', { query: { type, language: 'en' } })).result?.[0]?.text
      // 26 December is a working day there, and coupons are for Europe only (LAY-040).
      expect(await read('announcement', us)).toContain('December 25: no dispatch')
      expect(await read('announcement', us)).not.toContain('26')
      expect(await read('announcement', shop)).toContain('25 and 26 December: no dispatch')
      expect(await read('toolbar', us)).not.toMatch(/coupon/i)
      expect(await read('toolbar', shop)).toMatch(/Coupons/)
      expect(await read('toolbar', us)).toMatch(/Favorites.*Settings<\/strong> changes color/s)
      expect(await read('toolbar', shop)).toMatch(/Favourites.*Settings<\/strong> changes colour/s)
    } finally {
      await us.close()
    }
  })
})
