/** What a key of a company has to open for an element to show anything, and what is said where it does not. */
import type { Right } from '@cartwright/core/contract'
import type { EmbedComponent } from '@cartwright/core/rules'
import type { notGrantedTexts } from './not-granted.texts'

export interface ElementNeeds {
  /** One of them is enough; what else the element offers is left out where its right is missing. */
  rights: readonly Right[]
  /** Names the sentence; undefined for elements that stand in a bar, which draw nothing. */
  says: keyof typeof notGrantedTexts.english | undefined
}

/** Elements that are not named show what visitors may see. */
export const ELEMENT_NEEDS: Readonly<Partial<Record<EmbedComponent, ElementNeeds>>> = {
  // With the right to invoices alone it shows billing data.
  'cw-account': { rights: ['account', 'finance'], says: 'account' },
  'cw-add-to-cart': { rights: ['cart'], says: 'cart' },
  'cw-cart': { rights: ['cart'], says: 'cart' },
  'cw-cart-button': { rights: ['cart'], says: undefined },
  'cw-cart-drawer': { rights: ['cart'], says: 'cart' },
  'cw-coupons': { rights: ['order'], says: 'coupons' },
  'cw-desk': { rights: ['orders', 'lists', 'cart'], says: 'desk' },
  'cw-favourites': { rights: ['lists'], says: 'favourites' },
  'cw-favourites-drawer': { rights: ['lists'], says: 'favourites' },
  'cw-finance': { rights: ['finance'], says: 'invoices' },
  'cw-lists': { rights: ['lists'], says: 'lists' },
  'cw-order-confirm': { rights: ['order'], says: 'order' },
  'cw-order-details': { rights: ['orders'], says: 'orders' },
  'cw-order-list': { rights: ['orders'], says: 'orders' },
  'cw-order-success': { rights: ['order'], says: 'order' },
  'cw-outlet': {
    rights: ['catalogue', 'cart', 'lists', 'order', 'orders', 'returns', 'finance', 'account'],
    says: 'shop',
  },
  'cw-price': { rights: ['catalogue'], says: 'prices' },
  'cw-printer-finder': { rights: ['catalogue'], says: 'articles' },
  'cw-product': { rights: ['catalogue'], says: 'articles' },
  'cw-product-card': { rights: ['catalogue'], says: 'articles' },
  'cw-product-list': { rights: ['catalogue'], says: 'articles' },
  'cw-quick-order': { rights: ['lists'], says: 'quickOrder' },
  'cw-quick-order-details': { rights: ['lists'], says: 'lists' },
  'cw-return-details': { rights: ['returns'], says: 'returns' },
  'cw-return-form': { rights: ['returns'], says: 'returns' },
  'cw-returns': { rights: ['returns'], says: 'returns' },
  'cw-saved-lists': { rights: ['lists'], says: 'lists' },
  'cw-search-box': { rights: ['catalogue'], says: 'search' },
  'cw-stock': { rights: ['catalogue'], says: 'stock' },
}

/** Elements in a line of the page. */
export const INLINE_ELEMENTS: readonly string[] = ['cw-add-to-cart', 'cw-price', 'cw-stock'] satisfies EmbedComponent[]
