import type { Texts } from '@cartwright/core'

export const orderSuccessTexts = {
  namespace: 'order-success',
  english: {
    continueShopping: 'Continue shopping',
    done: 'Your order is placed.',
    failed: 'The order cannot be shown at the moment.',
    failedHint: 'It is placed and kept: nothing has to be sent again.',
    files: 'Files',
    mailNote: 'Mail the delivery note',
    missing: 'There is no order with this number.',
    next: 'What happens next',
    nextLater_one: '{{pieces}} piece follows as soon as it arrives.',
    nextLater_other: '{{pieces}} pieces follow as soon as they arrive.',
    nextNote: 'Send your delivery note as a PDF to {{email}} with {{orderNo}} in the subject. The goods wait for it.',
    nextNow_one: '{{pieces}} piece leaves the warehouse with {{shipVia}}.',
    nextNow_other: '{{pieces}} pieces leave the warehouse with {{shipVia}}.',
    nextQuestions: 'Questions? Name the order number: {{email}}, {{phone}}.',
    nextTogether_one: '{{pieces}} piece ships once the order is complete.',
    nextTogether_other: '{{pieces}} pieces ship together once the order is complete.',
    orderNo: 'Order no',
    poNo: 'PO#',
    qoNo: 'Quick no (QO#)',
    quickOrder: 'Next quick order',
    shipVia: 'Ship via',
    unchangeable: 'Address, items, quantity and PO# cannot change any more.',
  },
} as const satisfies Texts
