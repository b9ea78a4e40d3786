import { expect, it } from 'vitest'
import { permissionsOfRole } from './account-roles'

it.each([
  ['mainCustomer', true, true],
  ['salesRep', true, true],
  ['clerk', true, true],
  ['a role of another back end', false, false],
  ['toString', false, false],
])('G4 PERM-020 %s begins with the basket: %s, and with orders as well: %s', (role, basket, order) => {
  const begins = permissionsOfRole(role)
  expect([begins.includes('cust:shoppingcart'), begins.includes('cust:order')]).toEqual([basket, order])
})
