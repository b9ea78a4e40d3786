import { createOrderList, type OrderListQuery, orderListQuery, PAGE_SIZE } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { SignInFirst } from '../session/sign-in-first'
import { orderListTexts } from './order-list.texts'
import { OrderListBody } from './order-list-body'

/** What a list shows, for the address of the page. */
export interface OrderListChange extends Omit<OrderListQuery, 'pageNum'> {
  /** From 1. */
  page: number
  /** One of 10, 20, 40, 60. */
  pageSize: number
}

export interface OrderListProps extends NavigationHandlers, AddToCartHandlers, Partial<OrderListChange> {
  /** Called with what the list shows after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<OrderListChange> | undefined
}

const queryOf = (props: OrderListProps): OrderListQuery => {
  const { keyword, status, kind, orderType, from, to, sort, order, page, pageSize } = props
  return orderListQuery({ keyword, status, kind, orderType, from, to, sort, order, pageNum: page, pageSize })
}
const keyOf = (query: OrderListQuery): string => JSON.stringify(Object.entries(query).sort())

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
  const { session } = shop
  const t = useTexts(orderListTexts)
  const common = useTexts(commonTexts)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const list = useDisposable(() => createOrderList(shop, queryOf(props)), shop)
  const wanted = keyOf(queryOf(props))
  /** What host and list agree on: followed by the list, or reported to the host. */
  const agreed = useRef(wanted)
  useEffect(() => {
    if (!list || agreed.current === wanted) return
    agreed.current = wanted
    list.change({ ...CLEARED, ...Object.fromEntries(JSON.parse(wanted)) })
  }, [list, wanted])
  const tell = useRef(onListChange)
  tell.current = onListChange
  useEffect(
    () =>
      list?.store.subscribe(({ query }) => {
        const shown = keyOf(query)
        if (shown === agreed.current) return
        agreed.current = shown
        const { pageNum: page = 1, pageSize = PAGE_SIZE, ...rest } = query
        tell.current?.({ ...rest, page, pageSize })
      }),
    [list],
  )
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-orders">
      {list ? (
        <OrderListBody list={list} onNavigate={onNavigate} onCartAdd={onCartAdd} />
      ) : (
        <div className="cw-card">
          <SkeletonRows rows={8} label={common('loading')} />
        </div>
      )}
    </WidgetBox>
  )
}
