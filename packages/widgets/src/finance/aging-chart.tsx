import type { EntryList, EntryListQuery } from '@cartwright/core'
import type { AgingGroup, AgingStat } from '@cartwright/core/contract'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { cx } from '../primitives/class-names'
import { Skeleton } from '../primitives/feedback'
import { Table } from '../primitives/table'
import { TextField } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { useFormat, useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

export interface AgingChartProps {
  list: EntryList
  /** Undefined until it is known. */
  stat: AgingStat | undefined
  query: EntryListQuery
}

const WIDTH = 800
const SLOT = WIDTH / 8
const BAR = 56
/** Of the tallest bar. */
const HEIGHT = 220
const TOP = 26
/** What is there is seen, also where it is little. */
const LEAST = 3

/** Of an amount, of the largest one: 0 to 1. */
function shareOf({ groups }: AgingStat): (amount: number) => number {
  const most = Math.max(1, ...groups.map(({ amount }) => Math.abs(amount)))
  return amount => Math.abs(amount) / most
}

/** What is open by due date: a row of buttons that filter the list, and the same as a table (FIN-007 to FIN-013). */
export function AgingChart({ list, stat, query }: AgingChartProps) {
  const t = useTexts(financeTexts)
  const common = useTexts(commonTexts)
  const { money, date } = useFormat()
  const [isTable, setTable] = useState(false)
  const pick = (bucket: AgingGroup) =>
    list.change({
      bucket: bucket === query.bucket ? undefined : bucket,
      // Nothing is due of what is cleared.
      ...(query.tab === 'cleared' && { tab: 'open' as const }),
    })
  return (
    <section className="cw-card cw-aging" aria-label={t('agingTitle')}>
      <div className="cw-card__head cw-row cw-row--wrap">
        <h2>{t('agingTitle')}</h2>
        <span className="cw-end cw-aging__as-of">
          <TextField
            label={t('asOf')}
            type="date"
            value={query.asOf ?? stat?.asOf ?? ''}
            onValue={value => list.change({ asOf: value === '' ? undefined : value })}
          />
        </span>
      </div>
      <div className="cw-card__body">
        {stat ? (
          <>
            <p className="cw-aging__total">
              <span className="cw-sub">{t('openTotal', { day: date(stat.asOf) })}</span>
              <b className="cw-price">{money(stat.total, stat.currency)}</b>
            </p>
            <Bars stat={stat} bucket={query.bucket} onPick={pick} />
            <button
              type="button"
              className="cw-link cw-aging__more"
              aria-expanded={isTable}
              onClick={() => setTable(!isTable)}
            >
              {t('asTable')}
            </button>
            <div className={cx('cw-aging__table', isTable && 'is-shown')}>
              <AgingTable stat={stat} bucket={query.bucket} onPick={pick} />
            </div>
          </>
        ) : (
          <div role="status">
            <span className="cw-sr">{common('loading')}</span>
            <Skeleton height={HEIGHT + TOP} />
          </div>
        )}
      </div>
    </section>
  )
}

interface PickProps {
  stat: AgingStat
  bucket: AgingGroup | undefined
  onPick: (bucket: AgingGroup) => void
}

function Bars({ stat, bucket: picked, onPick }: PickProps) {
  const t = useTexts(financeTexts)
  const { money } = useFormat()
  const bars = stat.groups
  const share = shareOf(stat)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons stand in a drawing, which a fieldset cannot be.
    <svg
      className="cw-aging__chart"
      viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 46}`}
      role="group"
      aria-label={t('agingTitle')}
    >
      {bars.map(({ bucket, amount, count }, at) => {
        const height = count === 0 ? 0 : Math.max(LEAST, share(amount) * HEIGHT)
        const middle = at * SLOT + SLOT / 2
        const isPicked = bucket === picked
        const press = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onPick(bucket)
        }
        return (
          <Fragment key={bucket}>
            {/* biome-ignore lint/a11y/useSemanticElements: an element of a drawing; there is no other button in it. */}
            <g
              role="button"
              ref={makeFocusable}
              aria-pressed={isPicked}
              aria-label={`${t(bucket)}: ${money(amount, stat.currency)}, ${t('entries', { count, total: count })}`}
              className={`cw-aging__bar cw-aging__bar--${bucket}`}
              onClick={() => onPick(bucket)}
              onKeyDown={press}
            >
              <rect
                className="cw-aging__slot"
                x={at * SLOT + 3}
                y={2}
                width={SLOT - 6}
                height={TOP + HEIGHT + 42}
                rx={8}
              />
              <rect
                className={`cw-aging__fill${amount < 0 ? ' cw-aging__fill--credit' : ''}`}
                x={middle - BAR / 2}
                y={TOP + HEIGHT - height}
                width={BAR}
                height={height}
                rx={3}
              />
            </g>
            {/* Outside the button, whose name says more than fits here. */}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group of a drawing can be focused. */}
            <g className="cw-aging__words" aria-hidden="true">
              <text className="cw-aging__value" x={middle} y={TOP + HEIGHT - height - 7}>
                {money(amount, stat.currency)}
              </text>
              <text className="cw-aging__name" x={middle} y={TOP + HEIGHT + 18}>
                {t(`short_${bucket}` as 'short_d30')}
              </text>
              <text className="cw-aging__count" x={middle} y={TOP + HEIGHT + 35}>
                {isPicked ? `✓ ${count}` : count}
              </text>
            </g>
          </Fragment>
        )
      })}
      <line className="cw-aging__base" x1={0} x2={WIDTH} y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
    </svg>
  )
}

/** Attributes of drawings are spelt as they are: `tabIndex` would be another one. */
const makeFocusable = (button: SVGGElement | null) => button?.setAttribute('tabindex', '0')

function AgingTable({ stat, bucket: picked, onPick }: PickProps) {
  const t = useTexts(financeTexts)
  const { money, number } = useFormat()
  const share = shareOf(stat)
  return (
    <Table
      className="cw-table"
      caption={t('agingTitle')}
      columns={[
        { head: t('bucket'), holds: 'name' },
        { head: t('count'), holds: 'amount' },
        { head: t('balance'), holds: 'amount' },
      ]}
      rows={stat.groups.map(({ bucket, amount, count }) => ({
        key: bucket,
        cells: [
          <Fragment key="name">
            <button type="button" className="cw-link" aria-pressed={bucket === picked} onClick={() => onPick(bucket)}>
              {t(bucket)}
            </button>
            {/* The bars of the chart, where there is no room for it. */}
            <span
              aria-hidden="true"
              className={`cw-aging__line cw-aging__bar--${bucket}${amount < 0 ? ' cw-aging__line--credit' : ''}`}
              style={{ width: `${(100 * share(amount)).toFixed(1)}%` }}
            />
          </Fragment>,
          number(count),
          money(amount, stat.currency),
        ],
      }))}
      foot={[t('sum'), number(stat.count), money(stat.total, stat.currency)]}
    />
  )
}
