import { cartOf } from '@cartwright/core'
import { cartIcon, octagonIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Drawer } from '../primitives/dialog'
import { Empty, Skeleton, SkeletonRows } from '../primitives/feedback'
import { Count } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot, EmptySlot, type Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { cartTexts } from './cart.texts'
import { CartTable } from './cart-table'
import { CartTools } from './cart-tools'
import { CheckOut, type CheckoutHandlers } from './check-out'
import { CART_PATH, SHOP_PATH } from './paths'
import { useCartView } from './use-cart-view'
import { useRemoval } from './use-removal'

export interface CartDrawerProps extends NavigationHandlers, CheckoutHandlers {
  /** Whether it is shown, over the page; default no. It never closes by itself, see `onClose`. */
  open?: boolean
  /** Wants to be closed: close it by setting `open` to false. The event `cw-close` of the element. */
  onClose?: HostHandler<Record<string, never>>
  /** What a React page has for the slots of the element. */
  slots?: Slots<'header' | 'footer' | 'empty' | 'actions' | 'failed'> | undefined
}

/** The cart at the right edge of the page (LAY-044 to LAY-055); nothing for accounts without a cart (PERM-010). */
export function CartDrawer({ open = false, slots, onClose, onCheckout, onNavigate }: CartDrawerProps) {
  const cart = cartOf(useShop())
  const t = useTexts(cartTexts)
  const common = useTexts(commonTexts)
  const { money, number } = useFormat()
  const go = useNavigate(onNavigate)
  const view = useCartView()
  const { ask, dialog } = useRemoval()

  const { rows, selected, currency, isAllowed, isWaiting, hasLoadFailed, total, totalNote, counted } = view
  const close = () => {
    onClose?.({})
  }
  const leave = (path: string) => {
    close()
    go(path)
  }
  return (
    <WidgetBox slots={slots}>
      <Drawer
        open={open && isAllowed}
        onClose={close}
        icon={cartIcon}
        closeLabel={common('close')}
        className="cw-cart-drawer"
        title={
          <>
            {t('basket')} {rows.length > 0 && <Count>{number(rows.length)}</Count>}
          </>
        }
        foot={
          !hasLoadFailed && (
            <div className="cw-cart-foot">
              <span>
                {isWaiting ? (
                  <Skeleton width="60%" />
                ) : (
                  t('subtotal', { lines: t('lines', { count: counted, n: number(counted) }) })
                )}
                <span className="cw-sub">{t(totalNote)}</span>
              </span>
              <b className="cw-cart-total">{isWaiting ? <Skeleton width={96} /> : money(total, currency)}</b>
              <ElementSlot name="footer" />
              <Button size="l" onClick={() => leave(CART_PATH)}>
                {t('viewCart')}
              </Button>
              <CheckOut view={view} onCheckout={onCheckout} onDone={close} />
              <ElementSlot name="actions" />
            </div>
          )
        }
      >
        <ElementSlot name="header" />
        <div className="cw-cart-in">
          {rows.length > 0 ? (
            <CartTable isBrief rows={rows} selected={selected} currency={currency} ask={ask} onNavigate={onNavigate}>
              <CartTools rows={rows} selected={selected} ask={ask} />
            </CartTable>
          ) : hasLoadFailed ? (
            <Empty
              failed
              icon={octagonIcon}
              title={t('failed')}
              actions={<Button onClick={() => void cart.load()}>{common('retry')}</Button>}
            >
              {t('failedText')}
            </Empty>
          ) : isWaiting ? (
            <SkeletonRows rows={4} label={common('loading')} />
          ) : (
            <EmptySlot>
              <Empty
                icon={cartIcon}
                title={t('emptyTitle')}
                actions={<Button onClick={() => leave(SHOP_PATH)}>{t('back')}</Button>}
              >
                {t('emptyText')}
              </Empty>
            </EmptySlot>
          )}
        </div>
      </Drawer>
      {dialog}
    </WidgetBox>
  )
}
