/**
 * How many searches and additions to a cart the built shop answers in a second, against their bare SQL.
 *
 * Both sides have the same PostgreSQL (durable, on this machine), the same buyer, the same numbers, and eight workers
 * that each wait for an answer before they ask again, all of them in this process; rounds alternate, so that what
 * else the machine does meets both. The shop is one process of its own, as `npm start` runs it.
 *
 * - A call of the shop: one HTTP request over a connection that stays open, with the token of a signed-in buyer; read to
 *   its last byte. The shop finds the session, checks the permission, validates, reads, writes, prices, and makes JSON.
 * - Bare SQL: the statements of bare-sql.ts over eight connections. Before the first round both must give the same answer.
 */
import { normalizeNumber } from '@cartwright/core/rules'
import { type Buyer, signIn } from '@cartwright/server/testing'
import { expect, test } from 'vitest'
import { startBuiltShop } from '../../support/built-shop'
import { DATABASES } from '../../support/databases'
import { report } from '../support/figure'
import { createHttpCaller } from '../support/http-caller'
import { median } from '../support/median'
import { callsPerSecond } from '../support/rate'
import { createBareSql } from './bare-sql'

const CONNECTIONS = 8
const ROUNDS = 7
const ROUND_MS = 2_000
const WARM_UP_MS = 1_500
const ATLEAST = 0.4
const USER = 'buyer.nl'
/** Parts that are added in turn: a cart of usual size. */
const CART_PARTS = 20
/** A buyer types this much of a part number before the list shows what is meant. */
const PREFIX_LENGTH = 6
/** As many as the list of suggestions shows. */
const HITS = 8

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
    const numbers = await someNumbers(buyer)
    const caller = await createHttpCaller(shop.apiBase, buyer.token, CONNECTIONS)
    const account = await bare.findBuyer(USER)
    const at = (worker: number, turn: number, count: number) => numbers[(worker + turn * CONNECTIONS) % count] ?? ''
    const keywordAt = (worker: number, turn: number) => at(worker, turn, numbers.length).slice(0, PREFIX_LENGTH)
    const find = (keyword: string) => bare.search(account, normalizeNumber(keyword), HITS)

    for (const keyword of numbers.slice(0, CART_PARTS).map(number => number.slice(0, PREFIX_LENGTH))) {
      const { rows, total } = await buyer.ask('catalogue.query', { query: { keyword, pageSize: HITS } })
      const answer = rows.map(row => [String(total), row.number, row.availability?.stock, row.unitPrice])
      expect((await find(keyword)).map(row => [row.total, row.number, row.stock, row.steps?.[0]?.price])).toEqual(
        answer,
      )
    }
    await compare('Part-number search', {
      call: async (worker, turn) => {
        const keyword = encodeURIComponent(keywordAt(worker, turn))
        await caller.call(worker, 'GET', `/goods/sku/freedom/query?keyword=${keyword}&pageSize=${HITS}`)
      },
      sql: async (worker, turn) => {
        await find(keywordAt(worker, turn))
      },
    })

    await bare.emptyCart(account)
    for (const number of numbers.slice(0, CART_PARTS)) {
      const first = await bare.add(account, number)
      const { rows, shoppingCartQty, shoppingCartPrice } = await buyer.ask('cart.add', { body: { number, qty: 1 } })
      expect([rows[0]?.qty, shoppingCartQty]).toEqual([first.qty + 1, first.rows])
      expect(shoppingCartPrice).toBeCloseTo(Number(first.others) + (rows[0]?.price ?? 0), 2)
    }
    await compare('Add to cart', {
      call: async (worker, turn) => {
        const body = { number: at(worker, turn, CART_PARTS), qty: 1 }
        await caller.call(worker, 'POST', '/clientsystem/shoppingcart', body)
      },
      sql: async (worker, turn) => {
        await bare.add(account, at(worker, turn, CART_PARTS))
      },
    })
    caller.close()
  } finally {
    await bare.close()
    await shop.close()
    await database.drop()
  }
})

async function someNumbers(buyer: Buyer): Promise<string[]> {
  const { rows } = await buyer.ask('catalogue.query', { query: { pageSize: 100 } })
  return rows.filter(row => row.unitPrice !== null && !row.disabled).map(row => row.number)
}

type Work = (worker: number, turn: number) => Promise<void>

async function compare(name: string, { call, sql }: { call: Work; sql: Work }): Promise<void> {
  const measure = (work: Work, ms: number) => callsPerSecond({ workers: CONNECTIONS, ms }, work)
  await measure(call, WARM_UP_MS)
  await measure(sql, WARM_UP_MS)
  const rounds: { calls: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await measure(sql, ROUND_MS), calls: await measure(call, ROUND_MS) })
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  report({
    name: `${name}, of its bare SQL`,
    value: of(({ calls, bare }) => calls / bare),
    unit: '',
    digits: 2,
    atLeast: ATLEAST,
    note: `${of(({ calls }) => calls).toFixed(0)} calls/s against ${of(({ bare }) => bare).toFixed(0)}/s`,
  })
}
