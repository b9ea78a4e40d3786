/** One invoice or credit of the company. */
import type { EntryDetails } from '../contract'
import * as financeCalls from '../contract/finance'
import { defineFeature } from '../feature'

export interface Finance {
  /** Its lines, and what has cleared it. @throws ShopError @source API-088 */
  entry(invoiceNo: string): Promise<EntryDetails>
}

export const financeOf = defineFeature(
  ({ client }): Finance => ({
    entry: invoiceNo => client.call(financeCalls.get, { params: { invoiceNo } }, { silent: true }),
  }),
)
