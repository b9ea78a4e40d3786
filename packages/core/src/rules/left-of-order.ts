/** What of an order is still to be delivered and paid, once it or pieces of it were cancelled. */
import type { Order, OrderEvent, PlacedLine } from '../contract'
import { nextShare } from './apportion'
import { invoiceSums } from './invoice-sums'
import { sum, times } from './money'
import { effectivePrice } from './price'

interface Cut
  extends Pick<Order, 'status' | 'subtotal' | 'discount' | 'shippingCost' | 'handlingFee' | 'vatRate' | 'grandTotal'> {
  /** Every line, with what of it is promised still. */
  lines: readonly Pick<PlacedLine, 'qty' | 'unitPrice' | 'discountPrice' | 'price' | 'promises' | 'movedQty'>[]
  /** Tell whether pieces were cancelled or moved; missing from back ends that have none. */
  events?: readonly Pick<OrderEvent, 'kind'>[] | undefined
}

/**
 * Worked out as the invoices are: the cancelled pieces take their share of the discount along, shipping and handling stay.
 * Of an order that is cancelled as a whole nothing is left. Pieces that were moved to another order are paid with that.
 * @returns undefined for an order of which nothing was cancelled or moved
 * @source ORD-004, ORD-009
 */
export function leftOfOrder(order: Cut): { cancelled: number; moved: number; grandTotal: number } | undefined {
  if (order.status === 'cancelled') return { cancelled: order.grandTotal, moved: 0, grandTotal: 0 }
  if (!order.events?.some(({ kind }) => kind === 'rest-cancelled' || kind === 'rest-moved')) return undefined
  const kept = ({ promises }: Cut['lines'][number]) => promises.reduce((all, { qty }) => all + qty, 0)
  const grandTotal = totalOf(order, kept)
  const withMoved = totalOf(order, line => kept(line) + (line.movedQty ?? 0))
  return {
    cancelled: sum([order.grandTotal, -withMoved]),
    moved: sum([withMoved, -grandTotal]),
    grandTotal,
  }
}

/** What the order comes to with so many pieces of each line. */
function totalOf(order: Cut, piecesOf: (line: Cut['lines'][number]) => number): number {
  const lines = order.lines.map(line => {
    const pieces = piecesOf(line)
    const net = pieces === line.qty ? line.price : times(effectivePrice(line), pieces)
    return { net, category: 'S' as const, rate: order.vatRate }
  })
  const kept = sum(lines.map(({ net }) => net))
  const discount = nextShare(order.discount, { upTo: kept, whole: order.subtotal, used: 0 })
  return invoiceSums({
    lines,
    allowances: [discount],
    charges: [order.shippingCost, order.handlingFee],
  }).grandTotal
}
