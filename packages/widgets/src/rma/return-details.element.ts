import { defineElement } from '../element/define-element'
import { ReturnDetails } from './return-details'

/** `<cw-return-details>`: everything about a return. */
export const element = defineElement({
  tag: 'cw-return-details',
  component: ReturnDetails,
  attrs: { returnId: 'number' },
  events: { onReturnRead: 'cw-return-read', onNavigate: 'cw-navigate' },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: ['badge', 'button', 'empty', 'picture', 'root'],
})
