import { createOrderList, type OrderListQuery, orderListQuery } from '@cartwright/core'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { type ListSlot, ListWidget } from '../listing/list-widget'
import type { ListChange } from '../listing/use-host-query'
import { useList } from '../listing/use-list'
import type { Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './order-list.css?inline'
import { orderListTexts } from './order-list.texts'
import { OrderListBody } from './order-list-body'

addSheet(css)

/** What a list shows, for the address of the page. */
export type OrderListChange = ListChange<OrderListQuery>

export interface OrderListProps extends NavigationHandlers, AddToCartHandlers, Partial<OrderListChange> {
  /** Called with what the list shows after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<OrderListChange> | undefined
  /** What a React page has for the slots of the element. */
  slots?: Slots<ListSlot> | undefined
}

const queryOf = (props: OrderListProps): OrderListQuery => {
  const { keyword, status, kind, orderType, placedBy, from, to, sort, order, page, pageSize } = props
  return orderListQuery({
    keyword,
    status,
    kind,
    orderType,
    placedBy,
    from,
    to,
    sort,
    order,
    pageNum: page,
    pageSize,
  })
}
/**
 * The orders of the company with search, filters and pages (ORD-001). The properties say where it starts; when one of them changes
 * later, the list follows. Every step of the reader's is reported to `onListChange`.
 */
export function OrderList(props: OrderListProps) {
  const { onListChange, onNavigate, onCartAdd } = props
  const t = useTexts(orderListTexts)
  const list = useList(createOrderList, queryOf(props), onListChange)
  return (
    <ListWidget className="cw-orders" signIn={t('signIn')} slots={props.slots}>
      {list && (
        <OrderListBody
          list={list}
          isAskedFor={props.page !== undefined}
          onNavigate={onNavigate}
          onCartAdd={onCartAdd}
        />
      )}
    </ListWidget>
  )
}
