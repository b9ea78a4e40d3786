/** What is kept of goods that come back: the same for the estimate and for the credit notes that follow. */
import type { ReturnDeliveryType, ReturnReason } from '@cartwright/core/contract'
import { isQualityReason, percent } from '@cartwright/core/rules'

/** Percent of the net value that is kept of goods that are not required. */
const RESTOCKING_PERCENT = 20

/** Part of a line that comes back. */
export interface ReturnedPart {
  reason: ReturnReason | null
  /** The audit keeps nothing. */
  isFeeWaived?: boolean
}

/** @param net of the pieces that come back, before a coupon @source RMA-003 */
export const restockingFee = (net: number, { reason, isFeeWaived }: ReturnedPart): number =>
  isChargeable(reason) && !isFeeWaived ? percent(net, RESTOCKING_PERCENT) : 0

/**
 * What the supplier's courier costs the buyer; nothing where all goods are at fault.
 * @param freight of the site
 * @source RMA-003
 */
export const returnFreight = (
  deliveryType: ReturnDeliveryType | null,
  returned: readonly ReturnedPart[],
  freight: number,
): number => (deliveryType === 'supplierCourier' && returned.some(({ reason }) => isChargeable(reason)) ? freight : 0)

/** Reasons that are the buyer's own. */
const isChargeable = (reason: ReturnReason | null): boolean =>
  reason !== null && reason !== 'wrongOrLess' && !isQualityReason(reason)
