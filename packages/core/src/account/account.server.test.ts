import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { openShop, until } from '../testing/signed-in-shop'
import { createAccount, undoChange } from './account'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.advance(2 * 3_600_000))

const secretIn = (text = '') => /\/ac\/undo#([\w-]{43})\n/.exec(text)?.[1] ?? ''

it('F6 F7 changes the address with password, code and request, and the old address undoes it', async () => {
  const { shop, sent } = await openShop(server, 'buyer.nl')
  const account = createAccount(shop)
  const email = 'anke@kantoor.nl'
  await account.sendEmailCode(` ${email} `)
  const change = { email, code: server.mailedCode(email) }
  await expect(account.changeEmail(change)).rejects.toMatchObject({
    kind: 'refused',
    at: { data: { field: 'currentPassword', problem: 'required' } },
  })
  await account.changeEmail({ ...change, currentPassword: 'Cartwright1' })
  expect(sent('account.changeEmail').at(-1)).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{22}$/) })
  expect(shop.session.store.getState().email).toBe(email)

  const mail = server.mails.findLast(({ to }) => to === 'buyer.nl@example.com')
  const visitor = await openShop(server)
  expect(await undoChange(visitor.shop, ` ${secretIn(mail?.text)} `)).toEqual({ kind: 'email' })
  await expect(shop.client.call(calls.session.info, undefined, { silent: true })).rejects.toMatchObject({
    kind: 'signed-out',
  })
  await expect(undoChange(visitor.shop, secretIn(mail?.text))).rejects.toMatchObject({ kind: 'refused' })
})

it('F16 lists the sessions of the account and ends one, or all others', async () => {
  const shops = [
    await openShop(server, 'buyer.de'),
    await openShop(server, 'buyer.de'),
    await openShop(server, 'buyer.de'),
  ]
  await openShop(server, 'buyer.fr')
  const [here, ...others] = shops.map(({ shop }) => shop)
  if (!here) throw new Error('no shop')
  const account = createAccount(here)
  const isIn = (shop = here) =>
    shop.client.call(calls.session.info, undefined, { silent: true }).then(
      () => true,
      () => false,
    )
  const sessions = await account.listSessions()
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(JSON.stringify(sessions)).not.toContain(here.session.store.getState().token)

  const other = sessions.find(({ isCurrent }) => !isCurrent)
  await account.endSession(other?.sessionId ?? '')
  await expect(account.endSession(other?.sessionId ?? '')).rejects.toMatchObject({ kind: 'not-found' })
  expect((await Promise.all(others.map(isIn))).filter(Boolean)).toHaveLength(1)
  await account.endOtherSessions()
  expect(await Promise.all([isIn(), ...others.map(isIn)])).toEqual([true, false, false])
})

it('F21 F22 sends the password in the body, and notifies the owner', async () => {
  const { shop, sent, queries } = await openShop(server, 'buyer.it')
  await createAccount(shop).changePassword({ currentPassword: 'Cartwright1', newPassword: 'Toner2026x' })
  expect(sent('account.changePassword')).toEqual([{ oldPassword: 'Cartwright1', newPassword: 'Toner2026x' }])
  expect([...(queries('account.changePassword')[0] ?? [])]).toEqual([])
  expect(server.mails.at(-1)).toMatchObject({
    to: 'buyer.it@example.com',
    subject: 'The password of your account was changed',
  })
})

it('F14 CONF-001 a call that needs a confirmed account opens the confirmation', async () => {
  const { shop } = await openShop(server, 'new.nl')
  shop.session.store.setState({ confirmed: true })
  await expect(shop.client.call(calls.orders.list, { query: {} }, { silent: true })).rejects.toMatchObject({
    kind: 'unconfirmed',
  })
  await until(shop.session.store, ({ confirmed }) => !confirmed)
})

it('F8 a mailed code stands in for the captcha, and says nothing of names without an account', async () => {
  const { shop } = await openShop(server)
  const wrong = { userName: 'buyer.pl', password: 'Wrong2026' }
  for (let failure = 1; failure <= 5; failure++) await shop.session.signIn(wrong).catch(() => undefined)
  server.clock.advance(5_000)
  const right = { userName: 'buyer.pl', password: 'Cartwright1' }
  await expect(shop.session.signIn(right)).rejects.toMatchObject({ kind: 'captcha-needed' })
  const mailed = server.mails.length
  expect(await shop.session.mailCode('nobody.here')).toMatch(/^[\w-]{22}$/)
  const requestId = await shop.session.mailCode(' buyer.pl ')
  await expect.poll(() => server.mails.length).toBe(mailed + 1)
  const code = server.mailedCode('buyer.pl@example.com')
  const other = code === '000000' ? '111111' : '000000'
  await expect(shop.session.signIn({ ...right, emailVerificationCode: other, requestId })).rejects.toMatchObject({
    kind: 'captcha-needed',
    at: { msg: 'The code is wrong or has expired.' },
  })
  await shop.session.signIn({ ...right, emailVerificationCode: ` ${code} `, requestId })
  expect(shop.session.store.getState()).toMatchObject({ isSignedIn: true, name: 'buyer.pl' })
})
