import { defineElement } from '../element/define-element'
import { AddToCart } from './add-to-cart'

/** `<cw-add-to-cart>`: quantity and the button that puts that many into the cart; a field of the form around it. */
export const element = defineElement({
  tag: 'cw-add-to-cart',
  component: AddToCart,
  attrs: {
    number: 'string',
    skuId: 'number',
    quantity: 'number',
    for: 'string',
    noQuantity: 'boolean',
    label: 'string',
    name: 'string',
    disabled: 'boolean',
    required: 'boolean',
  },
  props: ['value'],
  events: { onPart: 'cw-part', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  display: 'inline-block',
  reserves: '28px',
  hostCss: ':host { vertical-align: middle }',
  form: true,
  slots: {
    icon: 'The sign on the button.',
    'signed-out': 'In the place of the button, for visitors.',
    none: 'In the place of the button, where no article is sold under the number.',
  },
  focus: 'field',
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy', 'ambiguous', 'added'],
  parts: ['button', 'button-primary', 'quantity', 'root'],
})
