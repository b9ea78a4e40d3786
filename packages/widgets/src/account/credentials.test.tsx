import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Credentials } from './credentials'

const OK = { code: 200, msg: '', data: null }
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const session = (sessionId: string, isCurrent: boolean, userAgent: string) => ({
  sessionId,
  isCurrent,
  userAgent,
  startTime: '2026-11-20T08:00:00.000Z',
  lastUsed: '2026-11-26T09:30:00.000Z',
})

it('ACC-004 shows user name and e-mail, and where the account is signed in', async () => {
  let rows = [
    session('one', true, 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'),
    session('two', false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1'),
  ]
  const ended: string[] = []
  await renderWithShop(<Credentials />, {
    prepare: signInAs('buyer.nl'),
    fetch: answerWith(
      '/clienttoken/list',
      () => ({ ...OK, data: rows }),
      answerWith('/session/two', () => {
        ended.push('two')
        rows = rows.slice(0, 1)
        return OK
      }),
    ),
  })
  expect(screen.getByText('buyer.nl@example.com')).toBeInTheDocument()
  // "Sign-in data" is the heading of the page.
  const headings = screen.getAllByRole('heading').map(heading => heading.textContent)
  expect(headings).toEqual(['New e-mail address', 'Signed-in devices'])
  const items = await screen.findAllByRole('listitem')
  expect(within(items[0] as HTMLElement).getByText('Firefox, Linux')).toBeInTheDocument()
  expect(within(items[0] as HTMLElement).getByText('This device')).toBeInTheDocument()
  await press('Sign out: Safari, iPhone')
  expect(ended).toEqual(['two'])
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus())
})

it('ERR-003 keeps the typed address while the sign-in has expired, and neither code nor password', async () => {
  const { shop } = await renderWithShop(<Credentials />, { prepare: signInAs('buyer.nl') })
  await type(/^E-mail ?\*?$/, 'sanne@firm.eu')
  await type(/^E-mail verification code/, '418205')
  await type(/^Current password/, 'Secret-418')
  await act(async () => shop.session.expire())
  const again = await renderWithShop(<Credentials />, { prepare: signInAs('buyer.nl'), drafts: shop.drafts })
  const there = within(again.container)
  await waitFor(() => expect(there.getByLabelText(/^E-mail ?\*?$/)).toHaveValue('sanne@firm.eu'))
  expect(there.getByLabelText(/^E-mail verification code/)).toHaveValue('')
  expect(there.getByLabelText(/^Current password/)).toHaveValue('')
})

it('ACC-004 VAL-017 changes the e-mail with a code and the password; an occupied one is said at its field', async () => {
  const bodies: unknown[] = []
  let isOccupied = true
  const { shop } = await renderWithShop(<Credentials />, {
    prepare: signInAs('buyer.nl'),
    fetch: (input, init) =>
      answerWith('/account/changeEmail', () => {
        bodies.push(JSON.parse(String(init?.body)))
        return isOccupied ? { code: 601, msg: '', data: { field: 'email', problem: 'emailOccupied' } } : OK
      })(input, init),
  })
  await press('Change e-mail')
  expect(screen.getAllByText('Required')).toHaveLength(3)
  await type(/^E-mail ?\*?$/, 'sanne@firm.eu')
  await type(/^E-mail verification code/, '418205')
  await type(/^Current password/, 'Cartwright1')
  await press('Change e-mail')
  expect(await screen.findByText('Email address is occupied')).toBeInTheDocument()
  isOccupied = false
  await press('Change e-mail')
  expect(bodies.at(-1)).toEqual({
    email: 'sanne@firm.eu',
    emailVerificationCode: '418205',
    currentPassword: 'Cartwright1',
  })
  expect(await screen.findByText(/^The e-mail address is changed\./)).toBeInTheDocument()
  expect(shop.session.store.getState().email).toBe('sanne@firm.eu')
})
