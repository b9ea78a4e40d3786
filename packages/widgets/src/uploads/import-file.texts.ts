import type { Texts } from '@cartwright/core'

export const importFileTexts = {
  namespace: 'import-file',
  english: {
    tooLarge: '{{name}} is larger than {{max}} KB. Nothing was read; divide it into several files.',
  },
} as const satisfies Texts
