import { billingOf } from '@cartwright/core'
import { useEffect } from 'react'
import { CreditMeter } from '../finance/credit-meter'
import { CreditWarning } from '../finance/credit-warning'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartTexts } from './cart.texts'

/**
 * The credit that is left and the terms, and a warning when the basket alone, before tax and shipping, exceeds it: the order can be placed
 * all the same (ACC-011). Nothing for accounts that see other prices than the company's, and for companies without a limit. On the page of a
 * host the confirmation says it: the elements there start with as few calls as they can.
 */
export function CartCredit({ total }: { total: number }) {
  const shop = useShop()
  const billing = billingOf(shop)
  const t = useTexts(cartTexts)
  const { money } = useFormat()
  const known = useStore(billing.store, state => state.value)
  const isOwnPage = shop.shopUrl === undefined
  useEffect(() => {
    if (isOwnPage) void billing.load()
  }, [billing, isOwnPage])
  if (!known || known.creditLimit <= 0) return null
  const { creditBalance, creditLimit, openBalance, notInvoiced, termsDays, currency } = known
  const limit = money(creditLimit, currency)
  return (
    <>
      <dl>
        <div>
          <dt>{t('creditLeft')}</dt>
          <dd>{money(creditBalance, currency)}</dd>
        </div>
      </dl>
      <p className="cw-sub">{t('terms', { count: termsDays, limit })}</p>
      <CreditMeter limit={creditLimit} open={openBalance + notInvoiced} ordered={total} />
      <CreditWarning billing={known} what="basket" total={total} />
    </>
  )
}
