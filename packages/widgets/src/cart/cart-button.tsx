import { useEffect, useState } from 'react'
import { cartIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Count } from '../primitives/status'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { cartTexts } from './cart.texts'
import css from './cart-button.css?inline'
import type { CheckoutHandlers } from './check-out'
import { CART_PATH } from './paths'
import { type CartChangeHandlers, useTellCart } from './use-cart-view'

addSheet(css)

export interface CartButtonProps extends NavigationHandlers, CheckoutHandlers, CartChangeHandlers {
  /** What a press does: `drawer` (default) opens the cart beside the page, `page` goes to it. */
  opens?: string
  /** Asked before either; return false to show the cart yourself. The event `cw-open-cart` of the element. */
  onOpenCart?: HostHandler<{ path: string }>
}

/** How many lines are in the cart and what they come to; absent for accounts without a cart (PERM-009). */
export function CartButton({ opens, onOpenCart, onCheckout, onCartChange, onNavigate }: CartButtonProps) {
  const { session } = useShop()
  const t = useTexts(cartTexts)
  const { money, number } = useFormat()
  const go = useNavigate(onNavigate)
  const isAllowed = usePermission('cart')
  const { lines, total, currency } = useStore(session.store, state => ({
    lines: state.shoppingCartQty,
    total: state.shoppingCartPrice,
    currency: state.currency,
  }))
  useEffect(() => session.want('cartSums'), [session])
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const CartDrawer = useLazy(isWanted, async () => (await import('./cart-drawer')).CartDrawer)
  useTellCart(onCartChange)
  if (!isAllowed) return null
  const open = () => {
    if (onOpenCart?.({ path: CART_PATH }) === false) return
    if (opens === 'page') return go(CART_PATH)
    setWanted(true)
    setOpen(true)
  }
  return (
    <WidgetBox className="cw-cart-button">
      <Button
        kind="quiet"
        icon={cartIcon}
        aria-haspopup={opens === 'page' ? undefined : 'dialog'}
        onPointerEnter={() => opens !== 'page' && setWanted(true)}
        onClick={open}
      >
        <span>{t('basket')}</span>
        <span aria-hidden="true">
          <Count accent={lines > 0}>{number(lines)}</Count>
        </span>
        <span className="cw-sr">{t('lines', { count: lines, n: number(lines) })}</span>
        <b className="cw-num">{money(total, currency)}</b>
      </Button>
      {CartDrawer && (
        <CartDrawer open={isOpen} onClose={() => setOpen(false)} onCheckout={onCheckout} onNavigate={onNavigate} />
      )}
    </WidgetBox>
  )
}
