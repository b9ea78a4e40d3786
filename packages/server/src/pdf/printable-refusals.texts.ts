/** Refusals of characters that a document cannot have. */
import type { Texts } from '@cartwright/core/texts'

export const printableRefusals = {
  namespace: 'printable-refusals',
  english: {
    forbidden: 'These characters cannot be used: {{characters}}. Please remove them.',
    notOnItalianInvoices:
      'These characters cannot be written on Italian invoices: {{characters}}. Please use Latin letters.',
    unprintable:
      'These characters cannot be printed on documents: {{characters}}. Please use Latin, Greek or Cyrillic letters.',
  },
} as const satisfies Texts
