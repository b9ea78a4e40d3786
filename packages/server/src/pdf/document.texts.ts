/** Words that the documents of several features have: those of the VAT, and the names of numbers. */
import type { Texts } from '@cartwright/core/texts'

export const documentTexts = {
  namespace: 'document',
  english: {
    yourReference: 'Your reference',
    returnNumber: 'Return',
    exemptK: 'VAT exempt intra-Community supply; VAT is due by the customer',
    exemptG: 'VAT exempt export',
    exemptAE: 'Reverse charge: VAT is due by the customer',
    exemptE: 'VAT exempt',
    exemptZ: 'Zero-rated supply',
    exemptO: 'Not subject to VAT',
  },
} as const satisfies Texts
