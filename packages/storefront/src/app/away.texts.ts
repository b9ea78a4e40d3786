import type { Texts } from '@cartwright/core'

/** What index.html says when the script does not arrive; the build writes it there in every language. */
export const awayTexts = {
  namespace: 'away',
  english: {
    notLoaded: 'The shop could not be loaded.',
    tryAgain: 'Try again',
  },
} as const satisfies Texts
