/** `@cartwright/widgets/order-list`: the component of `<cw-order-list>` alone. Its css is `order-list.css`. */
import { OrderList as OrderListView } from '../orders/order-list'
import { forHost } from '../provider/for-host'

export type { OrderListProps } from '../orders/order-list'

export const OrderList = /* @__PURE__ */ forHost('cw-order-list', OrderListView)
