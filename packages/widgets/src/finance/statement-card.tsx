import { financeOf, statementPeriods } from '@cartwright/core'
import type { AgingStat, StatementSums } from '@cartwright/core/contract'
import { addDays } from '@cartwright/core/rules'
import { Fragment, useEffect, useState } from 'react'
import { downloadIcon } from '../icons/download'
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

/** The account of a month, a year or the last 90 days in sums, and the statement that lists it (FIN-005, API-095). */
export function StatementCard({ stat }: { stat: AgingStat }) {
  const finance = financeOf(useShop())
  const t = useTexts(financeTexts)
  const common = useTexts(commonTexts)
  const { date } = useFormat()
  const { asOf } = stat
  const periods = statementPeriods(asOf)
  const [chosen, setChosen] = useState(0)
  const period = periods[chosen] ?? { from: asOf, to: asOf }
  const { from, to } = period
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
  const nameOf = ({ kind, from: first }: (typeof periods)[number]) => {
    if (kind === 'month') return date(first, MONTH)
    return kind === 'year' ? t('wholeYear', { year: date(first, YEAR) }) : t('lastDays')
  }
  return (
    <section className="cw-card cw-statement" aria-label={t('statement')}>
      <div className="cw-card__head">
        <h2>{t('statement')}</h2>
        <span className="cw-end cw-statement__period">
          <select
            part="select"
            className="cw-select"
            aria-label={t('period')}
            value={String(chosen)}
            onChange={event => setChosen(Number(event.currentTarget.value))}
          >
            {periods.map((one, at) => (
              <option key={`${one.kind} ${one.from}`} value={at}>
                {nameOf(one)}
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
