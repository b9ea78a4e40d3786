/** Divides what comes back over the invoices of its orders. Estimate and refund follow from the same plan, so they agree to the cent. */
import type { ReturnDeliveryType } from '@cartwright/core/contract'
import { apportion, type ReturnedPart, restockingFee, returnFreight, sum } from '@cartwright/core/rules'
import type { AllowanceKind, InvoiceSnapshot } from '../db/schema'
import { type Credited, creditOf } from '../finance/credit-content'

/** An invoice or a credit note of an order that goods come back of, the oldest first. */
export interface RefundDocument {
  invoiceId: number
  /** The invoice that a credit note corrects. */
  correctsId: number | null
  snapshot: InvoiceSnapshot
}

export interface RefundLine extends ReturnedPart {
  orderLineId: number
  qty: number
}

export interface RefundTerms {
  deliveryType: ReturnDeliveryType | null
  /** What the supplier's courier costs the buyer, where it is not free. */
  freight: number
}

export interface RefundPlan {
  credits: { credited: Credited; content: InvoiceSnapshot }[]
  /** Pieces that no invoice is left for. */
  missing: number
}

/**
 * Pieces are taken from the oldest invoice on that has some of them left. The freight is taken off as far as there is something to take
 * it off.
 * @source RMA-003
 */
export function planRefund(
  documents: readonly RefundDocument[],
  lines: readonly RefundLine[],
  { deliveryType, freight }: RefundTerms,
): RefundPlan {
  const returned = lines.filter(({ qty }) => qty > 0)
  const left = new Map(returned.map(line => [line.orderLineId, line.qty]))
  let freightLeft = returnFreight(deliveryType, returned, freight)
  const credits = documents.flatMap(({ invoiceId, correctsId, snapshot }): RefundPlan['credits'] => {
    if (correctsId !== null) return []
    const earlier = documents.filter(other => other.correctsId === invoiceId).map(other => other.snapshot)
    const pieces = takePieces(left, snapshot, earlier)
    if (pieces.size === 0) return []
    const { invoiceNo } = snapshot
    const plain = creditOf(snapshot, earlier, { invoiceNo, pieces })
    const fees = plain.lines.map(({ lineId, net }) => {
      const line = returned.find(({ orderLineId }) => orderLineId === lineId)
      return { lineId, fee: line ? restockingFee(net, line) : 0 }
    })
    // After a large coupon less is left of the goods than would be kept of them.
    const fee = Math.max(0, Math.min(sum(fees.map(each => each.fee)), plain.sums.total))
    const kept = Math.max(0, Math.min(freightLeft, sum([plain.sums.total, -fee])))
    freightLeft = sum([freightLeft, -kept])
    const lineIds = fees.filter(each => each.fee > 0).map(({ lineId }) => lineId)
    const deductions: NonNullable<Credited['deductions']> = [
      ...(fee > 0 ? [{ kind: 'restocking' as const, amount: fee, lineIds }] : []),
      ...(kept > 0 ? [{ kind: 'returnFreight' as const, amount: kept }] : []),
    ]
    const credited = { invoiceNo, pieces, deductions }
    return [{ credited, content: creditOf(snapshot, earlier, credited) }]
  })
  return { credits, missing: [...left.values()].reduce((total, qty) => total + qty, 0) }
}

/** Takes what an invoice has left out of the pieces that are still to be credited. */
function takePieces(left: Map<number, number>, invoice: InvoiceSnapshot, earlier: readonly InvoiceSnapshot[]) {
  const pieces = new Map<number, number>()
  for (const [lineId, wanted] of left) {
    const credited = earlier.reduce((total, credit) => total + piecesOn(credit, lineId), 0)
    const qty = Math.min(wanted, piecesOn(invoice, lineId) - credited)
    if (qty <= 0) continue
    pieces.set(lineId, qty)
    left.set(lineId, wanted - qty)
  }
  return pieces
}

const piecesOn = ({ lines }: InvoiceSnapshot, lineId: number): number =>
  lines.filter(line => line.lineId === lineId).reduce((total, { qty }) => total + qty, 0)

export interface RefundSums {
  /** By order line: paid for what comes back, after the coupon, and the fee that is kept of it. */
  lines: Map<number, { amount: number; fee: number }>
  /** Of the lines, less the fee. */
  amount: number
  fee: number
  /** Zero or below. */
  shipping: number
  vat: number
  /** amount + shipping + vat. */
  total: number
}

/** What credit notes come to together. @source RMA-003 */
export function refundSums(credits: readonly Pick<InvoiceSnapshot, 'lines' | 'allowances' | 'sums'>[]): RefundSums {
  const lines: RefundSums['lines'] = new Map()
  for (const { lines: credited, allowances } of credits) {
    const nets = credited.map(({ net }) => net)
    const coupon = apportion(ofKind(allowances, 'coupon'), nets)
    const withFee = allowances.find(({ kind }) => kind === 'restocking')?.lineIds ?? []
    const fees = apportion(
      ofKind(allowances, 'restocking'),
      credited.map(({ lineId, net }) => (withFee.includes(lineId) ? net : 0)),
    )
    for (const [at, { lineId, net }] of credited.entries()) {
      const known = lines.get(lineId) ?? { amount: 0, fee: 0 }
      lines.set(lineId, {
        amount: sum([known.amount, net, -(coupon[at] ?? 0)]),
        fee: sum([known.fee, fees[at] ?? 0]),
      })
    }
  }
  const all = credits.flatMap(({ allowances }) => allowances)
  const fee = ofKind(all, 'restocking')
  const amount = sum([...credits.map(({ sums }) => sums.subtotal), -ofKind(all, 'coupon'), -fee])
  const freight = ofKind(all, 'returnFreight')
  // No minus before a zero.
  const shipping = freight === 0 ? 0 : -freight
  const vat = sum(credits.map(({ sums }) => sums.vat))
  return { lines, amount, fee, shipping, vat, total: sum([amount, shipping, vat]) }
}

const ofKind = (allowances: InvoiceSnapshot['allowances'], wanted: AllowanceKind): number =>
  sum(allowances.filter(({ kind }) => kind === wanted).map(({ amount }) => amount))
