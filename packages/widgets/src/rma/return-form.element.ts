import { defineElement } from '../element/define-element'
import { ReturnForm } from './return-form'

/** `<cw-return-form>`: applies for a return. */
export const element = defineElement({
  tag: 'cw-return-form',
  component: ReturnForm,
  attrs: { returnId: 'number', orderNo: 'string', invoiceNo: 'string' },
  events: {
    onReturnBegun: 'cw-return-begun',
    onReturnSubmitted: 'cw-return-submitted',
    onNavigate: 'cw-navigate',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: ['button', 'button-primary', 'dialog', 'empty', 'field', 'input', 'picture', 'radio', 'root', 'select'],
})
