import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(() => shop.clock.advance(20 * 60_000))

const emailOf = async (token: string) => (await call(shop, 'session.info', {}, { token })).result?.user.email

describe('another e-mail address', () => {
  it('API-022 API-023 is asked for, mailed a code, and taken with it', async () => {
    const token = await shop.signIn('buyer.it')
    const email = 'chiara@ufficio.it'
    expect((await call(shop, 'account.requestEmailBinding', { query: { email } }, { token })).code).toBe(200)
    expect((await call(shop, 'account.requestEmailBinding', { query: { email } })).code).toBe(401)
    const emailVerificationCode = shop.mailedCode(email)
    const change = (code: string) => {
      const body = { email, emailVerificationCode: code, currentPassword: 'Cartwright1' }
      return call(shop, 'account.changeEmail', { body }, { token })
    }
    expect((await change('1234567')).code).toBe(601)
    expect(await emailOf(token)).toBe('buyer.it@example.com')
    expect((await change(emailVerificationCode)).code).toBe(200)
    expect(await emailOf(token)).toBe(email)
    expect((await change(emailVerificationCode)).code).toBe(601)
  })

  it('VAL-017 is refused when someone else has it', async () => {
    const token = await shop.signIn('buyer.it')
    const email = 'BUYER.PL@example.com'
    await call(shop, 'account.requestEmailBinding', { query: { email } }, { token })
    const body = { email, emailVerificationCode: shop.mailedCode(email) }
    const { code, msg } = await call(shop, 'account.changeEmail', { body }, { token })
    expect({ code, msg }).toEqual({ code: 601, msg: 'Email address is occupied' })
  })
})

describe('another password', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    call(shop, 'account.changePassword', { body: { oldPassword, newPassword } }, { token })

  it('API-024 is the only one that signs in afterwards; this session stays, others end', async () => {
    const [here, elsewhere] = [await shop.signIn('buyer.fr'), await shop.signIn('buyer.fr')]
    expect((await change(here, 'Cartwright9', 'abcd1234')).code).toBe(601)
    expect((await change(here, 'Cartwright1', 'abcd1234')).code).toBe(200)
    expect(await emailOf(here)).toBe('buyer.fr@example.com')
    expect(await emailOf(elsewhere)).toBeUndefined()
    await expect(shop.signIn('buyer.fr')).rejects.toThrow('601')
    await expect(shop.signIn('buyer.fr', 'abcd1234')).resolves.toBeTruthy()
  })

  it.each([
    ['VAL-005 shorter than 8 characters', 'abc1234'],
    ['VAL-006 without a digit', 'abcdefgh'],
    ['VAL-006 without a letter', '12345678'],
  ])('%s is refused', async (_rule, password) => {
    const token = await shop.signIn('buyer.de')
    expect((await change(token, 'Cartwright1', password)).code).toBe(601)
    await expect(shop.signIn('buyer.de')).resolves.toBeTruthy()
  })

  it('cannot be had by guessing the old one', async () => {
    const token = await shop.signIn('rep.nl')
    for (let guess = 1; guess <= 5; guess++) expect((await change(token, `guess${guess}`, 'abcd1234')).code).toBe(601)
    expect((await change(token, 'Cartwright1', 'abcd1234')).envelope).toMatchObject({
      code: 603,
      data: { retryAfter: expect.any(Number) },
    })
  })
})
