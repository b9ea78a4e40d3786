/** Refusals of reports of damage or shortage. */
import type { Texts } from '@cartwright/core/texts'

export const reportRefusals = {
  namespace: 'report-refusals',
  english: {
    isReturn: 'This report has become a return. Please go on there.',
    piecesLeft: 'Of {{number}}, delivered pieces that can still be reported: {{left}}.',
    tooManyFiles: 'A report may have {{count}} files.',
    tooManyNotes: '{{max}} notes stand beside this line. Please call us or write an e-mail.',
    tooManyReports: 'This order has {{max}} reports. Please add to one of them, or call us.',
    withdrawOfOwner: 'Only who sent a report and the main account can withdraw it.',
    withdrawnAlready: 'This report was withdrawn.',
  },
} as const satisfies Texts
