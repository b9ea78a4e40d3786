import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, demoAccounts } from '../db/schema'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())

const list = async (of: TestServer = shop, language = 'en') =>
  (await call(of, 'session.demoAccounts', {}, { headers: { 'accept-language': language } })).result ?? []
const namesOf = async (of?: TestServer) => (await list(of)).map(({ userName }) => userName)

it('a demo shop offers its people to visitors, each with what there is to try, in the language of the request', async () => {
  const [first] = await list()
  expect(first).toEqual({
    userName: 'buyer.nl',
    password: 'Cartwright1',
    name: 'Sanne de Wit',
    company: 'Drukwerk Centraal B.V.',
    about: 'Everything at once: orders in several shipments, returns, open invoices, shared lists.',
  })
  const [german] = await list(shop, 'de')
  expect(german?.about).toMatch(/^Alles auf einmal: /)
})

it('each of them can sign in; no administrator is among them', async () => {
  const names = await namesOf()
  expect(names).toEqual([
    'buyer.nl',
    'buyer.it',
    'buyer.de',
    'buyer.uk',
    'buyer.fr',
    'buyer.pl',
    'rep.nl',
    'clerk.nl',
    'new.nl',
  ])
  for (const name of names) expect(await shop.signIn(name)).toBeTruthy()
})

it('an account with another password, or that was closed, is offered no more', async () => {
  await shop.db.update(accounts).set({ password: 'another' }).where(eq(accounts.userName, 'buyer.pl'))
  await shop.db.update(accounts).set({ active: false }).where(eq(accounts.userName, 'buyer.fr'))
  const names = await namesOf()
  expect(names).not.toContain('buyer.pl')
  expect(names).not.toContain('buyer.fr')
  expect(names).toContain('buyer.de')
})

it('there is none in production, and none in a shop without demo data', async () => {
  const production = await startTestServer({ isProduction: true })
  expect(await namesOf(production)).toEqual([])
  await production.close()
  await shop.db.delete(demoAccounts)
  expect(await namesOf()).toEqual([])
})

it('the American shop offers its own', async () => {
  const american = await startTestServer({ region: 'US' })
  expect(await namesOf(american)).toEqual(['buyer.us'])
  await american.close()
})
