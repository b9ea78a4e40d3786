import type { Texts } from '@cartwright/core'

export const creditWarningTexts = {
  namespace: 'credit-warning',
  english: {
    basket: 'The basket exceeds your credit limit.',
    left: '{{left}} of {{limit}} are left. You can place the order; we may contact you before it ships.',
    overdrawn: 'Credit left: {{left}} of {{limit}}. You can place the order; we may contact you before it ships.',
    order: 'This order exceeds your credit limit.',
  },
} as const satisfies Texts
