import type { Shop } from '@cartwright/core'
import { calls, cartOf } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithShop } from '../../testing/render-with-shop'
import { signInAs } from '../../testing/sign-in-as'
import { AddToCart } from './add-to-cart'

let part: Sku | undefined
const Add = () => part && <AddToCart part={part} qty={2} onQty={() => undefined} />
function AddOne() {
  const [qty, setQty] = useState(1)
  return part && <AddToCart part={part} qty={qty} onQty={setQty} />
}
const prepare = async (shop: Shop) => {
  await signInAs('buyer.pl')(shop)
  part = (await shop.client.call(calls.catalogue.query, { query: { keyword: 'TN-2420' } })).rows[0]
}
afterEach(() => void vi.useRealTimers())

it('a double press adds once, however soon the answer comes; later presses add again', async () => {
  const { shop } = await renderWithShop(<Add />, { prepare })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const add = vi.spyOn(cartOf(shop), 'add')
  const button = screen.getByRole('button', { name: 'Add CW-TN2420 to basket' })
  await act(async () => button.click())
  expect(button).toHaveAttribute('aria-busy', 'true')
  await act(async () => void (await add.mock.results[0]?.value))
  await act(async () => button.click())
  expect(add).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(button).not.toHaveAttribute('aria-busy')
  await act(async () => button.click())
  expect(add).toHaveBeenCalledTimes(2)
})

it('Enter in the field adds as many as were typed', async () => {
  const { shop } = await renderWithShop(<AddOne />, { prepare })
  const add = vi.spyOn(cartOf(shop), 'add').mockResolvedValue([])
  const user = userEvent.setup()
  await user.click(screen.getByRole('spinbutton', { name: 'Quantity of CW-TN2420' }))
  await user.keyboard('12{Enter}')
  expect(add).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ number: 'CW-TN2420', qty: 12 })])
})
