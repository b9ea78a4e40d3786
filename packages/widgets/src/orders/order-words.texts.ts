/** What an order is called: its status, its kind, its type. */
import type { Texts } from '@cartwright/core'

export const orderWordsTexts = {
  namespace: 'order-words',
  english: {
    cancelled: 'Cancelled',
    confirmation: 'Order confirmation (PDF)',
    cpdrop: 'Drop ship, own note',
    delivered: 'All goods delivered',
    drop: 'Drop ship, neutral',
    held: 'On hold, above the credit limit.',
    heldInvoices: 'See open invoices',
    heldUntil: 'We start when a payment brings your company below its limit. The pieces are kept for you.',
    kindBackOrder: 'Back Order',
    kindNormal: 'Normal',
    kindPreOrder: 'Pre-Order',
    partlyShipped: 'Partly shipped',
    processing: 'In preparation',
    reg: 'Standard',
    shipped: 'Shipped',
    submitted: 'Submitted',
    partlyArrived: 'Partly arrived',
    piecesArrived: '{{arrived}} of {{pieces}} arrived',
    piecesExpected: '{{pieces}} expected {{day}}',
    piecesLeaving: '{{pieces}} leaving {{day}}',
    piecesUnknown: '{{pieces}}: no date known yet',
    piecesUnderWay: '{{pieces}} on the way, no date known yet',
  },
} as const satisfies Texts
