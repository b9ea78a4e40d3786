/** Divides what comes back over the invoices of its orders. Estimate and refund follow from the same plan, so they agree to the cent. */
import type { ReturnDeliveryType } from '@cartwright/core/contract'
import { apportion, returnLineKey, sum } from '@cartwright/core/rules'
import type { InvoiceSnapshot, SnapshotKitPart } from '../db/schema'
import {
  type Credited,
  type CreditedPart,
  creditOf,
  deductionsOf,
  isWhole,
  ofKind,
  piecesGone,
} from '../finance/credit-content'
import { partPiecesLeft, wholeKitsLeft } from '../finance/kit'
import { type ReturnedPart, restockingFee, returnFreight } from '../finance/return-sums'

/** An invoice or a credit note of an order that goods come back of, the oldest first. */
export interface RefundDocument {
  invoiceId: number
  /** The invoice that a credit note corrects. */
  correctsId: number | null
  snapshot: InvoiceSnapshot
  /** A credit that a return which was submitted earlier will have; it is not written yet. */
  isAssumed?: boolean
  /** Of a credit note of a return: the place of that among the returns as they were submitted. */
  place?: number
}

export interface RefundLine extends ReturnedPart {
  orderLineId: number
  /** Of a kit, the part that comes back: `qty` are pieces of it. */
  partSku?: number | null
  qty: number
}

export interface RefundTerms {
  deliveryType: ReturnDeliveryType | null
  /** What the supplier's courier costs the buyer, where it is not free. */
  freight: number
  /** Of the return among those as they were submitted; without it the return is the last. */
  place?: number
}

export interface PlannedCredit {
  /** Of the invoice. */
  invoiceId: number
  credited: Credited
  content: InvoiceSnapshot
}

/** A return that is submitted. */
export interface SubmittedReturn extends RefundTerms {
  lines: readonly RefundLine[]
}

export interface RefundPlan {
  credits: PlannedCredit[]
  /** Pieces that no invoice is left for, in all and of each line. */
  missing: number
  missingOf: readonly number[]
}

/** An invoice, and what a return takes of it. */
interface OpenInvoice {
  invoiceId: number
  snapshot: InvoiceSnapshot
  earlier: InvoiceSnapshot[]
  assumed: InvoiceSnapshot[]
  /** Credits of returns that were submitted later: their pieces are gone, but no amount follows them. */
  later: InvoiceSnapshot[]
  pieces: Map<number, number>
  parts: CreditedPart[]
}

/**
 * Pieces are taken from the oldest invoice on that has some of them left. A kit of which no invoice has a whole one left, because parts
 * of others were credited on several of them, is credited by its parts. The freight is taken off as far as there is something to take
 * it off.
 * @source RMA-003
 */
export function planRefund(
  documents: readonly RefundDocument[],
  lines: readonly RefundLine[],
  { deliveryType, freight, place = Number.POSITIVE_INFINITY }: RefundTerms,
): RefundPlan {
  const returned = lines.filter(({ qty }) => qty > 0)
  const left = new Map(returned.map(line => [line, line.qty]))
  const open = documents
    .filter(({ correctsId }) => correctsId === null)
    .map(invoice => openInvoice(invoice, documents, place))
  for (const invoice of open) takePieces(left, invoice)
  takeKitsByPart(left, open)
  let freightLeft = returnFreight(deliveryType, returned, freight)
  const credits = open.flatMap(({ invoiceId, snapshot, earlier, pieces, parts, ...others }): RefundPlan['credits'] => {
    if (pieces.size === 0 && parts.length === 0) return []
    const { invoiceNo } = snapshot
    const { assumed } = others
    const later = others.later.map(credit => credit.invoiceNo)
    const plain = creditOf(snapshot, earlier, { invoiceNo, pieces, parts, assumed })
    const deductions = deductionsOf(plain, freightLeft, ({ lineId, net }) => {
      const line = returned.find(({ orderLineId, partSku }) => orderLineId === lineId && partSku == null)
      return line ? restockingFee(net, line) : 0
    })
    freightLeft = sum([freightLeft, -ofKind(deductions, 'returnFreight')])
    const credited = { invoiceNo, pieces, parts, deductions, assumed, later }
    return [{ invoiceId, credited, content: creditOf(snapshot, earlier, credited) }]
  })
  const missingOf = lines.map(line => left.get(line) ?? 0)
  return { credits, missing: missingOf.reduce((total, qty) => total + qty, 0), missingOf }
}

function openInvoice(
  { invoiceId, snapshot }: RefundDocument,
  documents: readonly RefundDocument[],
  place: number,
): OpenInvoice {
  const credits = documents.filter(other => other.correctsId === invoiceId)
  const written = credits.filter(({ isAssumed }) => !isAssumed)
  const isLater = (credit: RefundDocument) => (credit.place ?? 0) > place
  return {
    invoiceId,
    snapshot,
    pieces: new Map(),
    parts: [],
    earlier: written.filter(credit => !isLater(credit)).map(other => other.snapshot),
    later: written.filter(isLater).map(other => other.snapshot),
    assumed: credits.filter(({ isAssumed }) => isAssumed).map(other => other.snapshot),
  }
}

/**
 * With the credits that open returns will have. What several returns of one invoice come to depends on their order, by the cent that
 * rounding leaves over: it is the order in which they were submitted, whichever is refunded first.
 * @param submitted the earlier one first
 */
export function assumeCredits(
  documents: readonly RefundDocument[],
  submitted: readonly SubmittedReturn[],
): RefundDocument[] {
  let all = [...documents]
  for (const { lines, ...terms } of submitted) {
    const credits = planRefund(all, lines, terms).credits.filter(({ content }) => content.sums.grandTotal > 0)
    all = [
      ...all,
      ...credits.map(({ invoiceId, content }) => ({
        invoiceId: 0,
        correctsId: invoiceId,
        snapshot: content,
        isAssumed: true,
      })),
    ]
  }
  return all
}

/** Takes what an invoice has left out of the pieces that are still to be credited. */
function takePieces(left: Map<RefundLine, number>, invoice: OpenInvoice): void {
  for (const [returned, wanted] of left) {
    const { orderLineId: lineId, partSku } = returned
    const line = lineOn(invoice, lineId)
    const part = line?.kit?.find(({ goodsSkuId }) => goodsSkuId === partSku)
    if (!line || (partSku != null && !part)) continue
    const gone = goneOf(invoice, lineId)
    const most = part ? partPiecesLeft(part, line.qty, gone) : wholeKitsLeft(line.kit ?? [], line.qty, gone)
    const qty = Math.min(wanted, most)
    if (qty <= 0) continue
    if (part) invoice.parts.push({ lineId, partSku: part.goodsSkuId, qty })
    else invoice.pieces.set(lineId, qty)
    left.set(returned, wanted - qty)
  }
}

/** Takes kits that are left in parts only, on one invoice or on several. */
function takeKitsByPart(left: Map<RefundLine, number>, open: readonly OpenInvoice[]): void {
  for (const [returned, wanted] of left) {
    const { orderLineId: lineId, partSku } = returned
    const lines = open.flatMap(invoice => {
      const line = lineOn(invoice, lineId)
      return line ? [{ invoice, line }] : []
    })
    const kit = lines[0]?.line.kit ?? []
    if (wanted === 0 || partSku != null || kit.length === 0) continue
    const leftOf = (part: SnapshotKitPart) =>
      lines.map(({ invoice, line }) => ({ invoice, qty: partPiecesLeft(part, line.qty, goneOf(invoice, lineId)) }))
    const kits = Math.min(
      wanted,
      ...kit.map(part => Math.floor(leftOf(part).reduce((total, { qty }) => total + qty, 0) / part.pieces)),
    )
    for (const part of kit) {
      let pieces = kits * part.pieces
      for (const { invoice, qty: most } of leftOf(part)) {
        const qty = Math.min(pieces, most)
        if (qty > 0) invoice.parts.push({ lineId, partSku: part.goodsSkuId, qty, withKit: true })
        pieces -= Math.max(0, qty)
      }
    }
    left.set(returned, wanted - kits)
  }
}

const lineOn = ({ snapshot }: OpenInvoice, lineId: number) => snapshot.lines.find(line => line.lineId === lineId)

/** What credits and the return itself have taken of a line. */
const goneOf = ({ earlier, assumed, later, pieces, parts }: OpenInvoice, lineId: number) =>
  piecesGone(
    [...earlier, ...assumed, ...later, { lines: [...[...pieces].map(([id, qty]) => ({ lineId: id, qty })), ...parts] }],
    lineId,
  )

export interface RefundSums {
  /** By `returnLineKey`: paid for what comes back, after the coupon, and the fee that is kept of it. */
  lines: Map<string, { amount: number; fee: number }>
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
      credited.map(line => (withFee.includes(line.lineId) && isWhole(line) ? line.net : 0)),
    )
    for (const [at, line] of credited.entries()) {
      const key = returnLineKey(line.lineId, isWhole(line) ? null : line.partSku)
      const known = lines.get(key) ?? { amount: 0, fee: 0 }
      lines.set(key, {
        amount: sum([known.amount, line.net, -(coupon[at] ?? 0)]),
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
