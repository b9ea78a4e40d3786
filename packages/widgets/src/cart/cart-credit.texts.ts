import type { Texts } from '@cartwright/core'

export const cartCreditTexts = {
  namespace: 'cart-credit',
  english: {
    creditLeft: 'Credit left',
    exceeded: 'The basket exceeds your credit limit.',
    left: '{{left}} of {{limit}} are left. You can place the order; we may contact you before it ships.',
    terms_one: '{{count}} day net, limit {{limit}}',
    terms_other: '{{count}} days net, limit {{limit}}',
  },
} as const satisfies Texts
