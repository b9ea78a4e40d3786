/** What another buyer notices while the company with 20,000 orders asks for documents without a pause, against a shop where nobody does. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type BusyShop, loadsOf, measureFairness, quantile, startBusyShop } from '../../support/busy-account'
import { DATABASES } from '../../support/databases'
import { report } from '../support/figure'

const ORDERS = 20_000
const ROUNDS = 3
const ADD_MAX = 3
const HEALTH_MAX_MS = 100

describe.each(DATABASES)('on $name', engine => {
  let shop: BusyShop | undefined
  beforeAll(async () => {
    if (!engine.isMissing) shop = await startBusyShop(engine, ORDERS)
  }, 600_000)
  afterAll(() => shop?.close())

  test.each(Object.keys(loadsOf({ orders: ORDERS })))('%s', async what => {
    const name = `${engine.name}, cart add of another buyer during ${what}`
    if (!shop) return report({ name, value: undefined, unit: '×', note: 'no PostgreSQL was found' })
    const { alone, meanwhile } = await measureFairness(shop, loadsOf(shop)[what]!, ROUNDS)
    for (const [share, of] of [
      [0.5, 'p50'],
      [0.95, 'p95'],
    ] as const) {
      const [before, during] = [quantile(alone.adds, share), quantile(meanwhile.adds, share)]
      const note = `${before.toFixed(1)} → ${during.toFixed(1)} ms`
      report({ name: `${name}, ${of}`, value: during / before, unit: '×', atMost: ADD_MAX, digits: 1, note })
    }
    report({
      name: `${engine.name}, /health during ${what}, p95`,
      unit: 'ms',
      atMost: HEALTH_MAX_MS,
      value: quantile(meanwhile.health, 0.95),
      note: `alone ${quantile(alone.health, 0.95).toFixed(0)} ms`,
    })
  })
})
