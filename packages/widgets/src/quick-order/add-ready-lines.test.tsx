/** Adding the ready lines to the cart, and hosts that take this over. */
import { cartOf, quickOrderOf, savedListsOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CartAddRequest } from '../catalogue/part/ask-host'
import { draw, number, READY, UNKNOWN } from './quick-order.testing'
import type { QuickOrderProps } from './quick-order.types'

it('adds the ready lines to the cart and leaves the other lines in the list', async () => {
  const asked = vi.fn()
  const { shop } = await draw({ onCartAdd: asked }, { text: `${READY};2\n${UNKNOWN};3` })
  const add = screen.getByRole('button', { name: 'Add ready lines' })
  add.focus()
  await act(async () => fireEvent.click(add))
  await waitFor(() => expect(number(1)).toHaveValue(UNKNOWN))
  // Its own press leaves it without work: a reader with a keyboard goes on from here.
  expect(add).toHaveFocus()
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await act(async () => fireEvent.click(add))
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ lines: [expect.objectContaining({ number: 'CW-CF259X', qty: 2 })] }),
  )
  await act(() => cartOf(shop).load())
  expect(
    cartOf(shop)
      .store.getState()
      .rows.map(item => item.number),
  ).toContain('CW-CF259X')
})

const askHost = async (onCartAdd: NonNullable<QuickOrderProps['onCartAdd']>) => {
  const { shop } = await draw({ onCartAdd }, { text: `${READY};2` })
  const add = vi.spyOn(cartOf(shop), 'add')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add ready lines' })))
  return { shop, add }
}

it('when the host prevents the add, the lines stay in the list until the host responds', async () => {
  let request: CartAddRequest | undefined
  const { add } = await askHost(asked => {
    request = asked
    return false
  })
  expect(number(1)).toHaveValue('CF259X')
  await act(async () => request?.respond())
  expect(number(1)).toHaveValue('')
  expect(add).not.toHaveBeenCalled()
})

it('when the host takes the lines over, they leave the list once its promise resolves', async () => {
  let finish = () => {}
  const { add } = await askHost(({ respond }) =>
    respond(
      new Promise<void>(resolve => {
        finish = resolve
      }),
    ),
  )
  expect(number(1)).toHaveValue('CF259X')
  expect(screen.getByRole('button', { name: 'Add ready lines' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => finish())
  await waitFor(() => expect(number(1)).toHaveValue(''))
  expect(add).not.toHaveBeenCalled()
})

it('a saved list keeps its lines when the host takes them over', async () => {
  const { shop } = await draw({ onCartAdd: ({ respond }) => respond(Promise.resolve()) }, { text: `${READY};2` })
  const lists = savedListsOf(shop)
  await act(() => lists.saveAs('Host takes over'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add ready lines' })))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add ready lines' })).not.toHaveAttribute('aria-busy'))
  expect(number(1)).toHaveValue('CF259X')
  await act(() => lists.flush())
  expect(lists.store.getState().shown?.lines).toBe(1)
})

it('lines that the host has taken over are not brought back by undoing', async () => {
  const { shop } = await askHost(({ respond }) => respond(Promise.resolve()))
  await waitFor(() => expect(number(1)).toHaveValue(''))
  await act(async () => quickOrderOf(shop).undo())
  expect(number(1)).toHaveValue('')
})

it.each<[string, NonNullable<QuickOrderProps['onCartAdd']>, string]>([
  ['rejects the lines', ({ reject }) => reject('Your budget is used up.'), 'Your budget is used up.'],
  [
    'fails with a reason',
    ({ respond }) => respond(Promise.reject('The approval desk is closed.')),
    'The approval desk is closed.',
  ],
  [
    'fails',
    ({ respond }) => respond(Promise.reject(new Error('x is undefined'))),
    'Nothing was added. Your lines are still here.',
  ],
])('when the host %s, the reason is shown and the lines stay in the list', async (_what, onCartAdd, words) => {
  const { shop, add } = await askHost(onCartAdd)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(number(1)).toHaveValue('CF259X')
  expect(add).not.toHaveBeenCalled()
  await act(() => quickOrderOf(shop).addText('TN-2420;1'))
  expect(screen.queryByText(words)).toBeNull()
})

it('a response of the host after the shop has added the lines is ignored', async () => {
  let request: CartAddRequest | undefined
  const { add } = await askHost(asked => {
    request = asked
  })
  await waitFor(() => expect(add).toHaveBeenCalled())
  await act(async () => request?.reject('Too late.'))
  expect(screen.queryByText('Too late.')).toBeNull()
})
