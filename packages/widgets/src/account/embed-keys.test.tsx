import { EMBED_COMPONENT_NAMES } from '@cartwright/core/rules'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { followFirstError } from '../testing/follow-first-error'
import { renderWithShop } from '../testing/render-with-shop'
import { DEMO_PASSWORD, signInAs } from '../testing/sign-in-as'
import { EMBED_GROUPS } from './embed-components'
import { EmbedKeys } from './embed-keys'

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const tick = (name: string | RegExp) => act(async () => screen.getByRole('checkbox', { name }).click())
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement

const draw = (userName = 'buyer.nl', fetch?: typeof globalThis.fetch) =>
  renderWithShop(<EmbedKeys />, { prepare: signInAs(userName), ...(fetch && { fetch }) })

async function begin() {
  await screen.findByRole('button', { name: 'New key' })
  await press('New key')
  await screen.findByRole('heading', { name: 'New key' })
}

async function fillIn(name: string) {
  await type(/^Name/, name)
  await type(/^Page 1/, 'https://intranet.example')
  await tick('Placing orders')
  await tick('Quick order cw-quick-order')
  await type(/^Your password/, DEMO_PASSWORD)
}

it('API-010 a main account makes a key, sees its secret once, and revokes it', async () => {
  const { shop } = await draw()
  await begin()
  await fillIn('Intranet of the desk')
  const rights = within(screen.getByRole('complementary', { name: 'What follows from that' }))
  expect(rights.getByRole('checkbox', { name: 'place orders, as far as the account may' })).toBeChecked()
  expect(rights.getByText('see invoices and balances')).toBeInTheDocument()
  // Buyers collect, and somebody else orders.
  await act(async () => rights.getByRole('checkbox', { name: 'place orders, as far as the account may' }).click())
  await press('Make the key')

  const heading = await screen.findByRole('heading', { name: 'Key “Intranet of the desk” is made' })
  await waitFor(() => expect(heading).toHaveFocus())
  const secret = (screen.getByLabelText('Secret') as HTMLInputElement).value
  expect(secret).toMatch(/^cwk_[\w-]{43}$/)
  expect(screen.getByRole('region', { name: '.env' })).toHaveTextContent(
    `CARTWRIGHT_SECRET=${secret} ORIGIN=https://intranet.example`,
  )
  expect(screen.getByRole('region', { name: 'index.html' })).toHaveTextContent('<cw-quick-order></cw-quick-order>')
  expect(screen.getByRole('region', { name: 'server.mjs' })).toHaveTextContent('/cartwright-token')
  await press('PHP')
  expect(screen.getByRole('region', { name: 'token.php' })).toHaveTextContent('<?php')
  await press('Has it been used?')
  expect(await screen.findByText(/^Not used yet/)).toBeInTheDocument()

  await press('I have stored it')
  const row = await rowOf('Intranet of the desk')
  expect(row).toHaveTextContent(`cwk_…${secret.slice(-4)}`)
  expect(row).toHaveTextContent('https://intranet.example')
  expect(row).toHaveTextContent('All accounts')
  expect(document.body.innerHTML).not.toContain(secret)

  await press('Edit: Intranet of the desk')
  const again = within(await screen.findByRole('complementary', { name: 'What follows from that' }))
  expect(again.getByRole('checkbox', { name: 'place orders, as far as the account may' })).not.toBeChecked()
  await type(/^Name/, 'Intranet, renamed')
  await type(/^Your password/, DEMO_PASSWORD)
  await press('Save key')
  await rowOf('Intranet, renamed')
  expect(shop.messages.store.getState().items.map(({ text }) => text)).toContain('Key saved')

  await press('Revoke Intranet, renamed')
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/sign their buyers out within seconds/)).toBeInTheDocument()
  await act(async () => dialog.getByRole('button', { name: 'Revoke' }).click())
  await waitFor(async () => expect(await rowOf('Intranet, renamed')).toHaveTextContent(/Revoked on /))
  expect(screen.queryByRole('button', { name: 'Revoke Intranet, renamed' })).toBeNull()
})

it('a key for chosen accounts names them, and says why it was refused', async () => {
  const key = {
    keyId: '7b6d0f9e-0b5b-4f1e-9a53-0a5d3f3a1c11',
    name: 'Portal',
    hint: 'k0Pd',
    origins: ['http://localhost:4180'],
    components: ['cw-price', 'cw-of-a-later-version'],
    rights: ['catalogue'],
    buyers: [3],
    createdBy: '',
    createTime: '2026-11-01 08:00:00',
    lastUsed: null,
    expires: '2099-12-31 23:00:00',
    revoked: null,
    lastRefusal: { time: '2026-11-27 08:12:00', cause: 'origin' },
  }
  const fetch = answerWith('/account/embedkeys', () => ({ code: 200, msg: '', data: [key] }))
  await draw('buyer.nl', fetch)
  const row = await rowOf('Portal')
  expect(row).toHaveTextContent('Price')
  expect(row).toHaveTextContent('cw-of-a-later-version')
  expect(row).toHaveTextContent('1 account')
  expect(row).toHaveTextContent(/Never.*Refused on .*: the page is none of this key\./)
})

it('says at its field what is missing, and what the server refuses', async () => {
  await draw()
  await begin()
  await press('Make the key')
  await followFirstError()
  expect(screen.getByLabelText(/^Name/)).toHaveFocus()
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    'Name: Enter a name.',
    'Enter the address of your page.',
    'Choose what your pages show.',
    'Your password, once more: Enter your password.',
  ])
  await fillIn('Refused')
  await type(/^Page 1/, 'https://intranet.example/orders')
  await press('Make the key')
  await followFirstError()
  expect(screen.getByLabelText('Page 1')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Write https:\/\/ and the name of the server, without a path/)
  await press('Add another page')
  await waitFor(() => expect(screen.getByLabelText('Page 2')).toHaveFocus())
  await press('Remove page 1')
  await type(/^Page 1/, 'https://intranet.example')
  await type(/^Your password/, 'Wrong-password-1')
  await press('Make the key')
  expect(await screen.findByText('The password is not correct.')).toBeInTheDocument()
  await followFirstError()
  await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toHaveFocus())
  await press('Cancel')
  expect(await screen.findByRole('button', { name: 'New key' })).toBeInTheDocument()
})

it('is for main accounts alone, and says so', async () => {
  await draw('rep.nl')
  expect(await screen.findByText('The main account of your company manages its keys.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New key' })).toBeNull()
})

it('every element that a key can open stands in one group of the form', () => {
  expect(Object.values(EMBED_GROUPS).flat().toSorted()).toEqual(EMBED_COMPONENT_NAMES.toSorted())
})
