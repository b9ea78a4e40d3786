/** How long a shop takes to start: the first time with an empty data folder, and with its data there. */
import { test } from 'vitest'
import { startBuiltShop } from '../../support/built-shop'
import { report } from '../support/figure'
import { median } from '../support/median'

const ROUNDS = 3

test('starting the built shop', async () => {
  const began = performance.now()
  const shop = await startBuiltShop()
  const firstMs = performance.now() - began
  const times: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await shop.kill()
      const start = performance.now()
      await shop.restart()
      await (await fetch(`${shop.apiBase}/clientsystem/system/freedom/region`)).json()
      times.push(performance.now() - start)
    }
  } finally {
    await shop.close()
  }
  report({ name: 'First start, with seeding', value: firstMs / 1000, unit: 's', digits: 1, atMost: 15 })
  report({
    name: 'Start with data, until the first answer',
    value: median(times) / 1000,
    unit: 's',
    digits: 1,
    atMost: 3,
    note: 'after a kill -9',
  })
})
