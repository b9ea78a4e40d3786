/** Billing data of a company and what is open (ACC-001, ACC-011). */
import type { CallResult } from '@cartwright/core/contract'
import { sum } from '@cartwright/core/rules'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { addresses, customers, orders } from '../db/schema'
import type { Deps, Principal } from '../http/handler'
import { toBookAddress } from './address-book'

/** @source ACC-001, ACC-011 */
export async function readBilling({ db }: Deps, { custId }: Principal): Promise<CallResult<'account.billing'>> {
  const [customer] = await db.select().from(customers).where(eq(customers.custId, custId))
  if (!customer) throw new Error('the company is gone')
  const { company, custnum, vat, sdi, taxCode, currency, creditLimit, termsDays } = customer
  const [billTo] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.custId, custId), eq(addresses.kind, 'billing')))
    .orderBy(desc(addresses.isDefault), addresses.addressId)
    .limit(1)
  const { openBalance, overdueDays } = NOTHING_INVOICED
  const notInvoiced = await sumNotInvoiced(db, custId)
  return {
    ...{ company, custnum, vat, sdi, taxCode, currency, creditLimit, termsDays, openBalance, notInvoiced, overdueDays },
    creditBalance: sum([creditLimit, -openBalance, -notInvoiced]),
    billTo: billTo ? toBookAddress(billTo) : null,
  }
}

/** The shop writes no invoices yet: every order that was not cancelled is still to be invoiced, and nothing is due. */
const NOTHING_INVOICED = { openBalance: 0, overdueDays: 0 }

/** Gross value of the orders that have no invoice, at the company's prices. */
async function sumNotInvoiced(db: Database, custId: number): Promise<number> {
  const [row] = await db
    .select({ gross: sql<string>`coalesce(sum(${orders.grandTotal}), 0)` })
    .from(orders)
    .where(and(eq(orders.custId, custId), ne(orders.status, 'cancelled')))
  return sum([Number(row?.gross ?? 0)])
}
