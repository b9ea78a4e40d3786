import type { Texts } from '@cartwright/core'

export const lastTimeTexts = {
  namespace: 'last-time',
  english: {
    lastTime: 'Last time',
  },
} as const satisfies Texts
