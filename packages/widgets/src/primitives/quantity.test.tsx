import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Quantity } from './quantity'

function Holder({ start, onCommit }: { start: number; onCommit: (quantity: number) => void }) {
  const [value, setValue] = useState(start)
  return (
    <Quantity
      value={value}
      label="Quantity"
      lessLabel="One less"
      moreLabel="One more"
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

  it('tells of Enter, whether or not anything was typed, after what was typed has been taken', async () => {
    const told: string[] = []
    const tell = (name: string) => (quantity: number) => void told.push(`${name} ${quantity}`)
    render(
      <Quantity
        value={1}
        label="Quantity"
        lessLabel="−"
        moreLabel="+"
        onCommit={tell('commit')}
        onEnter={tell('enter')}
      />,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('spinbutton'))
    await user.keyboard('{Enter}12{Enter}')
    expect(told).toEqual(['enter 1', 'commit 12', 'enter 12'])
    // A barcode, and nothing at all.
    await user.clear(screen.getByRole('spinbutton'))
    await user.keyboard('200000{Enter}')
    await user.clear(screen.getByRole('spinbutton'))
    await user.keyboard('{Enter}')
    expect(told.slice(3)).toEqual(['commit 9999'])
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

  it('steps by the buttons, which are no tab stops', async () => {
    const { onCommit } = draw(3)
    const more = screen.getByRole('button', { name: 'One more' })
    expect(more).toHaveAttribute('tabindex', '-1')
    fireEvent.click(more)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(4)
  })
})
