/** The credit limit of a company: told, or orders above it are held or refused (docs/decisions/0094-credit-limits.md). */

import { CODE } from '@cartwright/core/contract'
import { sum } from '@cartwright/core/rules'
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { readFigures, readToday } from '../account/billing'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { record } from '../db/record'
import { customers, orders } from '../db/schema'
import { ApiError } from '../http/api-error'
import { localize } from '../texts/localize'
import { transact } from '../transactions/transact'
import { orderRefusals } from './order-refusals.texts'

type Company = typeof customers.$inferSelect
type Held = Pick<typeof orders.$inferSelect, 'orderId' | 'orderNo' | 'custId'>

/** One order after the other of a company whose limit holds or refuses. Rows that refer to the company can be written meanwhile. */
export async function lockCompany(tx: Database, custId: number): Promise<Company> {
  const [company] = await tx.select().from(customers).where(eq(customers.custId, custId)).for('no key update')
  if (!company) throw new Error('the company is gone')
  return company
}

/** @returns the company, locked, where an order above its limit is held or refused; undefined where it is told only */
export async function lockLimited(tx: Database, custId: number): Promise<Company | undefined> {
  const [company] = await tx
    .select({ rule: customers.creditRule, limit: customers.creditLimit })
    .from(customers)
    .where(eq(customers.custId, custId))
  if (!company || company.rule === 'tell' || company.limit === 0) return undefined
  const locked = await lockCompany(tx, custId)
  return locked.creditRule === 'tell' || locked.creditLimit === 0 ? undefined : locked
}

/**
 * Whether an order that is not written yet is held. For an account that sees account prices a refusal would tell the company's price by
 * trial: there it is held instead.
 * @param grandTotal at the company's own prices
 * @throws ApiError `REFUSED` with what is left
 */
export async function judgeCredit(
  { db, caller, now }: RequestContext,
  { creditLimit, creditRule, currency }: Company,
  grandTotal: number,
): Promise<boolean> {
  const { openBalance, notInvoiced } = await readFigures(db, caller.custId, await readToday(db, caller.orgId, now))
  const left = sum([creditLimit, -openBalance, -notInvoiced])
  if (grandTotal <= left) return false
  if (creditRule === 'hold' || !caller.mainAccount) return true
  const amount = `${Math.max(0, left).toFixed(2)} ${currency}`
  throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'aboveCreditLimit', { amount }), {
    problem: 'creditLimit',
    left,
  })
}

/** Ends the hold of an order. @param tx a transaction that has locked the order or its company */
export async function release(tx: Database, { orderId, orderNo, custId }: Held, now: Date): Promise<void> {
  await tx.update(orders).set({ heldSince: null }).where(eq(orders.orderId, orderId))
  await record(tx, now, { action: 'order.released', subject: orderNo, custId })
}

/**
 * Releases orders that fit the limit again because pieces were cancelled. In a transaction of its own: an order locks its company before
 * its pieces, and who cancels has locked the pieces.
 */
export async function releaseHeld(db: Database, custId: number, now: Date): Promise<string[]> {
  const isHeld = and(eq(orders.custId, custId), isNotNull(orders.heldSince), ne(orders.status, 'cancelled'))
  if ((await db.$count(orders, isHeld)) === 0) return []
  return transact(db, async tx => releaseCovered(tx, await lockCompany(tx, custId), now))
}

/**
 * Releases orders that a payment or a cancellation has brought below the limit, the oldest first.
 * @param tx a transaction that has locked the company
 * @returns their numbers
 */
export async function releaseCovered(tx: Database, company: Company, now: Date): Promise<string[]> {
  const { custId, orgId, creditLimit } = company
  const held = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.custId, custId), isNotNull(orders.heldSince), ne(orders.status, 'cancelled')))
    .orderBy(asc(orders.heldSince), asc(orders.orderId))
    .for('update')
  const { openBalance, notInvoiced } = await readFigures(tx, custId, await readToday(tx, orgId, now))
  const released: string[] = []
  let waiting = sum(held.map(({ toInvoice }) => toInvoice))
  for (const order of held) {
    waiting = sum([waiting, -order.toInvoice])
    // What waits behind it does not count against it.
    if (sum([openBalance, notInvoiced, -waiting]) > creditLimit) break
    await release(tx, order, now)
    released.push(order.orderNo)
  }
  return released
}
