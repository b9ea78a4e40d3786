import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../db/schema'
import { call } from '../testing/call'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
beforeEach(() => shop.clock.advance(2 * 60 * 60_000))

const userOf = async (token: string) => (await call(shop, 'session.info', {}, { token })).result?.user
const mailTo = (email: string) => shop.mails.findLast(({ to }) => to === email)
const secretIn = (text = '') => /\/ac\/undo#([\w-]{43})\n/.exec(text)?.[1] ?? ''
const undo = (secret: string) => call(shop, 'account.undoChange', { body: { secret } })

/** What a thief does with the token of a session. */
async function changeEmail(token: string, email: string, currentPassword?: string) {
  await call(shop, 'account.requestEmailBinding', { query: { email } }, { token })
  const body = { email, emailVerificationCode: shop.mailedCode(email), ...(currentPassword ? { currentPassword } : {}) }
  return call(shop, 'account.changeEmail', { body }, { token })
}

describe('another e-mail address', () => {
  it('F6 wants the current password, by the specified call too', async () => {
    const token = await shop.signIn('buyer.uk')
    const without = await changeEmail(token, 'thief@evil.eu')
    expect(without.envelope).toMatchObject({ code: 601, data: { field: 'currentPassword', problem: 'required' } })
    const wrong = await changeEmail(token, 'thief@evil.eu', 'Cartwright2')
    expect(wrong.envelope).toMatchObject({ code: 601, data: { field: 'currentPassword', problem: 'passwordWrong' } })
    shop.clock.advance(2 * 60 * 60_000)
    await call(shop, 'confirmation.sendCode', { body: { email: 'other@evil.eu' } })
    const body = { email: 'other@evil.eu', emailVerificationCode: shop.mailedCode('other@evil.eu') }
    expect((await call(shop, 'confirmation.confirm', { body }, { token })).code).toBe(601)
    expect(await userOf(token)).toMatchObject({ email: 'buyer.uk@example.com' })
  })

  it('F6 notifies the old address, ends all other sessions, and is undone by the mail, which shuts the thief out', async () => {
    const [thief, owner] = [await shop.signIn('buyer.uk'), await shop.signIn('buyer.uk')]
    expect((await changeEmail(thief, 'thief@evil.eu', DEMO_PASSWORD)).code).toBe(200)
    expect(await userOf(thief)).toMatchObject({ email: 'thief@evil.eu' })
    expect(await userOf(owner)).toBeUndefined()

    const mail = mailTo('buyer.uk@example.com')
    expect(mail?.subject).toBe('The e-mail address of your account was changed')
    expect(mail?.text).toContain('User name: buyer.uk')
    // The day as it is written in Britain.
    expect(mail?.text).toMatch(/Time: \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d (GMT|BST)/)
    expect(mail?.text).not.toContain('thief@evil.eu')
    // The thief goes on: the mails about it come to the thief, and no longer count once the first change is undone.
    const change = { body: { oldPassword: DEMO_PASSWORD, newPassword: 'Thief2026x' } }
    expect((await call(shop, 'account.changePassword', change, { token: thief })).code).toBe(200)
    const thiefsSecret = secretIn(mailTo('thief@evil.eu')?.text)
    expect(thiefsSecret).not.toBe('')

    expect((await undo(secretIn(mail?.text))).envelope).toMatchObject({ code: 200, data: { kind: 'email' } })
    expect(await userOf(thief)).toBeUndefined()
    await expect(shop.signIn('buyer.uk', 'Thief2026x')).rejects.toThrow('601')
    expect((await undo(thiefsSecret)).code).toBe(601)
    expect((await undo(secretIn(mail?.text))).code).toBe(601)

    shop.clock.advance(2 * 60 * 60_000)
    const email = 'buyer.uk@example.com'
    await call(shop, 'passwordReset.sendCode', { body: { email } })
    const body = { email, emailVerificationCode: shop.mailedCode(email), newPassword: 'Owner2026x' }
    expect((await call(shop, 'passwordReset.change', { body })).code).toBe(200)
    expect(await userOf(await shop.signIn('buyer.uk', 'Owner2026x'))).toMatchObject({ email })
  })

  it('F6 CONF-001 needs no password before the account has been confirmed', async () => {
    const token = await shop.signIn('new.nl')
    expect((await changeEmail(token, 'daan@firm.nl')).code).toBe(200)
    expect(await userOf(token)).toMatchObject({ email: 'daan@firm.nl' })
    expect(mailTo('new.nl@example.com')?.subject).toBe('The e-mail address of your account was changed')
    await shop.db.update(accounts).set({ confirmed: true }).where(eq(accounts.userName, 'new.nl'))
    expect((await changeEmail(token, 'thief@evil.eu')).code).toBe(601)
  })
})

describe('another password', () => {
  it('F22 is reported to the owner, in the language of the request and in English, and undone within seven days', async () => {
    const token = await shop.signIn('buyer.it')
    // However long the mail takes, a second of the seven days is left.
    const change = { body: { oldPassword: DEMO_PASSWORD, newPassword: 'Thief2026x' } }
    await call(shop, 'account.changePassword', change, { token, headers: { 'Accept-Language': 'zh' } })
    const mail = mailTo('buyer.it@example.com')
    expect(mail?.subject).toBe('您账户的密码已更改')
    expect(mail?.text).toContain('The password of your account was changed.')
    shop.clock.advance(7 * 24 * 60 * 60_000 - 1000)
    expect((await undo(secretIn(mail?.text))).envelope).toMatchObject({ code: 200, data: { kind: 'password' } })
    await expect(shop.signIn('buyer.it', 'Thief2026x')).rejects.toThrow('601')
  })

  it('F22 cannot be undone after seven days', async () => {
    const token = await shop.signIn('buyer.fr')
    const change = { body: { oldPassword: DEMO_PASSWORD, newPassword: 'Toner2026x' } }
    await call(shop, 'account.changePassword', change, { token })
    shop.clock.advance(7 * 24 * 60 * 60_000 + 1000)
    expect((await undo(secretIn(mailTo('buyer.fr@example.com')?.text))).code).toBe(601)
    expect(await shop.signIn('buyer.fr', 'Toner2026x')).toBeTruthy()
  })

  it('F22 that was forgotten and set by a mailed code is reported too', async () => {
    const email = 'buyer.pl@example.com'
    await call(shop, 'passwordReset.sendCode', { body: { email } })
    const body = { email, emailVerificationCode: shop.mailedCode(email), newPassword: 'Toner2026x' }
    expect((await call(shop, 'passwordReset.change', { body })).code).toBe(200)
    expect(mailTo(email)?.subject).toBe('The password of your account was changed')
  })

  it('F21 travels in the body; the specified query still works', async () => {
    const token = await shop.signIn('buyer.de')
    const query = new URLSearchParams({ oldPassword: DEMO_PASSWORD, newPassword: 'Toner2026x' })
    const response = await fetch(`${shop.apiBase}/clientsystem/account/updatePwd?${query}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await response.json()).toMatchObject({ code: 200 })
    expect(await shop.signIn('buyer.de', 'Toner2026x')).toBeTruthy()
  })
})
