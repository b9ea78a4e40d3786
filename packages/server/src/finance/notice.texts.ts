/** Words of mails and notifications about invoices, credit notes and payments. */
import type { Texts } from '@cartwright/core/texts'

export const noticeTexts = {
  namespace: 'notice',
  english: {
    invoiceIssuedTitle: 'Invoice {{number}}',
    invoiceIssuedIntro: 'Invoice {{number}} for your order {{orderNo}} is here.',
    creditIssuedTitle: 'Credit note {{number}}',
    creditIssuedIntro: 'Credit note {{number}} for your order {{orderNo}} is here.',
    invoiceOverdueTitle: 'Invoice {{number}}: {{amount}} overdue',
    invoiceOverdueIntro:
      'Invoice {{number}} for your order {{orderNo}} was due on {{day}}; {{amount}} is open. If you have paid in the meantime, please disregard this message.',
    paymentBookedTitle: 'Payment received',
    paymentBookedIntro: 'We have booked your payment {{number}} of {{amount}}. Thank you.',
    open: 'View the invoices',
    attached: 'The document is attached as a PDF.',
    questions: 'Questions? Quote {{number}}.',
  },
} as const satisfies Texts
