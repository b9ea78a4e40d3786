import { createHash } from 'node:crypto'
import { ORDER_KINDS, ORDER_STATUSES, ORDER_TYPES } from '@cartwright/core/contract'
import { isVat, normalizeNumber } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../db/rows'
import * as schema from '../db/schema'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../testing/database'
import { makeCatalogue } from './catalogue'
import { demoDay } from './days'
import { checkDigit } from './ean13'
import { retireSome } from './life-cycle'
import { placeOrders } from './orders'
import { listPrices, PRICE_LISTS } from './prices'
import { FIRST_PART, makeTexts, TEXTS_VERSION, versionOf } from './refresh-texts'
import { seedDatabase } from './seed'
import { makeStock } from './stock'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

const rows = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  readRows<T>(database.db, statement)
const all = () => database.db.select().from(schema.skus)

describe('the catalogue', () => {
  it('has all 1,916 articles, each with numbers of its own', async () => {
    const parts = await all()
    expect(parts).toHaveLength(1916)
    for (const field of ['number', 'numberKey', 'unionCode', 'boxBarcode', 'productBarcode'] as const) {
      expect(new Set(parts.map(part => part[field])).size, field).toBe(1916)
    }
    const codes = parts.flatMap(part => [part.boxBarcode, part.productBarcode])
    expect(new Set(codes).size).toBe(2 * 1916)
    for (const code of codes) {
      expect(code).toMatch(/^2\d{12}$/)
      expect(checkDigit(code.slice(0, 12))).toBe(code[12])
    }
  })

  it('knows check digits', () => {
    expect(checkDigit('400638133393')).toBe('1')
    expect(checkDigit('200000000000')).toBe('8')
  })

  it('leads from every printer of a part to the part', async () => {
    const parts = await all()
    const [counted] = await rows<{ fits: string }>(sql`select count(*) as fits from sku_models`)
    expect(Number(counted!.fits)).toBe(parts.reduce((sum, part) => sum + part.printerCount, 0))
  })

  it('has parts that are no longer sold: successors are sold, and one is missing here and there', async () => {
    const parts = await all()
    const disabled = parts.filter(part => part.disabled)
    expect(disabled).toHaveLength(26)
    expect(disabled.filter(part => part.successor === null)).toHaveLength(8)
    const sold = new Set(parts.filter(part => !part.disabled).map(part => part.number))
    for (const { successor } of disabled) if (successor !== null) expect(sold).toContain(successor)
  })

  it('has OEM codes that two brands use', async () => {
    const twice = await rows(sql`select oem_key from skus group by oem_key having count(distinct brand_id) > 1`)
    expect(twice).toHaveLength(9)
  })

  it('is known by its first part', () => {
    expect(makeCatalogue().skus[0]).toMatchObject(FIRST_PART)
  })

  it('comes out the same on every machine', () => {
    const skus = retireSome(makeCatalogue().skus)
    const lists = PRICE_LISTS.map(list => listPrices(list, skus))
    const text = JSON.stringify([skus, lists, makeStock(skus, '2026-11-21')])
    expect(createHash('sha256').update(text).digest('hex'), 'FINGERPRINT in this file').toBe(FINGERPRINT)
  })
})

/** Changes when the generated catalogue, prices or stock change: then look at what changed, and write it down here. */
const FINGERPRINT = '02a68ed9d82cfce4248033ccfcbbb1deb9d1b700eb3283534abc85567fc3d7e9'

it('the version of the texts matches their content', () => {
  expect(versionOf(makeTexts()), 'TEXTS_VERSION in refresh-texts.ts').toBe(TEXTS_VERSION)
})

describe('prices and stock', () => {
  it('prices every part in the currency of each site that sells it', async () => {
    const missing = await rows(sql`select s.number, o.org_id from skus s
      join org_sites o on s.market in ('ALL', o.region)
      left join prices p on p.price_list_id = o.org_id and p.goods_sku_id = s.goods_sku_id and p.min_qty = 1
      where p.price is null or p.price <= 0`)
    expect(missing).toEqual([])
    const lists = await rows(sql`select currency from price_lists order by price_list_id`)
    expect(lists.map(list => list.currency)).toEqual(['EUR', 'USD', 'EUR', 'EUR', 'GBP', 'EUR', 'PLN'])
  })

  it('quantity prices fall with the quantity', async () => {
    const wrong = await rows(sql`select 1 from prices a join prices b using (price_list_id, goods_sku_id)
      where a.min_qty < b.min_qty and a.price <= b.price`)
    expect(wrong).toEqual([])
    const [tiers] = await rows<{ n: string }>(sql`select count(*) as n from prices where min_qty > 1`)
    expect(Number(tiers!.n)).toBeGreaterThan(5_000)
  })

  it('has parts without stock, with little and with much, in four warehouses', async () => {
    const shelves = await rows<{ warehouse: string; empty: string; low: string; full: string }>(sql`
      select warehouse, count(*) filter (where qty = 0) as empty, count(*) filter (where qty between 1 and 18) as low,
        count(*) filter (where qty > 500) as full
      from stocks group by warehouse order by warehouse`)
    expect(shelves.map(shelf => shelf.warehouse)).toEqual(['DE', 'NL', 'PL', 'US'])
    for (const shelf of shelves) {
      for (const share of [shelf.empty, shelf.low, shelf.full]) expect(Number(share)).toBeGreaterThan(50)
    }
  })
})

describe('sites and accounts', () => {
  it('SITE-020 SITE-021 SITE-022 SITE-023 SITE-024 SITE-025 has the six European sites', async () => {
    const sites = await database.db.select().from(schema.orgSites).orderBy(schema.orgSites.orgId)
    const european = sites.filter(site => site.region === 'EU')
    expect(european.map(site => [site.orgId, site.siteName, site.iso2, site.language])).toEqual([
      [1, 'Netherlands', 'NL', 'en'],
      [3, 'Italy', 'IT', 'it'],
      [5, 'Germany', 'DE', 'de'],
      [7, 'UK', 'GB', 'en'],
      [8, 'France', 'FR', 'fr'],
      [11, 'Poland', 'PL', 'pl'],
    ])
    expect(sites.filter(site => site.region === 'US')).toHaveLength(1)
  })

  it('has the demo accounts', async () => {
    const accounts = await database.db.select().from(schema.accounts)
    expect(accounts.map(account => account.userName).sort()).toEqual(
      [
        'admin buyer.at buyer.be buyer.ch buyer.de buyer.fr buyer.it buyer.lu buyer.nl buyer.pl buyer.uk buyer.us',
        'clerk.it clerk.nl clerk.pl new.nl rep.nl rep.pl',
      ].flatMap(names => names.split(' ')),
    )
    for (const { userName, email } of accounts) expect(email).toBe(`${userName}@example.com`)
    const named = (name: string) => accounts.find(account => account.userName === name)!
    expect(named('rep.nl')).toMatchObject({ mainAccount: false, custId: named('buyer.nl').custId })
    expect(named('clerk.nl').permissions).toEqual(['cust:shoppingcart', 'cust:order'])
    expect(named('clerk.it')).toMatchObject({ custId: named('buyer.it').custId, mainAccount: false })
    expect(named('clerk.it').permissions).toEqual(['cust:favorites', 'cust:myquickorder'])
    expect(named('new.nl').confirmed).toBe(false)
    expect(named('admin')).toMatchObject({ roles: ['admin'], permissions: ['*:*:*'] })
  })

  it('has numbers of companies and banks with check digits that are right', async () => {
    const companies = await database.db.select().from(schema.customers)
    const sellers = await database.db.select().from(schema.sellers)
    const countryOf = new Map(sellers.map(seller => [seller.orgId, seller.countryIso2]))
    for (const { vat, orgId, custId, company } of companies) {
      if (custId < 10) expect(isVat(vat, countryOf.get(orgId) ?? ''), company).toBe(true)
    }
    for (const { vat, countryIso2, iban, name } of sellers) {
      if (countryIso2 === 'US') continue
      expect(isVat(vat, countryIso2), name).toBe(true)
      const digits = [...iban.slice(4), ...iban.slice(0, 4)].map(sign => Number.parseInt(sign, 36)).join('')
      expect(BigInt(digits) % 97n, iban).toBe(1n)
    }
  })

  it('gives every company own numbers that mean two parts', async () => {
    const [twice] = await rows<{ companies: string }>(sql`select count(distinct cust_id) as companies from (
      select cust_id from cust_numbers group by cust_id, cust_key having count(*) > 1) t`)
    expect(Number(twice!.companies)).toBe(13)
    const clashes = await rows(sql`select distinct n.cust_id from cust_numbers n
      join skus s on s.oem_key = n.cust_key and s.goods_sku_id <> n.goods_sku_id`)
    expect(clashes).toHaveLength(13)
    const keys = await database.db.select().from(schema.custNumbers)
    for (const row of keys) expect(row.custKey).toBe(normalizeNumber(row.custNumber))
  })
})

describe('orders', () => {
  interface Seeded extends Record<string, unknown> {
    customer: number
    status: string
    kind: string
    type: string
    shipments: number
    parcels: number
    placers: string
  }
  const seeded = () =>
    rows<Seeded>(sql`select o.cust_id as customer, o.status, o.kind, o.order_type as type,
        (select count(*)::int from shipments s where s.order_id = o.order_id) as shipments,
        (select count(*)::int from parcels p join shipments s using (shipment_id) where s.order_id = o.order_id) as parcels
      from orders o order by o.order_id`)

  it('has orders in every status, of every kind and type, for every main buyer', async () => {
    const abroad = new Set([10, 11, 12, 13])
    const all = await seeded()
    expect(new Set(all.map(order => order.customer))).toEqual(new Set([1, 2, 3, 4, 5, 6, 8, ...abroad]))
    const orders = all.filter(order => !abroad.has(order.customer))
    for (const customer of new Set(orders.map(order => order.customer))) {
      const own = orders.filter(order => order.customer === customer)
      expect(own.length).toBeGreaterThanOrEqual(6)
      expect(new Set(own.map(order => order.status))).toEqual(new Set(ORDER_STATUSES))
      expect(new Set(own.map(order => order.kind))).toEqual(new Set(ORDER_KINDS))
      expect(new Set(own.map(order => order.type))).toEqual(new Set(ORDER_TYPES))
      expect(own.some(order => order.shipments === 2 && order.parcels === 3)).toBe(true)
    }
  })

  it('FIN-005 companies abroad are invoiced as their VAT numbers and countries want it', async () => {
    const treated = await rows(sql`select distinct c.company, i.kind, i.snapshot #>> '{lines,0,category}' as vat,
      i.snapshot #>> '{lines,0,rate}' as rate from invoices i join customers c using (cust_id)
      where c.cust_id >= 10 order by 1, 2`)
    expect(treated.map(row => Object.values(row).join(' '))).toEqual([
      'Bureau Demeester BV credit K 0',
      'Bureau Demeester BV invoice K 0',
      'Bureautique Moselle S.à r.l. credit S 21',
      'Bureautique Moselle S.à r.l. invoice S 21',
      'Lechner Bürotechnik GmbH credit K 0',
      'Lechner Bürotechnik GmbH invoice K 0',
      'Papeterie du Lac SA credit G 0',
      'Papeterie du Lac SA invoice G 0',
    ])
  })

  it('are those of the main account, the sales rep and the clerk', async () => {
    const placers = await rows(sql`select distinct user_name from orders join accounts using (account_id)
      where orders.cust_id = 1 order by 1`)
    expect(placers.map(row => row.user_name)).toEqual(['buyer.nl', 'clerk.nl', 'rep.nl'])
  })

  it('have documents whose numbers follow their days', async () => {
    const documents = await rows(sql`select invoice_no as no, snapshot->>'invoiceDate' as day from invoices order by 1`)
    const series = (no: unknown) => String(no).replace(/\d{6}$/, '')
    const wrong = documents.filter(({ no, day }, at) => {
      const before = documents[at - 1]
      return before && series(before.no) === series(no) && String(before.day) > String(day)
    })
    expect(documents.some(({ no }) => String(no).startsWith('CR-NL-'))).toBe(true)
    expect(wrong).toEqual([])
  })

  it('RMA-001 come with returns of each company with a site of its own, across two orders and with a photo too', async () => {
    const returns = await rows(sql`select a.user_name, r.status, count(distinct l.order_id)::int as orders,
        (select count(*)::int from rma_files f where f.rma_id = r.rma_id) as files
      from rmas r join accounts a using (account_id) join rma_lines rl using (rma_id) join order_lines l using (order_line_id)
      where r.cust_id between 2 and 8 group by r.rma_id, a.user_name, r.status order by r.rma_id`)
    expect(returns.map(row => Object.values(row).join(' '))).toEqual([
      'buyer.it audit approved 1 0',
      'buyer.de application for return 2 1',
      'buyer.de rejected 1 0',
      'buyer.uk refund 1 0',
      'buyer.uk draft 1 0',
      'buyer.fr application for return 1 0',
      'buyer.fr refund 1 1',
      'buyer.pl audit approved 1 1',
      'buyer.us refund 1 1',
    ])
  })

  // On a Tuesday a weekend lies among the working days of the steps: the shortest way from an order to today.
  it.each([
    { weekday: 'Wednesday', now: TEST_NOW, latest: '2026-11-24' },
    { weekday: 'Tuesday', now: new Date('2026-11-24T10:00:00Z'), latest: '2026-11-23' },
  ])('have no step that is still to come in a shop that was filled on a $weekday', async ({ now, latest }) => {
    const filled = await openTestDatabase({ now })
    const [found] = await readRows(filled.db, sql`select max(at)::date::text as day from order_events`)
    await filled.close()
    expect(found).toEqual({ day: latest })
  })

  it('ORD-009 have one whose rest is cancelled, with the reason', async () => {
    const cancelled = await rows<{ status: string; reason: string; pieces: number }>(sql`
      select o.status, e.data->>'reason' as reason, (e.data->>'pieces')::int as pieces
      from order_events e join orders o using (order_id) where e.kind = 'rest-cancelled' and o.cust_id = 1`)
    expect(cancelled).toMatchObject([{ status: 'shipped', reason: 'The maker has ended this article.' }])
    expect(cancelled[0]?.pieces).toBeGreaterThan(0)
  })

  it('API-080 come with saved lists, of one person alone and shared in the company', async () => {
    const lists = await rows(sql`select user_name, name, shared, jsonb_array_length(entered) as lines
      from quick_orders join accounts using (account_id) where saved and quick_orders.cust_id in (1, 8) order by 1, 2`)
    expect(lists.map(row => Object.values(row).join(' '))).toEqual([
      'buyer.nl Labels, magazijn true 2',
      'buyer.nl Maandbestelling false 4',
      'buyer.us Monthly order false 4',
      'rep.nl Klanten, alle printers true 2',
      'rep.nl Showroom false 2',
    ])
  })

  it('API-079 have a date that has moved, of a back order that is still open', async () => {
    const moved = await rows<{ was: string; day: string; status: string }>(sql`
      select o.status, line->'was'->0->>'when' as was, line->'promises'->0->>'when' as day
      from order_events e join orders o using (order_id), jsonb_array_elements(e.data->'lines') line
      where e.kind = 'date-moved' and o.cust_id = 1`)
    expect(moved.map(({ status }) => status)).toContain('processing')
    for (const { was, day } of moved) expect(day > was).toBe(true)
  })

  it('N11 go to end customers where they are drop shipments, never to an address of the company itself', async () => {
    const shipped = await rows<{ kind: string }>(sql`select distinct a.kind from orders o
      join addresses a on a.address_id = (o.ship_to->>'addressId')::int and a.cust_id = o.cust_id
      where o.order_type in ('DROP', 'CPDROP')`)
    expect(shipped.map(({ kind }) => kind)).toEqual(['nonRegular'])
    const [own] = await rows<{ n: number }>(sql`select count(*)::int as n from orders o join addresses a using (cust_id)
      where o.order_type in ('DROP', 'CPDROP') and a.kind <> 'nonRegular' and a.address1 = o.ship_to->>'address1'`)
    expect(own?.n).toBe(0)
    const [drops] = await rows<{ n: number }>(
      sql`select count(*)::int as n from orders where order_type <> 'REG' and order_type in ('DROP', 'CPDROP')`,
    )
    expect(drops?.n).toBeGreaterThan(20)
  })

  it('N12 leave companies with different oldest overdue days, one with everything paid, one near its limit', async () => {
    const late = await rows<{ cust: number; days: number | null }>(sql`select c.cust_id as cust,
        max(${demoDay(TEST_NOW)}::date - r.due_date) filter (where r.due_date < ${demoDay(TEST_NOW)}::date) as days
      from customers c left join receivables r on r.cust_id = c.cust_id and r.type = 'invoice' and r.status = 'open'
      where c.cust_id in (1, 2, 3, 4, 5, 6, 8) group by c.cust_id order by c.cust_id`)
    const days = new Map(late.map(row => [row.cust, row.days]))
    expect(days.get(3)).toBeNull()
    const known = [...days.values()].filter(count => count !== null)
    expect(known).toHaveLength(6)
    expect(new Set(known).size).toBeGreaterThanOrEqual(5)
    expect(Math.max(...known)).toBe(days.get(2))
    // Longer is no story of a company that still orders.
    expect(Math.max(...known)).toBeLessThanOrEqual(121)
    const [italian] = await rows<{ left: number }>(sql`select (c.credit_limit - (select sum(balance) from receivables r
        where r.cust_id = 2 and r.status = 'open') - (select coalesce(sum(to_invoice), 0) from orders o where o.cust_id = 2)
      )::float / c.credit_limit as left from customers c where c.cust_id = 2`)
    expect(italian?.left).toBeGreaterThan(0)
    expect(italian?.left).toBeLessThan(0.3)
  })

  it('N12 have ordered every saved list on a real day, and the monthly one of the busy company in growing quantities', async () => {
    const lists = await rows<{
      name: string
      last: string | null
      real: boolean
    }>(sql`select q.name, q.last_ordered::text as last,
        exists (select from orders o where o.quick_order_id = q.quick_order_id and o.create_time = q.last_ordered) as real
      from quick_orders q where saved order by q.quick_order_id`)
    expect(lists.filter(({ real }) => !real)).toEqual([])
    expect(lists).toHaveLength(10)
    const pieces = await rows<{ pieces: number }>(sql`select sum(l.qty)::int as pieces
      from orders o join quick_orders q using (quick_order_id) join order_lines l using (order_id)
      where q.name = 'Maandbestelling' group by o.order_id, o.create_time order by o.create_time`)
    const counts = pieces.map(row => row.pieces)
    expect(counts).toHaveLength(4)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(new Set(counts).size).toBe(4)
  })

  it('N12 have the largest lines in the Polish company, whose rep and clerk see prices by rules of their own', async () => {
    const rules = await rows(sql`select a.user_name, r.percent::float as percent, r.rounding
      from account_price_rules r join accounts a using (account_id) where a.cust_id = 6 order by 1`)
    expect(rules).toEqual([
      { user_name: 'clerk.pl', percent: 8.5, rounding: 'cent' },
      { user_name: 'rep.pl', percent: 18, rounding: '0.05' },
    ])
    const placers = await rows(sql`select distinct user_name from orders join accounts using (account_id)
      where orders.cust_id = 6 order by 1`)
    expect(placers.map(row => row.user_name)).toEqual(['buyer.pl', 'clerk.pl', 'rep.pl'])
    const [largest] = await rows<{ company: number }>(sql`select o.cust_id as company
      from orders o join order_lines l using (order_id) group by 1 order by avg(l.qty) desc limit 1`)
    expect(largest?.company).toBe(6)
    const [waiting] = await rows<{ orders: number }>(sql`select count(distinct o.order_id)::int as orders
      from orders o join order_lines l using (order_id) join allocations a using (order_line_id)
      where o.cust_id = 6 and a.kind = 'arrival' and a.shipped < a.qty`)
    expect(waiting?.orders).toBeGreaterThan(1)
  })

  it('N12 are placed late in the afternoon by the American offices, each by its own clock and on its own working days', async () => {
    const offices = await rows<{ zone: string; orders: number; first: number; last: number; weekday: number }>(sql`
      select zone, count(*)::int as orders, min(extract(hour from placed))::int as first, max(extract(hour from placed))::int as last,
        max(extract(isodow from placed))::int as weekday
      from (select o.create_time at time zone z.zone as placed, z.zone
        from orders o, lateral (select case when o.ship_to->>'city' = 'New York' then 'America/New_York'
          else 'America/Los_Angeles' end as zone) z where o.cust_id = 8) t group by zone order by zone`)
    expect(offices.map(({ zone }) => zone)).toEqual(['America/Los_Angeles', 'America/New_York'])
    for (const { orders, first, last, weekday } of offices) {
      expect(orders).toBeGreaterThan(2)
      // An hour later in summer, which the orders of a winter's day reach back to.
      expect([first >= 16, last <= 18, weekday <= 5]).toEqual([true, true, true])
    }
  })

  it('N11 stand beside a home page whose colour sets hold all colours in one box', async () => {
    const sets = await rows<{
      region: string
      sets: number
      single: number
    }>(sql`select c.region, count(*)::int as sets,
        (count(*) filter (where s.colour not like 'multi%' or not exists (select from kit_parts k where k.kit_sku = s.goods_sku_id)))::int as single
      from contents c, jsonb_array_elements_text(c.extra->'numbers') as shown(number) join skus s using (number)
      where c.kind = 'homeFloor' and c.language = 'en' and c.link like '%classId=103' group by c.region order by c.region`)
    expect(sets).toEqual([
      { region: 'EU', sets: 8, single: 0 },
      { region: 'US', sets: 8, single: 0 },
    ])
  })

  it('N11 want a delivery note of the buyer for one order alone, and go out and come in on working days', async () => {
    const missing = await rows(sql`select o.order_no from orders o where o.order_type = 'CPDROP'
      and not exists (select from order_files f where f.order_id = o.order_id)`)
    expect(missing).toHaveLength(1)
    const [weekend] = await rows<{ n: number }>(
      sql`select count(*)::int as n from orders where extract(isodow from create_time at time zone 'UTC') > 5 and cust_id <> 8`,
    )
    expect(weekend?.n).toBe(0)
  })

  it('N12 have returns of different pieces and days, with batches that do not count up', async () => {
    const lines = await rows<{
      batch: string
      qty: number
      day: string
    }>(sql`select l.batch_no as batch, l.return_qty as qty,
        r.create_time::date::text as day from rma_lines l join rmas r using (rma_id) where l.batch_no <> '' order by r.rma_id`)
    expect(new Set(lines.map(({ batch }) => batch)).size).toBe(lines.length)
    const numbers = lines.map(({ batch }) => Number(batch.split('-')[1]))
    expect(numbers.filter((number, at) => number === (numbers[at - 1] ?? 0) + 1)).toEqual([])
    // As many pieces as are sent back, of those that have come: not one of each, and none without a number.
    expect([...new Set(lines.map(({ qty }) => qty))].toSorted()).toEqual([1, 2, 3])
    expect(lines.filter(({ qty }) => qty > 1).length).toBeGreaterThan(4)
    const [tooMany] = await rows<{ n: number }>(
      sql`select count(*)::int as n from rma_lines l join order_lines ol using (order_line_id) where l.return_qty > ol.qty`,
    )
    expect(tooMany?.n).toBe(0)
    expect(new Set(lines.map(({ day }) => day)).size).toBeGreaterThan(3)
  })

  it('leave the stock as it is without them, and no mail', async () => {
    const { stocks, arrivals } = makeStock(retireSome(makeCatalogue().skus), demoDay(TEST_NOW))
    const kept = await database.db.select().from(schema.stocks)
    const key = (row: { goodsSkuId: number; warehouse: string }) => `${row.goodsSkuId} ${row.warehouse}`
    const wanted = new Map(stocks.map(row => [key(row), row.qty]))
    expect(kept.filter(row => wanted.get(key(row)) !== row.qty)).toEqual([])
    const [free] = await rows<{ qty: number }>(sql`select sum(qty - promised)::int as qty from arrivals`)
    expect(free?.qty).toBe(arrivals.reduce((sum, arrival) => sum + arrival.qty, 0))
    expect(await database.db.$count(schema.outbox)).toBe(0)
  })

  // A hundred orders are placed, shipped and paid once more: on a busy machine the embedded engine needs more than a minute.
  it('come out the same on every machine', { timeout: 600_000 }, async () => {
    const other = await openTestDatabase()
    await other.db.execute('truncate orders, rmas, payments, number_ranges, idempotency_keys cascade')
    await other.db.execute('alter sequence orders_order_id_seq restart')
    await placeOrders(other.db, demoDay(TEST_NOW))
    const written = sql`select order_no, so_no, po_no, status, kind, grand_total::text, create_time::text, tracking_no,
      lines_key from orders order by order_no`
    expect(await readRows(other.db, written)).toEqual(await rows(written))
    await other.close()
  })
})

it('is put in once', async () => {
  const hashPassword = () => Promise.reject(new Error('not needed'))
  expect(await seedDatabase(database.db, { seed: 'demo', now: TEST_NOW, hashPassword })).toBe(false)
})
