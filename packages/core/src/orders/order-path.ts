/** The address of /order/confirm; read-items.ts reads it back. */
import { QUANTITY_MAX } from '../rules'
import type { OrderItem } from './orders.types'

/** Above this length servers and proxies refuse an address; a whole cart or a quick order is then named instead of spelled out. */
const QUERY_CHARS = 6000
/** `skus` of a check-out of the whole cart that is too long to spell out. */
export const WHOLE_CART = 'cart'

/**
 * Text of the query `skus`, to be URL-encoded.
 * @source RT-039
 */
export const encodeItems = (items: readonly OrderItem[]): string =>
  JSON.stringify(items.map(({ custNumber, number, qty }) => ({ custNumber, number, qty })))

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

/** Path of /order/confirm; see `QUERY_CHARS` for long lists. */
export function confirmPath(
  items: readonly OrderItem[],
  from: { quickOrderId?: number | undefined; isWholeCart?: boolean } = {},
): string {
  const spelled = encodeURIComponent(encodeItems(items))
  const isLong = spelled.length > QUERY_CHARS
  const id = from.quickOrderId
  if (id !== undefined) return `/order/confirm?${isLong ? '' : `skus=${spelled}&`}quickOrderId=${id}`
  return `/order/confirm?skus=${isLong && from.isWholeCart ? WHOLE_CART : spelled}`
}
