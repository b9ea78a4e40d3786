import { openTestDesk, startTestServer, type TestDesk, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPasswordReset } from '../password-reset/password-reset.store'
import { jpegFile } from '../testing/files'
import { openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { createRegistration } from './registration.store'
import type { Registration, RegistrationField, RegistrationValues } from './registration.types'

let server: TestServer
let desk: TestDesk
let opened: WatchedShop
let registration: Registration
let turn = 0
beforeAll(async () => {
  server = await startTestServer({ isProduction: true })
  desk = await openTestDesk(server)
})
afterAll(async () => {
  await desk.close()
  await server.close()
})
beforeEach(async () => {
  server.clock.advance(60 * 60_000)
  opened = await openShop(server)
  registration = createRegistration(opened.shop)
  await registration.load()
})
afterEach(() => {
  registration.destroy()
  opened.shop.destroy()
})

const state = () => registration.store.getState()
const fill = (values: Partial<RegistrationValues>) => {
  for (const [field, value] of Object.entries(values)) registration.set(field as keyof RegistrationValues, value)
}
const read = async (path: string) => (await fetch(desk.url + path)).text()

/** Everything of step 1, with the code from the mailbox and the numbers from the picture. */
async function fillStep1(values: Partial<RegistrationValues> = {}): Promise<string> {
  turn += 1
  const email = values.email ?? `anke.${turn}@firm.eu`
  await registration.sendCode(email)
  const { captcha } = state()
  if (typeof captcha !== 'object') throw new Error('no captcha')
  fill({ userName: `anke.${turn}`, email, password: 'Toner2026', checkPassword: 'Toner2026' })
  fill({ emailVerificationCode: ` ${await read(`/code?email=${encodeURIComponent(email)}`)} ` })
  fill({ code: await read(`/digits?uuid=${captcha.uuid}`), ...values })
  return email
}
const COMPANY = {
  company: 'Druckpartner OWL GmbH',
  countryIso2: 'DE',
  vat: 'DE 136 695 976',
  currency: 'EUR',
  address1: 'Wirtschaftsweg 27 a',
  postcode: '32758',
  city: 'Detmold',
}
const scan = jpegFile()
async function upload(file = scan): Promise<void> {
  registration.documents.add([file])
  await until(registration.documents.store, ({ entries }) => entries.every(entry => entry.status !== 'uploading'))
}

describe('step 1', () => {
  it('VAL-001 VAL-011 VAL-012 wants all that is marked, and asks the server nothing before', async () => {
    const fields: RegistrationField[] = [
      'userName',
      'email',
      'emailVerificationCode',
      'password',
      'checkPassword',
      'code',
    ]
    expect(await registration.next()).toEqual(fields)
    expect(state().problems).toEqual({
      userName: 'required',
      email: 'required',
      emailVerificationCode: 'required',
      password: 'required',
      checkPassword: 'required',
      code: 'captchaMissing',
    })
    expect(opened.queries('registration.checkEmailAndAccount')).toEqual([])
  })

  it.each([
    ['VAL-003 what is no address', { email: 'a@b' }, ['email'], 'emailInvalid'],
    ['VAL-005 seven characters', { password: 'abc1234', checkPassword: 'abc1234' }, ['password'], 'passwordWeak'],
    ['VAL-006 letters alone', { password: 'abcdefgh', checkPassword: 'abcdefgh' }, ['password'], 'passwordWeak'],
    ['VAL-007 two passwords', { checkPassword: 'Toner2027' }, ['checkPassword'], 'passwordMismatch'],
  ])('%s is reported and not sent', async (_what, values, fields, problem) => {
    await fillStep1()
    fill(values)
    expect(await registration.next()).toEqual(fields)
    expect(Object.values(state().problems)).toEqual([problem])
    expect(opened.queries('registration.checkEmailAndAccount')).toEqual([])
    fill({ password: 'Toner2026' })
    expect(state().problems.checkPassword).toBeUndefined()
  })

  it('REGI-012 stays where it is with a wrong code, and goes on with the mailed one', async () => {
    const email = await fillStep1()
    const right = state().values.emailVerificationCode
    fill({ emailVerificationCode: right.includes('000000') ? '111111' : '000000' })
    expect(await registration.next()).toEqual(['emailVerificationCode'])
    expect(state()).toMatchObject({ step: 1, problems: { emailVerificationCode: 'codeWrong' } })
    // The captcha has not been spent on it.
    expect(opened.sent('registration.checkAccount')).toEqual([])
    fill({ emailVerificationCode: right })
    expect(await registration.next()).toEqual([])
    expect(state().step).toBe(2)
    expect(opened.sent('registration.checkAccount')).toMatchObject([{ email }])
  })

  it('VAL-010 another captcha is there after a wrong answer', async () => {
    await fillStep1({ code: '1' })
    const before = state().captcha
    expect(await registration.next()).toEqual(['code'])
    expect(state()).toMatchObject({ step: 1, problems: { code: 'captchaWrong' }, values: { code: '' } })
    expect(state().captcha).not.toEqual(before)
  })

  it('VAL-017 says which of name and address is taken', async () => {
    await fillStep1({ email: 'buyer.de@example.com' })
    expect(await registration.next()).toEqual(['email'])
    expect(state().problems).toEqual({ email: 'emailOccupied' })
    await fillStep1({ userName: 'Buyer.DE' })
    expect(await registration.next()).toEqual(['userName'])
    expect(state().problems).toEqual({ userName: 'nameOccupied' })
  })
})

describe('between the steps', () => {
  it('leads back and ahead as far as one had been, while step 1 stands as it was passed', async () => {
    registration.goTo(2)
    expect(state().step).toBe(1)
    await fillStep1()
    registration.goTo(2)
    expect(state().step).toBe(1)
    await registration.next()
    registration.goTo(3)
    expect(state().step).toBe(2)
    registration.goTo(1)
    expect(state().step).toBe(1)
    registration.goTo(2)
    expect(state().step).toBe(2)
    registration.goTo(1)
    fill({ userName: 'someone.else' })
    registration.goTo(2)
    expect(state().step).toBe(1)
  })

  it('shows what is wrong with step 2 though one has gone back while it was sent', async () => {
    await fillStep1()
    await registration.next()
    fill(COMPANY)
    registration.agree(true)
    await upload()
    opened.before.run = name => {
      if (name === 'registration.register') registration.goTo(1)
    }
    const { entries } = registration.documents.store.getState()
    registration.documents.store.setState({
      entries: entries.map(entry => ({ ...entry, fileId: crypto.randomUUID() })),
    })
    expect(await registration.next()).toEqual(['attachments'])
    expect(state()).toMatchObject({ step: 2, problems: { attachments: 'documentsGone' } })
    opened.before.run = () => undefined
  })

  it('REG-016 REGI-009 country and currency are those of the site that is chosen by then', async () => {
    await fillStep1()
    await opened.shop.sites.choose(11)
    await registration.next()
    expect(state()).toMatchObject({ step: 2, values: { countryIso2: 'PL', currency: 'PLN' } })
    // From now on they have been seen.
    registration.goTo(1)
    await opened.shop.sites.choose(5)
    await registration.next()
    expect(state().values).toMatchObject({ countryIso2: 'PL', currency: 'PLN' })
  })

  it('REGI-009 countries and currencies that did not arrive at the start are there in step 2', async () => {
    opened.before.run = name => {
      if (name === 'site.countries' || name === 'site.currencies') throw new TypeError('Failed to fetch')
    }
    registration.destroy()
    registration = createRegistration(opened.shop)
    await registration.load()
    opened.before.run = () => undefined
    expect(state()).toMatchObject({ countries: [], currencies: [] })
    await fillStep1()
    await registration.next()
    expect(state()).toMatchObject({ step: 2, values: { countryIso2: 'NL', currency: 'EUR' } })
    expect(state().countries.length).toBeGreaterThan(0)
  })
})

describe('step 2', () => {
  beforeEach(async () => {
    await fillStep1()
    await registration.next()
  })

  it('VAL-001 VAL-009 VAL-013 wants the company, its documents and the consent', async () => {
    fill({ countryIso2: '', currency: '' })
    await registration.next()
    const { problems, step } = state()
    expect(problems).toEqual({
      company: 'required',
      countryIso2: 'required',
      vat: 'required',
      currency: 'required',
      address1: 'required',
      postcode: 'required',
      city: 'required',
      attachments: 'documentsMissing',
      agreement: 'agreementMissing',
    })
    expect(step).toBe(2)
    expect(opened.sent('registration.register')).toEqual([])
  })

  it('VAL-009 VAL-020 wants no Eircode in Ireland, and a postcode elsewhere', async () => {
    fill({ countryIso2: 'IE', postcode: '' })
    await registration.next()
    expect(state().problems).not.toHaveProperty('postcode')
    fill({ countryIso2: 'DE' })
    await registration.next()
    expect(state().problems).toMatchObject({ postcode: 'required' })
  })

  it('REGI-009 the currency goes with the country, until another one is chosen', () => {
    const paysIn = (countryIso2: string) => {
      fill({ countryIso2 })
      return state().values.currency
    }
    expect(['PL', 'DE', 'GB'].map(paysIn)).toEqual(['PLN', 'EUR', 'GBP'])
    fill({ currency: 'EUR' })
    expect(paysIn('PL')).toBe('EUR')
  })

  it('VAL-014 VAL-015 sends no pdf and nothing beyond 500 * 1024 bytes', () => {
    registration.documents.add([new File(['%PDF-'], 'extract.pdf')])
    expect(registration.documents.store.getState().refused?.why).toBe('wrong-type')
    registration.documents.add([jpegFile('extract.jpg', 500 * 1024 + 1)])
    expect(registration.documents.store.getState().refused?.why).toBe('too-large')
    expect(opened.sent('registration.upload')).toEqual([])
  })

  it('REGI-009 checks the numbers of the country, those of Italy for Italy only', async () => {
    fill({ ...COMPANY, vat: 'DE136695977', sdi: 'x', taxCode: 'x' })
    expect(await registration.next()).toEqual(['vat', 'attachments', 'agreement'])
    fill({ countryIso2: 'IT' })
    expect(state().problems.vat).toBeUndefined()
    await registration.next()
    expect(state().problems).toMatchObject({ vat: 'vatInvalid', sdi: 'sdiInvalid', taxCode: 'taxCodeInvalid' })
    // Fields that are no longer there are not counted among those to put right.
    fill({ countryIso2: 'AT' })
    expect(Object.keys(state().problems)).toEqual(['attachments', 'agreement'])
  })

  it('REGI-010 REGI-011 API-020 API-021 registers once, and the new account signs in', async () => {
    fill(COMPANY)
    await upload()
    registration.agree(true)
    expect(await registration.next()).toEqual([])
    expect(state()).toMatchObject({ step: 3, values: { password: '', userName: `anke.${turn}` } })
    expect(opened.sent('registration.checkAccount')).toHaveLength(1)
    expect(opened.sent('registration.register')).toMatchObject([
      {
        ...COMPANY,
        // As it crosses borders.
        vat: 'DE136695976',
        userName: `anke.${turn}`,
        password: 'Toner2026',
        agreement: true,
        registerOrgId: 1,
        attachments: [expect.any(String)],
      },
    ])
    await opened.shop.session.signIn({ userName: `anke.${turn}`, password: 'Toner2026' })
    expect(opened.shop.session.store.getState()).toMatchObject({
      cust: { company: COMPANY.company },
      confirmed: false,
      currency: 'EUR',
    })
  })

  it('ENT-005 is filed under the org that the site names, which need not be its own', async () => {
    const { sites } = opened.shop
    sites.store.setState(({ orgId, sites: all }) => ({
      sites: all.map(site => (site.orgId === orgId ? { ...site, registerOrgId: 5 } : site)),
    }))
    await fillStep1()
    await registration.next()
    fill(COMPANY)
    await upload()
    registration.agree(true)
    expect(await registration.next()).toEqual([])
    expect(opened.sent('registration.register')).toMatchObject([{ registerOrgId: 5 }])
  })

  it('API-021 sent again after its answer was lost ends on step 3, with one account', async () => {
    await fillStep1()
    await registration.next()
    fill(COMPANY)
    await upload()
    registration.agree(true)
    let isLost = true
    opened.after.run = name => {
      if (name === 'registration.register' && isLost) throw new TypeError('the connection broke')
    }
    await registration.next()
    expect(state().step).toBe(2)
    isLost = false
    expect(await registration.next()).toEqual([])
    expect(state().step).toBe(3)
  })

  it('F2 goes back to step 1 for a password that the documentation shows, and on with another one', async () => {
    await fillStep1({ password: 'Cartwright1', checkPassword: 'Cartwright1' })
    await registration.next()
    fill(COMPANY)
    await upload()
    registration.agree(true)
    expect(await registration.next()).toEqual(['password'])
    expect(state()).toMatchObject({ step: 1, problems: { password: 'passwordPublished' } })
    fill({ password: 'Toner2026', checkPassword: 'Toner2026' })
    expect(await registration.next()).toEqual([])
    expect(await registration.next()).toEqual([])
    expect(state().step).toBe(3)
  })

  it('goes back to step 1 when the code has run out meanwhile', async () => {
    fill(COMPANY)
    await upload()
    registration.agree(true)
    server.clock.advance(21 * 60_000)
    const before = state().captcha
    expect(await registration.next()).toEqual(['emailVerificationCode', 'code'])
    expect(state()).toMatchObject({ step: 1, values: { ...COMPANY, code: '' } })
    expect(state().problems).toEqual({ emailVerificationCode: 'codeWrong', code: 'captchaMissing' })
    expect(state().captcha).not.toEqual(before)
    // What has run out was reported at once: the next try passes.
    await fillStep1({ email: state().values.email, userName: state().values.userName })
    expect(await registration.next()).toEqual([])
    expect(await registration.next()).toEqual([])
    expect(state().step).toBe(3)
  })

  it('goes back to the code when it has run out before a document was sent, which is sent with the next one', async () => {
    fill(COMPANY)
    server.clock.advance(21 * 60_000)
    await upload()
    expect(state()).toMatchObject({ step: 1, values: { ...COMPANY, code: '' } })
    expect(state().problems).toEqual({ emailVerificationCode: 'codeWrong', code: 'captchaMissing' })
    const { entries } = registration.documents.store.getState()
    expect(entries).toMatchObject([{ name: 'extract.jpg', status: 'failed', isRefused: false }])
    const { email } = state().values
    await registration.sendCode(email)
    fill({ emailVerificationCode: await read(`/code?email=${encodeURIComponent(email)}`) })
    registration.documents.retry(entries[0]?.key ?? 0)
    await until(registration.documents.store, ({ entries: [entry] }) => entry?.status === 'checked')
  })

  it('waits until a document that is not accepted is removed', async () => {
    fill(COMPANY)
    await upload()
    registration.agree(true)
    registration.documents.add([new File(['no picture'], 'licence.png', { type: 'image/png' })])
    await until(registration.documents.store, ({ entries }) => entries[1]?.status === 'failed')
    expect(await registration.next()).toEqual(['attachments'])
    expect(state()).toMatchObject({ step: 2, problems: { attachments: 'documentsRefused' } })
    registration.documents.remove(registration.documents.store.getState().entries[1]?.key ?? 0)
    expect(state().problems).toEqual({})
    expect(await registration.next()).toEqual([])
    expect(state().step).toBe(3)
  })

  it('REGI-007 takes another document for one of three that was removed', async () => {
    fill(COMPANY)
    registration.agree(true)
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await upload(new File([scan], name))
    const [a, , c] = registration.documents.store.getState().entries
    registration.documents.remove(c?.key ?? 0)
    await upload(new File([scan], 'd.jpg'))
    registration.documents.remove(a?.key ?? 0)
    await upload(new File([scan], 'e.jpg'))
    expect(await registration.next()).toEqual([])
    expect(state().step).toBe(3)
  })

  it('what was refused takes no place from a document that is right', async () => {
    for (const name of ['a.png', 'b.png']) await upload(new File(['no picture'], name))
    for (const name of ['c.jpg', 'd.jpg', 'e.jpg']) await upload(new File([scan], name))
    const { entries } = registration.documents.store.getState()
    expect(entries.map(({ status }) => status)).toEqual(['failed', 'failed', 'checked', 'checked', 'checked'])
    expect(registration.documents.isFull()).toBe(true)
  })

  it('survives a reload but for the password, and only for a day', async () => {
    fill(COMPANY)
    await upload()
    registration.agree(true)
    registration.destroy()
    registration = createRegistration(opened.shop)
    expect(state()).toMatchObject({ step: 1, isResumed: true, agreement: true, values: { ...COMPANY, password: '' } })
    expect(registration.documents.store.getState().entries).toMatchObject([{ name: 'extract.jpg', status: 'checked' }])
    expect(opened.shop.drafts.get('cartwright registration')).not.toContain('Toner2026')
    const later = createRegistration(opened.shop, () => new Date(Date.now() + 25 * 60 * 60_000))
    expect(later.store.getState()).toMatchObject({ isResumed: false, values: { company: '' } })
    later.destroy()
  })
})

it('F2 a forgotten password is not replaced by one that the documentation shows, which is said at its field', async () => {
  const reset = createPasswordReset(opened.shop)
  const email = 'buyer.de@example.com'
  await reset.sendCode(email)
  const choose = (password: string) => {
    reset.set('password', password)
    reset.set('checkPassword', password)
    return reset.submit()
  }
  reset.set('email', email)
  reset.set('emailVerificationCode', await read(`/code?email=${encodeURIComponent(email)}`))
  expect(await choose('Cartwright1')).toEqual(['password'])
  expect(reset.store.getState().problems).toEqual({ password: 'passwordPublished' })
  expect(await choose('Toner2026')).toEqual([])
  expect(reset.store.getState().isDone).toBe(true)
})

it('says a broken connection in the message area and keeps everything', async () => {
  await fillStep1()
  opened.before.run = () => {
    throw new TypeError('no network')
  }
  expect(await registration.next()).toEqual([])
  expect(state()).toMatchObject({ step: 1, isBusy: false, problems: {} })
  expect(opened.shop.messages.store.getState().items.at(-1)?.text).toMatch(/^No connection/)
})

it('foreign entries in the storage do no harm', () => {
  for (const kept of [
    '{',
    'null',
    '[]',
    '{"savedAt":9e15,"value":{"values":{"vat":7,"password":"x"},"documents":[{}]}}',
  ]) {
    opened.shop.drafts.set('cartwright registration', kept)
    const other = createRegistration(opened.shop)
    expect(other.store.getState().values).toMatchObject({ vat: '', password: '' })
    other.destroy()
  }
})

it('PERM-017 a visitor registers and signs in without a token, and is not asked to sign in before', async () => {
  const withToken: string[] = []
  registration.destroy()
  opened.shop.destroy()
  opened = await openShop(server, undefined, {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.headers.has('authorization')) withToken.push(new URL(request.url).pathname)
      return fetch(request)
    },
  })
  const { session, messages } = opened.shop
  registration = createRegistration(opened.shop)
  await registration.load()
  await fillStep1()
  expect(await registration.next()).toEqual([])
  fill(COMPANY)
  await upload()
  registration.agree(true)
  expect(await registration.next()).toEqual([])
  expect(opened.sent('registration.register')).toHaveLength(1)
  expect(withToken).toEqual([])
  let hadToken: string[] | undefined
  opened.after.run = name => {
    if (name === 'session.token') hadToken = [...withToken]
  }
  await session.signIn({ userName: `anke.${turn}`, password: 'Toner2026' })
  expect(hadToken).toEqual([])
  expect(session.store.getState()).toMatchObject({ isSignedIn: true, expired: false })
  expect(messages.store.getState().items.filter(({ kind }) => kind === 'error')).toEqual([])
  expect(opened.visited.filter(path => path.startsWith('/login'))).toEqual([])
})
