/** The items of an order as entered, one entry per part number. */
import { CODE } from '@cartwright/core/contract'
import { QUANTITY_MAX } from '@cartwright/core/rules'
import { Refusal } from '../app/refusal'

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
      throw new Refusal(CODE.REFUSED, `At most ${QUANTITY_MAX} pieces of ${item.number} can be ordered at once.`)
    }
    merged.set(item.number, { ...item, custNumber: earlier?.custNumber ?? item.custNumber, qty })
  }
  return [...merged.values()]
}
