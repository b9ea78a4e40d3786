/** The address of /order/confirm; orders/read-items.ts reads it back. */
import { toJson } from '../to-json'

/** One item of the query `skus` of /order/confirm (RT-039). */
export interface OrderItem {
  /** Part number. */
  number: string
  /** The buyer's own number of the part; null for none. */
  custNumber: string | null
  /** Whole pieces, 1 to 9999. */
  qty: number
}

/** Above this length servers and proxies refuse an address; a whole cart or a quick order is then named instead of spelled out. */
const QUERY_CHARS = 6000
/** `skus` of a check-out of the whole cart that is too long to spell out. */
export const WHOLE_CART = 'cart'

/** Path of the page that says that an order was placed. @source ORD-017 */
export const successPath = (id: string): string => `/order/checkout/${encodeURIComponent(id)}`

/** Says that the items are rows of the cart: they are ordered only while they are in it. */
const FROM_CART = 'from=cart'

/** @param query of /order/confirm */
export const isFromCart = (query: URLSearchParams): boolean =>
  query.get('from') === 'cart' || query.get('skus') === WHOLE_CART

/**
 * Text of the query `skus`, to be URL-encoded.
 * @source RT-039
 */
export const encodeItems = (items: readonly OrderItem[]): string =>
  toJson(items.map(({ custNumber, number, qty }) => ({ custNumber, number, qty })))

/** Path of /order/confirm; see `QUERY_CHARS` for long lists. */
export function confirmPath(
  items: readonly OrderItem[],
  from: { quickOrderId?: number | undefined; isCart?: boolean; isWholeCart?: boolean } = {},
): string {
  const spelled = encodeURIComponent(encodeItems(items))
  const isLong = spelled.length > QUERY_CHARS
  const id = from.quickOrderId
  if (id !== undefined) return `/order/confirm?${isLong ? '' : `skus=${spelled}&`}quickOrderId=${id}`
  if (isLong && from.isWholeCart) return `/order/confirm?skus=${WHOLE_CART}`
  return `/order/confirm?skus=${spelled}${from.isCart ? `&${FROM_CART}` : ''}`
}
