import { useFormat, useTexts } from '../provider/use-texts'
import { deskTexts } from './desk.texts'

/** How many of something a card is about: the number beside its title, and the number with its noun for screen readers. */
export function useCount() {
  const t = useTexts(deskTexts)
  const { number } = useFormat()
  return (noun: 'countCoupons' | 'countMoved' | 'countOrders', count: number) => ({
    shown: number(count),
    heard: t(noun, { count, n: number(count) }),
  })
}
