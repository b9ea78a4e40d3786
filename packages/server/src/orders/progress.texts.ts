/** Words of the sentence that says how far an order has come, in exports, mails and notifications; the pages have the same. */
import type { Texts } from '@cartwright/core/texts'

export const progressTexts = {
  namespace: 'progress',
  english: {
    title: 'Progress',
    arrived: '{{arrived}} of {{pieces}} arrived',
    expected: '{{pieces}} expected {{day}}',
    leaving: '{{pieces}} leaving {{day}}',
    underWay: '{{pieces}} on the way, no date known yet',
    unknown: '{{pieces}}: no date known yet',
  },
} as const satisfies Texts
