import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cartOf } from '../cart/cart.store'
import { createPartList } from '../catalogue/part-list.store'
import * as calls from '../contract/calls'
import { favouritesOf } from '../favourites/favourites.store'
import { requestCode } from '../registration/code-request'
import { gate, openShop, until } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { type ConfirmationForm, confirmAccount, followConfirmation, missingFields } from './confirm-account'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// Mails of one network are counted by the hour.
beforeEach(async () => {
  server.clock.advance(2 * 3_600_000)
  await supplier(server).unconfirm('new.nl')
})

it('ENT-012 CONF-006 the form is e-mail and code, and both are needed', () => {
  const empty: Required<ConfirmationForm> = { email: ' ', code: '' }
  expect(Object.keys(empty)).toEqual(['email', 'code'])
  expect(missingFields(empty)).toEqual(['email', 'code'])
  expect(missingFields({ email: 'a@firm.eu', code: ' ' })).toEqual(['code'])
  expect(missingFields({ email: 'a@firm.eu', code: '1' })).toEqual([])
})

it('CONF-001 CONF-002 CONF-003 CONF-008 the account is confirmed by the mailed code, and stays so', async () => {
  const { shop, sent } = await openShop(server, 'new.nl')
  const state = shop.session.store.getState
  const email = 'daan@firm.nl'
  expect(state()).toMatchObject({ confirmed: false, email: 'new.nl@example.com' })
  await shop.client.call(calls.confirmation.sendCode, { body: { email } })
  const code = server.mailedCode(email)

  await expect(confirmAccount(shop, { email, code: code === '000000' ? '111111' : '000000' })).rejects.toMatchObject({
    kind: 'refused',
  })
  expect(state()).toMatchObject({ confirmed: false, email: 'new.nl@example.com' })

  await confirmAccount(shop, { email: ` ${email} `, code: ` ${code} ` })
  expect(sent('confirmation.confirm').at(-1)).toEqual({ email, emailVerificationCode: code })
  expect(state()).toMatchObject({ confirmed: true, email })
  const again = await openShop(server, 'new.nl')
  expect(again.shop.session.store.getState()).toMatchObject({ confirmed: true, email })
})

it('CONF-001 is given up when another account has signed in meanwhile', async () => {
  const { shop, after } = await openShop(server, 'new.nl')
  const email = 'again@firm.nl'
  await shop.client.call(calls.confirmation.sendCode, { body: { email } })
  after.run = name => (name === 'confirmation.confirm' ? shop.session.signOutLocally() : undefined)
  await confirmAccount(shop, { email, code: server.mailedCode(email) }).catch(() => undefined)
  expect(shop.session.store.getState()).toMatchObject({ isSignedIn: false, email: '' })
})

it('CONF-001 the other tab follows, and so does one whose answer was lost', async () => {
  const [one, two, three] = [
    await openShop(server, 'new.nl'),
    await openShop(server, 'new.nl'),
    await openShop(server, 'new.nl'),
  ]
  const email = 'two.tabs@firm.nl'
  await one.shop.client.call(calls.confirmation.sendCode, { body: { email } })
  const form = { email, code: server.mailedCode(email) }
  expect(await followConfirmation(two.shop)).toBe(false)
  expect(two.shop.session.store.getState().confirmed).toBe(false)
  await confirmAccount(one.shop, form)
  expect(await followConfirmation(two.shop)).toBe(true)
  await confirmAccount(three.shop, form)
  for (const { shop } of [two, three]) {
    expect(shop.session.store.getState()).toMatchObject({ confirmed: true, email })
    shop.destroy()
  }
  one.shop.destroy()
})

it('F14 a refusal that arrives after the confirmation, because it was under way for long, does not ask again', async () => {
  const { shop, after } = await openShop(server, 'new.nl')
  const [arrived, held] = [gate(), gate()]
  after.run = name => {
    if (name !== 'cart.list') return
    arrived.open()
    return held.passed
  }
  const refused = shop.client.call(calls.cart.list, { query: {} }, { silent: true }).catch((error: unknown) => error)
  await arrived.passed
  const email = 'late.answer@firm.nl'
  await requestCode(shop, 'confirmation', email)
  const asked: boolean[] = []
  shop.session.store.subscribe(({ confirmed }) => asked.push(confirmed))
  // The confirmation reads the cart again, which is to wait for nothing.
  after.run = () => undefined
  await confirmAccount(shop, { email, code: server.mailedCode(email) })
  const before = asked.length
  held.open()
  expect(await refused).toMatchObject({ kind: 'unconfirmed' })
  await followConfirmation(shop)
  expect(shop.session.store.getState().confirmed).toBe(true)
  expect(asked.slice(before)).not.toContain(false)
})

it('F14 what was refused before the confirmation is there after it: prices, basket, favourites, counts', async () => {
  const { shop } = await openShop(server, 'new.nl')
  const list = createPartList(shop, { keyword: 'CW-TN2420' })
  await until(list.store, ({ status }) => status === 'ready')
  await cartOf(shop).load()
  await favouritesOf(shop).load()
  expect(list.store.getState().rows[0]).toMatchObject({ number: 'CW-TN2420', unitPrice: null })
  expect(cartOf(shop).store.getState()).toMatchObject({ status: 'failed', error: { kind: 'unconfirmed' } })

  const email = 'daan.later@firm.nl'
  await requestCode(shop, 'confirmation', email)
  await confirmAccount(shop, { email, code: server.mailedCode(email) })
  await until(list.store, ({ rows }) => typeof rows[0]?.unitPrice === 'number')
  await until(cartOf(shop).store, ({ status }) => status === 'ready')
  await until(favouritesOf(shop).store, ({ status }) => status === 'ready')
  list.destroy()
})
