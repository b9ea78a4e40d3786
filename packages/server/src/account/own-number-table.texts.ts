/** Words of the table of own article numbers. */
import type { Texts } from '@cartwright/core/texts'

export const ownNumberTexts = {
  namespace: 'own-number-table',
  english: {
    articleNo: 'Article no',
    ownNumber: 'Own number',
    ownNumbers: 'Own article numbers',
  },
} as const satisfies Texts
