/** What a return comes to: the same for the estimate and for the credit that follows. */
import type { ReturnDeliveryType, ReturnReason } from '../contract'
import { percent, sum, times } from './money'
import { isQualityReason } from './returns'

/** Percent of the net value that is kept of goods that are not required. */
const RESTOCKING_PERCENT = 20

export interface ReturnedLine {
  /** Paid for one piece, net. */
  price: number
  /** Pieces that come back, or that the audit has approved. */
  qty: number
  reason: ReturnReason | null
  /** The audit keeps nothing. */
  isFeeWaived?: boolean
}

export interface ReturnSums {
  lines: { amount: number; fee: number }[]
  /** Of the lines, less the fee. */
  amount: number
  fee: number
  /** Zero or below. */
  shipping: number
  vat: number
  /** amount + shipping + vat. */
  total: number
}

/** @param freight what the supplier's courier costs the buyer, where it is not free */
export interface ReturnTerms {
  deliveryType: ReturnDeliveryType | null
  freight: number
  /** Percent. */
  vatRate: number
}

/**
 * A credit of nothing is never below zero: freight is taken off only as far as there is something to take it off.
 * @source RMA-003
 */
export function returnSums(
  lines: readonly ReturnedLine[],
  { deliveryType, freight, vatRate }: ReturnTerms,
): ReturnSums {
  const priced = lines.map(({ price, qty, reason, isFeeWaived }) => {
    const amount = times(price, Math.max(0, qty))
    return { amount, fee: isChargeable(reason) && !isFeeWaived ? percent(amount, RESTOCKING_PERCENT) : 0 }
  })
  const fee = sum(priced.map(line => line.fee))
  const amount = sum([...priced.map(line => line.amount), -fee])
  const isFree = deliveryType !== 'supplierCourier' || !lines.some(({ reason, qty }) => qty > 0 && isChargeable(reason))
  const kept = isFree ? 0 : Math.min(freight, amount)
  // No minus before a zero.
  const shipping = kept === 0 ? 0 : -kept
  const taxable = sum([amount, shipping])
  const vat = percent(taxable, vatRate)
  return { lines: priced, amount, fee, shipping, vat, total: sum([taxable, vat]) }
}

/** Reasons that are the buyer's own. */
const isChargeable = (reason: ReturnReason | null): boolean =>
  reason !== null && reason !== 'wrongOrLess' && !isQualityReason(reason)
