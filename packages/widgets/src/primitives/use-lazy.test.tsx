import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLazy } from './use-lazy'

afterEach(() => void vi.useRealTimers())

function Part({ load }: { load: () => Promise<string> }) {
  const part = useLazy(true, load)
  return <output>{part ?? 'on its way'}</output>
}

it('a part that does not arrive is asked for again as long as it is wanted', async () => {
  vi.useFakeTimers()
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries < 3) throw new TypeError('no network')
    return 'here'
  }
  render(<Part load={load} />)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.getByText('on its way')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.getByText('here')).toBeInTheDocument()
  expect(tries).toBe(3)
})
