/** A Ctrl-C is not lost, whenever it comes. */
import { afterEach, expect, it } from 'vitest'
import { onStop } from './shutdown'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const before = SIGNALS.map(signal => process.listeners(signal))
afterEach(() => {
  for (const [at, signal] of SIGNALS.entries()) {
    for (const listener of process.listeners(signal)) {
      if (!before[at]?.includes(listener)) process.off(signal, listener)
    }
  }
})

it.each(SIGNALS)('%s that arrives while the shop is busy starting ends the shop that is then open', async signal => {
  const received = new Promise(resolve => {
    const nextIs = onStop(() => resolve('starting'))
    process.kill(process.pid, signal)
    // The shop is open before the process had a moment to hear of the signal.
    nextIs(() => resolve('open'))
  })
  expect(await received).toBe('open')
})
