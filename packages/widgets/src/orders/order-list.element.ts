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
  slots: {
    header: 'Above the list and its filters.',
    actions: 'Beside the number of entries, behind what can be done with all of them.',
    empty: 'In the place of what a list without entries says.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: [
    'badge',
    'button',
    'button-primary',
    'checkbox',
    'dialog',
    'empty',
    'field',
    'input',
    'menu',
    'pager',
    'root',
    'select',
  ],
})
