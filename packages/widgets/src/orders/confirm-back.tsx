import type { Confirmation } from '@cartwright/core'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { orderConfirmTexts } from './order-confirm.texts'

interface ConfirmBackProps extends NavigationHandlers {
  confirmation: Confirmation
  className: string
}

/** Leads back to where the lines came from. */
export function ConfirmBack({ confirmation, className, onNavigate }: ConfirmBackProps) {
  const t = useTexts(orderConfirmTexts)
  const to = confirmation.backPath()
  return (
    <ShopLink className={className} to={to} onNavigate={onNavigate}>
      {t(to === '/cust/shoppingcart' ? 'backToBasket' : 'backToQuickOrder')}
    </ShopLink>
  )
}
