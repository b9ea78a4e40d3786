import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlaces, type Owner } from './places'
import { DOCUMENT_PLACES } from './workload'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const STAYS = new AbortController().signal
/** Each account from an address of its own. */
const of = (account: number, network = `net ${account}`): Owner => ({ account, network })

/** Takes a place, and says what became of it. */
function ask(places: ReturnType<typeof createPlaces>, owner: Owner, signal = STAYS) {
  const asked: { state: string; leave: () => void; code: number } = { state: 'waits', leave: () => undefined, code: 0 }
  places.take(owner, signal).then(
    leave => Object.assign(asked, { state: 'is in', leave }),
    error => Object.assign(asked, { state: 'refused', code: error.code }),
  )
  return asked
}
const settled = () => vi.advanceTimersByTimeAsync(0)
const states = (asked: readonly { state: string }[]) => asked.map(({ state }) => state)

it('G1 two documents of an account are made at a time, the third waits for its turn', async () => {
  const places = createPlaces(DOCUMENT_PLACES)
  const own = [ask(places, of(1)), ask(places, of(1)), ask(places, of(1))]
  const other = ask(places, of(2))
  await settled()
  expect([...states(own), other.state]).toEqual(['is in', 'is in', 'waits', 'is in'])
  own[0]?.leave()
  own[0]?.leave() // once
  await settled()
  expect(states(own)).toEqual(['is in', 'is in', 'is in'])
})

it('G1 who waits longer than ten seconds is told that the shop is busy', async () => {
  const places = createPlaces(DOCUMENT_PLACES)
  const own = [ask(places, of(1)), ask(places, of(1)), ask(places, of(1))]
  await vi.advanceTimersByTimeAsync(9_999)
  expect(states(own)).toEqual(['is in', 'is in', 'waits'])
  await vi.advanceTimersByTimeAsync(1)
  expect(own[2]).toMatchObject({ state: 'refused', code: 503 })
  // A place that comes free later is for the next one.
  own[0]?.leave()
  const next = ask(places, of(1))
  await settled()
  expect(next.state).toBe('is in')
})

it('G1 eight documents are made in a process at a time, and four for one address', async () => {
  const places = createPlaces(DOCUMENT_PLACES)
  const office = [1, 2, 3, 4, 5].map(account => ask(places, of(account, 'an office')))
  await settled()
  expect(states(office)).toEqual(['is in', 'is in', 'is in', 'is in', 'waits'])
  const others = [11, 12, 13, 14, 15].map(account => ask(places, of(account)))
  await settled()
  expect(states(others)).toEqual(['is in', 'is in', 'is in', 'is in', 'waits'])
  others[0]?.leave()
  await settled()
  // The office waits longer, and has its four: the place is for the other one.
  expect([office[4]?.state, others[4]?.state]).toEqual(['waits', 'is in'])
})

it('G2 who leaves while waiting gives the turn to the next one', async () => {
  const places = createPlaces(DOCUMENT_PLACES)
  const reader = new AbortController()
  const own = [ask(places, of(1)), ask(places, of(1)), ask(places, of(1), reader.signal), ask(places, of(1))]
  await settled()
  reader.abort(new Error('left'))
  own[0]?.leave()
  await settled()
  expect(states(own)).toEqual(['is in', 'is in', 'refused', 'is in'])
})
