/** Texts the core says around cart, favourites and quick order. */
import { defineTexts } from './define-texts'

export const salesTexts = defineTexts('sales', {
  done: 'Operate successfully',
  deleted: 'Delete successfully',
  undo: 'Undo',
  skipped: 'Not added, because unknown or discontinued: {{numbers}}',
  'quick-order.counted': 'Scanned again: line {{n}}, {{number}}, is now {{qty}} pieces.',
  'quick-order.nothing-ready': 'No line can be ordered yet.',
  'quick-order.total': 'Not added, because it is a total and no line: “{{rows}}”.',
  'quick-order.too-long': 'The text is longer than {{most}} characters. Nothing was added: split it.',
  'quick-order.too-many': 'A list holds up to {{most}} lines. The {{n}} new ones were not added: split them.',
  'quantity.unclear': '“{{entered}}” is no clear quantity. Nothing was changed.',
})
