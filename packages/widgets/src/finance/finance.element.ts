import { defineElement } from '../element/define-element'
import { Finance } from './finance'

/** `<cw-finance>`: invoices and credits of the company, and what is open by due date. */
export const element = defineElement({
  tag: 'cw-finance',
  component: Finance,
  attrs: {
    tab: 'string',
    keyword: 'string',
    status: 'string',
    type: 'string',
    from: 'string',
    to: 'string',
    aging: 'number',
    bucket: 'string',
    asOf: 'string',
    sort: 'string',
    order: 'string',
    page: 'number',
    pageSize: 'number',
    invoice: 'string',
  },
  events: { onListChange: 'cw-finance-change', onNavigate: 'cw-navigate' },
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
    'notice',
    'pager',
    'root',
    'segmented',
    'select',
  ],
})
