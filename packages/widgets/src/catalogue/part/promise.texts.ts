/** When pieces leave, in the words that every screen shares. */
import type { Texts } from '@cartwright/core'

export const promiseTexts = {
  namespace: 'promise',
  english: {
    now: '{{pieces}} now',
    on: '{{pieces}} on {{date}}',
    overdue: '{{pieces}}: date passed, being checked',
    soon: '{{pieces}} within 72 h',
    unknown: '{{pieces}} date unknown',
  },
} as const satisfies Texts
