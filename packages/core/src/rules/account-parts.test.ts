import { expect, it } from 'vitest'
import type { Right } from '../contract/rights'
import { ACCOUNT_PARTS, firstAccountPart, hasAccountPart, mayOpenAccountPart } from './account-parts'

const everything = ['cust:shoppingcart', 'cust:account', 'cust:accountprice']

it.each([
  ['a main account', ['mainCustomer'], everything, 'billing', 11],
  ['the administrator', ['admin'], ['*:*:*'], 'billing', 11],
  ['a role of another back end', ['purchasing'], [], 'billing', 9],
  ['a sales rep', ['salesRep'], ['cust:shoppingcart'], 'addresses', 6],
  ['a clerk who may add accounts and was given prices', ['clerk'], everything, 'addresses', 7],
])('ACC-001 ACC-016 %s begins where the server answers', (_who, roles, permissions, first, parts) => {
  const reader = { roles, permissions }
  expect(firstAccountPart(reader)).toBe(first)
  expect(ACCOUNT_PARTS.filter(part => mayOpenAccountPart(part, reader))).toHaveLength(parts)
})

it('under the key of a company there are the parts that it opens, and none that needs a password', () => {
  const main = { roles: ['mainCustomer'], permissions: everything }
  const parts = (rights: Right[]) =>
    ACCOUNT_PARTS.filter(part => mayOpenAccountPart(part, { ...main, grant: { rights } }))
  expect(parts(['account'])).toEqual(['addresses', 'shipping', 'shippingNonRegular', 'custNumbers'])
  expect(parts(['finance'])).toEqual(['billing'])
  expect(firstAccountPart({ ...main, grant: { rights: ['account'] } })).toBe('addresses')
  expect(firstAccountPart({ ...main, grant: { rights: ['finance'] } })).toBe('billing')
  const rep = { roles: ['salesRep'], permissions: everything }
  const who = [main, rep]
  const has = (rights: Right[]) => who.map(reader => hasAccountPart({ ...reader, grant: { rights } }))
  expect(has(['account'])).toEqual([true, true])
  expect(has(['finance'])).toEqual([true, false])
  expect(has(['cart', 'orders'])).toEqual([false, false])
  expect(who.map(hasAccountPart)).toEqual([true, true])
})

it('ACC-016 amounts of the company are left out for accounts that see account prices', () => {
  const rep = { roles: ['salesRep'], permissions: everything }
  expect(ACCOUNT_PARTS.filter(part => !mayOpenAccountPart(part, rep))).toEqual([
    'billing',
    'accountPrice',
    'activity',
    'embedKeys',
  ])
})
