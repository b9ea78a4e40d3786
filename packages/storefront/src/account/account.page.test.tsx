import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { heading, open } from '../testing/open'

beforeEach(() => void vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440))

const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of the account' }))
    .getAllByRole('link')
    .map(link => link.textContent)

it('ACC-001 a main account begins with billing', async () => {
  await open('/my/account', 'buyer.nl')
  await heading('Billing')
  expect(await screen.findByText('Account figures')).toBeInTheDocument()
})

it.each(['rep.nl', 'clerk.nl'])('ACC-016 %s begins with the addresses, and no entry leads to a refusal', async name => {
  await open('/my/account', name)
  await heading('Address book')
  expect(await screen.findByText('New address')).toBeInTheDocument()
  expect(await menu()).toEqual(['Address book', 'My article numbers', 'Sign-in data', 'Password'])
})
