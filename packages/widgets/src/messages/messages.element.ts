import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import statusCss from '../primitives/status.css?inline'
import toastCss from '../primitives/toast.css?inline'
import messagesCss from './messages.css?inline'
import { MessagesInReach } from './messages-in-reach'

/** `<cw-messages>`: the message area. */
export const element = defineElement({
  tag: 'cw-messages',
  component: MessagesInReach,
  events: { onMessage: 'cw-message' },
  css: [buttonCss, statusCss, toastCss, messagesCss],
})
