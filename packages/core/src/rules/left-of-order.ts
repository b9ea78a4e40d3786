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
  if (!isCut(order)) return undefined
  const grandTotal = totalOf(order, kept)
  const withMoved = totalOf(order, line => kept(line) + (line.movedQty ?? 0))
  return {
    cancelled: sum([order.grandTotal, -withMoved]),
    moved: sum([withMoved, -grandTotal]),
    grandTotal,
  }
}

const isCut = ({ events }: Pick<Cut, 'events'>) =>
  events?.some(({ kind }) => kind === 'rest-cancelled' || kind === 'rest-moved') ?? false

const kept = ({ promises }: Pick<PlacedLine, 'promises'>) => promises.reduce((all, { qty }) => all + qty, 0)

/**
 * Pieces of a line of an order, and what those come to that are still ordered.
 * @source ORD-009
 */
export function leftOfLine(
  order: Pick<Cut, 'status' | 'events'>,
  line: Cut['lines'][number],
): { cancelled: number; moved: number; qty: number; price: number } {
  const { movedQty: moved = 0 } = line
  if (order.status === 'cancelled') return { cancelled: line.qty - moved, moved, qty: 0, price: 0 }
  if (!isCut(order)) return { cancelled: 0, moved, qty: line.qty, price: line.price }
  const qty = kept(line)
  return { cancelled: line.qty - moved - qty, moved, qty, price: priceOf(line, qty) }
}

const priceOf = (line: Cut['lines'][number], pieces: number): number =>
  pieces === line.qty ? line.price : times(effectivePrice(line), pieces)

/** What the order comes to with so many pieces of each line. */
function totalOf(order: Cut, piecesOf: (line: Cut['lines'][number]) => number): number {
  const lines = order.lines.map(line => {
    const net = priceOf(line, piecesOf(line))
    return { net, category: 'S' as const, rate: order.vatRate }
  })
  const upTo = sum(lines.map(({ net }) => net))
  const discount = nextShare(order.discount, { upTo, whole: order.subtotal, used: 0 })
  return invoiceSums({
    lines,
    allowances: [discount],
    charges: [order.shippingCost, order.handlingFee],
  }).grandTotal
}
