import { Notice } from '../primitives/feedback'
import { PageLink } from '../provider/page-link'
import { useFormat, useTexts } from '../provider/use-texts'
import { overdueTexts } from './overdue.texts'

export interface OverdueProps {
  /** Of the oldest overdue invoice; 0 when there is none. */
  days: number
  /** What the overdue invoices come to; undefined where the back end does not tell. */
  amount: number | undefined
  /** ISO 4217. */
  currency: string
}

/** What is overdue and for how long, with the way to its invoices; that nothing is, where that is so (N9). */
export function Overdue({ days, amount, currency }: OverdueProps) {
  const t = useTexts(overdueTexts)
  const { money } = useFormat()
  if (days === 0) return <Notice tone="success">{t('none')}</Notice>
  const says =
    amount === undefined ? t('days', { count: days }) : t('amount', { amount: money(amount, currency), count: days })
  return (
    <Notice tone="danger">
      <b>{says}</b> · <PageLink to="/finance/invoices?aging=1">{t('see')}</PageLink>
    </Notice>
  )
}
