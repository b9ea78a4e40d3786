import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import { customers, invoices, rmas, sellers } from '../db/schema'
import { orderOf, place } from '../orders/orders.testing'
import { deliver, lineOf, openReturnsShop, type ReturnsShop } from '../rma/rma.testing'
import { commands, findCommand } from './commands'
import { helpFor } from './help'

let shop: ReturnsShop
/** What is typed after the name of each command that cannot be undone, so that it has something to do. */
let typed: Record<string, string[]>

const newOrder = async (pieces: number) => {
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: pieces }))
  await shop.ops('order:advance', orderNo, '--yes')
  return orderNo
}

async function newReturn(): Promise<string> {
  const { lineIds } = await deliver(shop, shop.nl, { [shop.a.number]: 1 })
  const delivery = { deliveryType: 'customerCourier', addressId: shop.addressId, note: 'Grey streaks.' } as const
  const body = { ...delivery, lines: [lineOf(lineIds[0], 1)] }
  const { id, version, rmaNo } = await shop.nl.ask('rma.create', { body }, randomUUID())
  await shop.nl.ask('rma.submit', { params: { id }, body: { version } })
  return rmaNo
}

const invoiceOf = async (orderNo: string): Promise<string> => {
  const isIts = sql`${invoices.snapshot}->>'orderNo' = ${orderNo}`
  const [invoice] = await shop.db.select({ number: invoices.invoiceNo }).from(invoices).where(isIts)
  return invoice?.number ?? ''
}

beforeAll(async () => {
  shop = await openReturnsShop()
  const { ops } = shop
  const [first, second] = [await deliver(shop, shop.nl, { [shop.b.number]: 1 }), await newOrder(2)]
  await ops('order:ship', second, '--line', '1=1', '--yes')
  await ops('payment:book', await invoiceOf(first.orderNo), '5000', 'BANK-0', '--yes')
  await shop.db.update(sellers).set({ invoiceOnShip: false })
  const withoutInvoice = await newOrder(1)
  await ops('order:ship', withoutInvoice, '--yes')
  await shop.db.update(sellers).set({ invoiceOnShip: true })
  const open = await deliver(shop, shop.nl, { [shop.b.number]: 1 })
  const [submitted, approved, received] = [await newReturn(), await newReturn(), await newReturn()]
  for (const rmaNo of [approved, received]) await ops('rma:approve', rmaNo, '--yes')
  await ops('rma:receive', received, '--yes')
  await ops('coupon:create', 'ten', '--type', 'discount', '--value', '10', '--title', 'Ten percent', '--yes')
  const [untouched, onItsWay] = [await newOrder(1), await newOrder(1)]
  await ops('order:ship', onItsWay, '--yes')
  const [company] = await shop.db.select().from(customers).where(eq(customers.custId, 1))
  const buyers = String(company?.custnum)
  const keyOptions = ['--name', 'Intranet', '--origin', 'https://intranet.example', '--component', 'cw-cart']
  const made = await ops('embed-key:create', buyers, ...keyOptions, '--yes')
  typed = {
    'order:advance': [untouched, '--to', 'shipped'],
    'order:ship': [untouched],
    'order:deliver': [onItsWay],
    'order:cancel': [untouched],
    'order:cancel-line': [untouched, '1'],
    'order:cancel-rest': [second, '--reason', 'The maker has ended it.'],
    'invoice:issue': [withoutInvoice],
    'invoice:credit': [await invoiceOf(first.orderNo)],
    'payment:book': [await invoiceOf(open.orderNo), '1', 'BANK-1'],
    'credit:match': ['BANK-0', await invoiceOf(open.orderNo)],
    'rma:approve': [submitted],
    'rma:reject': [submitted, 'Opened.'],
    'rma:receive': [approved],
    'rma:refund': [received],
    'coupon:create': ['five', '--type', 'voucher', '--value', '5', '--title', 'Five'],
    'coupon:disable': ['ten'],
    'embed-key:create': [buyers, ...keyOptions],
    'embed-key:revoke': [(made.data as { keyId: string }).keyId],
    'notification:send': ['--title', 'New hours', '--text', 'From nine.', '--to', 'buyer.nl', '--mail'],
  }
})
afterAll(() => shop?.close())

/** Everything that the database holds, as one sum for each table. */
async function readAll(db: Database): Promise<Record<string, unknown>> {
  const names = sql`select tablename from pg_tables where schemaname = 'public' order by tablename`
  const sums: Record<string, unknown> = {}
  for (const { tablename } of await readRows<{ tablename: string }>(db, names)) {
    const table = sql.identifier(tablename)
    const all = sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${table} t`
    sums[tablename] = (await readRows<{ sum: string | null }>(db, all))[0]?.sum
  }
  return sums
}

it('every command that cannot be undone writes nothing without --yes, says so, and is no success', async () => {
  const irreversible = commands.filter(command => command.irreversible).map(({ name }) => name)
  expect(irreversible.sort()).toEqual(Object.keys(typed).sort())
  const before = await readAll(shop.db)
  expect(Object.keys(before)).toContain('orders')
  for (const name of irreversible) {
    const answer = await shop.ops(name, ...(typed[name] ?? []))
    expect(answer, name).toMatchObject({ isTried: true, data: { done: false } })
    expect(answer.text, name).toMatch(/^This would be done:\n[\s\S]+\nNothing is written yet\. To do it, add --yes\.$/)
    expect(helpFor(findCommand(name))).toContain('--yes')
  }
  expect(await readAll(shop.db)).toEqual(before)
})

it('with --yes the same command is done', async () => {
  const [rmaNo = ''] = typed['rma:approve'] ?? []
  const answer = await shop.ops('rma:approve', rmaNo, '--yes')
  expect(answer).toMatchObject({ data: { rmaNo, status: 'audit approved', done: true } })
  expect(answer.isTried).toBeUndefined()
  expect(await shop.db.select({ status: rmas.status }).from(rmas).where(eq(rmas.rmaNo, rmaNo))).toEqual([
    { status: 'audit approved' },
  ])
})

it('a command that can be undone takes no --yes', async () => {
  await expect(shop.ops('order:list', '--yes')).rejects.toThrow("Unknown option '--yes'")
})
