/** Lists of a company with 20,000 orders and invoices against those of one with 200, on one server: pages, filters, searches, exports. */
import { type Buyer, signIn, startTestServer, type TestServer } from '@cartwright/server/testing'
import { test } from 'vitest'
import { report } from '../support/figure'
import { median } from '../support/median'

const FEW = 200
const MANY = 20_000
const LINES_EACH = 10
/** Orders that have not left, of either company; the others are invoiced. */
const OPEN = 50
const ROUNDS = 15
const RATIO_MAX = 2

const ENGINES = [
  { name: 'PGlite', url: undefined, isMissing: false },
  { name: 'PostgreSQL', url: process.env.TEST_DATABASE_URL, isMissing: !process.env.TEST_DATABASE_URL },
]

/** Copies the newest order of a company and its invoice, with numbers, days and statuses of their own. */
async function fill({ db }: TestServer, userName: string, count: number): Promise<void> {
  const ofAccount = `select cust_id from accounts where user_name = '${userName}'`
  const columnsOf = async (table: string, own: readonly string[]) => {
    const { rows } = (await db.execute(
      `select column_name as name from information_schema.columns where table_name = '${table}'`,
    )) as unknown as { rows: { name: string }[] }
    return rows.flatMap(({ name }) => (own.includes(name) ? [] : [name])).join(', ')
  }
  const orders = await columnsOf('orders', [
    'order_id',
    'order_no',
    'so_no',
    'po_no',
    'create_time',
    'status',
    'to_invoice',
    'lines_key',
  ])
  await db.execute(`
    insert into orders (${orders}, order_no, so_no, po_no, create_time, status, to_invoice, lines_key)
    select ${orders}, 'CW-N' || cust_id || '-' || n, 'SO-N' || cust_id || '-' || n, 'PO-N-' || lpad(n::text, 5, '0'), now() - n * interval '20 minutes',
      case when n <= ${OPEN} then 'processing' when n % 4 < 3 then 'shipped' else 'all goods delivered' end,
      case when n <= ${OPEN} then grand_total else 0 end, md5(cust_id || '-' || n)
    from (select * from orders where cust_id = (${ofAccount}) order by order_id limit 1) as model, generate_series(1, ${count}::int) as n`)
  await db.execute(`
    insert into order_lines (order_id, position, goods_sku_id, number, oem_code, names, brand_name, class_id, qty, unit_price, price, warehouse)
    select o.order_id, p.at, s.goods_sku_id, s.number, s.oem_code, '{}', 'HP', s.class_id, 1, 1, 1, 'NL'
    from orders o, generate_series(0, ${LINES_EACH - 1}::int) as p(at),
      -- One part stands in as many orders of the small company as of the large one.
      lateral (select * from skus where goods_sku_id = case when p.at = 0 and o.po_no < 'PO-N-00006' then 10063
        else 10100 + (o.order_id * 7 + p.at) % 300 end) s
    where o.cust_id = (${ofAccount}) and o.order_no like 'CW-N%'`)
  const invoices = await columnsOf('invoices', ['invoice_id', 'invoice_no', 'shipment_id'])
  await db.execute(`
    insert into invoices (${invoices}, invoice_no)
    select ${invoices}, 'IN-X' || cust_id || '-' || n
    from (select * from invoices where cust_id = (${ofAccount}) and kind = 'invoice' order by invoice_id limit 1) as model,
      generate_series(1, ${count}::int) as n`)
  await db.execute(`
    insert into receivables (cust_id, type, invoice_id, number, invoice_date, due_date, order_id, account_id, po_no, currency, amount, paid, balance, status)
    select i.cust_id, 'invoice', i.invoice_id, i.invoice_no, current_date - i.n / 60, current_date + 30 - i.n / 60, o.order_id, o.account_id,
      'PO-N-' || lpad(i.n::text, 5, '0'), 'EUR', 121, case when i.n % 10 = 0 then 0 else 121 end, case when i.n % 10 = 0 then 121 else 0 end,
      case when i.n % 10 = 0 then 'open' else 'cleared' end
    from (select *, substring(invoice_no from '[0-9]+$')::int as n from invoices where invoice_no like 'IN-X%') i
    join orders o on o.order_no = 'CW-N' || i.cust_id || '-' || i.n
    where i.cust_id = (${ofAccount})`)
  await db.execute(`vacuum analyze`)
}

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
    await fill(shop, 'buyer.nl', MANY)
    await fill(shop, 'buyer.it', FEW)
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
