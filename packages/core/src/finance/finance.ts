/** One invoice or credit of the company, and what is read of its account beside the lists. */
import type { CreditUses, EntryDetails, StatementSums } from '../contract'
import * as financeCalls from '../contract/finance'
import { defineFeature } from '../feature'

export interface Finance {
  /** Its lines, and what has cleared it. @throws ShopError @source API-088 */
  entry(invoiceNo: string): Promise<EntryDetails>
  /**
   * Credits on a day, today without one: what they were used for, and what is proposed for the rest.
   * @throws ShopError also for accounts that see account prices
   * @source API-088
   */
  credits(asOf?: string): Promise<CreditUses>
  /**
   * The sums of the statement of account between two days.
   * @throws ShopError also for accounts that see account prices
   * @source API-089
   */
  statement(from: string, to: string): Promise<StatementSums>
}

export const financeOf = defineFeature(
  ({ client }): Finance => ({
    entry: invoiceNo => client.call(financeCalls.get, { params: { invoiceNo } }, { silent: true }),
    credits: asOf => client.call(financeCalls.credits, { query: asOf === undefined ? {} : { asOf } }, { silent: true }),
    statement: (from, to) => client.call(financeCalls.statement, { query: { from, to } }, { silent: true }),
  }),
)
