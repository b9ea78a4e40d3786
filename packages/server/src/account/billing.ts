/** Billing data of a company and what is open (ACC-001, ACC-011). */
import type { CallResult, CreditRule } from '@cartwright/core/contract'
import { dayIn, overdueDays, sum } from '@cartwright/core/rules'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { addresses, customers, orders, receivableSums } from '../db/schema'
import type { Deps, Principal } from '../http/handler'
import { readTimeZone } from '../site/read-site'
import { toBookAddress } from './book-address'

/** @source ACC-001, ACC-011 */
export async function readBilling({ db, clock }: Deps, { custId }: Principal): Promise<CallResult<'account.billing'>> {
  const [customer] = await db.select().from(customers).where(eq(customers.custId, custId))
  if (!customer) throw new Error('the company is gone')
  const { company, custnum, vat, sdi, taxCode, currency, creditLimit, creditRule, termsDays } = customer
  const [billTo] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.custId, custId), eq(addresses.kind, 'billing')))
    .orderBy(desc(addresses.isDefault), addresses.addressId)
    .limit(1)
  const today = await readToday(db, customer.orgId, clock())
  const { openBalance, notInvoiced, overdueDays, overdueAmount } = await readFigures(db, custId, today)
  return {
    company,
    custnum,
    vat,
    sdi,
    taxCode,
    currency,
    creditLimit,
    creditRule,
    termsDays,
    openBalance,
    notInvoiced,
    overdueDays,
    overdueAmount,
    creditBalance: sum([creditLimit, -openBalance, -notInvoiced]),
    billTo: billTo ? toBookAddress(billTo) : null,
  }
}

/** The day it is where the seller of a site is. */
export async function readToday(db: Database, orgId: number, now: Date): Promise<string> {
  return dayIn(await readTimeZone(db, orgId), now)
}

export interface Figures {
  openBalance: number
  notInvoiced: number
  overdueDays: number
  overdueAmount: number
}

/**
 * What a company owes, at its own prices.
 * @param today of its site, `yyyy-MM-dd`
 * @source ACC-011
 */
export async function readFigures(db: Database, custId: number, today: string): Promise<Figures> {
  const [open] = await db
    .select({
      balance: sql<string>`coalesce(sum(${receivableSums.balance}), 0)`,
      oldest: sql<string | null>`min(${receivableSums.dueDate}) filter (where ${receivableSums.type} = 'invoice')`,
      late: sql<string>`coalesce(sum(${receivableSums.balance}) filter (
        where ${receivableSums.type} = 'invoice' and ${receivableSums.dueDate} < ${today}), 0)`,
    })
    .from(receivableSums)
    .where(and(eq(receivableSums.custId, custId), eq(receivableSums.status, 'open')))
  return {
    openBalance: sum([Number(open?.balance ?? 0)]),
    notInvoiced: await sumNotInvoiced(db, custId),
    overdueDays: open?.oldest ? overdueDays(open.oldest, today) : 0,
    overdueAmount: sum([Number(open?.late ?? 0)]),
  }
}

/**
 * What the company may still order on credit.
 * @returns null for accounts that see account prices, and for companies without a limit
 * @source ACC-011
 */
export async function readCredit({
  db,
  caller,
  now,
}: RequestContext): Promise<{ limit: number; open: number; left: number; rule: CreditRule } | null> {
  if (!caller.mainAccount) return null
  const [customer] = await db.select().from(customers).where(eq(customers.custId, caller.custId))
  if (!customer || customer.creditLimit === 0) return null
  const { openBalance, notInvoiced } = await readFigures(db, caller.custId, await readToday(db, caller.orgId, now))
  const limit = customer.creditLimit
  return {
    limit,
    open: sum([openBalance, notInvoiced]),
    left: sum([limit, -openBalance, -notInvoiced]),
    rule: customer.creditRule,
  }
}

/** Gross value of what is ordered and has no invoice yet. */
async function sumNotInvoiced(db: Database, custId: number): Promise<number> {
  const [row] = await db
    .select({ gross: sql<string>`coalesce(sum(${orders.toInvoice}), 0)` })
    .from(orders)
    // A literal, so that the plan for all values uses the index of the orders with something to invoice.
    .where(and(eq(orders.custId, custId), sql`${orders.toInvoice} > 0`))
  return sum([Number(row?.gross ?? 0)])
}
