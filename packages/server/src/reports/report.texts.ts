/** Words of mails, notifications and the paper about reports of damage and shortage. */
import type { Texts } from '@cartwright/core/texts'

export const reportTexts = {
  namespace: 'report',
  english: {
    reportReceivedTitle: 'Report {{reportNo}} has reached us',
    reportReceivedIntro:
      'We have your report of damage or shortage. Its time counts for the three business days. Please keep goods and packaging until the return is decided.',
    reportReceivedOpen: 'Open the order',
    reportArrivedTitle: 'Report {{reportNo}} of damage or shortage',
    reportArrivedIntro:
      '{{by}} reports damage or shortage. `ops report:files {{reportNo}} <folder>` writes the photos.',
    reportArrivedOpen: 'Open the order',
    reportReturnedTitle: 'Report {{reportNo}} is ready as a return',
    reportReturnedIntro:
      'All goods of the order have arrived. Your report is now a draft of a return, with its lines and photos. Please add a note and submit it.',
    reportReturnedOpen: 'Open the draft',
    title: 'Report of damage or shortage',
    reportNumber: 'Report',
    order: 'Order',
    yourOrder: 'Your order',
    shipment: 'Shipment',
    reportedOn: 'Reported',
    by: 'Reported by',
    lines: 'Reported goods',
    article: 'Article',
    quantity: 'Quantity',
    what: 'What is wrong',
    damaged: 'damaged',
    missing: 'missing',
    wrong: 'wrong article',
    batch: 'Batch',
    photos: 'photos: {{count}}',
    keep: 'The time of this report counts for the limit of 3 business days. Nothing is credited by it: when all goods of the order have arrived it becomes a draft of a return, which you submit.',
    questions: 'Questions? Please quote {{reportNo}}.',
  },
} as const satisfies Texts
