import type { TransitDays, When } from '@cartwright/core/contract'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSumsTexts } from './order-sums.texts'

/**
 * How long goods are on the way, from the day on which they leave: "1–2 working days". Only of what leaves now the next working day is said
 * as such. Undefined where it is not known, and without a day of leaving.
 */
export function useTransitWords(): (days: TransitDays | null | undefined, when: When) => string | undefined {
  const t = useTexts(orderSumsTexts)
  const { number } = useFormat()
  return (days, when) => {
    if (!days || when === 'unknown') return undefined
    const { min, max } = days
    if (when === 'now' && max === 1) return t('nextDay')
    return t('workingDays', { count: max, days: min === max ? number(max) : `${number(min)}–${number(max)}` })
  }
}
