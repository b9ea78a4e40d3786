import type { Texts } from '@cartwright/core'

export const orderFilesTexts = {
  namespace: 'order-files',
  english: {
    cancel: 'Cancel the upload of {{name}}',
    checked: 'Checked',
    choose: 'Choose a file',
    drop: 'or drop it here',
    dropNow: 'Drop the file here',
    empty: '{{name}} is empty.',
    failed: 'File(s) upload failed.',
    hint: '{{types}}, at most {{size}}, one at a time',
    label: 'Delivery note',
    mendFirst: 'A file did not get through. Send it again or remove it.',
    nameTooLong: 'The name of the file is too long. It may have {{max}} characters.',
    oneAtATime: 'One file at a time. Nothing was added.',
    orMail:
      'No file at hand? Send the delivery note as a PDF to {{email}} once the order has its number, and put that number in the subject. The goods wait for it.',
    refused: 'Its content is not accepted. Check that it really is {{type}}.',
    remove: 'Remove {{name}}',
    sent: '{{name}} is uploaded and checked.',
    tooLarge: '{{name}} is too large. A file may have {{size}}.',
    tooMany: 'Files of an order: {{max}} at most.',
    uploading: 'Uploading, {{share}}',
    waitFirst: 'The file is still on its way.',
    wrongType: '{{name}} cannot be added. Files may be {{types}}.',
  },
} as const satisfies Texts
