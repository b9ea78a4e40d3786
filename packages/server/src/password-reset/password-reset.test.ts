import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../registration/registration.testing'
import { call } from '../testing/call'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../testing/test-server'

const MINUTE_MS = 60_000

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
// Mails per address and hour are counted.
beforeEach(() => shop.clock.advance(2 * 60 * MINUTE_MS))

const askFor = (email: string) => call(shop, 'passwordReset.sendCode', { body: { email } })
const change = (email: string, emailVerificationCode: string, newPassword = 'Toner2026', key?: string) =>
  call(
    shop,
    'passwordReset.change',
    { body: { email, emailVerificationCode, newPassword } },
    key === undefined ? {} : { headers: { 'Idempotency-Key': key } },
  )

describe('a forgotten password', () => {
  it('is replaced with the mailed code; who was signed in with the old one is out', async () => {
    const email = 'buyer.pl@example.com'
    const token = await shop.signIn('buyer.pl')
    expect((await askFor(email)).code).toBe(200)
    expect(shop.mails.at(-1)?.text).toContain('buyer.pl')
    const code = shop.mailedCode(email)
    expect((await change(email.toUpperCase(), ` ${code} `)).code).toBe(200)
    expect(await shop.signIn('buyer.pl', 'Toner2026')).toBeTruthy()
    await expect(shop.signIn('buyer.pl', DEMO_PASSWORD)).rejects.toThrow('601')
    expect((await call(shop, 'session.info', {}, { token })).code).toBe(401)
    // One use.
    expect((await change(email, code)).code).toBe(601)
  })

  it('VAL-005 VAL-006 is followed by one that is long and mixed enough, and a code that is refused is not used up', async () => {
    const email = 'buyer.fr@example.com'
    await askFor(email)
    const code = shop.mailedCode(email)
    const { envelope } = await change(email, code, 'abcdefgh')
    expect(envelope).toMatchObject({ code: 601, data: { field: 'password', problem: 'passwordWeak' } })
    expect((await change(email, code)).code).toBe(200)
  })

  it('sent again under its key, because the answer was lost, is answered as before', async () => {
    const email = 'buyer.nl@example.com'
    await askFor(email)
    const code = shop.mailedCode(email)
    for (const _ of ['lost', 'heard']) expect((await change(email, code, 'Toner2026', 'reset')).code).toBe(200)
    expect((await change(email, '000000', 'Toner2026', 'reset')).msg).toContain('used for something else')
    expect((await change(email, code, 'Toner2026', 'other')).code).toBe(601)
  })

  it('LIM-007 can be replaced for 20 minutes', async () => {
    const email = 'buyer.it@example.com'
    await askFor(email)
    shop.clock.advance(20 * MINUTE_MS + 1000)
    expect((await change(email, shop.mailedCode(email))).code).toBe(601)
    await askFor(email)
    shop.clock.advance(20 * MINUTE_MS - 1000)
    expect((await change(email, shop.mailedCode(email))).code).toBe(200)
  })

  it('reveals no account: with and without one the answers are the same and a mail is sent', async () => {
    const known = await askFor('buyer.uk@example.com')
    const unknown = await askFor('nobody@example.com')
    const requestId = expect.stringMatching(/^[\w-]{22}$/)
    for (const { envelope } of [known, unknown])
      expect(envelope).toEqual({ code: 200, msg: 'Operate successfully', data: { requestId } })
    const mail = shop.mails.at(-1)
    expect(mail).toMatchObject({ to: 'nobody@example.com', subject: 'There is no account with this e-mail address' })
    expect(mail?.text).not.toMatch(/\d{6}/)
    const guess = await change('buyer.uk@example.com', '000000')
    expect((await change('nobody@example.com', '000000')).envelope).toEqual(guess.envelope)
  })

  it('is not replaced by a code that was mailed for something else', async () => {
    const email = 'buyer.de@example.com'
    await call(shop, 'registration.sendCode', { query: { email } })
    expect((await change(email, shop.mailedCode(email))).code).toBe(601)
    await askFor(email)
    const query = { userName: 'some.one', email, emailVerificationCode: shop.mailedCode(email) }
    const { envelope } = await call(shop, 'registration.checkEmailAndAccount', { query })
    expect(envelope).toMatchObject({ code: 601, data: { problem: 'codeWrong' } })
  })

  it('is throttled per address', async () => {
    const ask = async () => {
      const body = { email: 'buyer.us@example.com', ...(await solveCaptcha(shop)) }
      return (await call(shop, 'passwordReset.sendCode', { body })).code
    }
    for (let mail = 1; mail <= 5; mail++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(603)
  })
})
