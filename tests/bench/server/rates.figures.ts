/** Search and add-to-cart on PostgreSQL against their bare SQL, both by eight connections, in alternating rounds. */
import { normalizeNumber } from '@cartwright/core/rules'
import { signIn } from '@cartwright/server/testing'
import { test } from 'vitest'
import { startBuiltShop } from '../../support/built-shop'
import { DATABASES } from '../../support/databases'
import { report } from '../support/figure'
import { createHttpCaller } from '../support/http-caller'
import { median } from '../support/median'
import { callsPerSecond } from '../support/rate'
import { createBareSql } from './bare-sql'

const CONNECTIONS = 8
const ROUNDS = 3
const ROUND_MS = 4_000
const WARM_UP_MS = 1_500
const ATLEAST = 0.4
const USER = 'buyer.nl'
/** Parts that are added in turn: a cart of usual size. */
const CART_PARTS = 20
/** A buyer types this much of a part number before the list shows what is meant. */
const PREFIX_LENGTH = 6

const postgres = DATABASES.find(({ name }) => name === 'PostgreSQL')

test('search and add-to-cart on PostgreSQL', async () => {
  if (!postgres || postgres.isMissing) {
    for (const name of ['Part-number search', 'Add to cart'])
      report({ name: `${name}, of its bare SQL`, value: undefined, unit: '', note: 'no PostgreSQL was found' })
    return
  }
  const database = await postgres.create()
  const shop = await startBuiltShop(database.env)
  const bare = createBareSql(String(database.env.DATABASE_URL), CONNECTIONS)
  try {
    const buyer = await signIn(shop.apiBase, USER)
    const { rows } = await buyer.ask('catalogue.query', { query: { pageSize: 100 } })
    const numbers = rows.filter(row => row.unitPrice !== null && !row.disabled).map(row => row.number)
    const caller = createHttpCaller(shop.apiBase, buyer.token, CONNECTIONS)
    const account = await bare.findBuyer(USER)
    const at = (worker: number, turn: number, count: number) => numbers[(worker + turn * CONNECTIONS) % count] ?? ''

    const prefixOf = (number: string) => number.slice(0, PREFIX_LENGTH)
    await compare('Part-number search', {
      call: async (worker, turn) => {
        const keyword = encodeURIComponent(prefixOf(at(worker, turn, numbers.length)))
        await caller.call('GET', `/goods/sku/freedom/query?keyword=${keyword}&pageSize=8`)
      },
      sql: async (worker, turn) => {
        await bare.search(account, normalizeNumber(prefixOf(at(worker, turn, numbers.length))))
      },
    })
    await bare.emptyCart(account)
    await compare('Add to cart', {
      call: async (worker, turn) => {
        await caller.call('POST', '/clientsystem/shoppingcart', { number: at(worker, turn, CART_PARTS), qty: 1 })
      },
      sql: (worker, turn) => bare.add(account, at(worker, turn, CART_PARTS)),
    })
    caller.close()
  } finally {
    await bare.close()
    await shop.close()
    await database.drop()
  }
})

type Work = (worker: number, turn: number) => Promise<void>

async function compare(name: string, { call, sql }: { call: Work; sql: Work }): Promise<void> {
  const measure = (work: Work, ms: number) => callsPerSecond({ workers: CONNECTIONS, ms }, work)
  await measure(call, WARM_UP_MS)
  await measure(sql, WARM_UP_MS)
  const calls: number[] = []
  const statements: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    statements.push(await measure(sql, ROUND_MS))
    calls.push(await measure(call, ROUND_MS))
  }
  const [rate, bareRate] = [median(calls), median(statements)]
  report({
    name: `${name}, of its bare SQL`,
    value: rate / bareRate,
    unit: '',
    digits: 2,
    atLeast: ATLEAST,
    note: `${rate.toFixed(0)} calls/s against ${bareRate.toFixed(0)}/s`,
  })
}
