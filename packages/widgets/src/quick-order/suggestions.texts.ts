import type { Texts } from '@cartwright/core'

export const suggestionsTexts = {
  namespace: 'suggestions',
  english: {
    keep: 'keep as typed',
    keys: 'choose',
    none: 'No article found.',
    take: 'take the chosen one',
    title: 'Articles',
  },
} as const satisfies Texts
