import { defineElement } from '../element/define-element'
import { ListOverview } from './list-overview'

/** `<cw-lists>`: all saved lists of the account and its company. */
export const element = defineElement({
  tag: 'cw-lists',
  component: ListOverview,
  attrs: {
    keyword: 'string',
    scope: 'string',
    sort: 'string',
    order: 'string',
    page: 'number',
    pageSize: 'number',
  },
  events: { onListChange: 'cw-lists-change', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
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
    'dialog',
    'empty',
    'field',
    'input',
    'menu',
    'pager',
    'root',
    'segmented',
    'select',
  ],
})
