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
    orderAgain: 'Order again',
    quantity: 'Qty',
    quickOrderNo: 'QO# {{number}}',
    repeated: 'More than once in this list',
    signIn: 'Sign in to see your quick order.',
    subtotal: 'Subtotal',
    unitPrice: 'Unit price',
  },
} as const satisfies Texts
