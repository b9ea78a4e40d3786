/** Words of the statement of account; those of an invoice besides. */
import type { Texts } from '@cartwright/core/texts'

export const statementTexts = {
  namespace: 'statement',
  english: {
    statement: 'Statement of account',
    period: 'Period',
    fromTo: '{{from}} to {{to}}',
    opening: 'Opening balance',
    closing: 'Closing balance',
    entry: 'Entry',
    amount: 'Amount',
    balance: 'Balance',
    payment: 'Payment',
    later: 'Due later',
    week2: 'Due within two weeks',
    week1: 'Due within one week',
    d30: '1–30 days overdue',
    d60: '31–60 days overdue',
    d90: '61–90 days overdue',
    d120: '91–120 days overdue',
    over120: 'Over 120 days overdue',
    aging: 'Open by due date',
  },
} as const satisfies Texts
