import { defineElement } from '../element/define-element'
import { SavedLists } from './saved-lists'

/** `<cw-saved-lists>`: switches between the saved lists that quick order shows. */
export const element = defineElement({
  tag: 'cw-saved-lists',
  component: SavedLists,
  attrs: { listId: 'number' },
  events: { onNavigate: 'cw-navigate' },
  focus: 'control',
  states: ['ready', 'not-granted', 'busy'],
  parts: ['button', 'button-primary', 'dialog', 'field', 'input', 'menu', 'root'],
})
