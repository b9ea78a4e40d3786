import { readFile } from 'node:fs/promises'
import { isPassword, isPublishedPassword } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../db/schema'
import { forgetMails, register, registration } from '../registration/registration.testing'
import { API_BASE, createServer } from '../server'
import { call } from '../testing/call'
import { SILENT_LOG } from '../testing/silent-log'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../testing/test-server'
import { hashPassword } from './passwords'
import { signInBody } from './session.testing'

/** The demo data, as a shop opens them that has been tried out and is then started with NODE_ENV=production. */
let shop: TestServer
const logged: { event: string; fields?: object | undefined }[] = []
const write = (event: string, fields?: object) => logged.push({ event, fields })

beforeAll(async () => {
  shop = await startTestServer({ isProduction: true, log: { info: write, error: write } })
})
afterAll(() => shop?.close())
beforeEach(() => forgetMails(shop))

const signIn = (username: string, password: string) =>
  call(shop, 'session.token', { body: signInBody(username, password) })
const published = { code: 601, data: { field: 'password', problem: 'passwordPublished' } }

describe('F2 a password that is published with the project, in production', () => {
  it('is answered like a wrong one, and the log names the account', async () => {
    const wrong = await signIn('admin', 'Cartwright2')
    logged.length = 0
    expect((await signIn('admin', DEMO_PASSWORD)).envelope).toEqual(wrong.envelope)
    const [admin] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'admin'))
    expect(logged).toContainEqual({ event: 'account.published-password', fields: { accountId: admin?.accountId } })
    expect(JSON.stringify(logged)).not.toContain(DEMO_PASSWORD)
    logged.length = 0
    await signIn('nobody.here', DEMO_PASSWORD)
    expect(logged.map(({ event }) => event)).not.toContain('account.published-password')
  })

  it('is none with blanks, marks that cannot be seen, wide letters or in another case either', async () => {
    const password = await hashPassword('Toner2026')
    await shop.db.update(accounts).set({ password }).where(eq(accounts.userName, 'clerk.nl'))
    const token = await shop.signIn('clerk.nl', 'Toner2026')
    for (const newPassword of [
      ' Cartwright1 ',
      'cartwright1',
      'CARTWRIGHT1\u200b',
      'Cart\u00adwright1',
      'Ｃartwright1',
    ]) {
      const body = { oldPassword: 'Toner2026', newPassword }
      expect((await call(shop, 'account.changePassword', { body }, { token })).envelope).toMatchObject(published)
    }
  })

  it('is not taken by a registration, which goes on with another one', async () => {
    const body = await registration(shop, 'jan.nowak', 'jan@firma.pl', { password: DEMO_PASSWORD })
    expect((await register(shop, body)).envelope).toMatchObject(published)
    expect((await register(shop, { ...body, password: 'Toner2026' })).code).toBe(200)
  })

  it('is not taken in the place of a forgotten one; a demo account comes back with another password', async () => {
    const email = 'buyer.nl@example.com'
    await call(shop, 'passwordReset.sendCode', { body: { email } })
    const body = { email, emailVerificationCode: shop.mailedCode(email), newPassword: DEMO_PASSWORD }
    expect((await call(shop, 'passwordReset.change', { body })).envelope).toMatchObject(published)
    expect((await call(shop, 'passwordReset.change', { body: { ...body, newPassword: 'Toner2026' } })).code).toBe(200)
    expect((await signIn('buyer.nl', 'Toner2026')).code).toBe(200)
  })

  it('is not taken by a change, which says so in the language of the request', async () => {
    const password = await hashPassword('Toner2026')
    await shop.db.update(accounts).set({ password }).where(eq(accounts.userName, 'buyer.de'))
    const token = await shop.signIn('buyer.de', 'Toner2026')
    const { envelope } = await call(
      shop,
      'account.changePassword',
      { body: { oldPassword: 'Toner2026', newPassword: DEMO_PASSWORD } },
      { token, headers: { 'Accept-Language': 'de' } },
    )
    expect(envelope).toEqual({
      ...published,
      msg: 'Dieses Passwort steht in der öffentlichen Dokumentation. Bitte wählen Sie ein anderes.',
    })
    expect((await signIn('buyer.de', 'Toner2026')).code).toBe(200)
  })
})

it('F2 a session from a shop that was tried out is none in production, over the same database', async () => {
  const post = { db: shop.db, mailer: { send: async () => undefined }, clock: shop.clock.now, log: SILENT_LOG }
  const [trial, production] = [false, true].map(isProduction => createServer({ ...post, isProduction }))
  const open = async (app: typeof trial, path: string, init: RequestInit = {}) =>
    (await (await app?.request(API_BASE + path, init))?.json()) as { code: number; access_token: string }
  const signInTo = (app: typeof trial, password: string) =>
    open(app, '/clientauth/oauth/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signInBody('rep.nl', password)),
    })
  const infoFor = async (app: typeof trial, token: string) =>
    (await open(app, '/clientsystem/account/getInfo', { headers: { Authorization: `Bearer ${token}` } })).code
  const { access_token: tried } = await signInTo(trial, DEMO_PASSWORD)
  expect([await infoFor(trial, tried), await infoFor(production, tried)]).toEqual([200, 401])
  const password = await hashPassword('Toner2026')
  await shop.db.update(accounts).set({ password }).where(eq(accounts.userName, 'rep.nl'))
  const { access_token: own } = await signInTo(production, 'Toner2026')
  expect(await infoFor(production, own)).toBe(200)
})

it('F2 README, guides and examples publish no password that the rule does not know', async () => {
  const root = new URL('../../../../', import.meta.url)
  const texts = ['README.md', 'docs/operations.md', 'examples/index.html', 'packages/server/src/seed/companies.ts']
  const all = (await Promise.all(texts.map(path => readFile(new URL(path, root), 'utf8')))).join('\n')
  // What stands in quotes, in a code span or in a tag, soon after the word.
  const found = [...all.matchAll(/password\b[^\n]{0,40}?[`'">]([^\s`'"<>]{8,40})[`'"<]/gi)].map(match => match[1] ?? '')
  const passwords = found.filter(isPassword)
  expect(passwords).toContain(DEMO_PASSWORD)
  for (const password of passwords) expect(password).toSatisfy(isPublishedPassword)
})
