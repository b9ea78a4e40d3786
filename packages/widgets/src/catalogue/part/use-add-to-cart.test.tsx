import { cartOf } from '@cartwright/core'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithShop } from '../../testing/render-with-shop'
import { signInAs } from '../../testing/sign-in-as'
import { useAddToCart } from './use-add-to-cart'

const NUMBERS = ['CW-ONE', 'CW-TWO']

function Add({ onAdded }: { onAdded: (missing?: readonly string[]) => void }) {
  const { add, busy } = useAddToCart(undefined)
  return (
    <button
      type="button"
      aria-busy={busy}
      onClick={() =>
        add(
          NUMBERS.map(number => ({ number, qty: 1 })),
          onAdded,
        )
      }
    >
      Add
    </button>
  )
}

it.each([
  ['nothing was added: what was chosen stays', NUMBERS, []],
  ['one of two was added', ['CW-TWO'], [[['CW-TWO']]]],
  ['all were added', [], [[[]]]],
])('says that it is in the cart only where it is: %s', async (_what, missing, told) => {
  const onAdded = vi.fn()
  const { shop } = await renderWithShop(<Add onAdded={onAdded} />, { prepare: signInAs('buyer.pl') })
  vi.spyOn(cartOf(shop), 'add').mockResolvedValue(missing)
  const button = screen.getByRole('button', { name: 'Add' })
  await act(async () => button.click())
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(onAdded.mock.calls).toEqual(told)
})
