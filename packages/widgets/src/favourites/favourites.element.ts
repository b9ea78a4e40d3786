import { defineElement } from '../element/define-element'
import { Favourites } from './favourites'

/** `<cw-favourites>`: the favourites of the account. */
export const element = defineElement({
  tag: 'cw-favourites',
  component: Favourites,
  attrs: { page: 'number', pageSize: 'number' },
  events: { onPageChange: 'cw-page-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  slots: {
    header: 'Above the list.',
    actions: 'Beside the buttons for what is selected.',
    empty: 'In the place of what a list without entries says.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: ['button', 'empty', 'root'],
})
