import type { Promised } from '@cartwright/core/contract'
import { isDay } from '@cartwright/core/rules'
import { circleCheckIcon } from '../../icons/circle-check'
import { clockIcon } from '../../icons/clock'
import type { IconShape } from '../../icons/icon-shape'
import { infoIcon } from '../../icons/info'
import { storeIcon } from '../../icons/store'
import { Icon } from '../../primitives/icon'
import { SHORT_DAY, useFormat, useTexts } from '../../provider/use-texts'
import { promiseTexts } from './promise.texts'

type Look = 'now' | 'soon' | 'date' | 'open'

const ICONS: Record<Look, IconShape> = { now: circleCheckIcon, soon: storeIcon, date: clockIcon, open: infoIcon }

const lookOf = ({ when }: Promised): Look =>
  when === 'now' ? 'now' : when === '72h' ? 'soon' : isDay(when) ? 'date' : 'open'

/** Some pieces in words: "18 now", "20 on 27 Nov". */
export function usePromiseWords(): (promised: Promised) => string {
  const t = useTexts(promiseTexts)
  const { number, date } = useFormat()
  return ({ qty, when }) => {
    const pieces = number(qty)
    if (when === 'now') return t('now', { pieces })
    if (when === '72h') return t('soon', { pieces })
    if (!isDay(when)) return t('unknown', { pieces })
    return isOver(when) ? t('overdue', { pieces }) : t('on', { pieces, date: date(when, SHORT_DAY) })
  }
}

/** Whether a day has passed: what was promised for it has not arrived. */
export const isOver = (day: string): boolean => day < new Date().toISOString().slice(0, 10)

/** When which pieces leave, each part with its own sign (ORD-013). */
export function Promises({ promised }: { promised: readonly Promised[] }) {
  const words = usePromiseWords()
  return (
    <ul className="cw-when">
      {promised.map(part => (
        <li key={`${part.when} ${part.warehouse}`} className={`cw-when__${lookOf(part)}`}>
          <Icon shape={ICONS[lookOf(part)]} size="s" />
          {words(part)}
        </li>
      ))}
    </ul>
  )
}
