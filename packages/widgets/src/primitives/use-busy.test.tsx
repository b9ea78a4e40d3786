import { ShopError } from '@cartwright/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Chip } from './badge'
import { Button } from './button'
import { useBusy } from './use-busy'

function Send({ work }: { work: () => Promise<unknown> }) {
  const [isBusy, run] = useBusy()
  return (
    <Button busy={isBusy} onClick={() => run(work)}>
      Send
    </Button>
  )
}
const press = () => screen.getByRole('button').click()

it('two presses in one moment do the work once, and it can be done again afterwards', async () => {
  let end = () => {}
  const work = vi.fn(() => new Promise<void>(resolve => (end = resolve)))
  render(<Send work={work} />)
  await act(async () => {
    press()
    press()
  })
  expect(work).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await act(async () => end())
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  await act(async () => press())
  expect(work).toHaveBeenCalledTimes(2)
})

it('work that the shop refuses ends', async () => {
  render(<Send work={() => Promise.reject(new ShopError('refused', 'no'))} />)
  await act(async () => press())
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
})

it('a double click on × takes away one of a row', () => {
  const onRemove = vi.fn()
  render(
    <Chip removeLabel="Remove HP" onRemove={onRemove}>
      HP
    </Chip>,
  )
  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  fireEvent.click(screen.getByRole('button'), { detail: 2 })
  expect(onRemove).toHaveBeenCalledTimes(1)
})
