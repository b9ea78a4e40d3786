/** The items of an order as entered, one entry per part number. */

import { CODE } from '@cartwright/core/contract'
import { addUp, QUANTITY_MAX } from '@cartwright/core/rules'
import { ApiError } from '../http/api-error'
import { localize } from '../texts/localize'
import { orderRefusals } from './order-refusals.texts'

export interface Item {
  number: string
  custNumber?: string | null | undefined
  qty: number
}

/**
 * Adds up items with the same number, in the order of their first mention.
 * @throws ApiError when one part comes to more than 9999 pieces (CART-002)
 */
export function mergeItems(items: readonly Item[]): Item[] {
  const merged = addUp(items, 'apart')
  const seen = new Set<string>()
  for (const { number } of merged) {
    if (seen.has(number)) {
      const text = localize(orderRefusals, 'tooManyPieces', {
        count: QUANTITY_MAX,
        number,
      })
      throw new ApiError(CODE.REFUSED, text)
    }
    seen.add(number)
  }
  return merged
}
