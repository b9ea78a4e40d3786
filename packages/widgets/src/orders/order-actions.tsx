import { ordersOf } from '@cartwright/core'
import { useState } from 'react'
import { ExportMenu } from '../documents/export-menu'
import { banIcon, returnArrowIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Icon } from '../primitives/icon'
import { returnOfPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'
import type { OrderViewProps } from './order-view.types'
import { ReorderButton } from './reorder-button'
import { SaveOrderAsList } from './save-order-as-list'

/** What the reader can do with an order. */
export function OrderActions({ order, onOrder, onNavigate, onCartAdd }: OrderViewProps) {
  const shop = useShop()
  const orders = ordersOf(shop)
  const t = useTexts(orderDetailsTexts)
  const mayQuickOrder = usePermission('quickOrder')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    // The client has shown why it failed.
    const answered = await orders.cancel(order.orderNo).catch(() => undefined)
    setBusy(false)
    setAsking(false)
    if (!answered) return
    onOrder(answered)
    shop.messages.show({ kind: 'success', text: t('cancelled', { orderNo: order.orderNo }) })
  }
  return (
    <div className="cw-row cw-row--wrap cw-end">
      <ReorderButton orderNo={order.orderNo} onNavigate={onNavigate} onCartAdd={onCartAdd} />
      {mayQuickOrder && <SaveOrderAsList order={order} onNavigate={onNavigate} />}
      <ExportMenu wanted={format => ({ type: 'order', id: order.orderNo, format })} />
      {order.status === 'all goods delivered' && order.noReturn?.reason !== 'returned' && (
        <ShopLink className="cw-btn" to={returnOfPath(order.orderNo)} onNavigate={onNavigate}>
          <Icon shape={returnArrowIcon} />
          {t('sendBack')}
        </ShopLink>
      )}
      {order.canCancel && (
        <Button icon={banIcon} onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
        busy={busy}
      >
        {t('cancelQuestion', { orderNo: order.orderNo })}
      </ConfirmDialog>
    </div>
  )
}
