import { defineElement } from '../element/define-element'
import { Desk } from './desk'

/** `<cw-desk>`: what a buyer sees first. */
export const element = defineElement({
  tag: 'cw-desk',
  component: Desk,
  events: { onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: ['badge', 'button', 'button-primary', 'dialog', 'empty', 'field', 'input', 'notice', 'quantity', 'root'],
})
