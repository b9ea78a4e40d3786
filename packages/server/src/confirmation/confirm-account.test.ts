import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, audit } from '../db/schema'
import { forgetMails, MINUTE_MS } from '../registration/registration.testing'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  forgetMails(shop)
  await shop.db.update(accounts).set({ confirmed: false }).where(eq(accounts.userName, 'new.nl'))
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
    const rows = await shop.db.select().from(audit).where(eq(audit.action, 'account.confirmed'))
    expect(rows.map(({ subject }) => subject)).toEqual(['new.nl'])
  })

  it.each([
    ['en', /^Your code to change the password: \d{6}$/],
    ['de', /^Ihr Code zum Ändern des Passworts: \d{6}$/],
    ['fr', /^Votre code pour changer le mot de passe\u00a0: \d{6}$/],
    ['it', /^Il codice per cambiare la password: \d{6}$/],
    ['pl', /^Kod do zmiany hasła: \d{6}$/],
    ['zh', /^您的密码修改验证码: \d{6}$/],
  ])('ACC-007 the mail says what its code is for, in %s', async (language, subject) => {
    const headers = { 'Accept-Language': language }
    const ask = async (userName: string, email: string) => {
      shop.clock.advance(61 * MINUTE_MS)
      const token = await shop.signIn(userName)
      await call(shop, 'confirmation.sendCode', { body: { email } }, { token, headers })
      return shop.mails.findLast(({ to }) => to === email)?.subject
    }
    expect(await ask('buyer.uk', 'buyer.uk@example.com')).toMatch(subject)
    // Before the first confirmation, and for an address that is not the account's, it confirms.
    expect(await ask('new.nl', 'new.nl@example.com')).not.toMatch(subject)
    expect(await ask('buyer.uk', `other.${language}@firm.eu`)).not.toMatch(subject)
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
    const old = await ask()
    shop.clock.advance(20 * MINUTE_MS + 1_000)
    expect(await confirm(old)).toBe(601)
    const young = await ask()
    shop.clock.advance(20 * MINUTE_MS - 1_000)
    expect(await confirm(young)).toBe(200)
  })

  it('API-017 takes the address from the query too', async () => {
    const response = await fetch(
      `${shop.apiBase}/clientsystem/system/freedom/sendVerificationCode?email=query%40firm.nl`,
      { method: 'POST' },
    )
    expect(await response.json()).toMatchObject({ code: 200 })
    expect(shop.mailedCode('query@firm.nl')).toMatch(/^\d{6}$/)
  })

  it('VAL-017 refuses an address of someone else', async () => {
    const token = await shop.signIn('new.nl')
    const email = 'buyer.fr@example.com'
    await call(shop, 'confirmation.sendCode', { body: { email } })
    const body = { email, emailVerificationCode: shop.mailedCode(email) }
    expect((await call(shop, 'confirmation.confirm', { body }, { token })).msg).toBe('Email address is occupied')
  })
})
