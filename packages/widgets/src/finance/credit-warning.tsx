import type { CallResult } from '@cartwright/core'
import type { CreditRule } from '@cartwright/core/contract'
import { Notice } from '../primitives/feedback'
import { useFormat, useTexts } from '../provider/use-texts'
import { creditWarningTexts } from './credit-warning.texts'

export interface CreditWarningProps {
  billing: Pick<CallResult<'account.billing'>, 'creditBalance' | 'creditLimit' | 'creditRule' | 'currency'>
  what: 'basket' | 'order'
  /** What it would cost. */
  total: number
}

const RULES = { tell: 'tell', hold: 'hold', refuse: 'refuse' } as const satisfies Record<CreditRule, string>

/** Says that what is about to be ordered exceeds the credit of the company, and what happens then (ACC-011). */
export function CreditWarning({
  billing: { creditBalance, creditLimit, creditRule = 'tell', currency },
  what,
  total,
}: CreditWarningProps) {
  const t = useTexts(creditWarningTexts)
  const { money } = useFormat()
  if (creditLimit <= 0 || total <= creditBalance) return null
  return (
    <Notice tone="warning" live>
      <b>{t(what)}</b>{' '}
      {t(creditBalance < 0 ? 'overdrawn' : 'left', {
        left: money(creditBalance, currency),
        limit: money(creditLimit, currency),
      })}{' '}
      {t(RULES[creditRule])}
    </Notice>
  )
}
