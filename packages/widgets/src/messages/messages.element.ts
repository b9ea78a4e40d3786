import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import statusCss from '../primitives/status.css?inline'
import toastCss from '../primitives/toast.css?inline'
import { Messages } from './messages'
import messagesCss from './messages.css?inline'

/** `<cw-messages>`: the message area. */
export const element = defineElement({
  tag: 'cw-messages',
  component: Messages,
  events: { onMessage: 'cw-message' },
  css: [buttonCss, statusCss, toastCss, messagesCss],
})
