import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { DemoAccounts } from './demo-accounts'
import { SignIn } from './sign-in'

const ACCOUNTS = [
  {
    userName: 'buyer.nl',
    password: 'Cartwright1',
    name: 'Sanne de Wit',
    company: 'Drukwerk Centraal',
    about: 'Orders.',
  },
  { userName: 'rep.nl', password: 'Cartwright1', name: 'Joost Bakker', company: 'Drukwerk Centraal', about: 'Sells.' },
]

function Page() {
  const [chosen, setChosen] = useState<(typeof ACCOUNTS)[number]>()
  return (
    <>
      <SignIn filled={chosen} />
      <DemoAccounts accounts={ACCOUNTS} chosen={chosen} onChoose={setChosen} />
    </>
  )
}

it('one press fills the form, and the next key signs in', async () => {
  await renderWithShop(<Page />)
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in rep.nl' }))
  expect(screen.getByLabelText(/^User name/)).toHaveValue('rep.nl')
  expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('Cartwright1')
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Fill in rep.nl', pressed: true })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Fill in buyer.nl' }))
  expect(screen.getByLabelText(/^User name/)).toHaveValue('buyer.nl')
  const password = screen.getByLabelText(/^Password/, { selector: 'input' })
  fireEvent.input(password, { target: { value: 'Wrong2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fill in buyer.nl' }))
  expect(password).toHaveValue('Cartwright1')
})
