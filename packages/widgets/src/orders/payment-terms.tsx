import { billingOf } from '@cartwright/core'
import { sum } from '@cartwright/core/rules'
import { type ReactNode, useEffect } from 'react'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { paymentTermsTexts } from './payment-terms.texts'

interface PaymentTermsProps {
  /** Grand total of the order while it is not placed; a placed order counts against the credit already. */
  ordering?: number
  /** What the sentences stand in. */
  children: (words: string) => ReactNode
}

/**
 * When the order is to be paid, and the credit that is left; nothing for accounts that see other prices than the company's. That an
 * order exceeds the credit is said above it, see `CreditWarning`.
 * @source ACC-011
 */
export function PaymentTerms({ ordering, children }: PaymentTermsProps) {
  const billing = billingOf(useShop())
  const t = useTexts(paymentTermsTexts)
  const { money } = useFormat()
  const known = useStore(billing.store, state => state.value)
  useEffect(() => void billing.load(), [billing])
  if (!known) return null
  const left = sum([known.creditBalance, -(ordering ?? 0)])
  const isExceeded = ordering !== undefined && left < 0
  const words = [t('terms', { count: known.termsDays })]
  if (known.creditLimit > 0 && !isExceeded)
    words.push(t(ordering === undefined ? 'now' : 'after', { left: money(left, known.currency) }))
  return children(words.join(' '))
}
