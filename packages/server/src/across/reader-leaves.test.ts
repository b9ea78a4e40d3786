/**
 * The work for readers who leave ends with them. It is held while they leave, so that nothing here depends on how fast a machine is, and
 * counted: in pages that are read from the database, and in papers that are kept.
 */
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { setPrice, setStock, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { storedFiles } from '../db/schema'
import { runCommand } from '../ops/commands'
import { orderOf, place } from '../orders/orders.testing'
import type { Log } from '../process/log'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

/** Of one company, 200 of them on each page. */
const ORDERS = 1_203
const PAGES = 7
/** As many as an account may have under way. */
const READERS = 2

let shop: TestServer
let buyer: Buyer
let part: TestPart
const events: { level: 'info' | 'error'; event: string }[] = []
const log: Log = {
  info: event => void events.push({ level: 'info', event }),
  error: event => void events.push({ level: 'error', event }),
}
beforeAll(async () => {
  shop = await startTestServer({ log })
  buyer = await signIn(shop.apiBase, 'buyer.de')
  const [sold] = await somePartsSold(shop.db, 1)
  if (!sold) throw new Error('the seed has too little for this test')
  part = sold
  await setPrice(shop.db, part, 10)
  await setStock(shop.db, part, { NL: 1000 })
  await shop.db.execute('truncate orders cascade')
  await shop.db.execute(sql`insert into orders (order_no, so_no, po_no, cust_id, account_id, org_id, status, kind, order_type,
      back_order_mode, currency, subtotal, discount, promotion_rate, shipping_cost, handling_fee, vat_rate, vat, total,
      grand_total, bill_to, ship_to, ship_via, create_time)
    select 'MANY-' || n, 'SO-' || n, 'PO-' || n, 3, 3, 5, 'shipped', 'Normal', 'REG', 'shipAvailable', 'EUR', 1, 0, 0, 0, 0,
      21, 0.21, 1, 1.21, '{}', '{}', 'Parcel', now() - n * interval '1 hour'
    from generate_series(1, ${ORDERS}::int) as n`)
})
afterAll(() => shop?.close())
afterEach(() => {
  vi.restoreAllMocks()
  events.length = 0
})

interface Prepared {
  execute(...values: unknown[]): Promise<unknown>
}

/** Counts the statements whose text matches, and holds those behind the first `passed` ones until they are released. */
function hold(matches: RegExp, passed: number) {
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const held = { asked: 0, release: () => release() }
  const { session } = shop.db as unknown as { session: { prepareQuery(query: { sql: string }): Prepared } }
  const prepare = session.prepareQuery.bind(session)
  vi.spyOn(session, 'prepareQuery').mockImplementation((query, ...more) => {
    const prepared = prepare(query, ...more)
    if (!matches.test(query.sql)) return prepared
    const execute = prepared.execute.bind(prepared)
    prepared.execute = async (...values) => {
      held.asked += 1
      if (held.asked > passed) await released
      return execute(...values)
    }
    return prepared
  })
  return held
}

/** Asks for files as a page does that is closed later. */
function openReaders(bodies: readonly object[]) {
  const page = new AbortController()
  const answers = bodies.map(body =>
    fetch(`${shop.apiBase}/clientsystem/file/download`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${buyer.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: page.signal,
    }).then(answer => answer.arrayBuffer()),
  )
  const gone = Promise.allSettled(answers)
  return {
    leave: () => {
      page.abort()
      return gone
    },
  }
}

const PAGE_OF_ORDERS = /from "orders".* limit /s

it.each(['csv', 'xlsx'] as const)(
  'G2 of a table as %s at most one further page is read when its reader has left, and its place is free',
  async format => {
    const body = { type: 'orders', format } as const
    const pages = hold(PAGE_OF_ORDERS, READERS)
    const { leave } = openReaders(Array.from({ length: READERS }, () => body))
    // Each has its first page, and is at the second.
    await expect.poll(() => pages.asked).toBe(2 * READERS)
    await leave()
    await expect.poll(() => events.filter(({ event }) => event === 'file.left')).toHaveLength(READERS)
    pages.release()
    await Promise.all(
      Array.from({ length: READERS }, async () => {
        const { content } = await buyer.ask('documents.download', { body })
        expect(content.size).toBeGreaterThan(10_000)
      }),
    )
    // What was left went on by a page at most; the two that came after it have been read whole.
    expect(pages.asked).toBeGreaterThanOrEqual(2 * READERS + PAGES * READERS)
    expect(pages.asked).toBeLessThanOrEqual(3 * READERS + PAGES * READERS)
    expect(events.filter(({ level }) => level === 'error')).toEqual([])
  },
)

it('G2 of a zip no further paper is drawn when its reader has left, and its places are free', async () => {
  for (let count = 0; count < 4; count++) {
    const { orderNo } = await place(buyer, orderOf({ [part.number]: 1 }))
    const shipping = { positionals: [orderNo], options: { yes: true } }
    await runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, 'order:ship', shipping)
  }
  const { rows } = await buyer.ask('finance.list', { query: { type: 'invoice' } })
  const invoiceNos = rows.map(({ invoiceNo }) => invoiceNo)
  const drawn = () => shop.db.$count(storedFiles, sql`${storedFiles.format} like 'pdf%'`)
  expect(invoiceNos).toHaveLength(4)
  expect(await drawn()).toBe(0)

  const bodies = invoiceNos.map(id => ({ type: 'invoice', id }) as const)
  const papers = hold(/from "invoices".*"invoice_no" = /s, 0)
  const { leave } = openReaders(bodies)
  // Two have a place, the two others wait for it.
  await expect.poll(() => papers.asked).toBe(READERS)
  await leave()
  // Those that wait are gone before a place becomes free.
  await expect.poll(() => events.filter(({ event }) => event === 'file.left')).toHaveLength(bodies.length - READERS)
  papers.release()
  const [first] = bodies
  await Promise.all([first, first].map(body => buyer.ask('documents.download', { body: body! })))
  // The one that was asked for again, and of those that were left at most one.
  expect(await drawn()).toBeLessThanOrEqual(2)
  expect(papers.asked).toBe(2 * READERS)
  expect(events.filter(({ level }) => level === 'error')).toEqual([])
})

it('G1 a document that has no place for ten seconds is refused as busy, with the time to come again', {
  timeout: 120_000,
}, async () => {
  const body = { type: 'orders', format: 'csv' } as const
  const pages = hold(PAGE_OF_ORDERS, 0)
  const { leave } = openReaders(Array.from({ length: READERS }, () => body))
  await expect.poll(() => pages.asked).toBe(READERS)
  const answer = await fetch(`${shop.apiBase}/clientsystem/file/download`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${buyer.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
    503,
    '2',
    'application/json; charset=UTF-8',
  ])
  expect(await answer.json()).toEqual({
    code: 503,
    msg: 'The shop is busy. Please try again in a moment.',
    data: { retryAfter: 2 },
  })
  pages.release()
  await leave()
  const { content } = await buyer.ask('documents.download', { body })
  expect(content.size).toBeGreaterThan(10_000)
})
