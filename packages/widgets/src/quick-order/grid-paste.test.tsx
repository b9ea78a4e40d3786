/** Pasting into the grid. */
import { quickOrderOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ALT, draw, number, press, qty, READY, row, statusOf, type } from './quick-order.testing'

it.each([
  ['TN-2420 5', [['TN-2420', 5]]],
  ['5x TN-2420', [['TN-2420', 5]]],
  ['TN-2420,5', [['TN-2420', 5]]],
  [
    'TN-2420, DR-2400',
    [
      ['TN-2420', 1],
      ['DR-2400', 1],
    ],
  ],
])('one pasted line is read as number and quantity: %s', async (text, expected) => {
  const { shop } = await draw({}, { text: READY })
  for (const at of [2, 1]) {
    await act(async () => {
      number(at).focus()
      fireEvent.paste(number(at), { clipboardData: { getData: () => text } })
    })
  }
  await waitFor(() => expect(quickOrderOf(shop).store.getState().progress).toBeUndefined())
  const lines = quickOrderOf(shop)
    .store.getState()
    .lines.filter(line => line.status !== 'empty')
  expect(lines.map(line => [line.input, line.qty])).toEqual([...expected, ...expected])
})

it('a single number is pasted as text', async () => {
  await draw({}, { text: READY })
  await act(async () => number(1).focus())
  expect(fireEvent.paste(number(1), { clipboardData: { getData: () => 'TN 2420' } })).toBe(true)
})

it('a pasted table with an uncertain quantity column asks on each line; keys choose the quantity', async () => {
  const { shop } = await draw()
  await act(async () => {
    number(1).focus()
    fireEvent.paste(number(1), { clipboardData: { getData: () => `${READY}\t12\t5\nTN-2420\tToner\t\n` } })
  })
  await waitFor(() => expect(row(2)).toHaveTextContent('The list does not say how many.'))
  expect(row(1)).toHaveTextContent('“12; 5” can mean 5 or 12.')
  expect(screen.getByRole('button', { name: 'Order now' })).toHaveAttribute('aria-disabled', 'true')
  await press(number(1), '2', ALT)
  expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 12 })
  await press(number(2), 'f', ALT)
  expect(qty(2)).toHaveFocus()
  await type(qty(2), '')
  await press(qty(2), 'Enter')
  expect(statusOf(shop, 2)).toBe('quantity')
  await type(qty(2), '3 pcs')
  await press(qty(2), 'Enter')
  expect(quickOrderOf(shop).store.getState().lines[1]).toMatchObject({ status: 'ready', qty: 3 })
})

it('inserts a pasted range at the active cell', async () => {
  const { shop } = await draw({}, { text: `${READY};1\nDR-2400;2` })
  await act(async () => {
    number(2).focus()
    fireEvent.paste(number(2), { clipboardData: { getData: () => 'TK-5240K\t3\nTN-2420\t4\n' } })
  })
  await waitFor(() => expect(quickOrderOf(shop).store.getState().progress).toBeUndefined())
  const lines = quickOrderOf(shop)
    .store.getState()
    .lines.map(line => [line.input, line.qty])
  expect(lines.slice(0, 4)).toEqual([
    [READY, 1],
    ['TK-5240K', 3],
    ['TN-2420', 4],
    ['DR-2400', 2],
  ])
})

it('fills pasted quantities downwards, as one undo step', async () => {
  const { shop } = await draw({}, { text: `${READY}\nTK-5240K\nTN-2420` })
  await act(async () => {
    qty(1).focus()
    fireEvent.paste(qty(1), { clipboardData: { getData: () => '5\n6\n7' } })
  })
  const qties = () =>
    quickOrderOf(shop)
      .store.getState()
      .lines.slice(0, 3)
      .map(line => line.qty)
  expect(qties()).toEqual([5, 6, 7])
  await press(qty(1), 'z', { ctrlKey: true })
  expect(qties()).toEqual([1, 1, 1])
})
