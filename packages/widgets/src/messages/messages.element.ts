import { defineElement } from '../element/define-element'
import { MessagesInReach } from './messages-in-reach'

/** `<cw-messages>`: the message area. */
export const element = defineElement({
  tag: 'cw-messages',
  component: MessagesInReach,
  events: { onMessage: 'cw-message' },
  states: ['ready'],
  parts: ['root'],
})
