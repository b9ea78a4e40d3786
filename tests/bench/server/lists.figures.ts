/** Lists of a company with 20,000 orders and invoices against those of one with 200, on one server: pages, filters, searches, exports. */
import { type Buyer, signIn, startTestServer } from '@cartwright/server/testing'
import { test } from 'vitest'
import { addOrders } from '../../support/many-orders'
import { report } from '../support/figure'
import { median } from '../support/median'

const FEW = 200
const MANY = 20_000
const ROUNDS = 15
const RATIO_MAX = 2

const ENGINES = [
  { name: 'PGlite', url: undefined, isMissing: false },
  { name: 'PostgreSQL', url: process.env.TEST_DATABASE_URL, isMissing: !process.env.TEST_DATABASE_URL },
]

type Work = (buyer: Buyer) => Promise<unknown>

const days = (from: number, to: number) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return { from: day(from), to: day(to) }
}

const WORKS: Record<string, Work> = {
  'first page of orders': buyer => buyer.ask('orders.list', { query: { pageSize: 20 } }),
  'orders of a status': buyer => buyer.ask('orders.list', { query: { pageSize: 20, status: 'all goods delivered' } }),
  'orders of two days': buyer => buyer.ask('orders.list', { query: { pageSize: 20, ...days(2, 1) } }),
  'orders by PO#': buyer => buyer.ask('orders.list', { query: { pageSize: 20, keyword: 'po-n-00150' } }),
  'orders by article': buyer => buyer.ask('orders.list', { query: { pageSize: 20, keyword: 'CW-CF259X' } }),
  'export of the orders of two days': buyer =>
    buyer.ask('documents.download', { body: { type: 'orders', format: 'csv', query: days(2, 1) } }),
  'first page of invoices': buyer => buyer.ask('finance.list', { query: { pageSize: 20 } }),
  'open invoices': buyer => buyer.ask('finance.list', { query: { pageSize: 20, status: 'open' } }),
  'invoices by PO#': buyer => buyer.ask('finance.list', { query: { pageSize: 20, keyword: 'po-n-00150' } }),
  'export of the invoices of two days': buyer =>
    buyer.ask('documents.download', { body: { type: 'invoices', format: 'xlsx', query: days(2, 1) } }),
  'reconciliation of the invoices of two days': buyer =>
    buyer.ask('documents.download', { body: { type: 'reconciliation', format: 'xlsx', query: days(2, 1) } }),
  'aging of all invoices': buyer => buyer.ask('finance.stat', { query: {} }),
}

test.each(ENGINES)('lists of 20,000 on $name', async ({ name, url, isMissing }) => {
  if (isMissing)
    return report({ name: `Lists on ${name}`, value: undefined, unit: '×', note: 'no PostgreSQL was found' })
  const { TEST_DATABASE_URL } = process.env
  if (!url) delete process.env.TEST_DATABASE_URL
  const shop = await startTestServer().finally(() => {
    if (TEST_DATABASE_URL) process.env.TEST_DATABASE_URL = TEST_DATABASE_URL
  })
  try {
    await addOrders(shop.db, 'buyer.nl', MANY)
    await addOrders(shop.db, 'buyer.it', FEW)
    const [large, small] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'buyer.it')]
    for (const [what, work] of Object.entries(WORKS)) {
      const times = { large: [] as number[], small: [] as number[] }
      const measure = async (buyer: Buyer, into: number[]) => {
        const began = performance.now()
        await work(buyer)
        into.push(performance.now() - began)
      }
      await work(large)
      await work(small)
      // In turns, so that both meet the same machine.
      for (let round = 0; round < ROUNDS; round++) {
        await measure(large, times.large)
        await measure(small, times.small)
      }
      const [many, few] = [median(times.large), median(times.small)]
      report({
        name: `${name}, ${what}: 20,000 against 200`,
        value: many / few,
        unit: '×',
        atMost: RATIO_MAX,
        digits: 2,
        note: `${many.toFixed(1)} against ${few.toFixed(1)} ms`,
      })
    }
  } finally {
    await shop.close()
  }
})
