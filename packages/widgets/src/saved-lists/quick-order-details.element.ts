import { defineElement } from '../element/define-element'
import { QuickOrderDetails } from './quick-order-details'

/** `<cw-quick-order-details>`: a quick order as it was saved. */
export const element = defineElement({
  tag: 'cw-quick-order-details',
  component: QuickOrderDetails,
  attrs: { quickOrderId: 'number' },
  events: { onNavigate: 'cw-navigate' },
  states: ['loading', 'ready', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: ['empty', 'root'],
})
