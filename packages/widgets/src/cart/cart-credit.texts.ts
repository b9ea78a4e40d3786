import type { Texts } from '@cartwright/core'

export const cartCreditTexts = {
  namespace: 'cart-credit',
  english: {
    exceeded: 'The basket exceeds your credit limit.',
    left: '{{left}} of {{limit}} are left. You can place the order; we may contact you before it ships.',
  },
} as const satisfies Texts
