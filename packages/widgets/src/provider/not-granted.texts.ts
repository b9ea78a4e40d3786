import type { Texts } from '@cartwright/core'

/** In the place of what the key of a company does not open on its page. */
export const notGrantedTexts = {
  namespace: 'not-granted',
  english: {
    account: 'This page does not show your account.',
    articles: 'This page shows no articles.',
    cart: 'This page shows no basket.',
    coupons: 'This page shows no coupons.',
    desk: 'This page shows no overview.',
    favourites: 'This page shows no favourites.',
    invoices: 'This page shows no invoices.',
    lists: 'This page shows no lists.',
    order: 'Orders cannot be placed on this page.',
    orders: 'This page shows no orders.',
    prices: 'This page shows no prices.',
    quickOrder: 'This page has no quick order.',
    returns: 'This page shows no returns.',
    search: 'This page has no search.',
    shop: 'This page shows nothing of the shop.',
    stock: 'This page shows no stock.',
  },
} as const satisfies Texts
