import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { heartIcon } from '../icons/icons'
import { hear } from '../testing/hear'
import { Button } from './button'

it('with a reason it stays in the Tab order, is described by it, and pressed says it and leads on', async () => {
  const heard = hear()
  const onClick = vi.fn()
  const onReason = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" reason="Your basket is empty" onReason={onReason} onClick={onClick}>
        Check out
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Check out' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Your basket is empty')
  expect(screen.getByText('Your basket is empty')).toBeVisible()
  const user = userEvent.setup()
  await user.tab()
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onReason).toHaveBeenCalledOnce()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  await waitFor(() => expect(heard()).toEqual(['Your basket is empty']))
})

it('ignores presses while busy and keeps the focus', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Adding 128 lines
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Adding 128 lines' })
  await userEvent.setup().click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('takes its name from aria-label when it is only an icon', () => {
  render(<Button icon={heartIcon} aria-label="Favourite" pressed />)
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toHaveClass('cw-btn--icon')
})

it('without work it ignores presses, is passed over by Tab and keeps the focus it has', async () => {
  const onClick = vi.fn()
  const view = render(<Button onClick={onClick}>Add</Button>)
  const button = screen.getByRole('button', { name: 'Add' })
  await userEvent.setup().click(button)
  view.rerender(
    <Button onClick={onClick} idle>
      Add
    </Button>,
  )
  await userEvent.setup().click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('tabindex', '-1')
})
