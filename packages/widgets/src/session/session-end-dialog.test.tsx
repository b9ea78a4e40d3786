import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { SessionEndDialog } from './session-end-dialog'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Signed in at a real server; the session is set to end soon. */
async function open(ending: { inSeconds: number; canExtend: boolean }) {
  const drawn = await renderWithShop(
    <>
      <input aria-label="Draft" defaultValue="CF259X 12" />
      <SessionEndDialog />
    </>,
    { prepare: signInAs('buyer.nl') },
  )
  const { inSeconds, canExtend } = ending
  await act(async () => drawn.shop.session.store.setState({ ending: { at: Date.now() + inSeconds * 1000, canExtend } }))
  return drawn
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('F16 is not there while the session has long to go', async () => {
  await renderWithShop(<SessionEndDialog />, { prepare: signInAs('buyer.nl') })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('F16 says how long there is, counts down, and the button under the focus extends the session', async () => {
  const { shop } = await open({ inSeconds: 120, canExtend: true })
  expect(screen.getByRole('alertdialog', { name: 'You will be signed out soon' })).toBeInTheDocument()
  expect(screen.getByText(/You will be signed out in 2 minutes, 0 seconds\.$/)).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(65_000))
  expect(screen.getByText(/in 55 seconds\.$/)).toBeInTheDocument()
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Stay signed in', 'Sign out'])
  await press('Stay signed in')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(shop.session.store.getState()).toMatchObject({ isSignedIn: true, ending: undefined })
  expect(screen.getByLabelText('Draft')).toHaveValue('CF259X 12')
})

it('F16 Escape extends it too', async () => {
  const { shop } = await open({ inSeconds: 60, canExtend: true })
  await act(async () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(shop.session.store.getState().isSignedIn).toBe(true)
})

it('F16 a session that cannot be extended leads to another sign-in, or is put off', async () => {
  const { shop } = await open({ inSeconds: 90, canExtend: false })
  expect(screen.getByText(/^For your security, your session ends in 1 minute, 30 seconds\./)).toBeInTheDocument()
  await press('Later')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(shop.session.store.getState().expired).toBe(false)
})

it('F16 Sign in again asks for the sign-in, and keeps what was entered', async () => {
  const { shop } = await open({ inSeconds: 90, canExtend: false })
  await press('Sign in again')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(shop.session.store.getState()).toMatchObject({ expired: true, ending: undefined })
})
