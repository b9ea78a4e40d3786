import { defineElement } from '../element/define-element'
import { QuickOrder } from './quick-order'

/** `<cw-quick-order>`: orders by number. */
export const element = defineElement({
  tag: 'cw-quick-order',
  component: QuickOrder,
  attrs: { heading: 'string', name: 'string', disabled: 'boolean', required: 'boolean' },
  props: ['value'],
  form: 'kept',
  focus: 'field',
  events: { onCartAdd: 'cw-cart-add', onOrder: 'cw-order', onNavigate: 'cw-navigate' },
  slots: {
    header: 'Above the list.',
    actions: 'Beside the buttons that add and order.',
    empty: 'Below the first rows, while no line is entered.',
  },
  states: ['loading', 'ready', 'empty', 'signed-out', 'not-granted', 'busy'],
  parts: ['button', 'button-primary', 'field', 'grid', 'input', 'menu', 'picture', 'root', 'summary'],
})
