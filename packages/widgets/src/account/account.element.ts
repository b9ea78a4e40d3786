import { defineElement } from '../element/define-element'
import { Account } from './account'

/** `<cw-account>`: one part of the account, such as its addresses. */
export const element = defineElement({
  tag: 'cw-account',
  component: Account,
  attrs: { part: 'string' },
  events: { onNavigate: 'cw-navigate' },
  states: ['loading', 'ready', 'signed-out', 'not-granted', 'busy'],
  parts: ['button', 'button-primary', 'checkbox', 'dialog', 'field', 'input', 'notice', 'root', 'segmented', 'select'],
})
