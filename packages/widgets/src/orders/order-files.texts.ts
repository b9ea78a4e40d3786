import type { Texts } from '@cartwright/core'

export const orderFilesTexts = {
  namespace: 'order-files',
  english: {
    add: 'Upload delivery note',
    chooseFirst: 'Choose a file first.',
    label: 'Delivery note',
    mendFirst: 'A file did not get through. Send it again or remove it.',
    orMail:
      'No file at hand? Upload the delivery note later on the page of the order, or send it as a PDF to {{email}} with the order number in the subject. We hold the goods until it arrives.',
    replace: 'Replace delivery note',
    replaces: 'This takes the place of: {{files}}',
    send: 'Save',
    sent: 'The delivery note of order {{orderNo}} is saved.',
    waitFirst: 'The file is still on its way.',
  },
} as const satisfies Texts
