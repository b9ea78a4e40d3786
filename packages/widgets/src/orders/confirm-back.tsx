import type { Confirmation } from '@cartwright/core'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { orderConfirmTexts } from './order-confirm.texts'

interface ConfirmBackProps extends NavigationHandlers {
  confirmation: Confirmation
  className: string
}

const WORDS = {
  cart: 'backToBasket',
  quickOrder: 'backToQuickOrder',
  order: 'backToOrder',
  home: 'backToStart',
} as const

/** Leads back to where the lines came from. */
export function ConfirmBack({ confirmation, className, onNavigate }: ConfirmBackProps) {
  const t = useTexts(orderConfirmTexts)
  const { from, path } = confirmation.back()
  return (
    <ShopLink className={className} to={path} onNavigate={onNavigate}>
      {t(WORDS[from])}
    </ShopLink>
  )
}
