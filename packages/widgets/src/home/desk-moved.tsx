import type { MovedDate, Promised } from '@cartwright/core/contract'
import { isDay, promisesGone } from '@cartwright/core/rules'
import { Promises } from '../catalogue/part/promises'
import { useShipmentWords } from '../catalogue/part/use-promise-words'
import { checkIcon, triangleIcon } from '../icons/icons'
import { Card, Day, NoRows, OrderName, RowsToCome } from '../orders/desk-card'
import { Icon } from '../primitives/icon'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { deskTexts } from './desk.texts'
import { useCount } from './use-count'

const ROWS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** Back orders of which a date has become known or has changed: what was promised, and what is promised now. */
/** @param moved undefined while they are read */
export function MovedDates({ moved }: { moved: readonly MovedDate[] | undefined }) {
  const t = useTexts(deskTexts)
  const common = useTexts(commonTexts)
  const count = useCount()
  return (
    <Card
      title={t('moved')}
      kind="moved"
      rows={ROWS}
      isFolded
      count={moved?.length ? count('countMoved', moved.length) : undefined}
    >
      {!moved ? (
        <RowsToCome rows={ROWS} label={common('loading')} />
      ) : moved.length > 0 ? (
        <ul className="cw-desk__rows">
          {moved.slice(0, ROWS).map(date => (
            <li key={`${date.orderNo} ${date.number}`}>
              <OrderName {...date} sub={<b className="cw-code">{date.number}</b>} />
              <div className="cw-desk__when">
                <Moved {...date} />
                <Promises promised={date.promises} />
              </div>
              <Day at={date.at} />
            </li>
          ))}
        </ul>
      ) : (
        <NoRows>{t('movedNone')}</NoRows>
      )}
    </Card>
  )
}

/** What has become of the date, and the pieces that were promised for another day. */
function Moved({ kind, was = [], promises }: MovedDate) {
  const t = useTexts(deskTexts)
  const words = useShipmentWords()
  const days = daysBetween(lastDay(was), lastDay(promises))
  const gone = promisesGone(was, promises)
  return (
    <>
      <span className={days > 0 ? 'cw-desk__later' : days < 0 || kind !== 'date-moved' ? 'cw-desk__sooner' : undefined}>
        {days > 0 && <Icon shape={triangleIcon} size="s" />}
        {(days < 0 || kind !== 'date-moved') && <Icon shape={checkIcon} size="s" />}
        {kind === 'goods-arrived'
          ? t('goodsArrived')
          : kind === 'date-known'
            ? t('dateKnown')
            : days > 0
              ? t('later', { count: days })
              : days < 0
                ? t('sooner', { count: -days })
                : t('dateMoved')}
      </span>
      {gone.length > 0 && (
        <span className="cw-sub">
          <span className="cw-sr">{t('was')} </span>
          <s>{words(gone)}</s>
        </span>
      )}
    </>
  )
}

/** When the last piece leaves; undefined where one of them has no day. */
function lastDay(promised: readonly Promised[]): string | undefined {
  const days = promised.map(({ when }) => when).filter(when => when !== 'now' && when !== '72h')
  return days.every(isDay) ? days.toSorted().at(-1) : undefined
}

const daysBetween = (from: string | undefined, to: string | undefined): number =>
  from === undefined || to === undefined ? 0 : Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
