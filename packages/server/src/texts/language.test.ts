import type { CallInput, CallName } from '@cartwright/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tooMany } from '../limits/rate-limit'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { signInBody } from '../session/session.testing'
import { call } from '../testing/call'
import { readLanguage } from './language'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

/** All of LANG-009, in the order of the lists below. */
const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl', 'zh'] as const

const PART = 'CW-TN2420'
const OFFERS = [
  'Offer of the month',
  'Angebot des Monats',
  'Offre du mois',
  'Offerta del mese',
  'Oferta miesiąca',
  '本月特惠',
]

/** What names there are in a language, for buyer.nl. */
async function namesIn(language: string) {
  const settings = { token: await shop.signIn('buyer.nl'), headers: { 'accept-language': language } }
  const { result: classes = [] } = await call(shop, 'catalogue.classes', {}, settings)
  const { result: attributes = [] } = await call(
    shop,
    'catalogue.classAttributes',
    { query: { classId: 102 } },
    settings,
  )
  const { result: shipVias = [] } = await call(shop, 'orders.shipVias', {}, settings)
  const body = { numbers: [PART], custnum: 1, orgId: 1 }
  const { result: offers = {} } = await call(shop, 'catalogue.promotions', { body }, settings)
  return {
    classes: classes.map(({ className }) => className),
    attributes: attributes.map(({ label }) => label),
    shipVias: shipVias.map(({ name }) => name),
    offer: offers[PART]?.title,
  }
}

describe('names of the shop', () => {
  it('API-044 API-045 API-052 API-082 are in the language the client asks for, all of them', async () => {
    const all = await Promise.all(LANGUAGES.map(namesIn))
    expect(all.map(({ offer }) => offer)).toEqual(OFFERS)
    for (const kind of ['classes', 'attributes', 'shipVias'] as const) {
      expect(new Set(all.map(names => names[kind].length)).size).toBe(1)
      expect(new Set(all.map(names => names[kind].join())).size).toBe(LANGUAGES.length)
    }
  })

  it('are English where the language has none', async () => {
    expect(await namesIn('ja,nl;q=0.8')).toEqual(await namesIn('en'))
  })

  it('API-079 an order names its ship via in the language of the request', async () => {
    const body = { ...orderOf({ [shop.b.number]: 1 }), shipViaId: 2 }
    const { orderNo } = await place(shop.nl, body)
    const read = async (language: string) => {
      const settings = { token: await shop.signIn('buyer.nl'), headers: { 'accept-language': language } }
      const { result: order } = await call(shop, 'orders.get', { params: { orderno: orderNo } }, settings)
      const { result: confirmation } = await call(shop, 'orders.confirm', { body }, settings)
      expect(order?.shipVia).toBe(confirmation?.shipVias[1]?.name)
      return order?.shipVia
    }
    expect(await read('de')).toBe('Express vor 12:00 Uhr')
    expect(await read('en')).toBe('Express before 12:00')
  })
})

describe('names of parts', () => {
  const LABEL = 'CW-TZE231'
  const LABELS = [
    'Brother TZe-231 label cassette, 12 mm, black on white',
    'Brother TZe-231 Schriftbandkassette, 12 mm, schwarz auf weiß',
    'Cassette à étiquettes Brother TZe-231, 12 mm, noir sur blanc',
    'Cassetta per etichette Brother TZe-231, 12 mm, nero su bianco',
    'Kaseta z taśmą do etykiet Brother TZe-231, 12 mm, czarny na białym',
    'Brother TZe-231 标签带盒，12 mm，白底黑字',
  ]

  /** A call of buyer.nl, who reads `language`. */
  const ask = async <N extends CallName>(language: string, name: N, input: CallInput<N>) => {
    const settings = { token: shop.nl.token, headers: { 'accept-language': language } }
    const { result, msg } = await call(shop, name, input, settings)
    if (!result) throw new Error(`${name}: ${msg}`)
    return result
  }

  it('API-049 API-051 API-052 lists, page and attributes are in the language of the request', async () => {
    const read = async (language: string) => {
      const { rows } = await ask(language, 'catalogue.query', { query: { keyword: LABEL } })
      const id = rows[0]!.goodsSkuId
      const page = await ask(language, 'catalogue.sku', { params: { id }, query: {} })
      expect(page.name).toBe(rows[0]!.name)
      const attributes = await ask(language, 'catalogue.classAttributes', { query: { goodsSkuId: id, isDetails: 1 } })
      const said = (name: string) => attributes.find(attribute => attribute.name === name)?.value
      const { description, colourName } = page
      return { name: page.name, description, colourName, values: [said('printColour'), said('tapeColour')] }
    }
    const all = await Promise.all(LANGUAGES.map(read))
    expect(all.map(({ name }) => name)).toEqual(LABELS)
    expect(new Set(all.map(({ description }) => description)).size).toBe(LANGUAGES.length)
    expect(all[1]).toMatchObject({
      description: expect.stringMatching(/^Schriftbandkassette, schwarz auf weiß, Band 12 mm breit\. Passend für/),
      colourName: 'schwarz auf weiß',
      values: ['schwarz', 'weiß'],
    })
    expect(all[5]?.values).toEqual(['黑色', '白色'])
  })

  it('numbers are written as the language does, brands and codes stay', async () => {
    const read = async (language: string) => {
      const { rows } = await ask(language, 'catalogue.query', { query: { keyword: PART } })
      const id = rows[0]!.goodsSkuId
      return (await ask(language, 'catalogue.sku', { params: { id }, query: {} })).description.replace(/\s/g, ' ')
    }
    expect(await read('de')).toMatch(/^Toner, schwarz, für rund 3\.000 Seiten .* Ersetzt Brother TN-2420\./)
    expect(await read('fr')).toMatch(/^Toner, noir, pour environ 3 000 pages/)
    expect(await read('pl')).toMatch(/^Toner, czarny, na około 3 000 stron/)
  })

  it('every call that names a part does so in the language of the request', async () => {
    const de = 'Brother TN-2420 Toner, schwarz'
    const body = orderOf({ [PART]: 1 }, { shipViaId: 1 })
    const quickOrder = { lines: [{ number: PART, qty: 1 }] }
    await shop.nl.ask('favourites.add', { body: [{ number: PART }] })
    const { orderNo } = await place(shop.nl, body)
    const { id } = await shop.nl.ask('quickOrder.create', { body: quickOrder }, 'kept for a German')
    const german = <N extends CallName>(name: N, input: CallInput<N>) => ask('de', name, input)

    const added = await german('cart.add', { body: { number: PART, qty: 1 } })
    const listed = await german('cart.list', { query: {} })
    const updated = await german('cart.update', { body: { shoppingCartId: added.rows[0]!.shoppingCartId, qty: 3 } })
    const batch = await german('cart.addBatch', { body: [{ number: PART, qty: 1 }] })
    const reduced = await german('cart.reduce', { body: [{ number: PART, qty: 1 }] })
    const again = await german('orders.buyAgain', { body: { orderNo } })
    const favourites = await german('favourites.list', { query: {} })
    const kept = await german('quickOrder.get', { params: { id } })
    const resolve = { lines: [{ key: 'a', input: 'TN-2420' }] }
    const { lines } = await german('quickOrder.resolve', { body: resolve })
    const confirmation = await german('orders.confirm', { body })
    const order = await german('orders.get', { params: { orderno: orderNo } })
    const floors = await german('content.homeFloors', { query: { language: 'de', orgId: 1 } })
    const nearest = await german('catalogue.nearest', { query: { keyword: 'TN-2420Z' } })
    const related = await german('catalogue.related', { query: { number: 'CW-DR2400' } })
    const names = {
      cart: [added, listed, updated, batch, reduced, again].map(
        ({ rows }) => rows.find(row => row.number === PART)?.goodsSku.name,
      ),
      others: [
        favourites.rows.find(row => row.number === PART)?.goodsSku.name,
        kept.lines[0]?.part.name,
        lines[0]?.matches[0]?.part.name,
        confirmation.lines[0]?.name,
        order.lines[0]?.name,
        floors.flatMap(({ goods }) => goods).find(({ number }) => number === PART)?.name,
        nearest.parts.find(({ number }) => number === PART)?.name,
        related.find(({ number }) => number === PART)?.name,
      ],
    }
    expect(names).toEqual({ cart: Array(6).fill(de), others: Array(8).fill(de) })
  })

  it('API-050 classes and tape colours of the filters are named in it, and asked for in the words of the catalogue', async () => {
    const stat = await ask('de', 'catalogue.stat', { query: { classId: 109 } })
    expect(stat.classes).toMatchObject([{ className: 'Schriftbandkassetten' }])
    expect(stat.facets?.colour).toContainEqual(
      expect.objectContaining({ value: 'black on white', name: 'schwarz auf weiß' }),
    )
  })

  it('an order can be confirmed in one language and placed in another', async () => {
    const body = orderOf({ [shop.a.number]: 1 }, { shipViaId: 1 })
    const { hash } = await ask('de', 'orders.confirm', { body })
    await expect(shop.nl.ask('orders.create', { body: { ...body, hash } }, 'in English')).resolves.toBeDefined()
  })

  it.each(['brother schwarz tn-2420', 'tambour noir dr-2400', '感光鼓 dr-2400', 'black tn-2420'])(
    '%s finds the part, no matter what the reader reads',
    async keyword => {
      const { rows } = await ask('it', 'catalogue.query', { query: { keyword } })
      expect(rows.map(({ oemCode }) => oemCode)).toEqual([keyword.includes('dr-') ? 'DR-2400' : 'TN-2420'])
    },
  )

  it('a Chinese word of two characters is a word', async () => {
    const { total } = await ask('zh', 'catalogue.query', { query: { keyword: '黑色' } })
    const { total: black } = await ask('zh', 'catalogue.query', { query: { colour: 'black' } })
    expect(total).toBeGreaterThan(100)
    expect(total).toBeLessThanOrEqual(black)
  })

  it('a mistyped German word is put right', async () => {
    const { keyword } = await ask('de', 'catalogue.nearest', { query: { keyword: 'schriftbandkasette' } })
    expect(keyword).toBe('schriftbandkassette')
  })
})

describe('texts for a reader', () => {
  it('ERR-008 refusals are in the language of the request', async () => {
    const refused = async (language: string) => {
      const body = signInBody(`nobody-${language}`, 'Wrong2026')
      const { code, msg } = await call(shop, 'session.token', { body }, { headers: { 'accept-language': language } })
      expect(code).toBe(601)
      return msg
    }
    const texts = await Promise.all(LANGUAGES.map(refused))
    expect(texts[0]).toBe('The user name or password is wrong.')
    expect(new Set(texts).size).toBe(LANGUAGES.length)
  })

  it('a character that cannot be stored is refused in the language of the request', async () => {
    const refused = async (language: string) => {
      const body = signInBody('a\u0000b', 'Wrong2026')
      return (await call(shop, 'session.token', { body }, { headers: { 'accept-language': language } })).msg
    }
    const texts = await Promise.all(LANGUAGES.map(refused))
    expect(texts[0]).toBe('A text holds a character that cannot be stored. Remove it and try again.')
    expect(new Set(texts).size).toBe(LANGUAGES.length)
  })

  it.each([
    ['ERR-004', undefined, 'Authentication failed, unable to access system resources'],
    ['ERR-005', 'clerk.nl', 'Current operation has no permissions'],
  ])('%s who may not make a call reads so in the language of the request', async (_row, userName, english) => {
    const token = userName === undefined ? undefined : await shop.signIn(userName)
    const refused = async (language: string) =>
      (await call(shop, 'favourites.list', { query: {} }, { token, headers: { 'accept-language': language } })).msg
    const texts = await Promise.all(LANGUAGES.map(refused))
    expect(texts[0]).toBe(english)
    expect(new Set(texts).size).toBe(LANGUAGES.length)
  })

  it('a time to wait is said with its unit', async () => {
    const now = shop.clock.now()
    const refusal = tooMany(now, new Date(now.getTime() + 5 * 60_000))
    expect(refusal.messageIn('en')).toContain('in 5 minutes.')
    expect(refusal.messageIn('de')).toContain('in 5 Minuten')
    expect(refusal.messageIn('pl')).toContain('za 5 minut')
  })

  it('API-016 mails with a code are in the language of the request', async () => {
    for (const language of LANGUAGES) {
      shop.clock.advance(60 * 60_000)
      const query = { email: `${language}@firm.eu` }
      await call(shop, 'registration.sendCode', { query }, { headers: { 'accept-language': language } })
    }
    const coded = shop.mails.filter(({ to }) => to.endsWith('@firm.eu'))
    const subjects = coded.map(({ subject }) => subject.replace(/: \d{6}$/, ''))
    expect(subjects[0]).toBe('Your code for the registration')
    expect(new Set(subjects).size).toBe(LANGUAGES.length)
  })
})

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT,en;q=0.5', 'de'],
  ['nl, FR;q=0.9, de', 'fr'],
  ['*', 'en'],
  ['constructor,__proto__', 'en'],
  ['zh-Hans', 'zh'],
])('%j asks for %s', (header, language) => {
  expect(readLanguage(header, 'EU')).toBe(language)
})

it.each([
  [undefined, 'en-US'],
  ['en-GB,en;q=0.5', 'en-US'],
  ['de-AT,en;q=0.5', 'de'],
])('LANG-002 in the US %j asks for %s', (header, language) => {
  expect(readLanguage(header, 'US')).toBe(language)
})
