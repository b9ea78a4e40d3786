import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, addresses, customers } from '../db/schema'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import {
  type Body,
  forgetMails,
  MINUTE_MS,
  register,
  registration,
  requestCode,
  solveCaptcha,
  WRONG_CODE,
} from './registration.testing'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(() => forgetMails(shop))

describe('registering', () => {
  it('API-021 makes a company with an active, unconfirmed account that can sign in', async () => {
    const body = await registration(shop, 'jan.nowak', 'jan@firma.pl')
    const { userName, email, emailVerificationCode, code, uuid } = body
    const step = { userName, email, emailVerificationCode, code, uuid }
    expect((await call(shop, 'registration.checkAccount', { body: step })).code).toBe(200)
    // Filling in the company takes its time.
    shop.clock.advance(10 * MINUTE_MS)
    const { result } = await register(shop, body)
    const token = await shop.signIn('jan.nowak', 'abcd1234')
    const info = await call(shop, 'session.info', {}, { token })
    expect(info.result).toMatchObject({
      user: { accountId: result?.accountId, userName: 'jan.nowak', email: 'jan@firma.pl', orgId: 11, confirmed: false },
      permissions: [
        'cust:shoppingcart',
        'cust:favorites',
        'cust:myquickorder',
        'cust:order',
        'cust:account',
        'cust:accountprice',
      ],
      cust: { company: 'Firma Testowa' },
      currency: 'PLN',
    })
    // The first of a company is its main customer: no one else could set its own article numbers.
    const own = { number: 'CW-TN2420', custNumber: 'NOWAK-1' }
    await shop.db
      .update(accounts)
      .set({ confirmed: true })
      .where(eq(accounts.userName, info.result?.user.userName ?? ''))
    expect((await call(shop, 'catalogue.setCustNumber', { body: own }, { token })).code).toBe(200)
    const custId = info.result?.user.custId ?? 0
    const [customer] = await shop.db.select().from(customers).where(eq(customers.custId, custId))
    expect(customer).toMatchObject({ vat: 'PL5260001246', sdi: '', taxCode: '', priceListId: 11 })
    const kept = await shop.db.select().from(addresses).where(eq(addresses.custId, custId))
    expect(kept.map(({ kind, countryIso2 }) => [kind, countryIso2]).sort()).toEqual([
      ['billing', 'PL'],
      ['shipping', 'PL'],
    ])
  })

  it('VAL-009 VAL-020 wants a postcode where addresses of the country have one: an Eircode may be left out', async () => {
    const { postcode: _, ...german } = await registration(shop, 'no.postcode', 'no.postcode@firma.pl')
    const refused = await call(shop, 'registration.register', { body: german })
    expect(refused).toMatchObject({ code: 601, msg: 'Please enter the postcode.' })
    expect(refused.envelope.data).toEqual({ field: 'postcode', problem: 'required' })
    const vat = { countryIso2: 'IE', vat: 'IE6388047V', city: 'Dublin', postcode: '' }
    const irish = await registration(shop, 'sean.kelly', 'sean@kelly.ie', vat)
    expect((await register(shop, irish)).code).toBe(200)
    const kept = await shop.db.select().from(addresses).where(eq(addresses.city, 'Dublin'))
    expect(kept.filter(({ email }) => email === 'sean@kelly.ie').map(({ postcode }) => postcode)).toEqual(['', ''])
  })

  it.each(['ΝΙΚΟΣ', 'İnal', 'Ünal'])(
    'API-010 the new account signs in as %s, no matter what its letters',
    async userName => {
      const email = `letters${userName.length}.${userName.codePointAt(0)}@firm.eu`
      expect((await register(shop, await registration(shop, userName, email))).code).toBe(200)
      await shop.signIn(userName, 'abcd1234')
      expect((await register(shop, await registration(shop, userName, `again.${email}`))).msg).toBe(
        'User name is occupied',
      )
    },
  )

  it('VAL-017 names hold nothing that cannot be seen, by which one would pass for another', async () => {
    const { result } = await register(
      shop,
      await registration(shop, 'ada\u200b.lace', 'ada@firm.eu', { company: 'Fir\u00adma\r\n\u202eX' }),
    )
    const token = await shop.signIn('ada.lace', 'abcd1234')
    expect(await shop.signIn('ada\u200b.lace', 'abcd1234')).not.toBe(token)
    const info = await call(shop, 'session.info', {}, { token })
    expect(info.result).toMatchObject({
      user: { accountId: result?.accountId, userName: 'ada.lace' },
      // The line end becomes a blank; the soft hyphen and the mark of direction go.
      cust: { company: 'Firma X' },
    })
    expect((await register(shop, await registration(shop, 'a\u2060da.lace', 'ada.two@firm.eu'))).msg).toBe(
      'User name is occupied',
    )
    expect((await register(shop, await registration(shop, 'none', 'none@firm.eu', { company: '\u200b' }))).code).toBe(
      400,
    )
  })

  it('VAL-040 refuses a name with characters that no electronic invoice can have', async () => {
    const body = await registration(shop, 'odd.name', 'odd.name@firm.eu', { company: 'Foo\ufdd0Bar' })
    expect(await register(shop, body)).toMatchObject({
      code: 601,
      msg: 'These characters cannot be used: U+FDD0. Please remove them.',
    })
  })

  it('VAL-040 refuses a name that Italian invoices cannot have, on the Italian site alone', async () => {
    const named = { company: '北京办公 Srl', vat: '00743 110157', countryIso2: 'IT', currency: 'EUR' }
    const italian = await registration(shop, 'bei.jing', 'bei@jing.it', { ...named, registerOrgId: 3 })
    expect(await register(shop, italian)).toMatchObject({
      code: 601,
      msg: 'These characters cannot be written on Italian invoices: 北 京 办 公. Please use Latin letters.',
    })
    expect((await register(shop, { ...italian, registerOrgId: 1 })).code).toBe(200)
  })

  it('LIM-007 uses the code and the captcha up', async () => {
    const body = await registration(shop, 'once.only', 'once@firm.eu')
    expect((await register(shop, body)).code).toBe(200)
    const again = { ...body, userName: 'once.more', email: 'twice@firm.eu' }
    expect((await register(shop, { ...again, email: body.email, ...(await solveCaptcha(shop)) })).msg).toBe(WRONG_CODE)
    const emailVerificationCode = await requestCode(shop, again.email)
    expect((await register(shop, { ...again, emailVerificationCode })).msg).toContain('do not match')
  })

  it.each([
    ['VAL-005 shorter than 8 characters', 'abc1234'],
    ['VAL-006 without a digit', 'abcdefgh'],
    ['VAL-006 without a letter', '12345678'],
  ])('%s is no password', async (_rule, password) => {
    const before = await shop.db.$count(accounts)
    const { code, msg } = await register(
      shop,
      await registration(shop, 'weak', `weak${password}@firm.eu`, { password }),
    )
    expect({ code, msg }).toEqual({ code: 601, msg: expect.stringContaining('at least 8 characters') })
    expect(await shop.db.$count(accounts)).toBe(before)
  })

  it('VAL-040 takes any text of up to 255 characters where no rule is stated, and nothing longer', async () => {
    const odd = (length: number) => `Ŀ&"<b>'; -- 株式会社 #?%`.padEnd(length, 'ß')
    const texts = (length: number) => ({
      company: odd(length),
      address1: odd(length),
      address2: odd(length),
      city: odd(length),
      firstName: odd(length),
      lastName: odd(length),
      state: odd(length),
    })
    const { code, result } = await register(shop, await registration(shop, 'odd.words', 'odd@firm.eu', texts(255)))
    expect(code).toBe(200)
    const [kept] = await shop.db
      .select({ company: customers.company })
      .from(accounts)
      .innerJoin(customers, eq(customers.custId, accounts.custId))
      .where(eq(accounts.accountId, result?.accountId ?? 0))
    expect(kept?.company).toBe(odd(255))
    const body = await registration(shop, 'long.words', 'long@firm.eu')
    for (const field of Object.keys(texts(0)))
      expect((await register(shop, { ...body, [field]: odd(256) })).code, field).toBe(400)
    expect((await register(shop, body)).code).toBe(200)
  })

  it('VAL-017 refuses a used e-mail', async () => {
    const { msg } = await register(shop, await registration(shop, 'new.name', 'buyer.it@example.com'))
    expect(msg).toBe('Email address is occupied')
  })

  it('refuses sites, countries and currencies that the shop does not serve', async () => {
    const before = await shop.db.$count(customers)
    const wrong: Partial<Body>[] = [
      { registerOrgId: 2 },
      { registerOrgId: 1.5 },
      { registerOrgId: 1e300 },
      { countryIso2: 'XX' },
      { currency: 'USD' },
    ]
    for (const [index, more] of wrong.entries()) {
      expect((await register(shop, await registration(shop, 'odd', `odd${index}@firm.eu`, more))).code).toBe(601)
    }
    expect(await shop.db.$count(customers)).toBe(before)
  })

  it('sent again under its key, because the answer was lost, is answered as before', async () => {
    const body = await registration(shop, 'lost.answer', 'lost@firm.eu')
    const { result } = await register(shop, body, 'lost')
    expect(result?.accountId).toBeGreaterThan(0)
    expect((await register(shop, body, 'lost')).result).toEqual(result)
    expect(await shop.db.$count(accounts, eq(accounts.userName, 'lost.answer'))).toBe(1)
    expect((await register(shop, { ...body, company: 'Other' }, 'lost')).msg).toContain('used for something else')
    expect((await register(shop, body, 'other')).msg).toBe(WRONG_CODE)
  })

  it('a rejected registration can be corrected and sent under another key', async () => {
    const body = await registration(shop, 'first.refused', 'first.refused@firm.eu', { currency: 'USD' })
    expect((await register(shop, body, 'refused')).msg).toBe('There are no prices in this currency.')
    expect((await register(shop, { ...body, currency: 'PLN' }, 'mended')).code).toBe(200)
  })

  it('gives two registrations of the same moment one account', async () => {
    const body = await registration(shop, 'twice', 'twice@firm.eu')
    const answers = await Promise.all([register(shop, body), register(shop, body), register(shop, body)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 601, 601])
    expect(await shop.db.$count(accounts, eq(accounts.userName, 'twice'))).toBe(1)
  })
})
