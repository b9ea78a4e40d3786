import type { TransitDays, When } from '@cartwright/core/contract'
import { arrivalDays, isDay } from '@cartwright/core/rules'
import type { ReactNode } from 'react'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSumsTexts } from './order-sums.texts'

/** Where the text of a span has a day. */
const PLACE = '|'
/** A day on which goods arrive. */
export const ARRIVAL = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** Day on which a shipment leaves; undefined where it is not known. */
export function leavingDay(
  when: When,
  firstLeavesOn: string | null | undefined,
  soonLeavesOn: string | undefined,
): string | undefined {
  if (when === 'now') return firstLeavesOn ?? undefined
  return when === '72h' ? soonLeavesOn : isDay(when) ? when : undefined
}

/**
 * The day or days on which a shipment is expected; undefined where the day on which it leaves, or its time on the way, is not known.
 * A day stays on one line; two may stand below each other.
 * @param firstLeavesOn day on which pieces leave that are `now`
 * @param soonLeavesOn last day on which pieces leave that are `72h`
 */
export function useArrivalWords(): (
  when: When,
  days: TransitDays | null | undefined,
  firstLeavesOn: string | null | undefined,
  soonLeavesOn?: string | undefined,
) => ReactNode {
  const t = useTexts(orderSumsTexts)
  const { date } = useFormat()
  return (when, days, firstLeavesOn, soonLeavesOn) => {
    const leaves = leavingDay(when, firstLeavesOn, soonLeavesOn)
    if (!leaves || !days) return undefined
    const { from, to } = arrivalDays(leaves, days)
    const inWords = (day: string) => <span className="cw-arrival">{date(day, ARRIVAL)}</span>
    if (from === to) return inWords(to)
    const [before, between, after] = t('fromTo', { from: PLACE, to: PLACE }).split(PLACE)
    return (
      <>
        {before}
        {inWords(from)}
        {between}
        {inWords(to)}
        {after}
      </>
    )
  }
}
