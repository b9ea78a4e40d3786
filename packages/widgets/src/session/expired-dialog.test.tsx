import { calls } from '@cartwright/core'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { type RenderedWithShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ExpiredDialog, type ExpiredDialogProps } from './expired-dialog'

let isExpired = false
beforeEach(() => {
  isExpired = false
})
const expired = answerWith('/goodsfavorite/account/count', () =>
  isExpired ? { code: 401, msg: '', data: null } : undefined,
)

const navigate = vi.fn()

/** Two calls at once that the server no longer takes. */
async function expire({ shop }: RenderedWithShop): Promise<void> {
  isExpired = true
  const ask = () => shop.client.call(calls.favourites.count, undefined, { silent: true }).catch(() => undefined)
  await act(async () => void (await Promise.all([ask(), ask()])))
}

const open = async (props: ExpiredDialogProps = {}) => {
  navigate.mockReset()
  const drawn = await renderWithShop(
    <>
      <input aria-label="Draft" defaultValue="CF259X 12" />
      <ExpiredDialog {...props} />
    </>,
    { prepare: signInAs('buyer.nl'), fetch: expired, navigate, currentPath: () => '/my/quickorder' },
  )
  await expire(drawn)
  return drawn
}

it('ERR-002 asks once, in these words, with Confirm and Cancel', async () => {
  await open()
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  expect(
    screen.getByText('The login status has expired. You can stay on this page or log in again'),
  ).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'System prompt' })).toBeInTheDocument()
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Cancel', 'Confirm'])
})

it('ERR-003 Cancel stays on the page, with what was typed', async () => {
  const { shop } = await open()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByLabelText('Draft')).toHaveValue('CF259X 12')
  expect(shop.session.store.getState().isSignedIn).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

it('ERR-003 the host hears of Confirm before the page is loaded again, and of Cancel nothing', async () => {
  const steps: string[] = []
  const onConfirm = vi.fn(() => void steps.push('heard'))
  await open({ onConfirm })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
  expect(onConfirm).not.toHaveBeenCalled()
  cleanup()
  await open({ onConfirm })
  navigate.mockImplementation(() => void steps.push('loaded'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })))
  await waitFor(() => expect(steps).toEqual(['heard', 'loaded']))
})

it('ERR-003 Confirm signs out and loads the page again', async () => {
  const { shop } = await open()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })))
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/my/quickorder', { reload: true }))
  expect(shop.session.store.getState().isSignedIn).toBe(false)
})
