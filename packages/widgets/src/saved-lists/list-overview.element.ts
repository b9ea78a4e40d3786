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
})
