import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useStore } from './use-store'

interface State {
  rows: readonly { id: number; on: boolean }[]
  noise: number
}

let store: StoreApi<State>
let draws: number
beforeEach(() => {
  draws = 0
  store = createStore(() => ({ rows: [{ id: 1, on: true }], noise: 0 }))
})

function Unstable() {
  draws += 1
  // Enough to show a loop, few enough for the test to end.
  if (draws > 50) throw new Error('draws forever')
  const { on } = useStore(store, state => ({ on: state.rows.filter(row => row.on), extra: {} }))
  return <output>{on.length}</output>
}

function Ids() {
  draws += 1
  const ids = useStore(store, state => state.rows.map(row => row.id))
  return <output>{ids.join()}</output>
}

const Pick = ({ what }: { what: 'noise' | 'count' }) => (
  <output>{useStore(store, state => (what === 'noise' ? state.noise : state.rows.length))}</output>
)

const Many = ({ count }: { count: number }) => Array.from(Array(count).keys(), id => <Pick key={id} what="noise" />)

it('draws once for a selector that returns a fresh object each time', () => {
  render(<Unstable />)
  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(draws).toBeLessThan(5)
})

it('draws again when the picked value changed and not when something else did', () => {
  render(<Ids />)
  const before = draws
  act(() => store.setState({ noise: 1 }))
  expect(draws).toBe(before)
  act(() => store.setState({ rows: [...store.getState().rows, { id: 2, on: false }] }))
  expect(screen.getByRole('status')).toHaveTextContent('1,2')
})

it('follows a change of the selector', () => {
  const { rerender } = render(<Pick what="noise" />)
  expect(screen.getByRole('status')).toHaveTextContent('0')
  rerender(<Pick what="count" />)
  expect(screen.getByRole('status')).toHaveTextContent('1')
})

it('a hundred widgets share one subscription, follow one change, and end it when the last has gone', () => {
  const stop = vi.fn()
  const { subscribe } = store
  const subscribed = vi.spyOn(store, 'subscribe').mockImplementation(listen => {
    const end = subscribe(listen)
    return () => {
      stop()
      end()
    }
  })
  const { rerender, unmount } = render(<Many count={100} />)
  expect(subscribed).toHaveBeenCalledOnce()
  act(() => store.setState({ noise: 7 }))
  expect(screen.getAllByRole('status').map(output => output.textContent)).toEqual(Array(100).fill('7'))
  rerender(<Many count={1} />)
  expect(stop).not.toHaveBeenCalled()
  unmount()
  expect(stop).toHaveBeenCalledOnce()
  render(<Many count={1} />)
  act(() => store.setState({ noise: 8 }))
  expect(screen.getByRole('status')).toHaveTextContent('8')
})
