import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, open } from '../testing/open'

it.each([
  ['/my/quickorder', 'Sign in to continue to My Quick Order. Your list is kept.'],
  ['/cust/shoppingcart', 'Sign in to continue to Basket. Your list is kept.'],
])('RT-002 the form says why it stands in the way of %s', async (path, note) => {
  await open(path)
  await heading('Sign in')
  expect(await screen.findByText(note)).toBeInTheDocument()
})

it('RT-015 says nothing of a target that is not of this shop', async () => {
  await open('/login?redirect=%2F%2Fevil.example%2Fmy%2Fquickorder')
  await heading('Sign in')
  expect(await screen.findByLabelText(/^User name/)).toBeInTheDocument()
  expect(screen.queryByText(/to continue to/)).toBeNull()
})
