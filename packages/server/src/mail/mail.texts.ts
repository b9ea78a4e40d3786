/** Words that all mails have. */
import type { Texts } from '@cartwright/core/texts'

export const mailTexts = {
  namespace: 'mail',
  english: {
    greeting: 'Dear {{name}},',
  },
} as const satisfies Texts
