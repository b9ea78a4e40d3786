/** What changed in a cart row since it was put in. */
import type { CartItem } from '../contract'
import { effectivePrice, piecesInReach } from '../rules'
import { promisesOf } from './cart.derive'
import type { RowChange } from './cart.types'

/**
 * What changed in a row since it was put in, in the order of its weight: no longer sold, short, price.
 * @returns an empty list when the row is as it was
 */
export function rowChanges(row: CartItem): RowChange[] {
  if (row.disabled) return [{ kind: 'disabled', successor: row.successor }]
  const changes: RowChange[] = []
  const stock = piecesInReach(row.availability)
  if (stock < row.qty) changes.push({ kind: 'short', stock, promises: promisesOf(row) })
  const to = effectivePrice(row)
  const from = row.addedPrice
  if (to !== from) changes.push({ kind: to < from ? 'price-down' : 'price-up', from, to })
  return changes
}
