import type { Texts } from '@cartwright/core'

/** Words of a saved quick order. */
export const quickOrderDetailsTexts = {
  namespace: 'quick-order-details',
  english: {
    amount: 'Amount',
    article: 'Article',
    back: 'Back to quick order',
    created: 'Saved {{date}}',
    failed: 'The quick order could not be loaded.',
    missing: 'There is no quick order with this number.',
    noPermission: 'Your account has no quick order.',
    open: 'Open in quick order',
    orderAgain: 'Order again',
    quantity: 'Qty',
    quickOrderNo: 'QO# {{number}}',
    repeated: 'More than once in this list',
    signIn: 'Sign in to see your quick order.',
    subtotal: 'Subtotal',
    unitPrice: 'Unit price',
    leftOut_one: '{{count}} line of the list is not here: it is still to be chosen or fixed.',
    leftOut_other: '{{count}} lines of the list are not here: they are still to be chosen or fixed.',
    whyAmbiguous: 'several articles',
    whyDisabled: 'no longer sold',
    whyQuantity: 'quantity unclear',
    whyUnknown: 'unknown number',
  },
} as const satisfies Texts
