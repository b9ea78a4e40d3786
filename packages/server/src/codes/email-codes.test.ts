import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailCodes } from '../db/schema'
import {
  check,
  forgetMails,
  MINUTE_MS,
  requestCode,
  solveCaptcha,
  WRONG_CODE,
} from '../registration/registration.testing'
import { call } from '../testing/call'
import { NOWHERE } from '../testing/mail-catcher'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(() => forgetMails(shop))

describe('the mailed code', () => {
  it('API-016 is six digits and arrives at the address', async () => {
    expect(await requestCode(shop, 'first@firm.eu')).toMatch(/^\d{6}$/)
    expect(shop.mails.at(-1)).toMatchObject({ to: 'first@firm.eu', subject: expect.stringContaining('registration') })
  })

  it.each(['jean-pierre@firm.fr', 'o+orders@firm.nl', 'info@firma.info', 'info@firma.shop'])(
    'VAL-003 arrives at %s, whose account can be made',
    async email => {
      const code = await requestCode(shop, email)
      expect(shop.mails.at(-1)).toMatchObject({ to: email })
      expect((await check(shop, 'any.address', email, code)).code).toBe(200)
    },
  )

  it.each(['a,b@firm.eu', 'a@firm.eu, b@firm.eu', '<a@firm.eu>', 'a@b'])('VAL-003 goes nowhere for %s', async email => {
    const mailed = shop.mails.length
    const query = { email, ...(await solveCaptcha(shop)) }
    const { envelope } = await call(shop, 'registration.sendCode', { query })
    expect(envelope).toMatchObject({ code: 601, data: { field: 'email', problem: 'emailInvalid' } })
    expect(shop.mails).toHaveLength(mailed)
  })

  it('LIM-007 is accepted after 19:59 and refused after 20:01', async () => {
    const code = await requestCode(shop, 'life@firm.eu')
    shop.clock.advance(19 * MINUTE_MS + 59_000)
    expect((await check(shop, 'life.one', 'life@firm.eu', code)).code).toBe(200)
    shop.clock.advance(2_000)
    expect(await check(shop, 'life.one', 'life@firm.eu', code)).toMatchObject({ code: 601, msg: WRONG_CODE })
  })

  it('is stored as a hash, belongs to one address, and lives beside a new one', async () => {
    const old = await requestCode(shop, 'hash@firm.eu')
    const [row] = await shop.db.select().from(emailCodes).where(eq(emailCodes.email, 'hash@firm.eu'))
    expect(JSON.stringify(row)).not.toContain(old)
    await requestCode(shop, 'other@firm.eu')
    expect((await check(shop, 'hash.one', 'other@firm.eu', old)).code).toBe(601)
    const fresh = await requestCode(shop, 'hash@firm.eu')
    for (const live of [old, fresh]) expect((await check(shop, 'hash.one', 'hash@firm.eu', live)).code).toBe(200)
  })

  it('ends after five wrong tries', async () => {
    const code = await requestCode(shop, 'tries@firm.eu')
    const wrong = code === '111111' ? '222222' : '111111'
    for (let attempt = 1; attempt <= 5; attempt++)
      expect((await check(shop, 'tries', 'tries@firm.eu', wrong)).code).toBe(601)
    expect((await check(shop, 'tries', 'tries@firm.eu', code)).code).toBe(601)
  })

  it('API-016 is throttled per address', async () => {
    for (let mail = 1; mail <= 5; mail++) await requestCode(shop, 'many@firm.eu')
    const mailed = shop.mails.length
    const query = { email: 'MANY@firm.eu', ...(await solveCaptcha(shop)) }
    const refused = await call(shop, 'registration.sendCode', { query })
    expect(refused.envelope).toMatchObject({ code: 603, data: { retryAfter: expect.any(Number) } })
    expect(shop.mails).toHaveLength(mailed)
    shop.clock.advance(16 * MINUTE_MS)
    await requestCode(shop, 'many@firm.eu')
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
