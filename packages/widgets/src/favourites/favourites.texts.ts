import type { Texts } from '@cartwright/core'

/** Words of the favourites list. */
export const favouritesTexts = {
  namespace: 'favourites',
  english: {
    addToBasket: 'Add to basket',
    all: 'Select all',
    allOnPage: 'Select all on this page',
    article: 'Article',
    available: 'Available',
    continueShopping: 'Continue shopping',
    delete: 'Delete',
    deleteQuestion_one: 'Remove {{count}} article from your favourites?',
    deleteQuestion_other: 'Remove {{count}} articles from your favourites?',
    empty: 'No favourites yet',
    emptyHint: 'The heart beside an article keeps it here.',
    failed: 'Your favourites could not be loaded.',
    noHit: 'No favourite has this in its number or OEM code.',
    noPermission: 'Your account keeps no favourites.',
    number: 'Article number',
    oemCode: 'OEM code',
    quantity: 'Quantity',
    search: 'Article number or OEM code',
    select: 'Select {{number}}',
    selectFirst: 'Select articles to add or delete them.',
    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
    signIn: 'Sign in to see your favourites.',
    title: 'Favourites',
    unitPrice: 'Unit price',
  },
} as const satisfies Texts
