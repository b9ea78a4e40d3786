/** How long the server takes to resolve 1,000 entered lines. */
import { signIn } from '@cartwright/server/testing'
import { test } from 'vitest'
import { startBuiltShop } from '../../support/built-shop'
import { DATABASES } from '../../support/databases'
import { enteredLines } from '../support/entered-lines'
import { report } from '../support/figure'
import { median } from '../support/median'

const LINES = 1_000
const ROUNDS = 7

test.each(DATABASES)('resolving 1,000 lines on $name', async ({ name, isMissing, create }) => {
  const title = `Resolving 1,000 lines on ${name}`
  if (isMissing) return report({ name: title, value: undefined, unit: 'ms', note: 'no PostgreSQL was found' })
  const database = await create()
  const shop = await startBuiltShop(database.env)
  try {
    const buyer = await signIn(shop.apiBase, 'buyer.nl')
    const entered = await enteredLines(buyer, LINES)
    const lines = entered.map((line, key) => ({ key: String(key), input: line.split('\t')[0] ?? '' }))
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      await buyer.ask('quickOrder.resolve', { body: { lines } })
      times.push(performance.now() - began)
    }
    report({ name: title, value: median(times), unit: 'ms', note: 'one call, answer read' })
  } finally {
    await shop.close()
    await database.drop()
  }
})
