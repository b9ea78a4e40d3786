import type { AgingStat } from '@cartwright/core/contract'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon'
import { TONE_ICON } from '../primitives/status'
import { useFormat, useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

/** What is open, what of it is overdue, what may be used, and what is left of the credit. A back end may leave some of them out. */
export function FinanceFigures({ stat: { total, count, currency, overdue, credits, credit } }: { stat: AgingStat }) {
  const t = useTexts(financeTexts)
  const { money, number } = useFormat()
  const entries = (entryCount: number) => t('entries', { count: entryCount, total: number(entryCount) })
  return (
    <dl className="cw-figures">
      <Figure label={t('openBalance')} amount={money(total, currency)} note={entries(count)} />
      {overdue && (
        <Figure
          label={t('isOverdue')}
          amount={money(overdue.amount, currency)}
          isLate={overdue.count > 0}
          note={
            overdue.count > 0
              ? `${entries(overdue.count)}, ${t('oldest', { count: overdue.days })}`
              : t('nothingOverdue')
          }
        />
      )}
      {credits && (
        <Figure
          label={t('creditsToUse')}
          amount={money(-credits.amount || 0, currency)}
          note={entries(credits.count)}
        />
      )}
      {credit && (
        <Figure
          label={t('creditLeft')}
          amount={money(credit.left, currency)}
          isLate={credit.left < 0}
          note={t('ofLimit', { limit: money(credit.limit, currency) })}
        />
      )}
    </dl>
  )
}

interface FigureProps {
  label: string
  amount: string
  note: ReactNode
  isLate?: boolean
}

const Figure = ({ label, amount, note, isLate = false }: FigureProps) => (
  <div className="cw-card cw-figures__one">
    <dt>{label}</dt>
    <dd className={isLate ? 'cw-figures__late' : undefined}>
      {isLate && <Icon shape={TONE_ICON.danger} />}
      {amount}
    </dd>
    <dd className="cw-sub">{note}</dd>
  </div>
)
