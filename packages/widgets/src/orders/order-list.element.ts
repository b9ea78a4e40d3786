import { defineElement } from '../element/define-element'
import { OrderList } from './order-list'

/** `<cw-order-list>`: the orders of the company. */
export const element = defineElement({
  tag: 'cw-order-list',
  component: OrderList,
  attrs: {
    keyword: 'string',
    status: 'string',
    kind: 'string',
    orderType: 'string',
    placedBy: 'string',
    from: 'string',
    to: 'string',
    sort: 'string',
    order: 'string',
    page: 'number',
    pageSize: 'number',
  },
  events: { onListChange: 'cw-order-list-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
})
