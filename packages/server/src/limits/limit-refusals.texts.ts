/** Refusals of what is too much. */
import type { Texts } from '@cartwright/core/texts'

export const limitRefusals = {
  namespace: 'limit-refusals',
  english: {
    tooManyKept: 'No more than {{max}} can be kept. Please remove some first.',
    tooManyTries: 'Too many tries. Please try again in {{time}}.',
  },
} as const satisfies Texts
