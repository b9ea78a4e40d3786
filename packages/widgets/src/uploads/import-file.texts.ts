import type { Texts } from '@cartwright/core'

export const importFileTexts = {
  namespace: 'import-file',
  english: {
    formats: 'CSV or Excel (.xlsx), up to {{max}} KB.',
    tooLarge: '{{name}} is larger than {{max}} KB. Nothing was read; divide it into several files.',
    unreadable: '{{name}} cannot be read. Save it as CSV or as Excel (.xlsx), without a password, and choose it again.',
  },
} as const satisfies Texts
