/** One return. */
import type { Texts } from '@cartwright/core'

export const returnDetailsTexts = {
  namespace: 'return-details',
  english: {
    allReturns: 'All returns',
    answerBy: 'Answer by {{day}}',
    approvedOf: '{{approved}} of {{asked}} approved',
    creditNotes: 'Credit notes',
    evApproved: 'Approved',
    evReceived: 'Goods received',
    evRefunded: 'Credited',
    evRejected: 'Rejected',
    evSubmitted: 'Submitted',
    failed: 'The return cannot be shown at the moment.',
    goOn: 'Go on with the draft',
    happened: 'What happened',
    idNo: 'ID#',
    label: 'Return slip',
    missing: 'There is no such return.',
    orderItem: 'Order item',
    placedBy: 'Applied for by',
    receivedQty: '{{pieces}} received',
    returnTime: 'Return time',
    rmaNo: 'RMA#',
    signIn: 'Sign in to see the return.',
    status: 'Status',
    steps: 'Steps of the return',
  },
} as const satisfies Texts
