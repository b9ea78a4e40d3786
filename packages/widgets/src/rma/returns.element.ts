import { defineElement } from '../element/define-element'
import { Returns } from './returns'

/** `<cw-returns>`: the returns of the company. */
export const element = defineElement({
  tag: 'cw-returns',
  component: Returns,
  attrs: { keyword: 'string', status: 'string', page: 'number', pageSize: 'number' },
  events: { onListChange: 'cw-returns-change', onNavigate: 'cw-navigate' },
  slots: {
    header: 'Above the list and its filters.',
    actions: 'Beside the number of entries, behind what can be done with all of them.',
    empty: 'In the place of what a list without entries says.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: ['badge', 'button', 'button-primary', 'dialog', 'empty', 'field', 'input', 'menu', 'pager', 'root', 'select'],
})
