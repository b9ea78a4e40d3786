/** Items of an order, each part once. */
import { QUANTITY_MAX } from '../rules'
import type { OrderItem } from './orders.types'

/** One item per part number, in the order of first mention, at most 9999 pieces each. */
export function mergeItems(items: readonly OrderItem[]): OrderItem[] {
  const merged = new Map<string, OrderItem>()
  for (const item of items) {
    const earlier = merged.get(item.number)
    const qty = Math.min(QUANTITY_MAX, (earlier?.qty ?? 0) + item.qty)
    merged.set(item.number, { ...item, custNumber: earlier?.custNumber ?? item.custNumber, qty })
  }
  return [...merged.values()]
}
