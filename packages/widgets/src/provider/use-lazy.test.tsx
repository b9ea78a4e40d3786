import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { useLazy } from './use-lazy'

afterEach(() => void vi.useRealTimers())

function Part({ load }: { load: () => Promise<string> }) {
  const part = useLazy(true, load)
  return <output>{part ?? 'on its way'}</output>
}

it('a part that does not arrive is asked for again as long as it is wanted, and reported after a while', async () => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries < 5) throw new TypeError('no network')
    return 'here'
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { shop } = await renderWithShop(<Part load={load} />)
  const said = () => shop.messages.store.getState().items.map(({ text }) => text)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.getByText('on its way')).toBeInTheDocument()
  expect(said()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(said()).toEqual([expect.stringMatching(/^Something did not load\./)])
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.getByText('here')).toBeInTheDocument()
  expect(tries).toBe(5)
})
