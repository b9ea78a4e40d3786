import type { AmbiguousQuantity } from '@cartwright/core/rules'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Quantity } from './quantity'

const words = {
  label: 'Quantity',
  lessLabel: 'One less',
  moreLabel: 'One more',
  ambiguityLabel: ({ entered }: AmbiguousQuantity) => `What is ${entered}?`,
  choiceLabel: (pieces: number) => `${pieces} pieces`,
}

function Holder({ start, onCommit }: { start: number; onCommit: (quantity: number) => void }) {
  const [value, setValue] = useState(start)
  return (
    <Quantity
      value={value}
      {...words}
      onCommit={quantity => {
        onCommit(quantity)
        setValue(quantity)
      }}
    />
  )
}

function draw(start: number) {
  const onCommit = vi.fn()
  render(<Holder start={start} onCommit={onCommit} />)
  return { onCommit, field: screen.getByRole('spinbutton', { name: 'Quantity' }), user: userEvent.setup() }
}

describe('quantity', () => {
  it('resets an empty quantity to 1 when the field is left', async () => {
    const { field, onCommit, user } = draw(12)
    await user.clear(field)
    expect(onCommit).not.toHaveBeenCalled()
    await user.tab()
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(1)
    expect(field).toHaveValue('1')
  })

  it('keeps what is typed until Enter, then cuts it to 9999', async () => {
    const { field, onCommit, user } = draw(1)
    await user.clear(field)
    await user.type(field, '123456')
    expect(onCommit).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(9999)
    expect(field).toHaveValue('9999')
  })

  it('steps by 1 with arrows and by 10 with Shift', async () => {
    const { field, onCommit, user } = draw(5)
    await user.click(field)
    await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}')
    expect(onCommit.mock.calls.flat()).toEqual([6, 16, 15])
  })

  it('does not step below 1 or report an unchanged value', async () => {
    const { field, onCommit, user } = draw(1)
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect(onCommit).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'One more' })).toBeEnabled()
  })

  it('reports Enter after the typed text was applied, also when nothing was typed', async () => {
    const calls: string[] = []
    const record = (name: string) => (quantity: number) => void calls.push(`${name} ${quantity}`)
    render(<Quantity {...words} value={1} onCommit={record('commit')} onEnter={record('enter')} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('spinbutton'))
    await user.keyboard('{Enter}12{Enter}')
    expect(calls).toEqual(['enter 1', 'commit 12', 'enter 12'])
    // A barcode, and nothing at all.
    await user.clear(screen.getByRole('spinbutton'))
    await user.keyboard('200000{Enter}')
    await user.clear(screen.getByRole('spinbutton'))
    await user.keyboard('{Enter}')
    expect(calls.slice(3)).toEqual(['commit 9999'])
  })

  it('lets Enter do what it does in the form around', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Holder start={1} onCommit={() => undefined} />
        <button type="submit">Go</button>
      </form>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('spinbutton'))
    await user.keyboard('12{Enter}')
    expect(screen.getByRole('spinbutton')).toHaveValue('12')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('takes a draft back with Escape', async () => {
    const { field, onCommit, user } = draw(7)
    await user.clear(field)
    await user.type(field, '88{Escape}')
    await user.tab()
    expect(field).toHaveValue('7')
    expect(onCommit).not.toHaveBeenCalled()
  })

  it.each([
    ['12,0', 12],
    ['1 000', 1000],
    ['2.500,00', 2500],
    ['１２', 12],
    ['12 pcs', 12],
    ['\u200b7\u200b', 7],
    ['2,7', 2],
  ])('W-203 W-310 CART-004 reads "%s" as %d', async (text, pieces) => {
    const { field, onCommit, user } = draw(1)
    await user.click(field)
    fireEvent.input(field, { target: { value: text } })
    await user.tab()
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(pieces)
    expect(field).toHaveValue(String(pieces))
  })

  it('takes a quantity along that is typed when its row goes, and no text that has to be asked about', async () => {
    for (const [text, calls] of [
      ['12 pcs', [[12]]],
      ['1.000', []],
    ] as const) {
      const onCommit = vi.fn()
      const { unmount } = render(<Holder start={1} onCommit={onCommit} />)
      const field = screen.getByRole('spinbutton', { name: 'Quantity' })
      await userEvent.click(field)
      fireEvent.input(field, { target: { value: text } })
      unmount()
      expect(onCommit.mock.calls).toEqual(calls)
    }
  })

  it.each(['1e3', '0x10', '2 boxes', '1/2', '1.000'])('W-208 asks what "%s" means, and keeps it', async text => {
    const { field, onCommit, user } = draw(5)
    await user.click(field)
    fireEvent.input(field, { target: { value: text } })
    await user.keyboard('{Enter}')
    expect(onCommit).not.toHaveBeenCalled()
    expect(field).toHaveValue(text)
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription(`What is ${text}?`)
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('5')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('is answered by a button behind the field, by keys', async () => {
    const { field, onCommit, user } = draw(5)
    await user.click(field)
    fireEvent.input(field, { target: { value: '1.000' } })
    await user.keyboard('{Enter}{Tab}')
    expect(screen.getByRole('button', { name: '1000 pieces' })).toHaveFocus()
    await user.keyboard('{Tab}{Enter}')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(1)
    expect(field).toHaveFocus()
    expect(field).toHaveValue('1')
  })

  it('steps by the buttons, which are no tab stops', async () => {
    const { onCommit } = draw(3)
    const more = screen.getByRole('button', { name: 'One more' })
    expect(more).toHaveAttribute('tabindex', '-1')
    fireEvent.click(more)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(4)
  })
})
