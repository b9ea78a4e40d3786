/** One visitor who asks for much does not slow the buyers. */
import { setTimeout as delay } from 'node:timers/promises'
import { type Buyer, signIn } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../support/databases'
import { startBuiltShop } from '../support/built-shop'
import { findNumbers, type Shop } from './ordering'

const ADDS = 25
const CALLERS = 24
/** Times a cart add may take under load, of what it takes alone, in the same run. */
const SLOWER_MAX = 3

describe.each(DATABASES)('on $name', ({ isMissing, create }) => {
  describe.skipIf(isMissing)('a visitor with 24 count calls at a time', () => {
    let database: TestDatabase
    let shop: Shop
    let buyer: Buyer
    let numbers: string[]

    beforeAll(async () => {
      database = await create()
      shop = { ...(await startBuiltShop(database.env)), env: database.env }
      buyer = await signIn(shop.apiBase, 'buyer.nl')
      numbers = await findNumbers(buyer, ADDS)
      await medianOfAdds() // both measurements with rows in the cart, and warm
    })
    afterAll(async () => {
      await shop?.close()
      await database?.drop()
    })

    async function medianOfAdds(): Promise<number> {
      const times: number[] = []
      for (const number of numbers) {
        const began = performance.now()
        await buyer.ask('cart.add', { body: { number, qty: 1 } })
        times.push(performance.now() - began)
        await delay(10)
      }
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
    }

    it.each([
      ['the same each time', () => ''],
      ['another filter each time', (call: number) => `?pageYieldFrom=${call}&yieldFrom=${call}`],
    ])('F5 slows a cart add to at most three times its time alone: %s', async (_name, queryOf) => {
      const alone = await medianOfAdds()
      let isOver = false
      let answered = 0
      let calls = 0
      const load = Array.from({ length: CALLERS }, async () => {
        while (!isOver) {
          const response = await fetch(`${shop.apiBase}/goods/sku/freedom/list/stat${queryOf(calls++)}`)
          await response.arrayBuffer()
          if (response.ok) answered += 1
        }
      })
      await delay(500)
      const underLoad = await medianOfAdds()
      isOver = true
      await Promise.all(load)
      console.log(`cart add: alone ${alone.toFixed(1)} ms, under load ${underLoad.toFixed(1)} ms; ${answered} counts answered`)
      expect(answered).toBeGreaterThan(0)
      expect(underLoad / alone).toBeLessThanOrEqual(SLOWER_MAX)
    })
  })
})
