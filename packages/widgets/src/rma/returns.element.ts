import { defineElement } from '../element/define-element'
import { Returns } from './returns'

/** `<cw-returns>`: the returns of the company. */
export const element = defineElement({
  tag: 'cw-returns',
  component: Returns,
  attrs: { keyword: 'string', status: 'string', page: 'number', pageSize: 'number' },
  events: { onListChange: 'cw-returns-change', onNavigate: 'cw-navigate' },
})
