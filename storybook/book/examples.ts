/** With what each element is shown first: numbers and ids of the demo shop. */
import type { ElementTag } from './live-element'

interface Example {
  attributes?: Readonly<Record<string, string>>
  /** What a reader should try. */
  say?: string
}

/** It lies over the page, so that a reader opens it. */
const DRAWER: Example = { say: 'Tick “open”: it lies over the page.' }

export const EXAMPLES: Readonly<Partial<Record<ElementTag, Example>>> = {
  'cw-add-to-cart': { attributes: { number: 'TN-2420' } },
  'cw-cart-drawer': DRAWER,
  'cw-favourites-drawer': DRAWER,
  'cw-notifications': DRAWER,
  'cw-price': { attributes: { number: 'TN-2420', steps: '' } },
  'cw-product': { attributes: { number: 'TN-2420' } },
  'cw-product-card': { attributes: { number: 'TN-2420' } },
  'cw-product-list': { attributes: { 'class-id': '102' } },
  'cw-quick-order': { say: 'Type or paste: CF259X, TN-2421, W142OA' },
  'cw-search-box': { say: 'Try: hp 59' },
  'cw-stock': { attributes: { number: 'TN-2420' } },
}
