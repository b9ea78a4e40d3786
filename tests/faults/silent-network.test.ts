/** What the shop does while the network to its PostgreSQL is silent: by far the longest wait, so a file of its own. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CODE } from '@cartwright/core/contract'
import { type Buyer, signIn } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { DATABASES, type TestDatabase } from '../support/databases'
import { type Network, startNetwork } from '../support/own-postgres'
import { askCatalogue, confirm, findNumbers, waitUntilBack } from './ordering'

const BACK_AFTER_SILENCE_MS = 10_000
const SILENCE_MS = 45_000

const [, postgres] = DATABASES

describe.skipIf(postgres!.isMissing)('a shop on PostgreSQL', () => {
  let database: TestDatabase
  let network: Network
  let shop: BuiltShop
  let buyer: Buyer

  beforeAll(async () => {
    database = await postgres!.createFilled()
    network = await startNetwork(database.env.DATABASE_URL!)
    shop = await startBuiltShop({ DATABASE_URL: network.url })
    buyer = await signIn(shop.apiBase, 'buyer.nl')
  })

  afterAll(async () => {
    await shop?.close()
    await network?.close()
    await database?.drop()
  })

  it('F11 is back within 10 s after the network to its database was silent for 45 s', async () => {
    const ask = () => askCatalogue(buyer)
    // Connections that are in use when the network falls silent.
    await Promise.all(Array.from({ length: 20 }, ask))
    network.silence()
    const began = performance.now()
    const outcomes: (number | undefined)[] = []
    const callers = Promise.all(
      Array.from({ length: 20 }, async () => {
        while (performance.now() - began < SILENCE_MS) outcomes.push((await ask())?.code)
      }),
    )
    await delay(SILENCE_MS)
    network.restore()
    expect(await waitUntilBack(shop, buyer)).toBeLessThan(BACK_AFTER_SILENCE_MS)
    await callers
    // Each call was answered while the network was silent, none with a failure of the shop.
    expect(outcomes.length).toBeGreaterThanOrEqual(20)
    expect(outcomes.filter(code => code !== CODE.BUSY && code !== CODE.OK)).toEqual([])
    const body = await confirm(buyer, await findNumbers(buyer, 3))
    expect((await buyer.call('orders.create', { body }, randomUUID())).code).toBe(CODE.OK)
  })
})
