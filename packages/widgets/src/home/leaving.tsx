import { deskOf } from '@cartwright/core'
import { clockIcon, truckIcon } from '../icons/icons'
import { useCutOff } from '../orders/use-cut-off'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { leavingTexts } from './leaving.texts'

/** The dial shows as many hours as a clock. */
const DIAL_MINUTES = 12 * 60
const RADIUS = 40
const ROUND = 2 * Math.PI * RADIUS
/** The colour says so as well, beside the words. */
const SOON_MINUTES = 15

/** When goods leave that are ordered now, and how long that is so. */
export function Leaving() {
  const desk = deskOf(useShop())
  const t = useTexts(leavingTexts)
  const { date } = useFormat()
  const value = useStore(desk.store, state => state.value)
  const { time, minutes, isPassed } = useCutOff(value?.cutOffAt, () => void desk.load())
  // Its place is kept until it is known, and while it is read again.
  if (!value || isPassed) return <div className="cw-leaving" aria-hidden="true" />
  if (value.orderBy)
    return (
      <div className="cw-leaving">
        {minutes === undefined ? <Icon shape={truckIcon} size="l" /> : <Dial minutes={minutes} />}
        <p>
          <b>{time ? t('within', { time }) : t('orderBy', { time: value.orderBy })}</b>
          <span className="cw-sub">{time ? t('leavesTodayBy', { time: value.orderBy }) : t('leavesToday')}</span>
        </p>
      </div>
    )
  if (!value.leavesOn)
    return (
      <div className="cw-leaving">
        <Icon shape={clockIcon} size="l" />
        <p>
          <span className="cw-sub">{t('notKnown')}</span>
        </p>
      </div>
    )
  return (
    <div className="cw-leaving">
      <Icon shape={clockIcon} size="l" />
      <p>
        <b>{t('shipsOn', { day: date(value.leavesOn, { weekday: 'long', day: 'numeric', month: 'long' }) })}</b>
        <span className="cw-sub">{t('leavesThen')}</span>
      </p>
    </div>
  )
}

/** The words beside it say the same. */
function Dial({ minutes }: { minutes: number }) {
  const share = Math.min(1, minutes / DIAL_MINUTES)
  return (
    <span className={cx('cw-leaving__dial', minutes < SOON_MINUTES && 'is-soon')} aria-hidden="true">
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle cx="46" cy="46" r={RADIUS} />
        <circle cx="46" cy="46" r={RADIUS} strokeDasharray={`${share * ROUND} ${ROUND}`} />
      </svg>
      <b>
        {Math.floor(minutes / 60)}:{String(minutes % 60).padStart(2, '0')}
      </b>
    </span>
  )
}
