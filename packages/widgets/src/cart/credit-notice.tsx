import { billingOf } from '@cartwright/core'
import { useEffect } from 'react'
import { Notice } from '../primitives/feedback'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartCreditTexts } from './cart-credit.texts'

/**
 * Says that the basket alone, before tax and shipping, exceeds the credit that is left: the order can be placed all the same (ACC-011).
 * Accounts that see other prices than the company's, and companies without a limit, are not warned. On the page of a host the
 * confirmation says it: the elements there start with as few calls as they can.
 */
export function CreditNotice({ total }: { total: number }) {
  const shop = useShop()
  const billing = billingOf(shop)
  const t = useTexts(cartCreditTexts)
  const { money } = useFormat()
  const known = useStore(billing.store, state => state.value)
  const isOwnPage = shop.shopUrl === undefined
  useEffect(() => {
    if (isOwnPage) void billing.load()
  }, [billing, isOwnPage])
  if (!known || known.creditLimit <= 0 || total <= known.creditBalance) return null
  const { creditBalance, creditLimit, currency } = known
  return (
    <Notice tone="warning" live>
      <b>{t('exceeded')}</b>{' '}
      {t('left', { left: money(Math.max(0, creditBalance), currency), limit: money(creditLimit, currency) })}
    </Notice>
  )
}
