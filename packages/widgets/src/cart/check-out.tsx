import { cartOf } from '@cartwright/core'
import type { ButtonProps } from '../primitives/button'
import { Button } from '../primitives/button'
import { Locked } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useMayOrder } from '../provider/use-may-order'
import { useNavigate } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartTexts } from './cart.texts'
import type { useCartView } from './use-cart-view'

export interface CheckoutHandlers {
  /** Asked before going to the confirmation; return false to go there yourself. The event `cw-checkout` of elements. */
  onCheckout?: HostHandler<{ path: string }> | undefined
}

export interface CheckOutProps extends CheckoutHandlers, Pick<ButtonProps, 'block'> {
  view: ReturnType<typeof useCartView>
  /** Runs after the press, wherever it leads. */
  onDone?: () => void
}

/** Leads to the confirmation with what is selected, or with all; says why when it cannot (CART-011, LAY-053). */
export function CheckOut({ view, onCheckout, onDone, block }: CheckOutProps) {
  const cart = cartOf(useShop())
  const t = useTexts(cartTexts)
  const common = useTexts(commonTexts)
  const mayOrder = useMayOrder()
  const { number } = useFormat()
  const go = useNavigate(onCheckout)
  const { rows, selected, blocking, status } = view
  const reason =
    status === 'ready' && rows.length === 0
      ? t('emptyReason')
      : blocking && t('replaceFirst', { number: blocking.number })
  if (!mayOrder) return <Locked>{common('mayNotOrder')}</Locked>
  return (
    <Button
      kind="primary"
      size="l"
      block={block ?? false}
      disabled={rows.length === 0}
      reason={reason}
      onClick={async () => {
        // The confirmation reads the cart on the server: what is typed must be there first.
        await cart.settled()
        go(cart.checkoutPath())
        onDone?.()
      }}
    >
      {selected.size > 0 ? t('checkOutSelected', { n: number(selected.size) }) : t('checkOut')}
    </Button>
  )
}
