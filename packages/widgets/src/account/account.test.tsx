import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Account, type AccountPart } from './account'

it.each([
  ['ACC-001', 'billing', 'Account figures'],
  ['ACC-002', 'shipping', 'New address'],
  ['ACC-003', 'shippingNonRegular', 'New address'],
  ['ACC-004', 'credential', 'Signed-in devices'],
  ['ACC-005', 'accounts', 'New account'],
  ['ACC-008', 'accountPrice', 'Set price'],
  ['CAT-007', 'custNumbers', 'Export'],
  ['ACC-006', 'addresses', 'New address'],
  ['ACC-007', 'password', 'Old password'],
] satisfies [string, AccountPart, string][])('%s there is a part %s', async (_row, part, text) => {
  await renderWithShop(<Account part={part} />, { prepare: signInAs('buyer.nl') })
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it.each([
  ['ACC-002', 'shipping', 'Own warehouse', 'End customer'],
  ['ACC-003', 'shippingNonRegular', 'End customer', 'Own warehouse'],
] as const)('%s the part %s holds the addresses of its kind, and no others', async (_row, part, own, other) => {
  const address = (addressId: number, kind: string, company: string) => ({
    addressId,
    kind,
    isDefault: false,
    firstName: '',
    lastName: '',
    company,
    country: 'NL',
    address1: 'Lindelaan 7',
    address2: '',
    city: 'Zeist',
    state: '',
    postcode: '3703 GB',
    phone: '',
    mobile: '',
    email: '',
    fax: '',
  })
  const rows = [
    address(1, 'billing', 'Head office'),
    address(2, 'shipping', 'Own warehouse'),
    address(3, 'nonRegular', 'End customer'),
  ]
  // As the server may answer: all kinds, whatever was asked for.
  const fetch = answerWith('/clientsystem/address', () => ({ code: 200, msg: '', rows, total: rows.length }))
  await renderWithShop(<Account part={part} />, { prepare: signInAs('buyer.nl'), fetch })
  expect(await screen.findByText(own)).toBeVisible()
  expect(screen.queryByText(other)).toBeNull()
  expect(screen.queryByText('Head office')).toBeNull()
})

it.each([
  ['buyer.nl', 'Account figures'],
  ['rep.nl', 'New address'],
  ['clerk.nl', 'New address'],
])('ACC-001 ACC-016 without a part shows %s the first that the account may open', async (userName, text) => {
  await renderWithShop(<Account />, { prepare: signInAs(userName) })
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it('shows the first part for a name that none has', async () => {
  await renderWithShop(<Account part={'nothing' as AccountPart} />, { prepare: signInAs('buyer.nl') })
  expect(await screen.findByText('Account figures')).toBeInTheDocument()
})
