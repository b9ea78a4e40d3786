import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Ink, Price } from './status'

it('strikes the unit price through only when there is a discounted one', () => {
  const { rerender } = render(<Price unit="€38.90" discount="€35.00" unitLabel="Price" wasLabel="Old price" />)
  expect(screen.getByText('€38.90').closest('s')).not.toBeNull()
  expect(screen.getByText('€35.00').closest('s')).toBeNull()
  rerender(<Price unit="€38.90" />)
  expect(screen.getByText('€38.90').closest('s')).toBeNull()
})

it('names a toner colour for screen readers instead of its letter', () => {
  render(<Ink letter="M" name="Magenta" />)
  expect(screen.getByRole('img', { name: 'Magenta' })).toHaveTextContent('M')
})
