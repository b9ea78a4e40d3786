import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customers } from '../db/schema'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { signIn } from '../testing/buyer'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const billing = () => shop.nl.ask('account.billing', {})

it('ACC-001 ACC-011 tells billing data, limits and terms; orders that are not invoiced count against the credit', async () => {
  await shop.db.update(customers).set({ creditLimit: 1000, termsDays: 14 }).where(eq(customers.custId, 1))
  expect(await billing()).toMatchObject({
    company: 'Drukwerk Centraal B.V.',
    custnum: 100_217,
    vat: 'NL853217646B01',
    currency: 'EUR',
    termsDays: 14,
    creditLimit: 1000,
    openBalance: 0,
    notInvoiced: 0,
    creditBalance: 1000,
    overdueDays: 0,
    billTo: { kind: 'billing', city: 'Utrecht', country: 'NL' },
  })
  // 5 × 8.00 + 6.90 shipping = 46.90, with 21 % VAT 56.75.
  const first = await place(shop.nl, orderOf({ [shop.a.number]: 5 }))
  // A rep sees other prices, the company owes its own: 10 × 2.50 + 6.90 = 31.90, with VAT 38.60.
  await place(shop.rep, orderOf({ [shop.b.number]: 10 }))
  expect(await billing()).toMatchObject({ notInvoiced: 95.35, creditBalance: 904.65 })
  await shop.nl.ask('orders.cancel', { params: { orderno: first.orderNo } })
  expect(await billing()).toMatchObject({ notInvoiced: 38.6, creditBalance: 961.4 })
  const confirmation = () => shop.nl.ask('orders.confirm', { body: orderOf({ [shop.a.number]: 1 }) })
  expect((await confirmation()).credit).toEqual({ rule: 'tell', limit: 1000, open: 38.6, left: 961.4 })
  expect((await shop.rep.ask('orders.confirm', { body: orderOf({ [shop.a.number]: 1 }) })).credit).toBeNull()
  await shop.db.update(customers).set({ creditLimit: 0 }).where(eq(customers.custId, 1))
  expect(await billing()).toMatchObject({ creditBalance: -38.6 })
})

it('ACC-011 what is cancelled and what is invoiced of an order no longer counts as not invoiced', async () => {
  await shop.db.execute('truncate orders cascade')
  const figures = async () => {
    const { openBalance, notInvoiced } = await billing()
    return { openBalance, notInvoiced }
  }
  const ops = (name: string, orderNo: string, options: Record<string, string | boolean> = {}) =>
    runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }, name, {
      positionals: [orderNo],
      options: { ...options, yes: true },
    })
  // 4 × 10.00 + 5 × 2.50 + 6.90 shipping = 59.40, with 21 % VAT 71.87.
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 4, [shop.b.number]: 5 }))
  expect(await figures()).toEqual({ openBalance: 0, notInvoiced: 71.87 })
  await ops('order:advance', orderNo, { yes: true })
  // Without the second line 46.90, with VAT 56.75.
  await ops('order:cancel-rest', orderNo, { line: '2', reason: 'The buyer asked for it.' })
  expect(await figures()).toEqual({ openBalance: 0, notInvoiced: 56.75 })
  // The first invoice: 2 × 10.00 + 6.90, with VAT 32.55. Two pieces are left: 20.00, with VAT 24.20.
  await ops('order:ship', orderNo, { line: '1=2' })
  expect(await figures()).toEqual({ openBalance: 32.55, notInvoiced: 24.2 })
  await ops('order:cancel-rest', orderNo, { reason: 'The maker has ended it.' })
  expect(await figures()).toEqual({ openBalance: 32.55, notInvoiced: 0 })
})

it('ACC-016 is refused to accounts that see account prices', async () => {
  const clerk = await signIn(shop.apiBase, 'clerk.nl')
  for (const buyer of [shop.rep, clerk]) expect((await buyer.call('account.billing', {}, randomUUID())).code).toBe(403)
})
