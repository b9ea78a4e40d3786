/** Words that the tables of several features have. */
import type { Texts } from '@cartwright/core/texts'

export const tableTexts = {
  namespace: 'table',
  english: {
    amount: 'Amount',
    article: 'Article',
    currency: 'Currency',
    date: 'Date',
    invoice: 'Invoice',
    invoices: 'Invoices',
    lines: 'Lines',
    oemCode: 'OEM code',
    orderNo: 'Order no',
    orders: 'Orders',
    placedBy: 'Placed by',
    poNo: 'PO#',
    quantity: 'Quantity',
    reason: 'Reason',
    reconciliation: 'Reconciliation',
    returns: 'Returns',
    soNo: 'SO#',
    status: 'Status',
    tooManyRows: 'An export holds at most {{max}} rows. Please set a filter.',
    yourNumber: 'Your number',
  },
} as const satisfies Texts
