import type { AccountPrice } from '@cartwright/core/contract'
import { isBelowCompanyPrice } from '@cartwright/core/rules'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { accountPricesTexts } from './account-prices.texts'

/**
 * Says that the price of an account is stored, and when it is below the company's own: it is stored all the same, because a loss may be
 * meant, as for an article that is given away.
 */
export function useSavedPrice(): (saved: AccountPrice) => void {
  const { messages, session } = useShop()
  const t = useTexts(accountPricesTexts)
  const { money } = useFormat()
  const currency = useStore(session.store, state => state.currency)
  return ({ price, companyPrice }) => {
    if (companyPrice === null || !isBelowCompanyPrice(price, companyPrice))
      return void messages.show({ kind: 'success', text: t('saved') })
    const prices = { price: money(price, currency), own: money(companyPrice, currency) }
    messages.show({ kind: 'warning', text: t('savedBelow', prices) })
  }
}
