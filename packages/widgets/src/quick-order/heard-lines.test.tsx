import { quickOrderOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hear } from '../testing/hear'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { QuickOrder } from './quick-order'
import { ALT, AMBIGUOUS, draw, number, press, qty, READY, row, statusOf, type, UNKNOWN } from './quick-order.testing'

const CTRL = { ctrlKey: true }

it('a paste into a list that has just been drawn is heard as lines that were added', async () => {
  const heard = hear()
  // The reader of lists is there, so that the lines come at once.
  await quickOrderOf(makeTestShop()).addText('nosuch;1')
  const { container, shop } = await renderWithShop(<QuickOrder />, { prepare: signInAs('buyer.nl') })
  // In the frame that draws the list, or at once where it has been drawn.
  await new Promise<void>(resolve => {
    const paste = () => {
      if (!container.querySelector('[role="grid"]')) return
      drawn.disconnect()
      resolve(quickOrderOf(shop).addText(`${READY};2\nnosuch;1`))
    }
    const drawn = new MutationObserver(paste)
    drawn.observe(container, { childList: true, subtree: true })
    paste()
  })
  await waitFor(() => expect(heard()).toHaveLength(1))
  expect(heard()[0]).toMatch(/^2 lines added: 1 ready, 1 to fix\. Subtotal €[\d,.]+\.$/)
})

it('a paste is heard once, with what is ready, what is to fix and the sum', async () => {
  const heard = hear()
  const { shop } = await draw()
  await act(() => quickOrderOf(shop).addText(`${READY};2\nnosuch;1`))
  await waitFor(() => expect(heard()).toHaveLength(1))
  const [said] = heard()
  expect(said).toMatch(/^2 lines added: 1 ready, 1 to fix\. Subtotal €[\d,.]+\.$/)
})

it('typing is silent; the result is heard once, with article, pieces, price, stock and what is left', async () => {
  const heard = hear()
  const { shop } = await draw()
  await type(number(1), READY)
  await press(number(1), 'Enter')
  await waitFor(() => expect(statusOf(shop, 1)).toBe('ready'))
  await waitFor(() => expect(heard()).toHaveLength(1))
  expect(heard()[0]).toMatch(/^Line 1: CW-CF259X, 1 piece, €[\d,.]+, in stock\. All lines are ready, €[\d,.]+\.$/)
  await type(number(2), 'nosuch')
  await press(number(2), 'Enter')
  await waitFor(() => expect(statusOf(shop, 2)).toBe('unknown'))
  await waitFor(() => expect(heard()).toHaveLength(2))
  expect(heard()[1]).toBe('Line 2, nosuch: No article has this number. Nothing similar is known.')
})

it('a line that is removed and one that is brought back are heard', async () => {
  const { shop } = await draw({}, { text: `${READY};1\nTN-2420;1` })
  const heard = hear()
  await press(number(1), 'Delete', CTRL)
  await waitFor(() => expect(heard()).toHaveLength(1))
  expect(heard()[0]).toMatch(/^Line 1, CW-CF259X, removed\. 1 line, €[\d,.]+\. Ctrl Z brings it back\.$/)
  await press(number(1), 'z', CTRL)
  await waitFor(() => expect(statusOf(shop, 2)).toBe('ready'))
  await waitFor(() => expect(heard()).toHaveLength(2))
  expect(heard()[1]).toBe('Line 1, CW-CF259X, is back. 2 lines.')
})

it('F8 says that no line is to fix, and else leads to a field that describes itself', async () => {
  const heard = hear()
  const { shop } = await draw({}, { text: `${READY};1` })
  await press(number(1), 'F8')
  await waitFor(() => expect(heard()).toContain('No line to fix.'))
  await act(() => quickOrderOf(shop).addText('nosuch;1'))
  await press(number(1), 'F8')
  expect(number(2)).toHaveFocus()
  await waitFor(() =>
    expect(number(2)).toHaveAccessibleDescription('No article has this number. Nothing similar is known.'),
  )
})

it('the error describes the field that is wrong: the quantity, the number, and what can be chosen', async () => {
  await draw({}, { text: `DR-2400;1.500\nnosuch;1\n${AMBIGUOUS};1` })
  await waitFor(() =>
    expect(qty(1)).toHaveAccessibleDescription('“1.500” can mean 1,500 or 1. Alt 1: 1,500. Alt 2: 1.'),
  )
  expect(qty(1)).toBeInvalid()
  expect(number(1)).toBeValid()
  expect(number(1)).not.toHaveAccessibleDescription()
  // What can be done about a line is drawn with the line, each on its own.
  await waitFor(() =>
    expect(number(2)).toHaveAccessibleDescription('No article has this number. Nothing similar is known.'),
  )
  expect(number(2)).toBeInvalid()
  await waitFor(() =>
    expect(number(3)).toHaveAccessibleDescription(
      /^2 articles carry this number\. Alt 1: CW-[\w-]+\. Alt 2: CW-[\w-]+\.$/,
    ),
  )
})

it.each([
  ['a nearest article', UNKNOWN],
  ['an article of several', AMBIGUOUS],
])('a press on %s leaves the focus in the quantity of the line', async (_what, text) => {
  const { shop } = await draw({}, { text })
  const [proposal] = within(row(1)).getAllByRole('button', { name: /CW-/ })
  act(() => proposal?.focus())
  await act(async () => fireEvent.click(proposal as HTMLElement))
  await waitFor(() => expect(statusOf(shop, 1)).not.toMatch(/unknown|choose/))
  await waitFor(() => expect(qty(1)).toHaveFocus())
})

it('Order now waits in the Tab order, says why, and leads to the first line to fix; Ctrl+Enter presses it', async () => {
  const { went } = await draw({}, { text: `${READY};1\nnosuch;1` })
  const heard = hear()
  const order = screen.getByRole('button', { name: 'Order now' })
  expect(order).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
  await press(number(1), 'Enter', CTRL)
  expect(number(2)).toHaveFocus()
  await waitFor(() => expect(heard()).toEqual(['1 line to fix.']))
  await press(number(2), 'Delete', CTRL)
  await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'))
  await act(async () => void fireEvent.keyDown(number(1), { key: 'Enter', ctrlKey: true, repeat: true }))
  expect(went).toEqual([])
  await press(number(1), 'Enter', CTRL)
  await waitFor(() => expect(went).toHaveLength(1))
})

it('Alt and F takes the nearest article, which is heard with what is left', async () => {
  const { shop } = await draw({}, { text: `${UNKNOWN};1\nnosuch;1` })
  const heard = hear()
  await press(number(1), 'f', ALT)
  await waitFor(() => expect(statusOf(shop, 1)).not.toBe('unknown'))
  await waitFor(() => expect(heard()).toHaveLength(1))
  expect(heard()[0]).toMatch(/^Line 1: CW-[\w-]+, 1 piece, €[\d,.]+, in stock\. 1 line to fix\.$/)
})
