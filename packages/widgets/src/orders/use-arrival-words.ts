import type { TransitDays, When } from '@cartwright/core/contract'
import { arrivalDays, isDay } from '@cartwright/core/rules'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSumsTexts } from './order-sums.texts'

const ARRIVAL = { weekday: 'short', day: 'numeric', month: 'short' } as const

/**
 * The day or days on which a shipment is expected; undefined where the day on which it leaves, or its time on the way, is not known.
 * @param firstLeavesOn day on which pieces leave that are `now`
 */
export function useArrivalWords(): (
  when: When,
  days: TransitDays | null | undefined,
  firstLeavesOn: string | null | undefined,
) => string | undefined {
  const t = useTexts(orderSumsTexts)
  const { date } = useFormat()
  return (when, days, firstLeavesOn) => {
    const leaves = when === 'now' ? firstLeavesOn : isDay(when) ? when : undefined
    if (!leaves || !days) return undefined
    const { from, to } = arrivalDays(leaves, days)
    const last = date(to, ARRIVAL)
    return from === to ? last : t('fromTo', { from: date(from, ARRIVAL), to: last })
  }
}
