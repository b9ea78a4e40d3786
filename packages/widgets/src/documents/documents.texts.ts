import type { Texts } from '@cartwright/core'

export const documentsTexts = {
  namespace: 'documents',
  english: {
    again: 'Try again',
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was saved.',
    failed_one: '1 document could not be fetched: {{numbers}}',
    failed_other: '{{count}} documents could not be fetched: {{numbers}}',
    progress: '{{done}} of {{total}} documents',
    saved: 'Done. The ZIP file is saved.',
    saveRest: 'Save the others',
  },
} as const satisfies Texts
