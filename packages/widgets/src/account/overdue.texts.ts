import type { Texts } from '@cartwright/core'

export const overdueTexts = {
  namespace: 'overdue',
  english: {
    amount_one: '{{amount}} overdue, the oldest {{count}} day',
    amount_other: '{{amount}} overdue, the oldest {{count}} days',
    days_one: 'Overdue for {{count}} day',
    days_other: 'Overdue for {{count}} days',
    none: 'Nothing is overdue.',
    see: 'See invoices',
  },
} as const satisfies Texts
