import type { Texts } from '@cartwright/core'

export const orderFilesTexts = {
  namespace: 'order-files',
  english: {
    label: 'Delivery note',
    mendFirst: 'A file did not get through. Send it again or remove it.',
    orMail:
      'No file at hand? Send the delivery note as a PDF to {{email}} once the order has its number, and put that number in the subject. We hold the goods until it arrives.',
    waitFirst: 'The file is still on its way.',
  },
} as const satisfies Texts
