/** How the elements of an embed key are grouped for a person, in the order of the form. */
import type { EmbedComponent } from '@cartwright/core/rules'

export const EMBED_GROUPS = {
  articles: [
    'cw-price',
    'cw-stock',
    'cw-product',
    'cw-product-card',
    'cw-product-list',
    'cw-search-box',
    'cw-printer-finder',
  ],
  basket: ['cw-add-to-cart', 'cw-cart', 'cw-cart-button', 'cw-cart-drawer'],
  lists: [
    'cw-quick-order',
    'cw-quick-order-details',
    'cw-saved-lists',
    'cw-lists',
    'cw-favourites',
    'cw-favourites-drawer',
  ],
  ordering: ['cw-order-confirm', 'cw-order-success', 'cw-coupons'],
  orders: [
    'cw-desk',
    'cw-order-list',
    'cw-order-details',
    'cw-notifications',
    'cw-returns',
    'cw-return-form',
    'cw-return-details',
  ],
  invoices: ['cw-finance'],
  pages: ['cw-outlet', 'cw-account'],
  help: ['cw-messages', 'cw-contact-card', 'cw-faq', 'cw-declaration', 'cw-language-select'],
} as const satisfies Readonly<Record<string, readonly EmbedComponent[]>>

export type EmbedGroup = keyof typeof EMBED_GROUPS
