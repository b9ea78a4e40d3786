/** Words about a default address that was changed. */
import type { Texts } from '@cartwright/core/texts'

export const defaultAddressTexts = {
  namespace: 'default-address',
  english: {
    billingTitle: 'The default address for invoices was changed',
    shippingTitle: 'The default shipping address was changed',
    nonRegularTitle: 'The default address for drop shipments was changed',
    text: '{{by}} has changed where your company’s goods or invoices go by default.',
    before: 'Before: {{address}}',
    after: 'Now: {{address}}',
    check: 'Orders that are placed already keep their address.',
    open: 'Open the address book',
  },
} as const satisfies Texts
