/** The items of an order as entered, one entry per part number. */
import { CODE } from '@cartwright/core/contract'
import { QUANTITY_MAX } from '@cartwright/core/rules'
import { Refusal } from '../app/refusal'
import { say } from '../app/say'

export interface Item {
  number: string
  custNumber?: string | null | undefined
  qty: number
}

/**
 * Adds up items with the same number, in the order of their first mention.
 * @throws Refusal when one part comes to more than 9999 pieces (CART-002)
 */
export function mergeItems(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>()
  for (const item of items) {
    const earlier = merged.get(item.number)
    const qty = (earlier?.qty ?? 0) + item.qty
    if (qty > QUANTITY_MAX) {
      throw new Refusal(
        CODE.REFUSED,
        say('At most {count} pieces of {number} can be ordered at once.', { count: QUANTITY_MAX, number: item.number }),
      )
    }
    merged.set(item.number, { ...item, custNumber: earlier?.custNumber ?? item.custNumber, qty })
  }
  return [...merged.values()]
}
