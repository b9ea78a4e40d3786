import type { Texts } from '@cartwright/core'

export const paymentTermsTexts = {
  namespace: 'payment-terms',
  english: {
    after: 'Credit left after this order: {{left}}.',
    now: 'Credit left: {{left}}.',
    terms_one: '{{count}} day net, invoiced per shipment.',
    terms_other: '{{count}} days net, invoiced per shipment.',
  },
} as const satisfies Texts
