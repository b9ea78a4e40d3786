import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCallerLimits, isPaced } from './workload'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const IMPORTS = ['rma.importLines', 'account.importPrices', 'account.importCustNumbers', 'quickOrder.resolve'] as const
const settled = () => new Promise(resolve => setImmediate(() => setImmediate(resolve)))

it.each(IMPORTS)('G6 %s is made twice at a time for an account, the third waits, and others do not', async name => {
  const limit = createCallerLimits()
  const under: string[] = []
  const ends: (() => void)[] = []
  const work = (who: string) => () => {
    under.push(who)
    return new Promise<void>(resolve => ends.push(resolve))
  }
  const own = ['first', 'second', 'third'].map(who => limit(7, isPaced(name), work(who)))
  await settled()
  expect(under).toEqual(['first', 'second'])
  const other = limit(8, isPaced(name), work('another account'))
  await settled()
  expect(under).toEqual(['first', 'second', 'another account'])
  ends[0]?.()
  await own[0]
  await settled()
  expect(under).toEqual(['first', 'second', 'another account', 'third'])
  for (const end of ends) end()
  await Promise.all([...own, other])
})

it('G6 who waits longer than ten seconds for a turn is told that the shop is busy', async () => {
  const limit = createCallerLimits()
  const never = () => new Promise<void>(() => undefined)
  void limit(7, true, never)
  void limit(7, true, never)
  const third = expect(limit(7, true, never)).rejects.toMatchObject({ code: 503 })
  await settled()
  await vi.advanceTimersByTimeAsync(10_000)
  await third
})
