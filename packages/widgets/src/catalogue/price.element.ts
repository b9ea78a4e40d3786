import { defineElement } from '../element/define-element'
import { Price } from './price'

/** `<cw-price>`: what one piece costs the buyer at a quantity, in a line of the page. */
export const element = defineElement({
  tag: 'cw-price',
  component: Price,
  attrs: { number: 'string', skuId: 'number', quantity: 'number', for: 'string', steps: 'boolean' },
  events: { onPart: 'cw-part' },
  display: 'inline-block',
  reserves: '1lh',
  slots: {
    'signed-out': 'In the place of a price, for visitors.',
    none: 'In the place of a price, where no article is sold under the number.',
  },
  focus: 'field',
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'ambiguous', 'offer'],
  parts: ['button', 'price', 'price-was', 'root', 'steps'],
})
