/** The address of /order/confirm; read-items.ts reads it back. */
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
