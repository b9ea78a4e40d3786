import { defineElement } from '../element/define-element'
import { Home } from './home'

/** `<cw-home>`: the first page of the shop. */
export const element = defineElement({
  tag: 'cw-home',
  component: Home,
  events: { onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  states: ['loading', 'ready', 'failed', 'busy'],
  parts: [
    'badge',
    'button',
    'button-primary',
    'dialog',
    'empty',
    'field',
    'input',
    'notice',
    'picture',
    'price',
    'price-was',
    'quantity',
    'root',
  ],
})
