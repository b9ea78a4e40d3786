/** What sales reps see of a part without an account price (ACC-016, decision 57). */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { recordChange } from '../db/record'
import { customers } from '../db/schema'

type Company = Pick<typeof customers.$inferSelect, 'custId' | 'company' | 'repPrices'>

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
