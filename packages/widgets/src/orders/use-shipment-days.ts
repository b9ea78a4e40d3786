import type { ProgressPart } from '@cartwright/core/contract'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'

type Days = Pick<ProgressPart, 'shipment' | 'leavesOn' | 'expectedOn' | 'arrivedOn'>

/** Days of pieces that travel together: "Left 19 Nov 2026, arrived 20 Nov 2026", or when they are expected, or that no day is known yet. */
export function useShipmentDays(): (part: Days) => string {
  const t = useTexts(orderDetailsTexts)
  const { date } = useFormat()
  return ({ shipment, leavesOn, expectedOn, arrivedOn }) => {
    const left = leavesOn && t(shipment === null ? 'willLeave' : 'left', { day: date(leavesOn) })
    const there = arrivedOn
      ? t('arrivedOn', { day: date(arrivedOn) })
      : expectedOn
        ? t('expectedOn', { day: date(expectedOn) })
        : // Goods that are picked up have the day on which they leave, and no other.
          (shipment !== null || !leavesOn) && t('noDateYet')
    return [left, there].filter(Boolean).join(', ')
  }
}
