/** What stands on the invoices of an order besides its lines. */
import { nextShare, sum } from '@cartwright/core/rules'
import type { InvoiceSnapshot, orders } from '../db/schema'

type OrderRow = typeof orders.$inferSelect

/** Freight and handling stand on the first invoice of an order. @param earlier how many invoices the order has */
export function chargesOf(
  { shippingCost, handlingFee }: Pick<OrderRow, 'shippingCost' | 'handlingFee'>,
  earlier: number,
): InvoiceSnapshot['charges'] {
  if (earlier > 0) return []
  const charges: InvoiceSnapshot['charges'] = [
    { kind: 'freight', amount: shippingCost },
    { kind: 'handling', amount: handlingFee },
  ]
  return charges.filter(({ amount }) => amount > 0)
}

/** What a coupon of the order takes off the next invoice: with the last piece it is used up, and pieces that are cancelled take theirs along. */
export function couponShare(
  { discount, subtotal }: Pick<OrderRow, 'discount' | 'subtotal'>,
  lines: readonly { net: number }[],
  earlier: readonly Pick<InvoiceSnapshot, 'allowances' | 'sums'>[],
): number {
  const used = sum(earlier.flatMap(({ allowances }) => allowances.map(({ amount }) => amount)))
  const upTo = sum([...earlier.map(({ sums }) => sums.subtotal), ...lines.map(({ net }) => net)])
  return nextShare(discount, { upTo, whole: subtotal, used })
}
