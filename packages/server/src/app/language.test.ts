import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { signInQuery } from '../session/session.testing'
import { tooMany } from '../session/throttle'
import { call } from '../testing/call'
import { LANGUAGES, readLanguage } from './language'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

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

  it('API-079 an order tells its ship via in the language of whoever reads it', async () => {
    const body = { ...orderOf({ [shop.b.number]: 1 }), shipViaId: 1 }
    const { orderNo } = await place(shop.nl, body)
    const read = async (language: string) => {
      const settings = { token: await shop.signIn('buyer.nl'), headers: { 'accept-language': language } }
      const { result: order } = await call(shop, 'orders.get', { params: { orderno: orderNo } }, settings)
      const { result: confirmation } = await call(shop, 'orders.confirm', { body }, settings)
      expect(order?.shipVia).toBe(confirmation?.shipVias[0]?.name)
      return order?.shipVia
    }
    expect(await read('de')).toBe('Standard, 1–2 Arbeitstage')
    expect(await read('en')).toBe('Standard, 1–2 working days')
  })
})

describe('texts for a reader', () => {
  it('ERR-008 refusals are in the language of the request', async () => {
    const refused = async (language: string) => {
      const query = signInQuery(`nobody-${language}`, 'Wrong2026')
      const { code, msg } = await call(shop, 'session.token', { query }, { headers: { 'accept-language': language } })
      expect(code).toBe(601)
      return msg
    }
    const texts = await Promise.all(LANGUAGES.map(refused))
    expect(texts[0]).toBe('The user name or password is wrong.')
    expect(new Set(texts).size).toBe(LANGUAGES.length)
  })

  it('a time to wait is said with its unit', async () => {
    const now = new Date()
    const refusal = tooMany(now, new Date(now.getTime() + 5 * 60_000))
    expect(refusal.messageIn('en')).toContain('in 5 minutes.')
    expect(refusal.messageIn('de')).toContain('in 5 Minuten')
    expect(refusal.messageIn('pl')).toContain('za 5 minut')
  })

  it('API-016 mails with a code are in the language of whoever asks for it', async () => {
    for (const language of LANGUAGES) {
      const query = { email: `${language}@firm.eu` }
      await call(shop, 'registration.sendCode', { query }, { headers: { 'accept-language': language } })
    }
    const subjects = shop.mails.map(({ subject }) => subject.replace(/: \d{6}$/, ''))
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
  expect(readLanguage(header)).toBe(language)
})
