import type { Order } from '@cartwright/core/contract'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'

export interface QuickOrderNumberProps extends NavigationHandlers {
  order: Pick<Order, 'qoNo' | 'quickOrderId'>
}

/** The number of the saved list that an order was made of; it leads there for those who may read it (ORD-002). */
export function QuickOrderNumber({ order: { qoNo, quickOrderId }, onNavigate }: QuickOrderNumberProps) {
  const canQuickOrder = usePermission('quickOrder')
  if (qoNo === null || quickOrderId == null || !canQuickOrder) return qoNo
  return (
    <ShopLink to={`/hisorder/quickOrderDetails/${quickOrderId}`} onNavigate={onNavigate}>
      {qoNo}
    </ShopLink>
  )
}
