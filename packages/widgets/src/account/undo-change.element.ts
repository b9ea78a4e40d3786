import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import statusCss from '../primitives/status.css?inline'
import registrationCss from '../registration/registration.css?inline'
import { UndoChange } from './undo-change'

/** `<cw-undo-change>`: undoes a change of the e-mail address or password, by the code of the mail about it. */
export const element = defineElement({
  tag: 'cw-undo-change',
  component: UndoChange,
  attrs: { secret: 'string', resetPath: 'string' },
  events: { onNavigate: 'cw-navigate' },
  css: [buttonCss, statusCss, fieldCss, feedbackCss, registrationCss],
})
