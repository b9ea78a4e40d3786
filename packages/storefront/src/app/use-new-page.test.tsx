import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useUncovered } from './use-new-page'

function Page({ isCovered }: { isCovered: boolean }) {
  useUncovered(isCovered, 'content')
  return (
    <main id="content" tabIndex={-1}>
      <input aria-label="Number" />
    </main>
  )
}

it('RT-023 a dialog that closes leaves the focus in a field that has it, and gives it to the content otherwise', () => {
  const { rerender } = render(<Page isCovered />)
  act(() => screen.getByLabelText('Number').focus())
  rerender(<Page isCovered={false} />)
  expect(screen.getByLabelText('Number')).toHaveFocus()

  rerender(<Page isCovered />)
  act(() => screen.getByLabelText('Number').blur())
  rerender(<Page isCovered={false} />)
  expect(screen.getByRole('main')).toHaveFocus()
})
