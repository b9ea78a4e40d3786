/** What an order comes to. */
import type { OrderConfirmation, OrderType } from '@cartwright/core/contract'
import { invoiceSums, percentSaved, sum, times } from '@cartwright/core/rules'

/** Net, per order, in the currency of the account: a drop shipment is packed with a delivery note of its own. */
export const DROP_HANDLING_FEE = 4.5

export type Sums = Pick<
  OrderConfirmation,
  | 'currency'
  | 'subtotal'
  | 'discount'
  | 'promotionRate'
  | 'shippingCost'
  | 'handlingFee'
  | 'total'
  | 'vatRate'
  | 'vat'
  | 'grandTotal'
>

/** What the sums follow from, besides the lines. `discount` is taken off the whole order, by a coupon. */
export type Charges = Pick<Sums, 'currency' | 'discount' | 'shippingCost' | 'handlingFee' | 'vatRate'>

/**
 * `total` = subtotal − discount + shipping + handling, `grandTotal` = total + VAT. `promotionRate` says by how many
 * percent tiers and promotions lower the lines; the subtotal is already lowered.
 * @source ORD-004, CART-008
 */
export function orderSums(lines: readonly { qty: number; unitPrice: number; price: number }[], charges: Charges): Sums {
  const atListPrice = sum(lines.map(line => times(line.unitPrice, line.qty)))
  const taxed = { category: 'S', rate: charges.vatRate } as const
  const { subtotal, total, vat, grandTotal } = invoiceSums({
    // Freight is taxed also where nothing is left to order.
    lines: lines.length > 0 ? lines.map(line => ({ net: line.price, ...taxed })) : [{ net: 0, ...taxed }],
    allowances: [charges.discount],
    charges: [charges.shippingCost, charges.handlingFee],
  })
  return {
    currency: charges.currency,
    subtotal,
    discount: charges.discount,
    promotionRate: percentSaved(atListPrice, subtotal),
    shippingCost: charges.shippingCost,
    handlingFee: charges.handlingFee,
    total,
    vatRate: charges.vatRate,
    vat,
    grandTotal,
  }
}

/** @source ORD-007, ORD-008 */
export const handlingFee = (type: OrderType): number => (type === 'REG' ? 0 : DROP_HANDLING_FEE)
