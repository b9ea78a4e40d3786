import { defineElement } from '../element/define-element'
import { ReturnDetails } from './return-details'

/** `<cw-return-details>`: everything about a return. */
export const element = defineElement({
  tag: 'cw-return-details',
  component: ReturnDetails,
  attrs: { returnId: 'number' },
  events: { onReturnRead: 'cw-return-read', onNavigate: 'cw-navigate' },
})
