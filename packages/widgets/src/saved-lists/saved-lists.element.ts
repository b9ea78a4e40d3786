import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import statusCss from '../primitives/status.css?inline'
import { SavedLists } from './saved-lists'
import savedListsCss from './saved-lists.css?inline'

/** `<cw-saved-lists>`: switches between the saved lists that quick order shows. */
export const element = defineElement({
  tag: 'cw-saved-lists',
  component: SavedLists,
  attrs: { listId: 'number' },
  events: { onNavigate: 'cw-navigate' },
  css: [buttonCss, statusCss, feedbackCss, popoverCss, modalCss, fieldCss, savedListsCss],
})
