import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { currentPath } from '../app/location'
import { heading, leadsTo, open } from '../testing/open'

it('RT-004 SITE-007 /ac/register opens signed out and shows the three steps', async () => {
  await open('/ac/register')
  await heading('Join Free')
  expect(currentPath()).toBe('/ac/register')
  const steps = await screen.findByRole('list', { name: 'Step 1 of 3' })
  expect(steps).toHaveTextContent(/Set user name.*Fill in account information.*Success/i)
  expect(screen.getByLabelText(/^Numbers in the image/)).toBeInTheDocument()
})

it('SITE-002 there is no checkout for guests: a visitor is sent to sign in first', async () => {
  await open('/order/confirm')
  await heading('Sign in')
  expect(currentPath()).toMatch(/^\/login\?redirect=/)
})

it('the sign-in leads to a page that replaces a forgotten password, and back', async () => {
  await open('/login')
  const link = await screen.findByRole('link', { name: 'Forgotten your password?' })
  await act(async () => fireEvent.click(link))
  await leadsTo('/ac/password')
  await heading('Forgotten your password?')
  await act(async () => fireEvent.click(await screen.findByRole('link', { name: 'Back to sign in' })))
  await leadsTo('/login')
})
