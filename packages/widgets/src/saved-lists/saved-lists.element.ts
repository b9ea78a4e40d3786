import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import { SavedLists } from './saved-lists'

/** `<cw-saved-lists>`: switches between the saved lists that quick order shows. */
export const element = defineElement({
  tag: 'cw-saved-lists',
  component: SavedLists,
  attrs: { listId: 'number' },
  events: { onNavigate: 'cw-navigate' },
  css: [buttonCss, popoverCss, modalCss, fieldCss],
})
