/** Words of the table of returns. */
import type { Texts } from '@cartwright/core/texts'

export const returnTableTexts = {
  namespace: 'return-table',
  english: {
    applicationForReturn: 'Application for return',
    approvedQuantity: 'Approved quantity',
    auditAnswer: 'Answer of the audit',
    auditApproved: 'Audit approved',
    batchNumber: 'Batch number',
    brokenCartridge: 'Broken cartridge',
    chipError: 'Chip error, not compatible or not recognised',
    draft: 'Draft',
    leaking: 'Leaking',
    noise: 'Noise',
    notRequired: 'Not required',
    otherReason: 'Other reason',
    others: 'Others',
    paperJam: 'Paper jam',
    poorPrintQuality: 'Poor print quality',
    printingDefect: 'Printing defect',
    receivedQuantity: 'Received quantity',
    refund: 'Refunded',
    rejected: 'Rejected',
    return: 'Return',
    wrongOrLess: 'Wrong or less shipped',
  },
} as const satisfies Texts
