import { randomUUID } from 'node:crypto'
import type { CallInput } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { somePartsSold } from '../catalogue/parts.testing'
import { accountPriceRules, accountPrices, accounts, skus, tokens } from '../db/schema'
import { orderOf } from '../orders/orders.testing'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

type Person = CallInput<'account.add'>['body']

let shop: TestServer
let nl: Buyer
beforeAll(async () => {
  shop = await startTestServer()
  nl = await signIn(shop.apiBase, 'buyer.nl')
})
afterAll(() => shop?.close())
// Past what keeps codes from being asked for too often; sessions live on.
beforeEach(() => shop.clock.advance(61 * 60_000))

const jonas: Person = {
  userName: 'jonas.v',
  email: 'jonas@drukwerk.eu',
  firstName: 'Jonas',
  lastName: 'Vermeer',
  role: 'salesRep',
  status: 'active',
  permissions: ['cust:shoppingcart', 'cust:favorites'],
}
let drawn = 0
/** Someone that no other test has added. */
const newPerson = (more: Partial<Person> = {}): Person => {
  drawn += 1
  return { ...jonas, userName: `someone.${drawn}`, email: `someone.${drawn}@drukwerk.eu`, ...more }
}
const add = (person: Person, buyer = nl, key: string = randomUUID()) => buyer.call('account.add', { body: person }, key)
const list = async (buyer = nl) => (await buyer.ask('account.list', {})).rows
const own = async (userName: string, buyer = nl) => {
  const row = (await list(buyer)).find(account => account.userName === userName)
  if (!row) throw new Error(`${userName} is not in the list`)
  return row
}
/** What a change of this account sends. */
const fieldsOf = async (userName: string, change: Partial<CallInput<'account.change'>['body']> = {}) => {
  const { accountId, email, firstName, lastName, role, status, permissions } = await own(userName)
  return { accountId, email, firstName, lastName, status, permissions, role: role as Person['role'], ...change }
}
const change = async (userName: string, changed: Partial<CallInput<'account.change'>['body']>, buyer = nl) =>
  buyer.call('account.change', { body: await fieldsOf(userName, changed) })
const grant = (userName: string, permissions: string[]) =>
  shop.db.update(accounts).set({ permissions }).where(eq(accounts.userName, userName))

describe('accounts of a company', () => {
  it('ACC-005 ACC-012 API-092 are listed with user name, role and status, main customers first', async () => {
    expect((await list()).map(row => [row.userName, row.role, row.status, row.isOwn])).toEqual([
      ['buyer.nl', 'mainCustomer', 'active', true],
      ['rep.nl', 'salesRep', 'active', false],
      ['clerk.nl', 'clerk', 'active', false],
    ])
  })

  it('ACC-014 SITE-018 a main customer adds one, which sets its password with a mailed code and signs in', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([add(jonas, nl, key), add(jonas, nl, key)])
    expect(first.data).toMatchObject({ ...jonas, confirmed: false, mainAccount: false, isOwn: false })
    expect(second.data).toEqual(first.data)
    expect((await list()).filter(row => row.userName === 'jonas.v')).toHaveLength(1)

    await shop.sendMails()
    const mails = shop.mails.filter(({ to }) => to === jonas.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Your account in the shop' })
    expect(mails[0]?.text).toContain('Drukwerk Centraal B.V. has opened an account for you.')
    expect(mails[0]?.text).toContain('Your user name: jonas.v')
    expect(mails[0]?.text).toMatch(/\/ac\/password$/m)

    await call(shop, 'passwordReset.sendCode', { body: { email: jonas.email } })
    const code = { email: jonas.email, emailVerificationCode: shop.mailedCode(jonas.email) }
    const body = { ...code, newPassword: 'Toner2026x' }
    expect((await call(shop, 'passwordReset.change', { body })).code).toBe(200)
    const token = await shop.signIn('jonas.v', 'Toner2026x')
    const info = (await call(shop, 'session.info', {}, { token })).result
    expect(info).toMatchObject({ roles: ['salesRep'], permissions: jonas.permissions, user: { confirmed: false } })
  })

  it('ACC-014 gets no session and no permission that was not given', async () => {
    const person = newPerson()
    await add(person)
    await expect(shop.signIn(person.userName)).rejects.toThrow('601')
  })

  it.each([
    ['user name', 'userName', { userName: 'BUYER.DE' }],
    ['e-mail', 'email', { email: 'Buyer.DE@example.com' }],
  ])('refuses a taken %s at its field', async (_what, field, taken) => {
    expect(await add(newPerson(taken))).toMatchObject({ code: 601, data: { field } })
  })

  it('API-092 ACC-014 is for accounts with the permission: a sales rep neither sees nor adds accounts', async () => {
    const rep = await signIn(shop.apiBase, 'rep.nl')
    expect((await rep.call('account.list', {})).code).toBe(403)
    expect((await add(newPerson(), rep)).code).toBe(403)
    const body = await fieldsOf('clerk.nl')
    expect((await rep.call('account.change', { body })).code).toBe(403)
  })

  it('API-092 knows no account of another company', async () => {
    const de = await signIn(shop.apiBase, 'buyer.de')
    const body = await fieldsOf('rep.nl', { firstName: 'Taken' })
    expect((await de.call('account.change', { body })).code).toBe(404)
    expect((await list(de)).map(row => row.userName)).toEqual(['buyer.de'])
    expect((await own('rep.nl')).firstName).toBe('Joost')
  })
})

describe('a new account', () => {
  it('ACC-014 has each permission once, also after a change', async () => {
    const person = newPerson({ permissions: ['cust:shoppingcart', 'cust:favorites', 'cust:shoppingcart'] })
    const added = await add(person)
    expect(added.data).toMatchObject({ permissions: ['cust:shoppingcart', 'cust:favorites'] })
    await change(person.userName, { permissions: ['cust:favorites', 'cust:favorites'] })
    expect((await own(person.userName)).permissions).toEqual(['cust:favorites'])
  })

  it('VAL-017 has no name that only looks like another one', async () => {
    const full = await add(newPerson({ userName: 'ｂuyer.nl' }))
    expect(full).toMatchObject({ code: 601, msg: 'User name is occupied' })
    // The first letter of one is Cyrillic, of the other Greek.
    for (const userName of ['\u0430nna.k', '\u03bfscar.k'])
      expect(await add(newPerson({ userName }))).toMatchObject({
        code: 601,
        msg: 'Please use the letters of one alphabet in the user name.',
        data: { field: 'userName' },
      })
    expect(await add(newPerson({ userName: 'ｗide.name' }))).toMatchObject({
      code: 200,
      data: { userName: 'wide.name' },
    })
    for (const userName of ['анна.7', 'νίκος_8']) expect((await add(newPerson({ userName }))).code).toBe(200)
  })
})

describe('a change', () => {
  it('ACC-014 of name, role, permissions and status is read at once', async () => {
    const person = newPerson()
    await add(person)
    const changed = { firstName: 'Jo', role: 'clerk', permissions: ['cust:shoppingcart'] } as const
    expect((await change(person.userName, { ...changed, permissions: [...changed.permissions] })).code).toBe(200)
    expect(await own(person.userName)).toMatchObject(changed)
  })

  it('ACC-014 to inactive ends all sessions of the account at once, and no one signs in to it', async () => {
    const clerk = await signIn(shop.apiBase, 'clerk.nl')
    expect((await clerk.call('session.info', {})).code).toBe(200)
    expect((await change('clerk.nl', { status: 'inactive' })).code).toBe(200)
    expect((await clerk.call('session.info', {})).code).toBe(401)
    const { accountId } = await own('clerk.nl')
    expect(await shop.db.select().from(tokens).where(eq(tokens.accountId, accountId))).toEqual([])
    await expect(shop.signIn('clerk.nl')).rejects.toThrow()
    await change('clerk.nl', { status: 'active' })
    await expect(shop.signIn('clerk.nl')).resolves.toBeTruthy()
  })

  it('does not end the own account', async () => {
    expect(await change('buyer.nl', { status: 'inactive' })).toMatchObject({ code: 601, data: { field: 'status' } })
  })

  it('leaves the e-mail of a confirmed account to its owner, and corrects that of another', async () => {
    expect(await change('clerk.nl', { email: 'thief@evil.eu' })).toMatchObject({ code: 601, data: { field: 'email' } })
    const person = newPerson()
    await add(person)
    const email = `right.${person.email}`
    expect((await change(person.userName, { email })).code).toBe(200)
    await shop.sendMails()
    expect(shop.mails.filter(({ to }) => to === email)).toHaveLength(1)
    expect(await change(person.userName, { email: 'buyer.it@example.com' })).toMatchObject({ code: 601 })
  })
})

describe('rights', () => {
  it('no one takes the right to manage accounts from the last main account', async () => {
    const without = ['cust:shoppingcart']
    expect(await change('buyer.nl', { permissions: without })).toMatchObject({
      code: 601,
      data: { field: 'permissions', problem: 'lastMain' },
    })
    expect((await change('buyer.nl', { role: 'clerk' })).code).toBe(601)
    expect((await own('buyer.nl')).mainAccount).toBe(true)
  })

  it('two main accounts that take it from each other at the same moment: one keeps it', async () => {
    const person = newPerson({ role: 'mainCustomer', permissions: ['cust:account', 'cust:shoppingcart'] })
    await add(person)
    await shop.db.update(accounts).set({ confirmed: true }).where(eq(accounts.userName, person.userName))
    await call(shop, 'passwordReset.sendCode', { body: { email: person.email } })
    const code = { email: person.email, emailVerificationCode: shop.mailedCode(person.email) }
    await call(shop, 'passwordReset.change', { body: { ...code, newPassword: 'Cartwright1' } })
    const other = await signIn(shop.apiBase, person.userName)
    const without = ['cust:shoppingcart']
    const bodies = [
      await fieldsOf('buyer.nl', { permissions: without }),
      await fieldsOf(person.userName, { permissions: without }),
    ] as const
    const answers = await Promise.all([
      other.call('account.change', { body: bodies[0] }),
      nl.call('account.change', { body: bodies[1] }),
    ])
    // The second one either finds that it has the right no more, or that it would take the last.
    expect(answers.map(({ code }) => code).sort()[0]).toBe(200)
    const main = await shop.db.select().from(accounts).where(eq(accounts.custId, 1))
    expect(main.some(row => row.mainAccount && row.permissions.includes('cust:account'))).toBe(true)
    await grant('buyer.nl', [
      'cust:shoppingcart',
      'cust:favorites',
      'cust:myquickorder',
      'cust:account',
      'cust:accountprice',
    ])
    await shop.db.update(accounts).set({ active: false }).where(eq(accounts.userName, person.userName))
  })

  it('PERM-020 ACC-016 a sub-account that manages accounts gives neither what it has not nor the company’s prices', async () => {
    await grant('rep.nl', ['cust:shoppingcart', 'cust:account'])
    const manager = await signIn(shop.apiBase, 'rep.nl')
    const given = ['cust:shoppingcart']
    expect((await add(newPerson({ permissions: given }), manager)).code).toBe(200)
    const more = newPerson({ permissions: ['cust:shoppingcart', 'cust:accountprice'] })
    expect(await add(more, manager)).toMatchObject({ code: 601, data: { field: 'permissions' } })
    expect((await add(newPerson({ role: 'mainCustomer', permissions: given }), manager)).code).toBe(403)
    for (const role of ['mainCustomer', 'salesRep'] as const)
      expect((await change('rep.nl', { role, permissions: ['cust:accountprice'] }, manager)).code).not.toBe(200)
    expect((await change('buyer.nl', { firstName: 'Taken' }, manager)).code).toBe(403)
    await grant('rep.nl', ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder'])
  })

  it('PERM-020 a clerk that manages accounts makes no sales rep, neither of itself nor of others', async () => {
    const given = ['cust:shoppingcart', 'cust:account']
    await grant('clerk.nl', given)
    const manager = await signIn(shop.apiBase, 'clerk.nl')
    const refused = { code: 601, data: { field: 'permissions' } }
    expect(await change('clerk.nl', { role: 'salesRep', permissions: given }, manager)).toMatchObject(refused)
    expect(await add(newPerson({ permissions: [] }), manager)).toMatchObject(refused)
    expect((await add(newPerson({ role: 'clerk', permissions: [] }), manager)).code).toBe(200)
    await grant('clerk.nl', ['cust:shoppingcart'])
  })

  it('ACC-016 an account that a sub-account adds has its prices, and the address of one with others stays', async () => {
    await grant('rep.nl', ['cust:shoppingcart', 'cust:account'])
    const { accountId } = await own('rep.nl')
    await shop.db.insert(accountPriceRules).values({ accountId, percent: 50, rounding: 'cent' })
    const [sku] = await shop.db.select({ goodsSkuId: skus.goodsSkuId }).from(skus).limit(1)
    await shop.db.delete(accountPrices)
    await shop.db.insert(accountPrices).values({ accountId, goodsSkuId: sku?.goodsSkuId ?? 0, price: 88 })
    const manager = await signIn(shop.apiBase, 'rep.nl')
    const person = newPerson({ permissions: [] })
    await add(person, manager)
    const made = await own(person.userName)
    const [rule] = await shop.db.select().from(accountPriceRules).where(eq(accountPriceRules.accountId, made.accountId))
    expect(rule).toMatchObject({ percent: 50, rounding: 'cent' })
    const prices = await shop.db.select().from(accountPrices).where(eq(accountPrices.accountId, made.accountId))
    expect(prices.map(({ goodsSkuId, price }) => [goodsSkuId, price])).toEqual([[sku?.goodsSkuId, 88]])
    expect((await change(person.userName, { email: 'corrected@drukwerk.eu' }, manager)).code).toBe(200)
    const unmarked = newPerson({ permissions: [] })
    await add(unmarked)
    expect((await change(unmarked.userName, { email: 'taken.over@drukwerk.eu' }, manager)).code).toBe(403)
    await shop.db.delete(accountPriceRules)
    await shop.db.delete(accountPrices)
    await grant('rep.nl', ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder'])
  })

  it('ACC-014 e-mails are corrected as often as accounts are added: sixty times an hour', async () => {
    const person = newPerson()
    await add(person)
    const codes: number[] = []
    for (let at = 0; at < 62; at += 1)
      codes.push((await change(person.userName, { email: `probe.${at}@drukwerk.eu` })).code)
    expect(codes.slice(0, 40)).toEqual(Array(40).fill(200))
    expect(codes.at(-1)).toBe(603)
  })
})

describe('G4 what a new account begins with', () => {
  const EVERYTHING = [
    'cust:shoppingcart',
    'cust:favorites',
    'cust:myquickorder',
    'cust:order',
    'cust:account',
    'cust:accountprice',
  ]
  beforeAll(() => grant('buyer.nl', EVERYTHING))

  it.each([
    ['mainCustomer', EVERYTHING, [200, 200]],
    ['salesRep', ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder', 'cust:order'], [200, 200]],
    ['clerk', ['cust:shoppingcart', 'cust:order'], [200, 200]],
    // What else a main customer may give: the basket alone, and neither.
    ['clerk', ['cust:shoppingcart'], [200, 403]],
    ['clerk', ['cust:favorites'], [403, 403]],
  ] as const)('PERM-020 %s with %j has the codes %j for basket and order', async (role, given, codes) => {
    const permissions = [...given]
    const person = newPerson({ role, permissions })
    expect((await add(person)).data.permissions).toEqual(permissions)
    const [clerk] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'clerk.nl'))
    const isIt = eq(accounts.userName, person.userName)
    // Instead of the codes that are mailed.
    await shop.db.update(accounts).set({ password: clerk!.password, confirmed: true }).where(isIt)
    const buyer = await signIn(shop.apiBase, person.userName)
    const [part] = await somePartsSold(shop.db, 1)
    const order = orderOf({ [part!.number]: 1 })
    expect([
      (await buyer.call('cart.list', { query: {} })).code,
      (await buyer.call('orders.confirm', { body: order })).code,
    ]).toEqual(codes)
  })
})
