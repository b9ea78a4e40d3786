/** What sales reps see of a part without an account price (ACC-016, decision 57). */
import type { CallResult } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { recordChange } from '../db/record'
import { customers } from '../db/schema'
import type { Deps, Incoming } from '../http/handler'
import { transact } from '../transactions/transact'

type Company = Pick<typeof customers.$inferSelect, 'custId' | 'company' | 'repPrices'>

/** @source ACC-016 */
export async function readRepPrices(db: Database, custId: number): Promise<CallResult<'account.repPrices'>> {
  const company = await readCompany(db, custId)
  return { repPrices: company.repPrices }
}

/** @source ACC-016 */
export async function changeRepPrices(
  { body: { repPrices }, caller }: Incoming<'account.setRepPrices'>,
  { db, clock }: Deps,
): Promise<CallResult<'account.setRepPrices'>> {
  await transact(db, async tx => setRepPrices(tx, clock(), await readCompany(tx, caller.custId), repPrices))
  return { repPrices }
}

async function readCompany(db: Database, custId: number): Promise<Company> {
  const [company] = await db.select().from(customers).where(eq(customers.custId, custId))
  if (!company) throw new Error('the company is gone')
  return company
}

/** @param tx the transaction of the change, which stands in the audit */
export async function setRepPrices(
  tx: Database,
  now: Date,
  { custId, company, repPrices: before }: Company,
  repPrices: Company['repPrices'],
): Promise<void> {
  await tx.update(customers).set({ repPrices }).where(eq(customers.custId, custId))
  await recordChange(tx, now, {
    action: 'company.repPrices',
    subject: company,
    custId,
    before: { repPrices: before },
    after: { repPrices },
  })
}
