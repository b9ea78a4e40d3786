import { defineElement } from '../element/define-element'
import { SearchBox } from './search-box'

/** `<cw-search-box>`: search with history and type-ahead. */
export const element = defineElement({
  tag: 'cw-search-box',
  component: SearchBox,
  attrs: { keyword: 'string', slashKey: 'boolean', name: 'string', disabled: 'boolean', required: 'boolean' },
  props: ['value'],
  events: { onSearch: 'cw-search', onNavigate: 'cw-navigate' },
  delegatesFocus: true,
  focus: 'field',
  form: true,
  states: ['loading', 'ready', 'not-granted'],
  parts: ['button', 'button-primary', 'input', 'menu', 'picture', 'price', 'price-was', 'root'],
})
