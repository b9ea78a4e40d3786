import type { Texts } from '@cartwright/core'

export const creditWarningTexts = {
  namespace: 'credit-warning',
  english: {
    basket: 'The basket exceeds your credit limit.',
    hold: 'You can place the order; we start when a payment brings your company below its limit.',
    left: '{{left}} of {{limit}} are left.',
    order: 'This order exceeds your credit limit.',
    overdrawn: 'Credit left: {{left}} of {{limit}}.',
    refuse: 'It can be placed as soon as a payment brings your company below its limit.',
    tell: 'You can place the order; we may contact you before it ships.',
  },
} as const satisfies Texts
