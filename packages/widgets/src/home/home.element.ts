import { defineElement } from '../element/define-element'
import { Home } from './home'

/** `<cw-home>`: the first page of the shop. */
export const element = defineElement({
  tag: 'cw-home',
  component: Home,
  events: { onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
})
