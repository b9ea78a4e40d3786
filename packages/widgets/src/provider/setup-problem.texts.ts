import type { Texts } from '@cartwright/core'

export const setupProblemTexts = {
  namespace: 'setup-problem',
  english: {
    again: 'Try again',
    api: 'No shop answers at {{endpoint}}.',
    askPage: 'Please contact the people who look after this page: they can check the address of the shop.',
    askShop:
      'Please contact the people who look after this page: the shop has to allow {{origin}}, by its setting ALLOWED_ORIGINS or by an embed key.',
    notHere: 'Not available',
    origin: 'The shop does not accept calls from {{origin}}.',
    title: 'The shop cannot be shown on this page.',
  },
} as const satisfies Texts
