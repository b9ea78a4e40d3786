import type { EntryList, EntryListQuery } from '@cartwright/core'
import type { AgingGroup, AgingStat } from '@cartwright/core/contract'
import { sum } from '@cartwright/core/rules'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { cx } from '../primitives/class-names'
import { Skeleton } from '../primitives/feedback'
import { Loading } from '../primitives/loading'
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
/** Left of the bars, for the numbers of the scale. */
const SCALE = 64
const SLOT = (WIDTH - SCALE) / 8
const BAR = 52
/** Of the tallest bar. */
const HEIGHT = 220
const TOP = 26
/** What is there is seen, also where it is little. */
const LEAST = 3
/** The groups that are not due yet come first. */
const NOT_DUE = 3

const mostOf = ({ groups }: AgingStat) => Math.max(1, ...groups.map(({ amount }) => Math.abs(amount)))

/** Of an amount, of the largest one: 0 to 1. */
function shareOf(stat: AgingStat): (amount: number) => number {
  const most = mostOf(stat)
  return amount => Math.abs(amount) / most
}

/** Round amounts up to the largest one, two to four of them: 1, 2 or 5 of a power of ten apart. None where nothing is open. */
function stepsUpTo(most: number): number[] {
  if (most <= 1) return []
  const power = 10 ** Math.floor(Math.log10(most / 2))
  const step = [5, 2, 1].map(of => of * power).find(apart => most / apart >= 2) ?? power
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step)
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
        <span className="cw-sub cw-aging__hint">{t('agingHint')}</span>
        <div className="cw-end cw-aging__as-of">
          <TextField
            label={t('asOf')}
            type="date"
            value={query.asOf ?? stat?.asOf ?? ''}
            onValue={value => list.change({ asOf: value === '' ? undefined : value })}
          />
        </div>
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
          <Loading label={common('loading')}>
            <Skeleton height={HEIGHT + TOP} />
          </Loading>
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
      viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 76}`}
      role="group"
      aria-label={t('agingTitle')}
    >
      <Scale most={mostOf(stat)} />
      {bars.map(({ bucket, amount, count }, at) => {
        const height = count === 0 ? 0 : Math.max(LEAST, share(amount) * HEIGHT)
        const middle = SCALE + at * SLOT + SLOT / 2
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
                x={SCALE + at * SLOT + 3}
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
      <line className="cw-aging__base" x1={SCALE} x2={WIDTH} y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
      <Halves stat={stat} />
    </svg>
  )
}

/** Lines at round amounts; the bars say theirs themselves. */
function Scale({ most }: { most: number }) {
  const { number } = useFormat()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group of a drawing can be focused.
    <g className="cw-aging__scale" aria-hidden="true">
      {[0, ...stepsUpTo(most)].map(amount => {
        const y = TOP + HEIGHT - (amount / most) * HEIGHT
        return (
          <Fragment key={amount}>
            {amount > 0 && <line x1={SCALE} x2={WIDTH} y1={y} y2={y} />}
            <text x={SCALE - 8} y={y + 4}>
              {number(amount)}
            </text>
          </Fragment>
        )
      })}
    </g>
  )
}

/** What the groups that are not due yet come to, and those that are overdue. */
function Halves({ stat }: { stat: AgingStat }) {
  const t = useTexts(financeTexts)
  const { money } = useFormat()
  const total = (groups: AgingStat['groups']) => money(sum(groups.map(({ amount }) => amount)), stat.currency)
  const border = SCALE + NOT_DUE * SLOT
  const y = TOP + HEIGHT + 50
  return (
    <g className="cw-aging__halves">
      <line x1={SCALE + 3} x2={border - 3} y1={y} y2={y} />
      <text x={SCALE + 3} y={y + 18}>
        {t('agingNotDue', { amount: total(stat.groups.slice(0, NOT_DUE)) })}
      </text>
      <line className="is-late" x1={border + 3} x2={WIDTH - 3} y1={y} y2={y} />
      <text x={border + 3} y={y + 18}>
        {t('agingLate', { amount: total(stat.groups.slice(NOT_DUE)) })}
      </text>
    </g>
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
