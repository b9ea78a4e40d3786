import { defineElement } from '../element/define-element'
import { Stock } from './stock'

/** `<cw-stock>`: how many pieces there are, or when those of a quantity leave, in a line of the page. */
export const element = defineElement({
  tag: 'cw-stock',
  component: Stock,
  attrs: { number: 'string', skuId: 'number', quantity: 'number', for: 'string' },
  events: { onPart: 'cw-part' },
  display: 'inline-block',
  reserves: '1lh',
})
