/** Texts the core says around cart, favourites and quick order. */
import { defineTexts } from './define-texts'

export const salesTexts = defineTexts('sales', {
  undo: 'Undo',
  'favourites.added_one': '{{numbers}} added to the favourites.',
  'favourites.added_other': '{{count}} articles added to the favourites.',
  'favourites.removed_one': '{{numbers}} removed from the favourites.',
  'favourites.removed_other': '{{count}} articles removed from the favourites.',
  'address.deleted': 'Address deleted.',
  'heard.added_one': '{{numbers}} added to the basket.',
  'heard.added_other': '{{count}} lines added to the basket.',
  'heard.basket_one': 'Basket: {{count}} line, {{amount}}.',
  'heard.basket_other': 'Basket: {{count}} lines, {{amount}}.',
  'heard.empty': 'The basket is empty.',
  'heard.left_one': '{{count}} line left, {{amount}}.',
  'heard.left_other': '{{count}} lines left, {{amount}}.',
  'heard.removed_one': '{{numbers}} removed from the basket.',
  'heard.removed_other': '{{count}} lines removed from the basket.',
  'heard.undo': 'F6 leads to Undo.',
  skipped: 'Not added, because unknown or discontinued: {{numbers}}',
  'quick-order.counted': 'Scanned again: line {{n}}, {{number}}, is now {{qty}} pieces.',
  'quick-order.nothing-ready': 'No line can be ordered yet.',
  'quick-order.total': 'Not added, because it is a total and no line: “{{rows}}”.',
  'quick-order.too-long': 'The text is longer than {{most}} characters. Nothing was added: split it.',
  'quick-order.too-many': 'A list holds up to {{most}} lines. The {{n}} new ones were not added: split them.',
  'quantity.unclear': '“{{entered}}” is not a clear quantity. Nothing was changed.',
})
