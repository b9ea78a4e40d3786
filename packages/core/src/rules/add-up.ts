/** Lines of a cart or an order that name the same part. */
import { QUANTITY_MAX } from '../contract/quantity-bounds'

export interface AddedLine {
  /** Part number: lines that share it are added up. */
  number: string
  /** Whole pieces. */
  qty: number
  /** The buyer's own number of the part. */
  custNumber?: string | null | undefined
}

/**
 * Adds up lines with the same part number, in the order of their first mention; the first own number that is given stays.
 * @param beyond what becomes of more than 9999 pieces (CART-002): `cap` leaves them out, as a cart does (API-067) · `apart` keeps the
 * line that goes beyond as one of its own, so that an order is refused and never placed for fewer pieces than were entered
 */
export function addUp<T extends AddedLine>(lines: readonly T[], beyond: 'cap' | 'apart'): T[] {
  const added: T[] = []
  const at = new Map<string, number>()
  for (const line of lines) {
    const index = at.get(line.number)
    const earlier = index === undefined ? undefined : added[index]
    const qty = (earlier?.qty ?? 0) + line.qty
    if (index === undefined || !earlier || (qty > QUANTITY_MAX && beyond === 'apart')) {
      at.set(line.number, added.length)
      added.push(line)
      continue
    }
    const custNumber = earlier.custNumber ?? line.custNumber
    added[index] = { ...earlier, qty: Math.min(QUANTITY_MAX, qty), ...(custNumber === undefined ? {} : { custNumber }) }
  }
  return added
}
