import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import statusCss from '../primitives/status.css?inline'
import { SearchBox } from './search-box'
import searchBoxCss from './search-box.css?inline'

/** `<cw-search-box>`: search with history and type-ahead. */
export const element = defineElement({
  tag: 'cw-search-box',
  component: SearchBox,
  attrs: { keyword: 'string', slashKey: 'boolean' },
  events: { onSearch: 'cw-search', onNavigate: 'cw-navigate' },
  css: [buttonCss, fieldCss, popoverCss, feedbackCss, statusCss, partCss, searchBoxCss],
  delegatesFocus: true,
})
