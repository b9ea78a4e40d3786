import { defineElement } from '../element/define-element'
import { Favourites } from './favourites'

/** `<cw-favourites>`: the favourites of the account. */
export const element = defineElement({
  tag: 'cw-favourites',
  component: Favourites,
  attrs: { page: 'number', pageSize: 'number' },
  events: { onPageChange: 'cw-page-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
})
