/** The mark by which a changed order is recognised (ORD-018). */
import { createHash } from 'node:crypto'
import type { CallRead, OrderConfirmation } from '@cartwright/core/contract'

/** Where the items come from, as it is at the moment. */
interface Source {
  /** Pieces that come out of the cart, by line. */
  fromCart: readonly number[]
  /** Orders of the quick order so far; 0 without one. */
  timesOrdered: number
}

/**
 * SHA-256 over what the buyer agreed to: lines with prices and promises, sums, coupon, ship-to, ship via. Only what the caller
 * was shown goes in, how many pieces of each line the cart holds, and how often the quick order was ordered, so that what was ordered
 * in another tab or removed is noticed: a hash over the company's price would let a sub-account guess it.
 */
export function hashConfirmation(
  shown: Omit<OrderConfirmation, 'hash'>,
  { orderType, backOrderMode }: Pick<CallRead<'orders.confirm'>['body'], 'orderType' | 'backOrderMode'>,
  { fromCart, timesOrdered }: Source,
): string {
  const lines = shown.lines.map((line, at) => [
    line.number,
    line.qty,
    line.unitPrice,
    line.discountPrice,
    line.price,
    line.promises,
    line.disabled,
    fromCart[at] ?? 0,
  ])
  const sums = [shown.currency, shown.subtotal, shown.discount, shown.shippingCost, shown.handlingFee, shown.vatRate]
  // What a coupon takes off is in the sums; free shipping of a ship via that costs nothing is not.
  const coupon = shown.coupon?.code ?? null
  const delivery = [shown.shipTo, shown.shipViaId, shown.forwarder, orderType, backOrderMode, shown.leavesOn]
  const agreed = [lines, shown.unknown, sums, shown.grandTotal, shown.kind, delivery, timesOrdered, coupon]
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex')
}
