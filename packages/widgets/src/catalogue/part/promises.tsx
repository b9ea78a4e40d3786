import type { Promised, When } from '@cartwright/core/contract'
import { isDay, shipmentsOf } from '@cartwright/core/rules'
import { circleCheckIcon, clockIcon, type IconShape, infoIcon, storeIcon } from '../../icons/icons'
import { Icon } from '../../primitives/icon'
import { addSheet } from '../../styles/sheet'
import css from './part.css?inline'
import { usePromiseWords } from './use-promise-words'

addSheet(css)

type Look = 'now' | 'soon' | 'date' | 'open'

const ICONS: Record<Look, IconShape> = { now: circleCheckIcon, soon: storeIcon, date: clockIcon, open: infoIcon }

const lookOf = (when: When): Look => (when === 'now' ? 'now' : when === '72h' ? 'soon' : isDay(when) ? 'date' : 'open')

/** When which pieces leave, each part with its own sign (ORD-013). */
export function Promises({ promised }: { promised: readonly Promised[] }) {
  const words = usePromiseWords()
  return (
    <ul className="cw-when">
      {shipmentsOf(promised).map(({ when, pieces }) => (
        <li key={when} className={`cw-when__${lookOf(when)}`}>
          <Icon shape={ICONS[lookOf(when)]} size="s" />
          {words({ when, qty: pieces })}
        </li>
      ))}
    </ul>
  )
}
