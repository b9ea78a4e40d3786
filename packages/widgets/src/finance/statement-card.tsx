import { type EntryListQuery, financeOf, type StatementPeriod, statementPeriods } from '@cartwright/core'
import type { AgingStat, StatementSums } from '@cartwright/core/contract'
import { addDays } from '@cartwright/core/rules'
import { Fragment, useEffect, useState } from 'react'
import { downloadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Notice, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useDownload } from '../provider/use-download'
import { useFormat, useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const MONTH = { month: 'long', year: 'numeric' } as const
const YEAR = { year: 'numeric' } as const

/** Of the days of the list, where it has no first one. */
const DAYS = 90

interface StatementCardProps {
  stat: AgingStat
  /** Days that the list shows, if it is filtered by them: they are offered first. */
  days: Pick<EntryListQuery, 'from' | 'to'>
}

/** The account of a month, a year, the last 90 days or the days of the list in sums, and the statement that lists it (FIN-005, API-095). */
export function StatementCard({ stat, days }: StatementCardProps) {
  const finance = financeOf(useShop())
  const t = useTexts(financeTexts)
  const common = useTexts(commonTexts)
  const { date } = useFormat()
  const { asOf } = stat
  const nameOf = ({ kind, from: first }: StatementPeriod) => {
    if (kind === 'month') return date(first, MONTH)
    return kind === 'year' ? t('wholeYear', { year: date(first, YEAR) }) : t('lastDays')
  }
  const periods = [
    ...periodsOf(days, asOf).map(period => ({
      ...period,
      name: `${date(period.from, DAY)} – ${date(period.to, DAY)}`,
    })),
    ...statementPeriods(asOf).map(period => ({ ...period, name: nameOf(period) })),
  ]
  const [chosen, setChosen] = useState('')
  const period = periods.find(one => keyOf(one) === chosen) ?? periods[0]
  const { from, to } = period ?? { from: asOf, to: asOf }
  const [read, setRead] = useState<StatementSums | 'failed'>()
  useEffect(() => {
    void stat
    let isShown = true
    finance.statement(from, to).then(
      found => isShown && setRead(found),
      () => isShown && setRead('failed'),
    )
    return () => {
      isShown = false
    }
  }, [finance, from, to, stat])
  return (
    <section className="cw-card cw-statement" aria-label={t('statement')}>
      <div className="cw-card__head">
        <h2>{t('statement')}</h2>
        <span className="cw-end cw-statement__period">
          <select
            part="select"
            className="cw-select"
            aria-label={t('period')}
            value={period && keyOf(period)}
            onChange={event => setChosen(event.currentTarget.value)}
          >
            {periods.map(one => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {one.name}
              </option>
            ))}
          </select>
        </span>
      </div>
      <div className="cw-card__body">
        {read === undefined ? (
          <SkeletonRows rows={5} label={common('loading')} />
        ) : read === 'failed' ? (
          <Notice tone="danger">{t('statementFailed')}</Notice>
        ) : (
          <Sums sums={read} />
        )}
        <div className="cw-row cw-row--wrap cw-statement__files">
          <StatementFile format="pdf" from={from} to={to} />
          <StatementFile format="xlsx" from={from} to={to} />
        </div>
      </div>
    </section>
  )
}

const keyOf = ({ kind, from, to }: Pick<StatementPeriod, 'from' | 'to'> & { kind: string }) => `${kind} ${from} ${to}`

/** @returns the days of the list, if it is filtered by them */
function periodsOf({ from, to }: StatementCardProps['days'], asOf: string) {
  if (!from && !to) return []
  const last = to && to < asOf ? to : asOf
  const first = from || addDays(last, -DAYS)
  return first > last ? [] : [{ kind: 'list', from: first, to: last }]
}

function Sums({
  sums: { from, to, opening, closing, invoices, credits, payments, currency },
}: {
  sums: StatementSums
}) {
  const t = useTexts(financeTexts)
  const { money, number, date } = useFormat()
  const rows = [
    { key: 'opening', label: t('balanceOn', { day: date(addDays(from, -1), DAY) }), amount: opening },
    ...(
      [
        ['invoiceCount', invoices],
        ['creditCount', credits],
        ['paymentCount', payments],
      ] as const
    ).map(([key, { count, amount }]) => ({ key, label: t(key, { count, total: number(count) }), amount })),
  ]
  return (
    <dl className="cw-facts cw-facts--sums">
      {rows.map(({ key, label, amount }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd>{money(amount, currency)}</dd>
        </Fragment>
      ))}
      <dt className="cw-facts__total">{t('balanceOn', { day: date(to, DAY) })}</dt>
      <dd className="cw-facts__total">{money(closing, currency)}</dd>
    </dl>
  )
}

const FILES = { pdf: 'PDF', xlsx: 'XLSX' } as const

function StatementFile({ format, from, to }: { format: keyof typeof FILES; from: string; to: string }) {
  const t = useTexts(financeTexts)
  const [busy, save] = useDownload()
  const label = FILES[format]
  return (
    <Button
      size="s"
      icon={downloadIcon}
      busy={busy}
      aria-label={`${label} – ${t('statement')}`}
      onClick={() => save({ type: 'statement', format, from, to })}
    >
      {label}
    </Button>
  )
}
