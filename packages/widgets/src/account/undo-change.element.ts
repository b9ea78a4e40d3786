import { defineElement } from '../element/define-element'
import { UndoChange } from './undo-change'

/** `<cw-undo-change>`: undoes a change of the e-mail address or password, by the code of the mail about it. */
export const element = defineElement({
  tag: 'cw-undo-change',
  component: UndoChange,
  attrs: { secret: 'string', resetPath: 'string' },
  events: { onNavigate: 'cw-navigate' },
  focus: 'field',
  states: ['ready', 'busy'],
  parts: ['button', 'button-primary', 'field', 'input', 'root'],
})
