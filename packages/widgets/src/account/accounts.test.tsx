import type { CompanyAccount } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { followFirstError } from '../testing/follow-first-error'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Accounts } from './accounts'

const account = (accountId: number, userName: string, change: Partial<CompanyAccount> = {}): CompanyAccount => ({
  accountId,
  userName,
  firstName: '',
  lastName: '',
  email: `${userName}@firm.eu`,
  role: 'salesRep',
  status: 'active',
  permissions: ['cust:shoppingcart'],
  confirmed: true,
  mainAccount: false,
  isOwn: false,
  ...change,
})
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const choose = (label: RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))

/** Accounts of its own, no matter what other tests do on the server. */
function company(refusal?: object, isRepFirst = false) {
  const rows = [
    account(1, 'main', { role: 'mainCustomer', mainAccount: true, isOwn: true }),
    account(2, 'jonas', { status: 'inactive', confirmed: false, role: isRepFirst ? 'clerk' : 'salesRep' }),
  ]
  const sent: { method: string; body: Record<string, unknown> }[] = []
  let repPrices = 'company'
  const answerRepPrices = (init: RequestInit | undefined) => {
    if (init?.method === 'PUT') repPrices = String((JSON.parse(String(init.body)) as { repPrices: string }).repPrices)
    return { code: 200, msg: '', data: { repPrices } }
  }
  const fetch: typeof globalThis.fetch = (input, init) =>
    answerWith('/clientsystem/account/repprices', () => answerRepPrices(init), listed)(input, init)
  const listed: typeof globalThis.fetch = (input, init) =>
    answerWith(
      '/clientsystem/account/list',
      () => ({ code: 200, msg: '', rows, total: rows.length }),
      answerWith('/clientsystem/account', () => {
        const body = JSON.parse(String(init?.body)) as Record<string, unknown>
        sent.push({ method: init?.method ?? '', body })
        if (refusal) return { code: 601, msg: '', data: refusal }
        if (init?.method === 'POST') rows.push(account(3, String(body.userName)))
        return { code: 200, msg: '', data: { ...account(3, 'any'), ...body } }
      }),
    )(input, init)
  return { fetch, sent }
}
const draw = async (refusal?: object, isRepFirst = false) => {
  const { fetch, sent } = company(refusal, isRepFirst)
  const drawn = await renderWithShop(<Accounts />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('jonas')
  return { ...drawn, sent }
}

it('ACC-005 ACC-012 lists the accounts with user name, role and status', async () => {
  await draw()
  const rows = screen.getAllByRole('row').slice(1)
  expect(within(rows[0] as HTMLElement).getByText('Main customer')).toBeInTheDocument()
  expect(within(rows[1] as HTMLElement).getByText('Sales rep')).toBeInTheDocument()
  expect(within(rows[1] as HTMLElement).getByText('Inactive')).toBeInTheDocument()
})

const REP_PRICES = 'What sales reps see of an article without an account price'

it('ACC-016 decides what sales reps see of an article without an account price', async () => {
  await draw()
  const choices = within(await screen.findByRole('group', { name: REP_PRICES }))
  expect(choices.getByRole('radio', { name: 'The price of your company' })).toBeChecked()
  await act(async () => choices.getByRole('radio', { name: 'No price: they cannot order it' }).click())
  await waitFor(() => expect(choices.getByRole('radio', { name: 'No price: they cannot order it' })).toBeChecked())
})

it('ACC-016 asks the same with the first sales rep, and of no other role', async () => {
  await draw(undefined, true)
  await press('New account')
  await screen.findByLabelText(/^User name/)
  expect(screen.getByText('This is your first sales rep. Please decide:')).toBeVisible()
  expect(screen.getAllByRole('group', { name: REP_PRICES })).toHaveLength(1)
  await choose(/^Role/, 'clerk')
  expect(screen.queryByText('This is your first sales rep. Please decide:')).toBeNull()
})

it('ACC-014 adds an account once for a double click, with the permissions of its role', async () => {
  const { sent } = await draw()
  await press('New account')
  await screen.findByLabelText(/^User name/)
  await press('Save account')
  expect(screen.getAllByText('Required')).toHaveLength(2)
  await followFirstError()
  expect(screen.getByLabelText(/^User name/)).toHaveFocus()
  await type(/^User name/, 'eva')
  await type(/^E-mail/, 'eva@firm.eu')
  await choose(/^Role/, 'clerk')
  const save = screen.getByRole('button', { name: 'Save account' })
  await act(async () => {
    save.click()
    save.click()
  })
  await screen.findByText('eva')
  expect(sent).toEqual([
    {
      method: 'POST',
      body: {
        userName: 'eva',
        email: 'eva@firm.eu',
        firstName: '',
        lastName: '',
        role: 'clerk',
        status: 'active',
        permissions: ['cust:shoppingcart', 'cust:order'],
      },
    },
  ])
})

it('ACC-014 says beside the field what the server refuses', async () => {
  await draw({ field: 'status', problem: 'ownAccount' })
  await press('Edit: main')
  await screen.findByLabelText(/^Status/)
  await choose(/^Status/, 'inactive')
  expect(screen.getByText('An inactive account is signed out everywhere at once.')).toBeInTheDocument()
  await press('Save account')
  await followFirstError()
  await waitFor(() => expect(screen.getByLabelText(/^Status/)).toHaveFocus())
  expect(screen.getByText('You cannot deactivate the account you are signed in with.')).toBeInTheDocument()
})

it('ACC-014 a sales rep sees neither the accounts nor the action', async () => {
  await renderWithShop(<Accounts />, { prepare: signInAs('rep.nl') })
  expect(await screen.findByText('The main account of your company manages its accounts.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New account' })).toBeNull()
})
