import type { Texts } from '@cartwright/core'

export const cartCreditTexts = {
  namespace: 'cart-credit',
  english: {
    creditLeft: 'Credit left',
    terms_one: '{{count}} day net, limit {{limit}}',
    terms_other: '{{count}} days net, limit {{limit}}',
  },
} as const satisfies Texts
