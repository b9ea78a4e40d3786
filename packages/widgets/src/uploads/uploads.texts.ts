import type { Texts } from '@cartwright/core'

export const uploadsTexts = {
  namespace: 'uploads',
  english: {
    cancel: 'Cancel the upload of {{name}}',
    checked: 'Checked',
    choose: 'Choose a file',
    drop: 'or drop it here',
    dropNow: 'Drop the file here',
    empty: '{{name}} is empty.',
    failed: 'File(s) upload failed.',
    hint: '{{types}}, at most {{size}}, one at a time',
    nameTooLong: 'The name of the file is too long. It may have {{max}} characters.',
    oneAtATime: 'One file at a time. Nothing was added.',
    refused: 'Its content is not accepted. Check that it opens as {{type}}.',
    remove: 'Remove {{name}}',
    sent: '{{name}} is uploaded and checked.',
    tooLarge: '{{name}} is too large. A file may have {{size}}.',
    tooMany: 'Files: {{max}} at most.',
    uploading: 'Uploading, {{share}}',
    wrongType: '{{name}} cannot be added. Files may be {{types}}.',
  },
} as const satisfies Texts
