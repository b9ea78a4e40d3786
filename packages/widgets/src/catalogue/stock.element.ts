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
  slots: {
    'signed-out': 'In the place of the stock, for visitors.',
    none: 'In the place of the stock, where no article is sold under the number.',
  },
  focus: 'field',
  states: [
    'loading',
    'ready',
    'empty',
    'failed',
    'signed-out',
    'not-granted',
    'ambiguous',
    'in-stock',
    'partly',
    'out',
  ],
  parts: ['button', 'root', 'stock'],
})
