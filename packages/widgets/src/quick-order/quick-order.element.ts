import { defineElement } from '../element/define-element'
import { QuickOrder } from './quick-order'

/** `<cw-quick-order>`: orders by number. */
export const element = defineElement({
  tag: 'cw-quick-order',
  component: QuickOrder,
  attrs: { heading: 'string' },
  events: { onCartAdd: 'cw-cart-add', onOrder: 'cw-order', onNavigate: 'cw-navigate' },
})
