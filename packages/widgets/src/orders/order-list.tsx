import { createOrderList, type OrderListQuery, orderListQuery } from '@cartwright/core'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { ListWidget } from '../listing/list-widget'
import { type ListChange, useHostQuery } from '../listing/use-host-query'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { orderListTexts } from './order-list.texts'
import { OrderListBody } from './order-list-body'

/** What a list shows, for the address of the page. */
export type OrderListChange = ListChange<OrderListQuery>

export interface OrderListProps extends NavigationHandlers, AddToCartHandlers, Partial<OrderListChange> {
  /** Called with what the list shows after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<OrderListChange> | undefined
}

const queryOf = (props: OrderListProps): OrderListQuery => {
  const { keyword, status, kind, orderType, from, to, sort, order, page, pageSize } = props
  return orderListQuery({ keyword, status, kind, orderType, from, to, sort, order, pageNum: page, pageSize })
}
/** Every property of a query, so that what is left out goes back to what is usual. */
const CLEARED = {
  ...{ keyword: undefined, status: undefined, kind: undefined, orderType: undefined, from: undefined, to: undefined },
  ...{ sort: undefined, order: undefined, pageNum: undefined, pageSize: undefined },
} satisfies Record<keyof OrderListQuery, undefined>

/**
 * The orders of the company with search, filters and pages (ORD-001). The properties say where it starts; when one of them changes
 * later, the list follows. Every step of the reader's is reported to `onListChange`.
 */
export function OrderList(props: OrderListProps) {
  const { onListChange, onNavigate, onCartAdd } = props
  const shop = useShop()
  const t = useTexts(orderListTexts)
  const query = queryOf(props)
  const list = useDisposable(() => createOrderList(shop, query), shop)
  useHostQuery(list, query, CLEARED, onListChange)
  return (
    <ListWidget className="cw-orders" signIn={t('signIn')}>
      {list && <OrderListBody list={list} onNavigate={onNavigate} onCartAdd={onCartAdd} />}
    </ListWidget>
  )
}
