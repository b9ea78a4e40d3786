/** Who asks and when, as statements about prices, stock and own numbers are given it. */

import { dayIn } from '@cartwright/core/rules'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'

export type BuyerValues = Pick<Principal, 'accountId' | 'custId' | 'orgId' | 'priceListId' | 'warehouse'> & {
  /** At the site, `yyyy-MM-dd`. */
  today: string
}

/** For statements that tell what parts are called and what takes their place too. */
export type ReaderValues = BuyerValues & Pick<Deps, 'region'> & { language: Spoken }

/** Nobody's, for visitors. */
const NOBODY = { accountId: -1, custId: -1, orgId: -1, priceListId: -1, warehouse: '', timeZone: 'UTC' }

export function buyerValues(caller: Principal | null, now: Date): BuyerValues {
  const { accountId, custId, orgId, priceListId, warehouse, timeZone } = caller ?? NOBODY
  return { accountId, custId, orgId, priceListId, warehouse, today: dayIn(timeZone, now) }
}
