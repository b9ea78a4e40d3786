import type { CallInput } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, addresses, customers, emailCodes, registrationFiles } from '../db/schema'
import { fileOf } from '../files/files.testing'
import { readDigits } from '../session/session.testing'
import { call } from '../testing/call'
import { NOWHERE } from '../testing/mail-catcher'
import { startTestServer, type TestServer } from '../testing/test-server'

const MINUTE_MS = 60_000
const WRONG_CODE = 'The verification code is wrong or has expired.'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
// Mails per address and hour are counted.
beforeEach(() => shop.clock.advance(2 * 60 * MINUTE_MS))

const requestCode = async (email: string) => {
  const { code, msg } = await call(shop, 'registration.sendCode', { query: { email } })
  expect({ code, msg }).toMatchObject({ code: 200 })
  return shop.mailedCode(email)
}
const solveCaptcha = async () => {
  const { result } = await call(shop, 'session.captcha', {})
  return { code: await readDigits(shop.db, result?.uuid), uuid: result?.uuid ?? '' }
}
const check = (userName: string, email: string, emailVerificationCode: string) =>
  call(shop, 'registration.checkEmailAndAccount', { query: { userName, email, emailVerificationCode } })

const upload = (email: string, emailVerificationCode: string, file: File) =>
  call(shop, 'registration.upload', { body: { email, emailVerificationCode, file } })
async function uploadDocument(email: string, code: string, file = fileOf('jpg', 'extract.jpg')): Promise<string> {
  const { result, msg } = await upload(email, code, file)
  if (!result) throw new Error(msg)
  return result.fileId
}

type Body = CallInput<'registration.register'>['body']
async function registration(userName: string, email: string, more: Partial<Body> = {}): Promise<Body> {
  const emailVerificationCode = await requestCode(email)
  return {
    ...{ userName, email, password: 'abcd1234', emailVerificationCode },
    ...(await solveCaptcha()),
    ...{ company: 'Firma Testowa', vat: '526-000-12-46', currency: 'PLN', countryIso2: 'pl' },
    ...{ address1: 'ul. Nowa 1', city: 'Poznań', postcode: '60-104', registerOrgId: 11 },
    attachments: more.attachments ?? [await uploadDocument(email, emailVerificationCode)],
    ...{ agreement: true, firstName: 'Jan', lastName: 'Nowak', ...more },
  }
}
const register = (body: Body, key?: string) =>
  call(shop, 'registration.register', { body }, key === undefined ? {} : { headers: { 'Idempotency-Key': key } })

describe('the mailed code', () => {
  it('API-016 is six digits and arrives at the address', async () => {
    expect(await requestCode('first@firm.eu')).toMatch(/^\d{6}$/)
    expect(shop.mails.at(-1)).toMatchObject({ to: 'first@firm.eu', subject: expect.stringContaining('registration') })
  })

  it('LIM-007 is accepted after 19:59 and refused after 20:01', async () => {
    await shop.clock.whileStopped(async () => {
      const code = await requestCode('life@firm.eu')
      shop.clock.advance(19 * MINUTE_MS + 59_000)
      expect((await check('life.one', 'life@firm.eu', code)).code).toBe(200)
      shop.clock.advance(2_000)
      expect(await check('life.one', 'life@firm.eu', code)).toMatchObject({ code: 601, msg: WRONG_CODE })
    })
  })

  it('is stored as a hash, belongs to one address, and ends when a new one is sent', async () => {
    const old = await requestCode('hash@firm.eu')
    const [row] = await shop.db.select().from(emailCodes).where(eq(emailCodes.email, 'hash@firm.eu'))
    expect(JSON.stringify(row)).not.toContain(old)
    await requestCode('other@firm.eu')
    expect((await check('hash.one', 'other@firm.eu', old)).code).toBe(601)
    const fresh = await requestCode('hash@firm.eu')
    if (fresh !== old) expect((await check('hash.one', 'hash@firm.eu', old)).code).toBe(601)
    expect((await check('hash.one', 'hash@firm.eu', fresh)).code).toBe(200)
  })

  it('ends after five wrong tries', async () => {
    const code = await requestCode('tries@firm.eu')
    const wrong = code === '111111' ? '222222' : '111111'
    for (let attempt = 1; attempt <= 5; attempt++) expect((await check('tries', 'tries@firm.eu', wrong)).code).toBe(601)
    expect((await check('tries', 'tries@firm.eu', code)).code).toBe(601)
  })

  it('API-016 is throttled per address', async () => {
    for (let mail = 1; mail <= 5; mail++) await requestCode('many@firm.eu')
    const mailed = shop.mails.length
    const refused = await call(shop, 'registration.sendCode', { query: { email: 'MANY@firm.eu' } })
    expect(refused.envelope).toMatchObject({ code: 603, data: { retryAfter: expect.any(Number) } })
    expect(shop.mails).toHaveLength(mailed)
    shop.clock.advance(16 * MINUTE_MS)
    await requestCode('many@firm.eu')
  })

  it('says that no mail went out, and does not count it as one', async () => {
    for (let mail = 1; mail <= 6; mail++) {
      const refused = await call(shop, 'registration.sendCode', { query: { email: `some.one@${NOWHERE}` } })
      expect(refused.code).toBe(500)
      expect(refused.msg).toBe('The e-mail could not be sent. Please check the address, or try again later.')
    }
  })

  it('goes to no address that is none', async () => {
    for (const email of ['a b@firm.de', 'a@firm', 'x@firm.eu\r\nBcc: y@firm.eu', '"a"@firm.eu']) {
      const { code } = await call(shop, 'registration.sendCode', { query: { email } })
      expect(code).toBe(601)
    }
  })
})

describe('the check of name, address and code', () => {
  it('API-019 passes a free name and address with the right code, and refuses anything else', async () => {
    const code = await requestCode('free@firm.eu')
    expect((await check('free.name', 'free@firm.eu', code)).envelope).toMatchObject({ code: 200, data: null })
    const taken = await check('Buyer.NL', 'free@firm.eu', code)
    expect(taken.envelope).toMatchObject({ code: 601, msg: 'User name is occupied', data: { field: 'userName' } })
    expect((await check('free.name', 'free@firm.eu', code === '000000' ? '111111' : '000000')).msg).toBe(WRONG_CODE)
  })

  it('VAL-017 says that an address is occupied, to whom reads its mail and to nobody else', async () => {
    const code = await requestCode('Buyer.NL@example.com')
    expect((await check('some.one', 'Buyer.NL@example.com', code)).msg).toBe('Email address is occupied')
    const guess = await check('some.one', 'buyer.de@example.com', '123456')
    expect(guess.envelope).toEqual((await check('some.one', 'nobody@example.com', '123456')).envelope)
  })

  it('API-020 VAL-017 checkRegisterAccount wants the captcha, and refuses occupied names and addresses', async () => {
    const email = 'step@firm.eu'
    const emailVerificationCode = await requestCode(email)
    const ask = (body: object) =>
      call(shop, 'registration.checkAccount', {
        body: { userName: 'step.one', email, emailVerificationCode, code: '', uuid: '', ...body },
      })
    expect((await ask(await solveCaptcha())).code).toBe(200)
    expect((await ask({ ...(await solveCaptcha()), userName: 'rep.nl' })).msg).toBe('User name is occupied')
    expect((await ask({ ...(await solveCaptcha()), code: '1' })).code).toBe(601)
    const occupied = 'rep.nl@example.com'
    const code = await requestCode(occupied)
    const answer = await ask({ ...(await solveCaptcha()), email: occupied, emailVerificationCode: code })
    expect(answer.msg).toBe('Email address is occupied')
  })

  it('VAL-011 numbers that were read before the mail came are still right when it has come', async () => {
    const numbers = await solveCaptcha()
    shop.clock.advance(12 * MINUTE_MS)
    const email = 'patient@firm.eu'
    const emailVerificationCode = await requestCode(email)
    shop.clock.advance(7 * MINUTE_MS)
    const body = { userName: 'patient', email, emailVerificationCode, ...numbers }
    expect((await call(shop, 'registration.checkAccount', { body })).code).toBe(200)
  })
})

describe('registering', () => {
  it('API-021 makes a company with an active, unconfirmed account that can sign in', async () => {
    const body = await registration('jan.nowak', 'jan@firma.pl')
    const { userName, email, emailVerificationCode, code, uuid } = body
    const step = { userName, email, emailVerificationCode, code, uuid }
    expect((await call(shop, 'registration.checkAccount', { body: step })).code).toBe(200)
    // Filling in the company takes its time.
    shop.clock.advance(10 * MINUTE_MS)
    const { result } = await register(body)
    const token = await shop.signIn('jan.nowak', 'abcd1234')
    const info = await call(shop, 'session.info', {}, { token })
    expect(info.result).toMatchObject({
      user: { accountId: result?.accountId, userName: 'jan.nowak', email: 'jan@firma.pl', orgId: 11, confirmed: false },
      permissions: ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder'],
      cust: { company: 'Firma Testowa' },
      currency: 'PLN',
    })
    // The first of a company is its main customer: nobody else could set its own article numbers.
    const own = { number: 'CW-TN2420', custNumber: 'NOWAK-1' }
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

  it.each(['ΝΙΚΟΣ', 'İnal', 'Ünal'])('API-010 the new account signs in as %s, whatever its letters', async userName => {
    const email = `letters${userName.length}.${userName.codePointAt(0)}@firm.eu`
    expect((await register(await registration(userName, email))).code).toBe(200)
    await shop.signIn(userName, 'abcd1234')
    expect((await register(await registration(userName, `again.${email}`))).msg).toBe('User name is occupied')
  })

  it('VAL-017 names hold nothing that cannot be seen, by which one would pass for another', async () => {
    const { result } = await register(
      await registration('ada\u200b.lace', 'ada@firm.eu', { company: 'Fir\u00adma\r\n\u202eX' }),
    )
    const token = await shop.signIn('ada.lace', 'abcd1234')
    expect(await shop.signIn('ada\u200b.lace', 'abcd1234')).not.toBe(token)
    const info = await call(shop, 'session.info', {}, { token })
    expect(info.result).toMatchObject({
      user: { accountId: result?.accountId, userName: 'ada.lace' },
      cust: { company: 'FirmaX' },
    })
    expect((await register(await registration('a\u2060da.lace', 'ada.two@firm.eu'))).msg).toBe('User name is occupied')
    expect((await register(await registration('none', 'none@firm.eu', { company: '\u200b' }))).code).toBe(400)
  })

  it('LIM-007 uses the code and the captcha up', async () => {
    const body = await registration('once.only', 'once@firm.eu')
    expect((await register(body)).code).toBe(200)
    const again = { ...body, userName: 'once.more', email: 'twice@firm.eu' }
    expect((await register({ ...again, email: body.email, ...(await solveCaptcha()) })).msg).toBe(WRONG_CODE)
    const emailVerificationCode = await requestCode(again.email)
    expect((await register({ ...again, emailVerificationCode })).msg).toContain('do not match')
  })

  it.each([
    ['VAL-005 shorter than 8 characters', 'abc1234'],
    ['VAL-006 without a digit', 'abcdefgh'],
    ['VAL-006 without a letter', '12345678'],
  ])('%s is no password', async (_rule, password) => {
    const before = await shop.db.$count(accounts)
    const { code, msg } = await register(await registration('weak', `weak${password}@firm.eu`, { password }))
    expect({ code, msg }).toEqual({ code: 601, msg: expect.stringContaining('at least 8 characters') })
    expect(await shop.db.$count(accounts)).toBe(before)
  })

  it('VAL-040 takes any text of up to 255 characters where no rule is stated, and nothing longer', async () => {
    const odd = (length: number) => `Ŀ&"<b>'; -- 株式会社 #?%`.padEnd(length, 'ß')
    const texts = (length: number) => ({
      ...{ company: odd(length), address1: odd(length), address2: odd(length), city: odd(length) },
      ...{ firstName: odd(length), lastName: odd(length), state: odd(length) },
    })
    const { code, result } = await register(await registration('odd.words', 'odd@firm.eu', texts(255)))
    expect(code).toBe(200)
    const [kept] = await shop.db
      .select({ company: customers.company })
      .from(accounts)
      .innerJoin(customers, eq(customers.custId, accounts.custId))
      .where(eq(accounts.accountId, result?.accountId ?? 0))
    expect(kept?.company).toBe(odd(255))
    const body = await registration('long.words', 'long@firm.eu')
    for (const field of Object.keys(texts(0)))
      expect((await register({ ...body, [field]: odd(256) })).code, field).toBe(400)
    expect((await register(body)).code).toBe(200)
  })

  it('VAL-017 refuses a used e-mail', async () => {
    const { msg } = await register(await registration('new.name', 'buyer.it@example.com'))
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
      expect((await register(await registration('odd', `odd${index}@firm.eu`, more))).code).toBe(601)
    }
    expect(await shop.db.$count(customers)).toBe(before)
  })

  it('sent again under its key, because the answer was lost, is answered as before', async () => {
    const body = await registration('lost.answer', 'lost@firm.eu')
    const { result } = await register(body, 'lost')
    expect(result?.accountId).toBeGreaterThan(0)
    expect((await register(body, 'lost')).result).toEqual(result)
    expect(await shop.db.$count(accounts, eq(accounts.userName, 'lost.answer'))).toBe(1)
    expect((await register({ ...body, company: 'Other' }, 'lost')).msg).toContain('used for something else')
    expect((await register(body, 'other')).msg).toBe(WRONG_CODE)
  })

  it('refused under a key may be mended and sent under another', async () => {
    const body = await registration('first.refused', 'first.refused@firm.eu', { currency: 'USD' })
    expect((await register(body, 'refused')).msg).toBe('There are no prices in this currency.')
    expect((await register({ ...body, currency: 'PLN' }, 'mended')).code).toBe(200)
  })

  it('gives two registrations of the same moment one account', async () => {
    const body = await registration('twice', 'twice@firm.eu')
    const answers = await Promise.all([register(body), register(body), register(body)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 601, 601])
    expect(await shop.db.$count(accounts, eq(accounts.userName, 'twice'))).toBe(1)
  })
})

describe('tax numbers', () => {
  const refused = async (more: Partial<Body>) => {
    const body = await registration('tax.office', 'tax@firm.eu', more)
    const { code, envelope } = await register(body)
    shop.clock.advance(60 * MINUTE_MS)
    return { code, data: envelope.data }
  }

  it.each([
    ['vat', 'vatInvalid', { vat: 'PL5260001247' }],
    ['vat', 'vatInvalid', { countryIso2: 'DE', vat: 'PL5260001246' }],
    ['sdi', 'sdiInvalid', { countryIso2: 'IT', vat: 'IT00743110157', sdi: 'M5' }],
    ['taxCode', 'taxCodeInvalid', { countryIso2: 'IT', vat: 'IT00743110157', taxCode: 'RSSMRA85T10A562T' }],
  ])('REGI-009 a wrong %s is refused at its field: %s', async (field, problem, more) => {
    expect(await refused(more)).toEqual({ code: 601, data: { field, problem } })
  })

  it('REGI-009 SDI and tax code are kept for Italy as offices write them', async () => {
    const numbers = { vat: '00743 110157', sdi: 'm5uxcr1', taxCode: 'rssmra85t10a562s' }
    const place = { countryIso2: 'IT', currency: 'EUR', registerOrgId: 3 }
    const { result, msg } = await register(
      await registration('mario.rossi', 'mario@ditta.it', { ...numbers, ...place }),
    )
    expect(msg).toBe('Operate successfully')
    const [kept] = await shop.db
      .select({ vat: customers.vat, sdi: customers.sdi, taxCode: customers.taxCode })
      .from(accounts)
      .innerJoin(customers, eq(customers.custId, accounts.custId))
      .where(eq(accounts.accountId, result?.accountId ?? 0))
    expect(kept).toEqual({ vat: 'IT00743110157', sdi: 'M5UXCR1', taxCode: 'RSSMRA85T10A562S' })
  })
})

describe('company documents', () => {
  const KIB_500 = 500 * 1024
  const waiting = (email: string) =>
    shop.db
      .select()
      .from(registrationFiles)
      .where(eq(registrationFiles.email, email))
      .orderBy(registrationFiles.createTime)

  it('REGI-007 VAL-015 are kept up to 500 * 1024 bytes for the registration that names them', async () => {
    const email = 'docs@firm.eu'
    const code = await requestCode(email)
    const fileId = await uploadDocument(email, code, fileOf('png', 'C:\\scans\\extract.png', KIB_500))
    const body = { ...(await registration('docs.one', 'Docs@firm.eu', { attachments: [fileId] })) }
    const { result } = await register(body)
    const [account] = await shop.db
      .select()
      .from(accounts)
      .where(eq(accounts.accountId, result?.accountId ?? 0))
    expect(await waiting(email)).toMatchObject([
      { fileId, custId: account?.custId, name: 'extract.png', type: 'png', size: KIB_500 },
    ])
  })

  it.each([
    ['VAL-015 one byte more', fileOf('jpg', 'extract.jpg', KIB_500 + 1), 413],
    ['VAL-014 a pdf', fileOf('pdf', 'extract.pdf'), 601],
    ['VAL-014 a pdf that is called jpg', fileOf('pdf', 'extract.jpg'), 601],
    ['VAL-014 a jpg that is called png', fileOf('jpg', 'extract.png'), 601],
    ['VAL-014 the first bytes of a png', new File([Buffer.from('89504e470d0a1a0a', 'hex')], 'extract.png'), 601],
    ['VAL-014 a jpg that was cut off', new File([fileOf('jpg').slice(0, -2)], 'extract.jpg'), 601],
    ['nothing', new File([], 'extract.jpg'), 601],
  ])('%s is refused', async (_what, file, code) => {
    const email = 'refused.docs@firm.eu'
    expect((await upload(email, await requestCode(email), file)).code).toBe(code)
    expect(await waiting(email)).toEqual([])
  })

  it('REGI-007 one of three may be replaced by another, and what was not named goes', async () => {
    const email = 'replaced@firm.eu'
    const code = await requestCode(email)
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
    const ids: string[] = []
    for (const name of names) {
      ids.push(await uploadDocument(email, code, fileOf('jpg', name)))
      shop.clock.advance(1000)
    }
    const [a, b, , d] = ids as [string, string, string, string]
    const body = await registration('docs.replaced', email, { attachments: [a, b, d] })
    expect((await register(body)).code).toBe(200)
    expect((await waiting(email)).map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'd.jpg'])
  })

  it('are taken from who reads the mailbox, twelve at a time, and forgotten after a day', async () => {
    const email = 'three@firm.eu'
    const wrong = await upload(email, '000000', fileOf('jpg', 'a.jpg'))
    expect(wrong.envelope).toMatchObject({ code: 601, data: { field: 'emailVerificationCode', problem: 'codeWrong' } })
    const code = await requestCode(email)
    const names = Array.from({ length: 13 }, (_, index) => `${index}.jpg`)
    for (const name of names) {
      await uploadDocument(email, code, fileOf('jpg', name))
      shop.clock.advance(1000)
    }
    expect((await waiting(email)).map(({ name }) => name)).toEqual(names.slice(1))
    shop.clock.advance(25 * 60 * MINUTE_MS)
    const other = 'day.after@firm.eu'
    await uploadDocument(other, await requestCode(other))
    expect(await waiting(email)).toEqual([])
  })

  it('VAL-013 are needed, and those of others are none', async () => {
    const none = await register(await registration('no.docs', 'no.docs@firm.eu', { attachments: [] }))
    expect(none.envelope.data).toEqual({ field: 'attachments', problem: 'documentsMissing' })
    const theirs = await uploadDocument('theirs@firm.eu', await requestCode('theirs@firm.eu'))
    const body = await registration('no.docs', 'no.docs@firm.eu', { attachments: [theirs] })
    expect((await register(body)).envelope.data).toEqual({ field: 'attachments', problem: 'documentsGone' })
    expect(await shop.db.$count(accounts, eq(accounts.userName, 'no.docs'))).toBe(0)
  })
})

it('nobody learns user names by asking for many: a mailbox may ask thirty times an hour', async () => {
  const email = 'curious@firm.eu'
  const code = await requestCode(email)
  const answers = []
  for (let turn = 0; turn < 31; turn++) answers.push((await check(`name.${turn}`, email, code)).code)
  expect(answers.slice(0, 30).every(answer => answer === 200)).toBe(true)
  expect(answers[30]).toBe(603)
})

it('strangers do not use up the questions of a mailbox', async () => {
  const email = 'asked.about@firm.eu'
  for (let turn = 0; turn < 31; turn++) expect((await check(`name.${turn}`, email, '000000')).code).toBe(601)
  expect((await check('asked.about', email, await requestCode(email))).code).toBe(200)
})

describe('the first-login confirmation', () => {
  it('API-017 API-018 is done by the mailed code and stores the address', async () => {
    const token = await shop.signIn('new.nl')
    const email = 'daan@firm.nl'
    expect((await call(shop, 'confirmation.sendCode', { body: { email } })).code).toBe(200)
    const emailVerificationCode = shop.mailedCode(email)
    const confirm = (code: string, address = email) =>
      call(shop, 'confirmation.confirm', { body: { email: address, emailVerificationCode: code } }, { token })
    const userNow = async () => (await call(shop, 'session.info', {}, { token })).result?.user
    expect((await confirm(emailVerificationCode === '000000' ? '111111' : '000000')).code).toBe(601)
    expect(await userNow()).toMatchObject({ confirmed: false, email: 'new.nl@example.com' })
    expect((await confirm(` ${emailVerificationCode} `)).code).toBe(200)
    expect(await userNow()).toMatchObject({ confirmed: true, email })
    expect((await confirm(emailVerificationCode)).code).toBe(601)
  })

  it('LIM-007 takes a code for 20 minutes', async () => {
    const token = await shop.signIn('new.nl')
    const email = 'slow@firm.nl'
    const ask = async () => {
      await call(shop, 'confirmation.sendCode', { body: { email } })
      return shop.mailedCode(email)
    }
    const confirm = async (code: string) =>
      (await call(shop, 'confirmation.confirm', { body: { email, emailVerificationCode: code } }, { token })).code
    await shop.clock.whileStopped(async () => {
      const old = await ask()
      shop.clock.advance(20 * MINUTE_MS + 1_000)
      expect(await confirm(old)).toBe(601)
      const young = await ask()
      shop.clock.advance(20 * MINUTE_MS - 1_000)
      expect(await confirm(young)).toBe(200)
    })
  })

  it('API-017 takes the address from the query too', async () => {
    const response = await fetch(
      `${shop.apiBase}/clientsystem/system/freedom/sendVerificationCode?email=query%40firm.nl`,
      { method: 'POST' },
    )
    expect(await response.json()).toMatchObject({ code: 200 })
    expect(shop.mailedCode('query@firm.nl')).toMatch(/^\d{6}$/)
  })

  it('VAL-017 refuses an address of somebody else', async () => {
    const token = await shop.signIn('new.nl')
    const email = 'buyer.fr@example.com'
    await call(shop, 'confirmation.sendCode', { body: { email } })
    const body = { email, emailVerificationCode: shop.mailedCode(email) }
    expect((await call(shop, 'confirmation.confirm', { body }, { token })).msg).toBe('Email address is occupied')
  })
})
