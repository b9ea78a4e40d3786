/** The companies' own article numbers, and the prices buyer.nl set for rep.nl. */
import { normalizeNumber, round2 } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import type { accountPriceRules, accountPrices, custNumbers } from '../db/schema'
import type { SeedSku } from './catalogue'
import {
  CLERK_ACCOUNT_ID,
  CUSTOMERS,
  POLISH_CLERK_ACCOUNT_ID,
  POLISH_REP_ACCOUNT_ID,
  REP_ACCOUNT_ID,
} from './companies'
import { basePrice } from './prices'
import { randomOf } from './random'
import { SHOWCASE } from './showcase'

const SHARE_NUMBERED = 0.25
const SHARE_WITH_ACCOUNT_PRICE = 0.4

/** Own numbers that mean two things, in every company, by OEM code: real lists have them too. */
const AMBIGUOUS: readonly { oemCode: string; ownNumber: (prefix: string) => string }[] = [
  // The same own number for two parts.
  { oemCode: 'CF283X', ownNumber: prefix => `${prefix}SET-BK` },
  { oemCode: 'CF283A', ownNumber: prefix => `${prefix}SET-BK` },
  // An own number that is another part's OEM code.
  { oemCode: 'TK-1170', ownNumber: () => 'CRG-712' },
]

/** @source CAT-007, QO-003 */
export function makeOwnNumbers(parts: readonly SeedSku[]): InferInsertModel<typeof custNumbers>[] {
  return CUSTOMERS.flatMap(({ custId, ownPrefix }) =>
    parts.flatMap(part => {
      const ambiguous = AMBIGUOUS.find(({ oemCode }) => oemCode === part.oemCode)
      const isNumbered = part.oemCode in SHOWCASE || randomOf(`own ${custId} ${part.number}`) < SHARE_NUMBERED
      if (!ambiguous && !isNumbered) return []
      const custNumber = ambiguous?.ownNumber(ownPrefix) ?? `${ownPrefix}${80_000 + (part.goodsSkuId - 10_000) * 3}`
      return [{ custId, goodsSkuId: part.goodsSkuId, custNumber, custKey: normalizeNumber(custNumber) }]
    }),
  )
}

/** What sub-accounts see where their main customer set no price: the percent of the rule on top of the list price, rounded. */
export const ACCOUNT_PRICE_RULES: InferInsertModel<typeof accountPriceRules>[] = [
  { accountId: CLERK_ACCOUNT_ID, percent: 12, rounding: '0.05' },
  { accountId: POLISH_REP_ACCOUNT_ID, percent: 18, rounding: '0.05' },
  { accountId: POLISH_CLERK_ACCOUNT_ID, percent: 8.5, rounding: 'cent' },
]

/** Between 12 and 30 percent above what the company pays. */
export function makeAccountPrices(parts: readonly SeedSku[]): InferInsertModel<typeof accountPrices>[] {
  return parts
    .filter(part => part.market === 'ALL')
    .filter(({ oemCode, number }) => oemCode in SHOWCASE || randomOf(`rep ${number}`) < SHARE_WITH_ACCOUNT_PRICE)
    .map(part => {
      const factor = 1.12 + 0.18 * randomOf(`rep price ${part.number}`)
      const price = round2(Math.round(basePrice(part) * factor * 10) / 10)
      return { accountId: REP_ACCOUNT_ID, goodsSkuId: part.goodsSkuId, price }
    })
}
