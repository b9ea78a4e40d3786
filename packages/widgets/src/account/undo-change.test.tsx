import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { UndoChange } from './undo-change'

const UNDO = '/undoChange'
const field = () => screen.getByLabelText(/^Code from the e-mail/)
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

it('F6 undoes nothing until a press: the secret of the link stands in the field', async () => {
  let asked = 0
  const fetch = answerWith(UNDO, () => {
    asked += 1
    return { code: 200, msg: '', data: { kind: 'email' } }
  })
  const went: string[] = []
  const { shop } = await renderWithShop(<UndoChange secret="abc_123" />, {
    fetch,
    navigate: path => void went.push(path),
    prepare: signInAs('buyer.nl'),
  })
  expect(field()).toHaveValue('abc_123')
  expect(asked).toBe(0)
  await press('Undo the change')
  const done = await screen.findByText(/^Your previous e-mail address is restored, and everyone has been signed out\./)
  expect(asked).toBe(1)
  expect(done.closest('[tabindex]')).toHaveFocus()
  expect(shop.session.store.getState().isSignedIn).toBe(false)
  await press('Choose a new password')
  expect(went).toEqual(['/ac/password'])
})

it('F22 says that a password is no longer valid', async () => {
  await renderWithShop(<UndoChange secret="abc" />, {
    fetch: answerWith(UNDO, () => ({ code: 200, msg: '', data: { kind: 'password' } })),
  })
  await press('Undo the change')
  expect(await screen.findByText(/^The password is no longer valid/)).toBeInTheDocument()
})

it('F6 says at the field that a real server knows no such secret, or that there is none', async () => {
  await renderWithShop(<UndoChange />)
  await press('Undo the change')
  expect(screen.getByText('Paste the code from the e-mail.')).toBeInTheDocument()
  expect(field()).toHaveFocus()
  fireEvent.input(field(), { target: { value: ' made-up ' } })
  expect(screen.queryByText('Paste the code from the e-mail.')).toBeNull()
  await press('Undo the change')
  expect(await screen.findByText('This link has been used or has expired.')).toBeInTheDocument()
  expect(field()).toHaveAttribute('aria-invalid', 'true')
})
