/** Words of the small elements on a host's product page. */
import type { Texts } from '@cartwright/core'

export const numberTexts = {
  namespace: 'number',
  english: {
    added: 'Added',
    choose: 'Which article is {{number}}?',
    chooseOne: 'Choose the article',
    inStock: '{{pieces}} in stock',
    noBasket: 'Your account cannot order.',
    noPrice: 'No price',
    noPriceHint: 'Your account sees no price of this article.',
    retry: 'Try again',
    signInToOrder: 'Sign in to order',
    stepFrom: '{{pieces}} or more',
    unknown: '{{number}} is not in the catalogue.',
    unknownId: 'This article is not in the catalogue.',
  },
} as const satisfies Texts
