import type { Texts } from '@cartwright/core'

export const messagesTexts = {
  namespace: 'messages-area',
  english: { region: 'Messages' },
} as const satisfies Texts
