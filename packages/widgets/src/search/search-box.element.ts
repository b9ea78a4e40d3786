import { defineElement } from '../element/define-element'
import { SearchBox } from './search-box'

/** `<cw-search-box>`: search with history and type-ahead. */
export const element = defineElement({
  tag: 'cw-search-box',
  component: SearchBox,
  attrs: { keyword: 'string', slashKey: 'boolean' },
  events: { onSearch: 'cw-search', onNavigate: 'cw-navigate' },
  delegatesFocus: true,
})
