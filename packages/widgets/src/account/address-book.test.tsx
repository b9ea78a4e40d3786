import { addressBookOf, calls } from '@cartwright/core'
import type { BookAddress } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { followFirstError } from '../testing/follow-first-error'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { AddressBook } from './address-book'

const PATH = '/clientsystem/address'
const address = (addressId: number, change: Partial<BookAddress> = {}): BookAddress => ({
  addressId,
  kind: 'shipping',
  isDefault: false,
  firstName: '',
  lastName: '',
  company: 'De Linde',
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
  ...change,
})
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))

/** A book of its own, no matter what other tests of the account do: what is sent is kept, and answered as the server would. */
function bookOf(rows: BookAddress[]) {
  const sent: { method: string; body: Record<string, unknown>; key: string | null }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    const answer = () => {
      const method = init?.method ?? 'GET'
      if (method === 'GET') return { code: 200, msg: '', rows, total: rows.length }
      sent.push({ method, body, key: new Headers(init?.headers).get('Idempotency-Key') })
      const made = { ...address(99), ...body } as BookAddress
      if (method === 'POST') rows.push(made)
      return { code: 200, msg: '', data: made }
    }
    return answerWith(PATH, answer)(input, init)
  }
  return { fetch, sent }
}

it('ACC-002 ACC-003 ACC-006 lists the addresses of a kind, the default marked', async () => {
  const { fetch } = bookOf([
    address(1, { isDefault: true }),
    address(2, { company: 'School' }),
    address(3, { kind: 'nonRegular', company: 'Customer' }),
  ])
  await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.nl'), fetch })
  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(2)
  expect(within(cards[0] as HTMLElement).getByText('Default')).toBeInTheDocument()
  expect(within(cards[1] as HTMLElement).queryByText('Default')).toBeNull()
  await press('Drop shipping (1)')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('Customer')).toBeInTheDocument()
})

it('ACC-009 VAL-016 shows and sends each of the thirteen fields; wrong input is said beside its field', async () => {
  const { fetch, sent } = bookOf([])
  await renderWithShop(<AddressBook kind="shipping" />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('No addresses yet')
  await press('New address')
  await screen.findByLabelText(/^Company/)
  await press('Save address')
  expect(screen.getByText('Enter a company, a first name or a last name.')).toBeInTheDocument()
  expect(screen.getAllByText('This field is required.')).toHaveLength(2)
  await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveFocus())
  expect(sent).toEqual([])
  const typed = {
    company: ['Company', 'De Linde'],
    firstName: ['First name', 'Eva'],
    lastName: ['Last name', 'Boer'],
    address1: ['Address line 1', 'Lindelaan 7'],
    address2: ['Address line 2', 'Gebouw C'],
    postcode: ['Postcode', '3703 GB'],
    city: ['City', 'Zeist'],
    phone: ['Landline', '+31 30 1'],
    mobile: ['Mobile', '+31 6 2'],
    fax: ['Fax', '+31 30 3'],
    email: ['E-mail', 'eva@de-linde.info'],
  } as const
  for (const [label, value] of Object.values(typed)) await type(new RegExp(`^${label}`), value)
  await press('Save address')
  const fields = Object.fromEntries(Object.entries(typed).map(([field, [, value]]) => [field, value]))
  expect(sent).toEqual([
    {
      method: 'POST',
      key: expect.stringMatching(/^[\da-f]{32}$/),
      body: { ...fields, kind: 'shipping', isDefault: false, country: 'NL', state: '' },
    },
  ])
  expect(await screen.findByText('De Linde')).toBeInTheDocument()
  expect(screen.queryByLabelText(/^Company/)).toBeNull()
})

it('ACC-009 does not call a province optional where it belongs to each address', async () => {
  const { fetch } = bookOf([address(1)])
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('De Linde')
  await act(async () => addressBookOf(shop).edit({ ...address(1), country: 'IT', state: 'MI' }))
  const field = (await screen.findByLabelText(/^State/)).closest('.cw-field')
  expect(field).not.toHaveTextContent('optional')
  expect(screen.getByLabelText(/^Mobile/).closest('.cw-field')).toHaveTextContent('optional')
})

it('VAL-040 asks once about a postcode that does not fit, and takes it when it is saved again', async () => {
  const { fetch, sent } = bookOf([address(1)])
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('De Linde')
  await act(async () => addressBookOf(shop).edit(address(1)))
  await screen.findByLabelText(/^Postcode/)
  await type(/^Postcode/, '12')
  await press('Save address')
  expect(screen.getByText(/^Postcodes in this country look like 3534 AM/)).toBeInTheDocument()
  expect(sent).toEqual([])
  await type(/^Postcode/, '123')
  await press('Save address')
  expect(sent).toEqual([])
  await press('Save anyway')
  expect(sent).toMatchObject([
    { method: 'PUT', key: expect.stringMatching(/^[\da-f]{32}$/), body: { addressId: 1, postcode: '123' } },
  ])
})

it('VAL-040 asks once about what is no e-mail address, and takes it when it is saved again', async () => {
  const { fetch, sent } = bookOf([address(1)])
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('De Linde')
  await act(async () => addressBookOf(shop).edit(address(1)))
  await screen.findByLabelText(/^E-mail/)
  await type(/^E-mail/, 'eva')
  await press('Save address')
  expect(screen.getByText(/^This does not look like an e-mail address\./)).toBeInTheDocument()
  expect(sent).toEqual([])
  await press('Save anyway')
  expect(sent).toMatchObject([{ body: { addressId: 1, email: 'eva' } }])
  await waitFor(() => expect(screen.queryByLabelText(/^E-mail/)).toBeNull())
  await act(async () => addressBookOf(shop).edit(address(1)))
  await screen.findByLabelText(/^E-mail/)
  await type(/^E-mail/, 'Eva de Boer <eva@linde.nl>')
  await press('Save address')
  expect(sent).toHaveLength(2)
})

it('VAL-040 nothing is saved anyway while a field is missing', async () => {
  const { fetch, sent } = bookOf([address(1)])
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('De Linde')
  await act(async () => addressBookOf(shop).edit(address(1, { city: '' })))
  await screen.findByLabelText(/^Postcode/)
  await type(/^Postcode/, '12')
  await press('Save address')
  await screen.findByText(/^Postcodes in this country look like 3534 AM/)
  expect(screen.queryByRole('button', { name: 'Save anyway' })).toBeNull()
  await type(/^City/, 'Utrecht')
  await screen.findByRole('button', { name: 'Save anyway' })
  expect(sent).toEqual([])
})

it('VAL-040 all fields that are refused say why at once, and the first of them gets the focus', async () => {
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.fr') })
  await screen.findByRole('button', { name: 'New address' })
  await act(async () => addressBookOf(shop).edit(address(1_999_999_999, { company: '椴树', city: '巴黎' })))
  await screen.findByLabelText(/^City/)
  await press('Save address')
  const said = (characters: string) =>
    `These characters cannot be printed on documents: ${characters}. Please use Latin, Greek or Cyrillic letters.`
  await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveAccessibleDescription(said('椴 树')))
  expect(screen.getByLabelText(/^City/)).toHaveAccessibleDescription(said('巴 黎'))
  await followFirstError()
  await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveFocus())
  await type(/^Company/, 'Linde')
  expect(screen.getByLabelText(/^Company/)).toBeValid()
  expect(screen.getByLabelText(/^City/)).toBeInvalid()
})

it('VAL-040 characters that no document can have are said at their field, which gets the focus', async () => {
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.fr') })
  await screen.findByRole('button', { name: 'New address' })
  await act(async () => addressBookOf(shop).edit(address(1_999_999_999, { city: '乌特勒支' })))
  const city = await screen.findByLabelText(/^City/)
  await press('Save address')
  const said = await screen.findByText(
    'These characters cannot be printed on documents: 乌 特 勒 支. Please use Latin, Greek or Cyrillic letters.',
    { selector: '.cw-error *' },
  )
  expect(city).toHaveAccessibleDescription(said.textContent ?? '')
  expect(city).toBeInvalid()
  await followFirstError()
  await waitFor(() => expect(city).toHaveFocus())
  expect(screen.getByLabelText(/^Company/)).toBeValid()
  expect(shop.messages.store.getState().items).toEqual([])
  await type(/^Company/, 'Linde')
  expect(city).toBeInvalid()
  await type(/^City/, 'Utrecht')
  expect(city).toBeValid()
})

it('ACC-010 sets the default, and deletes after a question', async () => {
  const { fetch, sent } = bookOf([address(1, { isDefault: true }), address(2, { company: 'School' })])
  let removed = 0
  await renderWithShop(<AddressBook />, {
    prepare: signInAs('buyer.nl'),
    fetch: answerWith(
      `${PATH}/2`,
      () => {
        removed += 1
        return { code: 200, msg: '', data: null }
      },
      fetch,
    ),
  })
  await screen.findByText('School')
  await press('Make default: School, Zeist')
  expect(sent).toMatchObject([{ method: 'PUT', body: { addressId: 2, isDefault: true } }])
  await press('Delete: School, Zeist')
  expect(screen.getByText(/^Delete the address of School\?/)).toBeInTheDocument()
  await act(async () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }).click())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(removed).toBe(1)
})

it('ERR-003 keeps a typed address while the sign-in has expired, for the same account', async () => {
  const { fetch } = bookOf([])
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('No addresses yet')
  await press('New address')
  await screen.findByLabelText(/^Company/)
  await type(/^Company/, 'Typed')
  await act(async () => shop.session.expire())
  const again = await renderWithShop(<AddressBook />, {
    prepare: signInAs('buyer.nl'),
    fetch,
    drafts: shop.drafts,
  })
  expect(await within(again.container).findByLabelText(/^Company/)).toHaveValue('Typed')
})

it('ERR-015 a deleted address is gone from the book, which is confirmed in the language of the reader', async () => {
  const { shop } = await renderWithShop(<AddressBook kind="nonRegular" />, {
    prepare: signInAs('buyer.fr'),
    language: 'de',
  })
  const { addressId: _id, ...body } = address(0, { kind: 'nonRegular', company: `Lager ${process.pid}` })
  const idempotencyKey = `lager ${process.pid} ${Date.now()}`
  const { addressId } = await shop.client.call(calls.account.addAddress, { body }, { idempotencyKey })
  await act(() => addressBookOf(shop).load())
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Löschen: Lager ${process.pid}`) }))
  const question = within(await screen.findByRole('alertdialog'))
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Löschen' })))
  await waitFor(() =>
    expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual(['Adresse gelöscht.']),
  )
  const { rows } = await shop.client.call(calls.account.listAddresses, { query: {} })
  expect(rows.map(row => row.addressId)).not.toContain(addressId)
})

it('ACC-006 a clerk reads addresses for invoices, and has no button that changes them', async () => {
  const { fetch } = bookOf([address(1, { kind: 'billing', company: 'Payer' }), address(2)])
  await renderWithShop(<AddressBook />, { prepare: signInAs('clerk.nl'), fetch })
  expect(await screen.findByRole('button', { name: 'New address' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Edit: De Linde/ })).toBeInTheDocument()
  await press('Billing (1)')
  expect(screen.getByText('Payer')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New address' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull()
})

it('ACC-006 the focus stays at an address that becomes the default, and returns from the form to where it was opened', async () => {
  const rows = [address(1, { isDefault: true }), address(2, { company: 'School' })]
  const book = bookOf(rows)
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (init?.method === 'PUT') rows.splice(0, 2, address(1), address(2, { company: 'School', isDefault: true }))
    return book.fetch(input, init)
  }
  const { shop } = await renderWithShop(<AddressBook />, { prepare: signInAs('buyer.nl'), fetch })
  const at = (name: string) => screen.findByRole('button', { name })
  const pressed = async (name: string) => {
    const button = await at(name)
    await act(async () => button.focus())
    await act(async () => fireEvent.click(button))
  }
  await pressed('New address')
  await screen.findByLabelText(/^Company/)
  await pressed('Cancel')
  await waitFor(async () => expect(await at('New address')).toHaveFocus())
  await pressed('Edit: School, Zeist')
  await screen.findByLabelText(/^Company/)
  await pressed('Cancel')
  await waitFor(async () => expect(await at('Edit: School, Zeist')).toHaveFocus())
  await pressed('Make default: School, Zeist')
  await waitFor(async () => expect(await at('Edit: School, Zeist')).toHaveFocus())
  expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual(['Address saved'])
})

it('VAL-040 asks whether an address has no postcode, in other words than for a strange one', async () => {
  const { fetch } = bookOf([])
  await renderWithShop(<AddressBook kind="shipping" />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('No addresses yet')
  await press('New address')
  await screen.findByLabelText(/^Company/)
  await press('Save address')
  expect(
    await screen.findByText(
      'Addresses in this country have a postcode, such as 3534 AM. Save again if yours has none.',
    ),
  ).toBeVisible()
  await type(/^Postcode/, '12')
  await press(/^Save/)
  expect(
    await screen.findByText('Postcodes in this country look like 3534 AM. Save again if yours is right.'),
  ).toBeVisible()
})
