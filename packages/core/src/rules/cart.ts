/** What a cart comes to. */
import { sum } from './money'

/**
 * Sum of the rounded line prices. A part that is no longer sold cannot be ordered and is not counted.
 * @param rows `price` as `linePrice` gives it
 * @source CART-008
 */
export const cartTotal = (rows: Iterable<{ price: number; disabled: boolean }>): number =>
  sum([...rows].filter(row => !row.disabled).map(row => row.price))
