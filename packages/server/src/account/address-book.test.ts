import { randomUUID } from 'node:crypto'
import type { BookAddressInput } from '@cartwright/core/contract'
import { and, asc, eq, gt, like, max } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, addresses, audit } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf } from '../orders/orders.testing'
import { type Buyer, signIn } from '../testing/buyer'

let shop: OrderingShop
let nl: Buyer
let de: Buyer
beforeAll(async () => {
  shop = await openOrderingShop()
  nl = shop.nl
  de = await signIn(shop.apiBase, 'buyer.de')
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.delete(addresses))

const school: BookAddressInput = {
  kind: 'shipping',
  firstName: 'Eva',
  lastName: 'de Boer',
  company: 'De Linde',
  country: 'NL',
  address1: 'Lindelaan 7',
  address2: 'Gebouw C',
  city: 'Zeist',
  state: 'UT',
  postcode: '3703 GB',
  phone: '+31 30 1',
  mobile: '+31 6 2',
  email: 'eva@linde.nl',
  fax: '+31 30 3',
}
const add = (change: Partial<BookAddressInput> = {}, buyer = nl, key: string = randomUUID()) =>
  buyer.call('account.addAddress', { body: { ...school, ...change } }, key)
const list = async (buyer = nl) => (await buyer.ask('account.listAddresses', { query: {} })).rows

describe('the address book', () => {
  it('API-093 ACC-009 keeps each of the thirteen fields, and changes them', async () => {
    const { data: made } = await add()
    expect(made).toEqual({ ...school, addressId: made.addressId, isDefault: true })
    expect(await list()).toEqual([made])
    const other: BookAddressInput = {
      kind: 'nonRegular',
      firstName: '',
      lastName: '',
      company: 'Kita',
      country: 'DE',
      address1: 'Ring 1',
      address2: '',
      city: 'Köln',
      state: '',
      postcode: '50672',
      phone: '',
      mobile: '',
      email: '',
      fax: '',
      isDefault: true,
    }
    const changed = await nl.ask('account.changeAddress', { body: { addressId: made.addressId, ...other } })
    expect(changed).toEqual({ addressId: made.addressId, ...other })
    expect(await list()).toEqual([changed])
  })

  it('VAL-040 keeps the e-mail address out of a link or beside a name, and takes what only looks wrong', async () => {
    const kept = async (email: string) => (await add({ email })).data.email
    expect(await kept('mailto:eva@linde.nl')).toBe('eva@linde.nl')
    expect(await kept('Eva de Boer <eva@linde.nl>')).toBe('eva@linde.nl')
    expect(await kept('ask Eva')).toBe('ask Eva')
  })

  it('API-093 adds once for a key, however often it is sent', async () => {
    const key = randomUUID()
    const [one, two] = await Promise.all([add({}, nl, key), add({}, nl, key)])
    expect(one.data.addressId).toBe(two.data.addressId)
    expect(await list()).toHaveLength(1)
  })

  it('API-093 changes once for a key: a request that is sent again does not undo a later change', async () => {
    const { data: made } = await add()
    const change = (city: string, key?: string) => nl.call('account.changeAddress', { body: { ...made, city } }, key)
    const key = randomUUID()
    expect((await change('Utrecht', key)).data.city).toBe('Utrecht')
    await change('Zwolle')
    expect((await change('Utrecht', key)).data.city).toBe('Utrecht')
    expect((await list()).map(row => row.city)).toEqual(['Zwolle'])
  })

  it('ACC-010 has one default for each kind, which setting another moves', async () => {
    const first = (await add()).data
    const billing = (await add({ kind: 'billing' })).data
    const second = (await add({ company: 'Second' })).data
    expect([first.isDefault, billing.isDefault, second.isDefault]).toEqual([true, true, false])
    await nl.ask('account.changeAddress', { body: { ...second, isDefault: true } })
    expect((await list()).map(row => [row.addressId, row.isDefault])).toEqual([
      [billing.addressId, true],
      [second.addressId, true],
      [first.addressId, false],
    ])
    const both = [first, second].map(row =>
      nl.callWhenFree('account.changeAddress', { body: { ...row, isDefault: true } }),
    )
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual([200, 200])
    expect((await list()).filter(row => row.kind === 'shipping' && row.isDefault)).toHaveLength(1)
  })

  it('ACC-010 SITE-017 the default is preselected at the order, and an address that was added can be chosen', async () => {
    const first = (await add()).data
    const second = (await add({ company: 'Second', isDefault: true })).data
    const drop = (await add({ company: 'Customer', kind: 'nonRegular' })).data
    await add({ kind: 'billing', company: 'Payer' })
    const body = orderOf({ [shop.a.number]: 1 })
    const { shipTo: _shipTo, ...open } = body
    const confirmation = await nl.ask('orders.confirm', { body: open })
    expect(confirmation.shipTo?.addressId).toBe(second.addressId)
    expect(confirmation.billTo.company).toBe('Payer')
    expect(confirmation.addresses.map(row => row.addressId)).toEqual([
      second.addressId,
      first.addressId,
      drop.addressId,
    ])
    const chosen = await nl.ask('orders.confirm', { body: { ...open, shipTo: { addressId: drop.addressId } } })
    expect(chosen.shipTo).toMatchObject({ company: 'Customer', countryIso2: 'NL' })
  })

  it('API-093 deletes an address, and with it the mark', async () => {
    const first = (await add()).data
    const second = (await add()).data
    expect((await nl.call('account.removeAddress', { params: { id: first.addressId } })).code).toBe(200)
    expect(await list()).toEqual([second])
    expect((await nl.call('account.removeAddress', { params: { id: first.addressId } })).code).toBe(404)
  })

  it('API-093 an address of another company looks like none', async () => {
    const { data: made } = await add()
    expect(await list(de)).toEqual([])
    expect((await de.call('account.removeAddress', { params: { id: made.addressId } })).code).toBe(404)
    expect((await de.call('account.changeAddress', { body: { ...made, company: 'Taken' } })).code).toBe(404)
    expect(await list()).toEqual([made])
  })

  it('ACC-006 addresses for invoices are for the main account to change: no order of the company could be invoiced without', async () => {
    const billing = (await add({ kind: 'billing' })).data
    const clerk = await signIn(shop.apiBase, 'clerk.nl')
    const { isDefault: _isDefault, ...fields } = billing
    expect((await clerk.call('account.removeAddress', { params: { id: billing.addressId } })).code).toBe(403)
    expect((await clerk.call('account.changeAddress', { body: { ...fields, city: 'Elsewhere' } })).code).toBe(403)
    expect((await clerk.call('account.changeAddress', { body: { ...fields, kind: 'shipping' } })).code).toBe(403)
    expect((await add({ kind: 'billing' }, clerk)).code).toBe(403)
    expect(await list()).toEqual([billing])
    expect((await add({}, clerk)).code).toBe(200)
  })

  it('VAL-016 is for a person or a company: any of the three names will do', async () => {
    const unnamed = { firstName: '', lastName: ' ', company: '' }
    const refused = await add(unnamed)
    expect(refused).toMatchObject({ code: 601, data: { field: 'company', problem: 'nameMissing' } })
    for (const name of [{ firstName: 'Eva' }, { lastName: 'Boer' }, { company: 'Linde' }])
      expect((await add({ ...unnamed, ...name })).code).toBe(200)
  })

  it.each([
    'firstName',
    'lastName',
    'company',
    'address1',
    'address2',
    'city',
    'state',
    'postcode',
    'phone',
    'mobile',
    'fax',
    'email',
  ])('VAL-040 names %s when no document can have its characters', async field => {
    expect(await add({ [field]: '漢字' })).toMatchObject({
      code: 601,
      msg: 'These characters cannot be printed on documents: 漢 字. Please use Latin, Greek or Cyrillic letters.',
      data: { field, problem: 'characters' },
    })
    expect(await list()).toEqual([])
  })

  it('VAL-016 VAL-040 names all fields that are wrong at once, each with its reason', async () => {
    const unnamed = { firstName: '', lastName: '', company: '' }
    expect(await add({ ...unnamed, address1: '漢', city: '字', country: 'ZZ' })).toMatchObject({
      code: 601,
      data: {
        field: 'company',
        problem: 'nameMissing',
        fields: [
          { field: 'company', msg: 'Please enter a first name, last name or company name.' },
          {
            field: 'address1',
            msg: 'These characters cannot be printed on documents: 漢. Please use Latin, Greek or Cyrillic letters.',
          },
          {
            field: 'city',
            msg: 'These characters cannot be printed on documents: 字. Please use Latin, Greek or Cyrillic letters.',
          },
          { field: 'country', msg: 'We do not deliver to this country.' },
        ],
      },
    })
    expect(await list()).toEqual([])
  })

  it('VAL-040 takes a postcode and a state that do not fit; a country has to be known', async () => {
    expect((await add({ postcode: 'none', state: 'anything' })).code).toBe(200)
    expect((await add({ postcode: '' })).code).toBe(200)
    expect(await add({ country: 'ZZ' })).toMatchObject({ code: 601, data: { field: 'country' } })
    expect((await add({ city: ' ' })).code).toBe(400)
  })
})

describe('G5 a default address', () => {
  const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email)

  it('is neither chosen, changed nor removed by an account that manages none, which adds other addresses', async () => {
    const { data: old } = await add({ city: 'Zeist' })
    const rep = await signIn(shop.apiBase, 'rep.nl')
    expect((await add({ city: 'Evil', isDefault: true }, rep)).code).toBe(403)
    const { data: other } = await add({ city: 'Utrecht' }, rep)
    expect(other.isDefault).toBe(false)
    const toDefault = { ...other, isDefault: true }
    expect((await rep.call('account.changeAddress', { body: toDefault })).code).toBe(403)
    expect((await rep.call('account.changeAddress', { body: { ...old, city: 'Evil' } })).code).toBe(403)
    expect((await rep.call('account.removeAddress', { params: { id: old.addressId } })).code).toBe(403)
    expect((await rep.call('account.changeAddress', { body: { ...other, city: 'Bunnik' } })).code).toBe(200)
    expect((await rep.call('account.removeAddress', { params: { id: other.addressId } })).code).toBe(200)
    expect(await list()).toEqual([old])
  })

  it('G14 that is diverted stands in the audit with what it was and what it is, and in the activity of the company', async () => {
    const { data: old } = await add({ city: 'Zeist' })
    const { data: other } = await add({ company: 'Second', city: 'Utrecht' })
    const [latest] = await shop.db.select({ id: max(audit.auditId) }).from(audit)
    await nl.ask('account.changeAddress', { body: { ...old, city: 'Evil <town>', phone: '+31 30 99' } })
    await nl.ask('account.changeAddress', { body: { ...other, isDefault: true } })
    await nl.ask('account.removeAddress', { params: { id: other.addressId } })
    const isLater = and(gt(audit.auditId, latest?.id ?? 0), like(audit.action, 'address.%'))
    const written = await shop.db.select().from(audit).where(isLater).orderBy(asc(audit.auditId))
    const second = 'Second, Eva de Boer, Lindelaan 7, Gebouw C, 3703 GB Utrecht, UT, NL'
    expect(
      written.map(({ action, subject, accountId, before, after }) => [action, subject, accountId, before, after]),
    ).toEqual([
      [
        'address.changed',
        'De Linde, Eva de Boer, Lindelaan 7, Gebouw C, 3703 GB Evil <town>, UT, NL',
        1,
        {
          address: 'De Linde, Eva de Boer, Lindelaan 7, Gebouw C, 3703 GB Zeist, UT, NL',
          contact: '+31 30 1, +31 6 2, eva@linde.nl, +31 30 3',
        },
        {
          address: 'De Linde, Eva de Boer, Lindelaan 7, Gebouw C, 3703 GB Evil <town>, UT, NL',
          contact: '+31 30 99, +31 6 2, eva@linde.nl, +31 30 3',
        },
      ],
      ['address.changed', second, 1, { isDefault: false }, { isDefault: true }],
      [
        'address.removed',
        second,
        1,
        { kind: 'shipping', isDefault: true, address: second, contact: '+31 30 1, +31 6 2, eva@linde.nl, +31 30 3' },
        null,
      ],
    ])
    const { rows } = await nl.ask('account.activity', { query: {} })
    expect(rows.slice(0, 3).map(({ action, subject }) => [action, subject])).toEqual([
      ['address.removed', second],
      ['address.changed', second],
      ['address.changed', 'De Linde, Eva de Boer, Lindelaan 7, Gebouw C, 3703 GB Evil <town>, UT, NL'],
    ])
  })

  it('stays unset when an account that manages none adds the first address', async () => {
    const rep = await signIn(shop.apiBase, 'rep.nl')
    expect((await add({}, rep)).data.isDefault).toBe(false)
  })

  it('that an account with cust:account changes is mailed to the main account, stands in the audit and is named for a week', async () => {
    await add({ city: 'Zeist' })
    const permissions = ['cust:shoppingcart', 'cust:order', 'cust:account']
    await shop.db.update(accounts).set({ permissions }).where(eq(accounts.userName, 'rep.nl'))
    const rep = await signIn(shop.apiBase, 'rep.nl')
    const key = randomUUID()
    const { data: made } = await add({ city: 'Evil <town>', isDefault: true }, rep, key)
    await add({ city: 'Evil <town>', isDefault: true }, rep, key)
    expect(made.isDefault).toBe(true)
    await shop.sendMails()
    const [mail, ...more] = mailsTo('buyer.nl@example.com')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('The default shipping address was changed')
    expect(mail?.text).toContain('Joost Bakker has changed where')
    expect(mail?.text).toContain('Before: De Linde, Eva de Boer, Lindelaan 7, Gebouw C, 3703 GB Zeist, UT, NL')
    expect(mail?.text).toContain('Now: De Linde, Eva de Boer, Lindelaan 7, Gebouw C, 3703 GB Evil <town>, UT, NL')
    const written = await shop.db.select().from(audit).where(eq(audit.action, 'address.added'))
    expect(written.at(-1)).toMatchObject({ accountId: 7, after: { kind: 'shipping', isDefault: true } })
    const body = orderOf({ [shop.a.number]: 1 })
    const changed = shop.clock.now().toISOString().slice(0, 19).replace('T', ' ')
    expect((await nl.ask('orders.confirm', { body })).shipToChanged).toBe(changed)
    shop.clock.advance(7 * 24 * 60 * 60_000 + 1000)
    nl = await signIn(shop.apiBase, 'buyer.nl')
    expect((await nl.ask('orders.confirm', { body })).shipToChanged).toBeNull()
  })

  it('is not mailed to the only main account that changes it itself, nor for another telephone number', async () => {
    const { data: old } = await add({ city: 'Zeist' })
    const before = mailsTo('buyer.nl@example.com').length
    await nl.ask('account.changeAddress', { body: { ...old, city: 'Utrecht' } })
    const rep = await signIn(shop.apiBase, 'rep.nl')
    await rep.ask('account.changeAddress', { body: { ...old, city: 'Utrecht', phone: '+31 30 99' } })
    await shop.sendMails()
    expect(mailsTo('buyer.nl@example.com')).toHaveLength(before)
    await rep.ask('account.removeAddress', { params: { id: old.addressId } })
    await shop.sendMails()
    expect(mailsTo('buyer.nl@example.com').at(-1)?.text).toContain('Now: –')
  })
})
