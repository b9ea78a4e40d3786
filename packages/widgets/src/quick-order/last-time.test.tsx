import { calls, ordersOf, quickOrderOf, savedListsOf } from '@cartwright/core'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, READY, row } from './quick-order.testing'

it('API-080 the grid says how many were ordered the last time of a saved list, and nothing without one', async () => {
  // A list is known by what the browser stores of it.
  const { shop, container } = await draw({}, { text: `${READY}\t7\nTN-2420\t1`, drafts: undefined })
  const lists = savedListsOf(shop)
  const cells = () =>
    [...container.querySelectorAll('[role="gridcell"].cw-qo-last')].slice(0, 3).map(cell => cell.textContent)
  expect(screen.queryByRole('columnheader', { name: 'Last time', hidden: true })).toBeNull()
  await act(() => lists.load())
  await act(() => lists.saveAs('Counted'))
  expect(await screen.findByRole('columnheader', { name: 'Last time', hidden: true })).toBeTruthy()
  await expect.poll(cells).toEqual(['–', '–', ''])

  const { lines, listId } = quickOrderOf(shop).store.getState()
  const items = [{ number: lines[0]?.part?.number ?? '', qty: 3 }]
  const order = { items, orderType: 'REG', backOrderMode: 'shipAvailable', quickOrderId: listId ?? 0 } as const
  const { hash } = await shop.client.call(calls.orders.confirm, { body: order })
  const key = { idempotencyKey: crypto.randomUUID() }
  const placed = await shop.client.call(calls.orders.create, { body: { ...order, hash } }, key)
  act(() => void ordersOf(shop).settlePlaced(placed, order.quickOrderId))
  await expect.poll(cells).toEqual(['3', '–', ''])
  expect(row(1).querySelector('.cw-qo-last')?.textContent).toBe('3')

  await act(() => lists.startNew())
  await expect.poll(cells).toEqual([])
})
