import { defineElement } from '../element/define-element'
import { Account } from './account'

/** `<cw-account>`: one part of the account, such as its addresses. */
export const element = defineElement({
  tag: 'cw-account',
  component: Account,
  attrs: { part: 'string' },
  events: { onNavigate: 'cw-navigate' },
})
