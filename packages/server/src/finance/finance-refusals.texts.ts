/** Refusals of documents, and the fields of a company that keep an invoice from being issued. */
import type { Texts } from '@cartwright/core/texts'

export const financeRefusals = {
  namespace: 'finance-refusals',
  english: {
    companyName: 'Company name',
    electronicAddress: 'Electronic address for invoices',
    formatMissing: 'This document is not available in that format.',
    pec: 'Certified e-mail address (PEC)',
    registrationNumber: 'Registration number',
    sdi: 'Addressee code SDI',
    taxCode: 'Tax code',
    vatNumber: 'VAT number',
  },
} as const satisfies Texts
