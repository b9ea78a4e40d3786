import type { Promised } from '@cartwright/core/contract'
import { isDay, shipmentsOf } from '@cartwright/core/rules'
import { SHORT_DAY, useFormat, useTexts } from '../../provider/use-texts'
import { promiseTexts } from './promise.texts'

/** Some pieces in words: "18 now", "20 on 27 Nov". */
export function usePromiseWords(): (promised: Pick<Promised, 'qty' | 'when'>) => string {
  const t = useTexts(promiseTexts)
  const { number, date, today } = useFormat()
  return ({ qty, when }) => {
    const pieces = number(qty)
    if (when === 'now') return t('now', { pieces })
    if (when === '72h') return t('soon', { pieces })
    if (!isDay(when)) return t('unknown', { pieces })
    // What was promised for a day that has passed has not arrived.
    return when < today() ? t('overdue', { pieces }) : t('on', { pieces, date: date(when, SHORT_DAY) })
  }
}

/** All pieces in words, those that leave at the same time as one: "18 now, 20 on 27 Nov". */
export function useShipmentWords(): (promised: readonly Pick<Promised, 'qty' | 'when'>[]) => string {
  const words = usePromiseWords()
  return promised =>
    shipmentsOf(promised)
      .map(({ when, pieces }) => words({ when, qty: pieces }))
      .join(', ')
}
